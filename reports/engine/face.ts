/** What one face of the font can draw. `codes`, `glyphs` and `advances` go together, by ascending code point. */
export interface FaceMetrics {
  codes: number[];
  /** Numbers of the glyphs in the file. */
  glyphs: number[];
  /** Widths, in thousandths of the font size. */
  advances: number[];
  /** Height above and depth below the baseline, in thousandths of the font size. */
  ascent: number;
  descent: number;
}

/** Contents of the generated `metrics.json`. */
export interface FontMetrics {
  /** Digest of what the fonts were made from. */
  source: string;
  regular: FaceMetrics;
  bold: FaceMetrics;
}

/** Stands for a character that the font lacks; the legend of the pages then says so. */
export const STAND_IN = '□';

/** Characters written as others that say the same. For any other one outside the font there is the stand-in. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\r\n': '\n',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\t': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2009': ' ',
  '\u200a': ' ',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u2713\ufe0f': '✓',
  '\u2714': '✓',
  '\u2716': '✗',
  '\u2718': '✗',
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufe0e': '',
  '\ufe0f': '',
  '\ufeff': '',
};
const REPLACED = new RegExp(Object.keys(REPLACEMENTS).join('|'), 'gu');
const CONTROLS = /(?!\n)\p{Cc}/gu;

const MISSING = 0xffff;
const NEWLINE = 10;

/** One face of the font, ready to measure and to write text for one document. */
export class Face {
  readonly ascent: number;
  readonly descent: number;
  /** Characters of the texts so far that the font lacks. */
  readonly missing = new Set<string>();
  #advances: Uint16Array;
  #hex: string[] = [];
  #used: Uint8Array;

  constructor(metrics: FaceMetrics) {
    const size = Math.max(...metrics.codes) + 1;
    this.ascent = metrics.ascent;
    this.descent = metrics.descent;
    this.#used = new Uint8Array(size);
    this.#advances = new Uint16Array(size).fill(MISSING);
    this.#advances[NEWLINE] = 0;
    metrics.codes.forEach((code, index) => {
      this.#advances[code] = metrics.advances[index]!;
      this.#hex[code] = metrics.glyphs[index]!.toString(16).padStart(4, '0');
    });
  }

  /**
   * The text as it can be drawn: in NFC, without control characters other than the line break, with the stand-in for
   * what the font lacks.
   */
  clean(text: string): string {
    if (this.#firstMissing(text) < 0) return text;
    const replaced = text
      .normalize('NFC')
      .replace(REPLACED, (found) => REPLACEMENTS[found]!)
      .replace(CONTROLS, '');
    if (this.#firstMissing(replaced) < 0) return replaced;
    return replaced.replace(/[^\n]/gu, (character) => {
      if (this.#firstMissing(character) < 0) return character;
      this.missing.add(character);
      return STAND_IN;
    });
  }

  /** Width of a clean text on one line, in thousandths of the font size. */
  measure(text: string): number {
    let width = 0;
    for (let index = 0; index < text.length; index++) width += this.#advances[text.charCodeAt(index)]!;
    return width;
  }

  /** A clean text of one line as the hexadecimal glyph numbers that a PDF string holds. */
  encode(text: string): string {
    let hex = '';
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      hex += this.#hex[code];
      this.#used[code] = 1;
    }
    return hex;
  }

  /** Every character that was encoded, once. */
  usedText(): string {
    let text = '';
    for (let code = 0; code < this.#used.length; code++) if (this.#used[code]) text += String.fromCharCode(code);
    return text;
  }

  #firstMissing(text: string): number {
    const advances = this.#advances;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= advances.length || advances[code] === MISSING) return index;
    }
    return -1;
  }
}

/** Both faces of the font. */
export interface Faces {
  regular: Face;
  bold: Face;
}

export type Weight = keyof Faces;
