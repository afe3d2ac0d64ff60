import type { Emission, Format, ReportDefinition } from '../../reports/defineReport.ts';
import type { Drawing } from '../../reports/engine/render.ts';
import { DrawingThread } from './drawingThread.ts';

const shared = new DrawingThread();

/**
 * A report as a file, made by the same code as in the browser: its document is built and drawn off the server's loop.
 *
 * @param report one of the registry, where the thread looks it up.
 * @param data what it says: the report's own `load` gives it, over an Api that answers as the user it is for.
 * @returns the bytes of the PDF or of the workbook, and the name of the file, which is that of the browser's.
 * @throws ReportError with a message in Portuguese for the user; RangeError when the registry has no such report, or it
 *   no such format; whatever else building its document throws.
 * @example
 * const { load } = await cartaDbo.contents();
 * const data = await load(api, filters, { now });
 * const { name, bytes } = await renderReport(cartaDbo, 'pdf', data, { filters, emittedAt: now });
 */
export function renderReport<F, D>(
  { path }: Pick<ReportDefinition<F, D>, 'path'>,
  format: Format,
  data: D,
  emission: Emission<F>,
  thread: DrawingThread = shared,
): Promise<{ name: string; bytes: Uint8Array }> {
  return thread.make({ path, format, emission }, data);
}

/** A PDF or workbook, drawn off the server's loop. @throws ReportError with a message in Portuguese for the user. */
export const drawn = (drawing: Drawing): Promise<Uint8Array> => shared.draw(drawing);
