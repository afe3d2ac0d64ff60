import type { HeadingBlock, ParagraphBlock, SignatureBlock } from '../document.ts';
import type { Faces } from '../face.ts';
import { COLORS, MARGIN, type TextStyle } from '../page.ts';
import { wrap } from '../wrap.ts';
import { type Laid, lineUnits, stack, type Unit } from './laid.ts';

/** Where the text of a document stands, from the left edge of the page, in points. */
export interface Column {
  left: number;
  width: number;
}

/** The column of a document's text on a page of this width. */
export function textColumn(pageWidth: number, inset = 0): Column {
  return { left: MARGIN.side + inset, width: pageWidth - 2 * (MARGIN.side + inset) };
}

/** A text cut into lines of a width in points, clean. */
export function linesOf(text: string, style: TextStyle, width: number, faces: Faces): string[] {
  const face = faces[style.weight];
  return wrap(face.clean(text), (width * 1000) / style.size, face);
}

const HEADING: TextStyle = { weight: 'bold', size: 10.5, color: COLORS.brand };

export function layOutHeading({ text }: HeadingBlock, faces: Faces, { left, width }: Column): Laid {
  const lines = linesOf(text, HEADING, width, faces);
  const height = HEADING.size * 1.3;
  const units = lineUnits(lines.length, height, (page, index, top) =>
    page.text(lines[index]!, left, top + HEADING.size, HEADING),
  );
  return stack(units, 16, true);
}

/** Size and distance of lines, in points, and the blank above. */
const PARAGRAPHS = {
  note: { size: 8, leading: 10.5, gap: 5 },
  body: { size: 9, leading: 12, gap: 6 },
  letter: { size: 10.5, leading: 16, gap: 11 },
} as const;

export function layOutParagraph(block: ParagraphBlock, faces: Faces, { left, width }: Column): Laid {
  const { size, leading, gap } = PARAGRAPHS[block.size ?? 'body'];
  const style: TextStyle = { weight: block.bold ? 'bold' : 'regular', size, color: COLORS.ink };
  const lines = linesOf(block.text, style, width, faces);
  const units = lineUnits(lines.length, leading, (page, index, top) => {
    const line = lines[index]!;
    const y = top + size;
    if (block.align === 'right') page.textEnding(line, left + width, y, style);
    else page.text(line, left, y, style);
  });
  return stack(units, gap, block.keep);
}

/** Blank for the signature itself, width of its line, and distance of the texts under it, in points. */
const SIGNING = { blank: 44, width: 250, leading: 12.5 } as const;
const SIGNER: TextStyle = { weight: 'bold', size: 9.5, color: COLORS.ink };
const ROLE: TextStyle = { weight: 'regular', size: 8.5, color: COLORS.muted };

export function layOutSignature(block: SignatureBlock, faces: Faces, column: Column): Laid {
  const width = Math.min(SIGNING.width, column.width);
  const middle = column.left + column.width / 2;
  const lines = block.lines.flatMap((text, index) => {
    const style = index === 0 ? SIGNER : ROLE;
    return linesOf(text, style, column.width, faces).map((line) => ({ line, style }));
  });
  const height = SIGNING.blank + 4 + lines.length * SIGNING.leading;
  const unit: Unit = {
    height,
    draw(page, top) {
      page.rule(middle - width / 2, top + SIGNING.blank, width, 0.7, COLORS.ink);
      lines.forEach(({ line, style }, index) => {
        const y = top + SIGNING.blank + 4 + index * SIGNING.leading + style.size;
        page.text(line, middle - page.widthOf(line, style) / 2, y, style);
      });
    },
  };
  return stack([unit], 16);
}
