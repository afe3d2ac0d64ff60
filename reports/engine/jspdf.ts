import { jsPDF } from 'jspdf';
import { deflate } from './binary.ts';

/*
 * All that we use of jsPDF without its declaring it, and nothing else of ours may: page contents are written as PDF
 * operators, since its own way of writing text is slow for long tables. tests/reports/jspdf.test.ts fails when any of
 * it moves.
 */

interface EmbeddedFont {
  /** The name by which page contents call it. */
  id: string;
}

interface Undeclared {
  pdfEscape16(text: string, font: EmbeddedFont): string;
  getFont(): EmbeddedFont;
  /** Lines of each page's contents; the first place is empty. */
  internal: { write(operators: string): void; pages: readonly (readonly string[])[] };
}

/** What compresses a text for the file, and how a reader undoes it. */
interface Filtering {
  processDataByFilters(text: string, filters: unknown): { data: string; reverseChain: string };
}

function undeclared(doc: jsPDF): Undeclared {
  return doc as unknown as Undeclared;
}

/** Adds PDF operators to the page at hand. */
export function writeOperators(doc: jsPDF, operators: string): void {
  undeclared(doc).internal.write(operators);
}

/** The name by which page contents call the font at hand. */
export function currentFontId(doc: jsPDF): string {
  return undeclared(doc).getFont().id;
}

/** Tells jsPDF that a text was written with the font at hand: it embeds its glyphs, with their widths and meaning. */
export function declareText(doc: jsPDF, text: string): void {
  const own = undeclared(doc);
  own.pdfEscape16(text, own.getFont());
}

/**
 * The file of a document that compresses. Its pages are compressed by the platform, which takes a fraction of the time
 * that jsPDF's own way does.
 */
export async function outputCompressed(doc: jsPDF): Promise<ArrayBuffer> {
  const texts = undeclared(doc)
    .internal.pages.slice(1)
    .map((lines) => lines.join('\n'));
  const deflated = await Promise.all(texts.map(async (text) => [text, await deflate(text)] as const));
  const ready = new Map(deflated);
  const api = jsPDF.API as unknown as Filtering;
  const own = api.processDataByFilters;
  api.processDataByFilters = (text, filters) => {
    const data = ready.get(text);
    return data === undefined ? own(text, filters) : { data, reverseChain: '/FlateDecode' };
  };
  try {
    return doc.output('arraybuffer');
  } finally {
    api.processDataByFilters = own;
  }
}
