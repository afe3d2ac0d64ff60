import type { ToneLegendBlock } from '../document.ts';
import type { Faces } from '../face.ts';
import { COLORS, type TextStyle, TONES } from '../page.ts';
import { type Laid, stack, type Unit } from './laid.ts';
import { type Column, linesOf } from './text.ts';

const SIGN: TextStyle = { weight: 'bold', size: 7.5, color: COLORS.ink };
const TEXT: TextStyle = { weight: 'regular', size: 8, color: COLORS.ink };
const SWATCH = { height: 12, padding: 5 } as const;
const LEADING = 12;
const BETWEEN_LINES = 4;
const BETWEEN_ENTRIES = 12;

interface Entry {
  sign: string;
  /** Its ground; null leaves that of the paper. */
  color: string | null;
  lines: string[];
  /** Of the swatch with its text, in points. */
  width: number;
}

/** Signs on their grounds, each with its meaning beside it, on as many lines as they take. */
export function layOutToneLegend(block: ToneLegendBlock, faces: Faces, { left, width }: Column): Laid {
  const widthOf = (text: string, { weight, size }: TextStyle) => (faces[weight].measure(text) * size) / 1000;
  const signs = block.entries.map(({ sign }) => faces.bold.clean(sign));
  const swatch = Math.max(0, ...signs.map((sign) => widthOf(sign, SIGN))) + 2 * SWATCH.padding;
  const textAt = swatch + 4;

  const rows: Entry[][] = [];
  let x = 0;
  block.entries.forEach(({ tone, text }, index) => {
    const lines = linesOf(text, TEXT, width - textAt, faces);
    const taken = textAt + Math.max(...lines.map((line) => widthOf(line, TEXT)));
    if (rows.length === 0 || x + taken > width) {
      rows.push([]);
      x = 0;
    }
    rows[rows.length - 1]!.push({ sign: signs[index]!, color: tone && TONES[tone], lines, width: taken });
    x += taken + BETWEEN_ENTRIES;
  });

  const units = rows.map((row): Unit => {
    const height = Math.max(...row.map(({ lines }) => lines.length)) * LEADING + BETWEEN_LINES;
    return {
      height,
      draw(page, top) {
        let at = left;
        for (const { sign, color, lines, width: taken } of row) {
          if (color) {
            page.box(at, top, swatch, SWATCH.height, COLORS.rule);
            page.box(at + 0.5, top + 0.5, swatch - 1, SWATCH.height - 1, color);
          }
          page.text(sign, at + (swatch - page.widthOf(sign, SIGN)) / 2, top + 8.7, SIGN);
          lines.forEach((line, index) => {
            page.text(line, at + textAt, top + 8.8 + index * LEADING, TEXT);
          });
          at += taken + BETWEEN_ENTRIES;
        }
      },
    };
  });
  return stack(units, 6, block.keep);
}
