import type { TableBlock } from '../document.ts';
import { drawHead, drawRows, headHeight } from '../drawTable.ts';
import type { Faces } from '../face.ts';
import type { Measured } from '../measure.ts';
import { paginateParts, rowHeight } from '../pages.ts';
import { layOutTable } from '../table.ts';
import type { Laid } from './laid.ts';
import { type Column, layOutHeading, layOutParagraph } from './text.ts';

/** Blank above a table, under what heads it too, in points. */
const GAP = 6;

/** Rows that a table has under its first header, where it has as many: one alone would look like its end. */
const FEWEST_ROWS = 2;

/** Rows with which a table that leads on goes whole: it has not as many to stay as to go. */
const WHOLE_ROWS = 3;

/** A table on the pages it takes, each with the header; the sentence that says so when it has no rows. */
export function layOutTableBlock(block: TableBlock, faces: Faces, column: Column, measured?: Measured): Laid {
  const { leads } = block;
  if (block.rows.length === 0) {
    return layOutParagraph({ type: 'paragraph', text: block.empty, keep: leads }, faces, column);
  }
  const parts = layOutTable(block, faces, column.width, column.left, measured);
  const head = Math.max(...parts.map(headHeight));
  const heights = parts[0]!.rows.map((row) => rowHeight(parts[0]!, row.lineCount));
  const again = block.continued ? layOutHeading({ type: 'heading', text: block.continued }, faces, column) : null;
  const above = again ? again.whole + GAP : 0;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    gap: GAP,
    keep: leads === true && block.rows.length <= WHOLE_ROWS,
    leads,
    whole: head + sum(heights),
    least: head + sum(heights.slice(0, FEWEST_ROWS)),
    place({ y, top, bottom, after }) {
      const pages = paginateParts(parts, bottom - top - above - head, bottom - y - head, after);
      const last = pages[pages.length - 1]!;
      const lastSlice = last.slices.at(-1)!;
      const topOf = (index: number) => (index === 0 ? y : top + above);
      const heading = again?.place({ y: top, top, bottom }).pages[0] ?? [];
      return {
        pages: pages.map(({ table, slices }, index) =>
          slices.length === 0
            ? []
            : [
                ...(index === 0 ? [] : heading),
                (page) => drawHead(page, table, topOf(index)),
                (page) => drawRows(page, table, slices, topOf(index) + headHeight(table)),
              ],
        ),
        end: topOf(pages.length - 1) + headHeight(last.table) + lastSlice.y + lastSlice.height,
      };
    },
  };
}
