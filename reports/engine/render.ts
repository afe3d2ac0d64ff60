import type { Report } from './document.ts';
import type { Fonts } from './pdf.ts';
import { type Progress, ReportError, type Workbook } from './report.ts';

/** What is drawn: a PDF of a report, or an Excel file of a workbook. */
export type Drawing = { type: 'pdf'; payload: Report } | { type: 'excel'; payload: Workbook };

const UNEXPECTED = 'Não foi possível gerar o arquivo.';

/** What failed, in words for the user; the rest is for the log. */
export function messageOf(error: unknown, unexpected = UNEXPECTED): string {
  return error instanceof ReportError ? error.message : unexpected;
}

/** Loads what a kind of file takes, so that it is there when one is wanted. */
export async function prepare(type: Drawing['type'], loadFonts: () => Promise<Fonts>): Promise<void> {
  await (type === 'pdf' ? Promise.all([import('./pdf.ts'), loadFonts()]) : import('./excel.ts'));
}

/**
 * Draws either kind of file; each loads its own library, the first time it is wanted.
 *
 * @param loadFonts the fonts, from wherever they lie.
 * @throws ReportError with a message in Portuguese for the user.
 */
export async function draw(
  drawing: Drawing,
  loadFonts: () => Promise<Fonts>,
  onProgress?: Progress,
): Promise<ArrayBuffer> {
  if (drawing.type === 'pdf') {
    const [{ renderPdf }, fonts] = await Promise.all([import('./pdf.ts'), loadFonts()]);
    return renderPdf(drawing.payload, fonts, onProgress);
  }
  const { renderExcel } = await import('./excel.ts');
  return renderExcel(drawing.payload, onProgress);
}
