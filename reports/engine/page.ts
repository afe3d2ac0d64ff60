import type { Faces, Weight } from './face.ts';
import type { Tone } from './report.ts';

/** Sizes of A4, in points. */
const A4 = { short: 595.28, long: 841.89 } as const;

/** Blank around a page's contents, in points. */
export const MARGIN = { side: 28, top: 24, bottom: 24 } as const;

export interface PageSize {
  width: number;
  height: number;
}

export function pageSize(orientation: 'portrait' | 'landscape'): PageSize {
  return orientation === 'portrait' ? { width: A4.short, height: A4.long } : { width: A4.long, height: A4.short };
}

/** Colours as PDF writes them: red, green and blue from 0 to 1. */
export const COLORS = {
  ink: '0.13 0.16 0.19',
  muted: '0.36 0.41 0.46',
  brand: '0.04 0.31 0.43',
  white: '1 1 1',
  rule: '0.72 0.77 0.81',
  head: '0.86 0.91 0.94',
  zebra: '0.955 0.97 0.98',
  outOfLimit: '0.7 0.1 0.09',
} as const;

/** Grounds of rows and signs (blue is the cyan of spec 2 §2.8), light enough for `ink` and `outOfLimit` to be read on each (4.5:1). */
export const TONES: Readonly<Record<Tone, string>> = {
  green: '0.84 0.94 0.85',
  blue: '0.8 0.94 0.97',
  yellow: '1 0.95 0.74',
  pink: '0.97 0.85 0.95',
  red: '0.995 0.89 0.86',
};

/** How a piece of text looks. Sizes are in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  color: string;
}

/** An image and its place, from the top left corner of the page, in points. */
export interface PlacedImage {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const decimal = (hundredths: number) => String(hundredths / 100);
const hundredths = (points: number) => Math.round(points * 100);

/**
 * What is drawn on one page, as PDF operators. Positions are in points from the top left corner; that of a text is the
 * left end of its baseline. State is written only where it changes: this is what makes long tables quick and small.
 */
export class Page {
  readonly size: PageSize;
  /** Those of the page; they are no operators of ours. */
  readonly images: PlacedImage[] = [];
  #faces: Faces;
  #fontIds: Readonly<Record<Weight, string>>;
  #operators: string[] = [];
  #inText = false;
  #font = '';
  #color = '';
  #x = 0;
  #y = 0;

  constructor(size: PageSize, faces: Faces, fontIds: Readonly<Record<Weight, string>>) {
    this.size = size;
    this.#faces = faces;
    this.#fontIds = fontIds;
  }

  /** Writes one line of clean text. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    if (text === '') return;
    const out = this.#operators;
    if (!this.#inText) {
      out.push('BT');
      this.#inText = true;
      this.#x = 0;
      this.#y = 0;
    }
    const font = `/${this.#fontIds[style.weight]} ${style.size} Tf`;
    if (font !== this.#font) {
      out.push(font);
      this.#font = font;
    }
    this.#fill(style.color);
    const left = hundredths(x);
    const base = hundredths(this.size.height - y);
    const hex = this.#faces[style.weight].encode(text);
    out.push(`${decimal(left - this.#x)} ${decimal(base - this.#y)} Td <${hex}> Tj`);
    this.#x = left;
    this.#y = base;
  }

  /** Writes one line of clean text that ends at `right`. */
  textEnding(text: string, right: number, y: number, style: TextStyle): void {
    this.text(text, right - this.widthOf(text, style), y, style);
  }

  /** Writes one line of clean text from `y` upwards; its baseline is at `x`. */
  textUpwards(text: string, x: number, y: number, style: TextStyle): void {
    this.#endText();
    this.#fill(style.color);
    this.#font = `/${this.#fontIds[style.weight]} ${style.size} Tf`;
    const place = `${decimal(hundredths(x))} ${decimal(hundredths(this.size.height - y))}`;
    const hex = this.#faces[style.weight].encode(text);
    this.#operators.push(`BT ${this.#font} 0 1 -1 0 ${place} Tm <${hex}> Tj ET`);
  }

  /** Width of one line of clean text, in points. */
  widthOf(text: string, style: TextStyle): number {
    return (this.#faces[style.weight].measure(text) * style.size) / 1000;
  }

  /** Fills a rectangle. */
  box(x: number, y: number, width: number, height: number, color: string): void {
    this.#endText();
    this.#fill(color);
    const bottom = this.size.height - y - height;
    this.#operators.push(`${[x, bottom, width, height].map((one) => decimal(hundredths(one))).join(' ')} re f`);
  }

  /** Draws a horizontal line, as a thin box whose middle is at `y`. */
  rule(x: number, y: number, width: number, thickness: number, color: string): void {
    this.box(x, y - thickness / 2, width, thickness, color);
  }

  /**
   * Fills a shape.
   *
   * @param path PDF path operators, in a square of 100 units with the origin at its lower left corner.
   * @param side size of that square, in points.
   */
  shape(path: string, x: number, y: number, side: number, color: string): void {
    this.#endText();
    this.#fill(color);
    const scale = decimal(hundredths(side / 100));
    const bottom = decimal(hundredths(this.size.height - y - side));
    this.#operators.push(`q ${scale} 0 0 ${scale} ${decimal(hundredths(x))} ${bottom} cm ${path} f Q`);
  }

  /** The operators, complete. */
  content(): string {
    this.#endText();
    return this.#operators.join('\n');
  }

  #fill(color: string): void {
    if (color === this.#color) return;
    this.#operators.push(`${color} rg`);
    this.#color = color;
  }

  #endText(): void {
    if (this.#inText) this.#operators.push('ET');
    this.#inText = false;
  }
}
