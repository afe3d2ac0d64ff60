import type { Faces } from './face.ts';
import { countOf } from './furniture.ts';
import { COLORS, type TextStyle } from './page.ts';
import type { TableReport } from './report.ts';
import { wrap } from './wrap.ts';

const NOTE: TextStyle = { weight: 'regular', size: 8, color: COLORS.ink };
const COUNT: TextStyle = { weight: 'bold', size: 8, color: COLORS.ink };
const LINE = 10;
const BEFORE_FIRST = 6;
const BETWEEN = 3;

/** A line of text under the table; `y` is its baseline, in points from the top of the page. */
export interface NoteLine {
  text: string;
  y: number;
  style: TextStyle;
}

/** Where lines may go, in points from the top of the page. */
export interface NoteRoom {
  /** End of the table, on its last page. */
  first: number;
  /** Top and bottom of the pages' bodies. */
  top: number;
  bottom: number;
}

type Line = Omit<NoteLine, 'y'>;

/** What comes after the table, its number of rows and the notes: the lines of each paragraph. @param width in points. */
function closingLines(report: TableReport, faces: Faces, width: number): Line[][] {
  const count = report.rows.length === 0 ? 'Nenhum registro.' : `Total: ${countOf(report.rows.length)}.`;
  const paragraphs = [{ text: count, style: COUNT }, ...(report.notes ?? []).map((text) => ({ text, style: NOTE }))];
  return paragraphs.map(({ text, style }) => {
    const face = faces[style.weight];
    return wrap(face.clean(text), (width * 1000) / style.size, face).map((line) => ({ text: line, style }));
  });
}

/** Height of all that comes after the table, in points, were it on one page. @param width in points. */
export function closingHeight(report: TableReport, faces: Faces, width: number): number {
  const paragraphs = closingLines(report, faces, width);
  return BEFORE_FIRST + paragraphs.flat().length * LINE + (paragraphs.length - 1) * BETWEEN;
}

/**
 * Puts what comes after the table on pages.
 *
 * @param width in points.
 * @returns the lines of the table's last page, then those of pages of their own. Always one page at least.
 */
export function layOutNotes(report: TableReport, faces: Faces, width: number, room: NoteRoom): NoteLine[][] {
  const pages: NoteLine[][] = [[]];
  let y = room.first + BEFORE_FIRST;
  for (const paragraph of closingLines(report, faces, width)) {
    for (const line of paragraph) {
      if (y + LINE > room.bottom) {
        pages.push([]);
        y = room.top;
      }
      y += LINE;
      pages[pages.length - 1]!.push({ ...line, y });
    }
    y += BETWEEN;
  }
  return pages;
}
