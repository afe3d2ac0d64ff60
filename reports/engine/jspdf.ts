import type { jsPDF } from 'jspdf';

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
  internal: { write(operators: string): void };
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
