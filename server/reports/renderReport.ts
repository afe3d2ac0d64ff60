import {
  type Emission,
  type Format,
  pdfName,
  type ReportContents,
  type ReportDefinition,
} from '../../reports/defineReport.ts';
import type { Drawing } from '../../reports/engine/render.ts';
import { DrawingThread } from './drawingThread.ts';

const shared = new DrawingThread();

/**
 * A report as a file, made by the same code as in the browser and drawn off the server's loop.
 *
 * @param data what it says: the report's own `load` gives it, over an Api that answers as the user it is for.
 * @returns the bytes of the PDF or of the workbook, and the name of the file, which is that of the browser's.
 * @throws ReportError with a message in Portuguese for the user; RangeError when the report has no such format.
 * @example
 * const { load } = await cartaDbo.contents();
 * const data = await load(api, filters, { now });
 * const { name, bytes } = await renderReport(cartaDbo, 'pdf', data, { filters, emittedAt: now });
 */
export async function renderReport<F, D>(
  report: ReportDefinition<F, D>,
  format: Format,
  data: D,
  emission: Emission<F>,
  thread: DrawingThread = shared,
): Promise<{ name: string; bytes: Uint8Array }> {
  const drawing = drawingOf(await report.contents(), format, data, emission);
  if (!drawing) throw new RangeError(`${report.path} has no ${format}`);
  const { type, payload } = drawing;
  const name = type === 'pdf' ? `${pdfName(report, payload.fileOf)}.pdf` : payload.file;
  return { name, bytes: await thread.draw(drawing) };
}

/** A PDF or workbook, drawn off the server's loop. @throws ReportError with a message in Portuguese for the user. */
export const drawn = (drawing: Drawing): Promise<Uint8Array> => shared.draw(drawing);

function drawingOf<F, D>(
  contents: ReportContents<F, D>,
  format: Format,
  data: D,
  emission: Emission<F>,
): Drawing | undefined {
  if (format === 'pdf') return contents.pdf && { type: 'pdf', payload: contents.pdf(data, emission) };
  return contents.excel && { type: 'excel', payload: contents.excel(data, emission) };
}
