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
  internal: { write(operators: string): void; pages: readonly string[][] };
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
 * The pages of a document that compresses, each compressed as it is finished: of a long file only the page at hand is held
 * whole. The platform compresses them, one at a time, since what it holds for each is many times the page; it takes a
 * fraction of the time that jsPDF's own way does.
 */
export class FinishedPages {
  readonly #doc: jsPDF;
  /** What each of them is compressed to, by what stands for it in the document. */
  readonly #compressed = new Map<string, string>();

  constructor(doc: jsPDF) {
    this.#doc = doc;
  }

  /** Compresses the page at hand; nothing more may be drawn on it. */
  async finish(): Promise<void> {
    const lines = undeclared(this.#doc).internal.pages[this.#doc.getNumberOfPages()]!;
    const compressed = await deflate(lines.join('\n'));
    const standIn = `page ${this.#compressed.size + 1}`;
    this.#compressed.set(standIn, compressed);
    lines.splice(0, lines.length, standIn);
  }

  /** The file, once every page is finished. */
  file(): ArrayBuffer {
    const api = jsPDF.API as unknown as Filtering;
    const own = api.processDataByFilters;
    api.processDataByFilters = (text, filters) => {
      const data = this.#compressed.get(text);
      return data === undefined ? own(text, filters) : { data, reverseChain: '/FlateDecode' };
    };
    try {
      return this.#doc.output('arraybuffer');
    } finally {
      api.processDataByFilters = own;
    }
  }
}
