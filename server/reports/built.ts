import { type Emission, type Format, pdfName, type ReportContents } from '../../reports/defineReport.ts';
import type { Drawing } from '../../reports/engine/render.ts';

/** A report to be made: where the registry has it, as what, and what is printed besides its data. */
export interface Order<F = unknown> {
  path: string;
  format: Format;
  emission: Emission<F>;
}

/**
 * What is drawn of a report, and the name of its file. The registry is loaded by the first one.
 *
 * @param data what the report's own `load` gave
 * @throws RangeError when there is no such report, or it has no such format; whatever making its document throws
 */
export async function built({ path, format, emission }: Order, data: unknown) {
  const { reportAt } = await import('../../reports/registry.ts');
  const report = reportAt(path);
  const drawing = drawingOf(await report.contents(), format, data, emission);
  if (!drawing) throw new RangeError(`${path} has no ${format}`);
  const name = drawing.type === 'pdf' ? `${pdfName(report, drawing.payload.fileOf)}.pdf` : drawing.payload.file;
  return { drawing, name };
}

function drawingOf(
  contents: ReportContents,
  format: Format,
  data: unknown,
  emission: Emission<unknown>,
): Drawing | undefined {
  if (format === 'pdf') return contents.pdf && { type: 'pdf', payload: contents.pdf(data, emission) };
  return contents.excel && { type: 'excel', payload: contents.excel(data, emission) };
}
