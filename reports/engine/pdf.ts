import { jsPDF } from 'jspdf';
import { binaryText } from './binary.ts';
import { layOutDocument } from './blocks/flow.ts';
import type { Pages } from './blocks/laid.ts';
import type { Report } from './document.ts';
import { Face, type Faces, type FontMetrics, STAND_IN, type Weight } from './face.ts';
import { drawFurniture, type Furniture, layOutFurniture } from './furniture.ts';
import { currentFontId, declareText, FinishedPages, writeOperators } from './jspdf.ts';
import { MARGIN, Page, type PageSize, pageSize } from './page.ts';
import type { Progress } from './report.ts';
import { layOutTableReport } from './tablePages.ts';

/** The font of reports: what `scripts/build-fonts.ts` makes. */
export interface Fonts {
  regular: Uint8Array;
  bold: Uint8Array;
  metrics: FontMetrics;
}

const FAMILY = 'DejaVu Sans Condensed';

/**
 * Draws a report as an A4 PDF. The same report and fonts always give the same bytes.
 *
 * @param onProgress told after every few pages.
 * @throws ReportError when the table cannot fit a page.
 */
export async function renderPdf(report: Report, fonts: Fonts, onProgress: Progress = () => {}): Promise<ArrayBuffer> {
  const faces: Faces = { regular: new Face(fonts.metrics.regular), bold: new Face(fonts.metrics.bold) };
  const size = pageSize(report.orientation);
  const first = layOut(report, faces, size);
  const missing = [...new Set([...faces.regular.missing, ...faces.bold.missing])];
  const { furniture, pages } = missing.length === 0 ? first : layOut(explained(report, missing), faces, size);
  onProgress(0.3);

  const doc = newDocument(report);
  const fontIds = embed(doc, fonts);
  const finished = new FinishedPages(doc);
  let number = 0;
  for (const draws of pages) {
    number += 1;
    const page = new Page(size, faces, fontIds);
    drawFurniture(page, furniture, number, pages.length);
    for (const draw of draws) draw(page);
    if (number > 1) doc.addPage();
    writeOperators(doc, page.content());
    for (const { url, x, y, width, height } of page.images) doc.addImage(url, x, y, width, height, url, 'FAST');
    await finished.finish();
    if (number % 20 === 0) onProgress(0.3 + (0.6 * number) / pages.length);
  }
  declareGlyphs(doc, faces);
  const bytes = finished.file();
  onProgress(1);
  return bytes;
}

function layOut(report: Report, faces: Faces, size: PageSize): { furniture: Furniture; pages: Pages } {
  const furniture = layOutFurniture(report, faces, size);
  const body = {
    top: MARGIN.top + furniture.headerHeight,
    bottom: size.height - MARGIN.bottom - furniture.footerHeight,
  };
  const pages =
    'blocks' in report
      ? layOutDocument(report, faces, size.width, body)
      : layOutTableReport(report, faces, size.width, body);
  return { furniture, pages };
}

/** Most characters that the legend names. */
const MOST_NAMED = 8;

/** The report, each page of which says what its stand-ins stand for: by number, as it cannot show them. */
function explained(report: Report, missing: readonly string[]): Report {
  const codes = missing.map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  const named = [...codes.slice(0, MOST_NAMED), ...(codes.length > MOST_NAMED ? ['…'] : [])].join(', ');
  const entry = { mark: STAND_IN, text: `caractere que a fonte deste documento não tem (${named})` };
  return { ...report, legend: [...(report.legend ?? []), entry] };
}

function newDocument(report: Report): jsPDF {
  const doc = new jsPDF({
    unit: 'pt',
    format: 'a4',
    orientation: report.orientation,
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  });
  // Rows are too many to be read once more.
  const counted = (name: string, value: unknown) => (name === 'rows' && Array.isArray(value) ? value.length : value);
  const extent = 'blocks' in report ? JSON.stringify(report.blocks, counted) : report.rows.length;
  const moment = new Date(report.emittedAt).toISOString();
  doc.setCreationDate(`D:${moment.slice(0, 19).replace(/[-:T]/g, '')}+00'00'`);
  doc.setFileId(fileId(`${moment} ${report.title} ${report.subtitle ?? ''} ${extent}`));
  doc.setLanguage('pt-BR');
  doc.setDocumentProperties({ title: report.title, subject: report.subtitle, creator: 'Efluentes' });
  doc.viewerPreferences({ DisplayDocTitle: true });
  return doc;
}

/** Adds both faces and returns the names by which page contents call them. */
function embed(doc: jsPDF, fonts: Fonts): Record<Weight, string> {
  const ids = { regular: '', bold: '' };
  for (const weight of ['regular', 'bold'] as const) {
    const style = weight === 'bold' ? 'bold' : 'normal';
    doc.addFileToVFS(`${weight}.ttf`, binaryText(fonts[weight]));
    doc.addFont(`${weight}.ttf`, FAMILY, style);
    doc.setFont(FAMILY, style);
    // Only fonts that wrote something through jsPDF are put in the file, and we write on our own.
    doc.text(' ', 0, 0);
    ids[weight] = currentFontId(doc);
  }
  return ids;
}

/** Tells jsPDF which glyphs the pages used: it embeds those, with their widths and their meaning as text. */
function declareGlyphs(doc: jsPDF, faces: Faces): void {
  for (const weight of ['regular', 'bold'] as const) {
    doc.setFont(FAMILY, weight === 'bold' ? 'bold' : 'normal');
    declareText(doc, faces[weight].usedText());
  }
}

/** 32 hexadecimal digits that differ where the text does. */
function fileId(text: string): string {
  return [0, 1, 2, 3]
    .map((seed) => {
      let hash = 0x811c9dc5 ^ (seed * 0x9e3779b9);
      for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
