import type { TableBlock } from '../document.ts';
import { drawHead, drawRows, headHeight } from '../drawTable.ts';
import type { Faces } from '../face.ts';
import { paginate, rowHeight } from '../pages.ts';
import { layOutTable } from '../table.ts';
import type { Laid } from './laid.ts';
import { type Column, layOutParagraph } from './text.ts';

/** Rows that a table has under its first header, where it has as many: one alone would look like its end. */
const FEWEST_ROWS = 2;

/** A table on the pages it takes, each with the header; the sentence that says so when it has no rows. */
export function layOutTableBlock(block: TableBlock, faces: Faces, column: Column): Laid {
  if (block.rows.length === 0) return layOutParagraph({ type: 'paragraph', text: block.empty }, faces, column);
  const table = layOutTable(block, faces, column.width, column.left);
  const head = headHeight(table);
  const heights = table.rows.map((row) => rowHeight(table, row.lineCount));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    gap: 6,
    keep: false,
    whole: head + sum(heights),
    least: head + sum(heights.slice(0, FEWEST_ROWS)),
    place({ y, top, bottom }) {
      const pages = paginate(table, bottom - top - head, bottom - y - head);
      const last = pages[pages.length - 1]!.at(-1)!;
      const topOf = (index: number) => (index === 0 ? y : top);
      return {
        pages: pages.map((slices, index) =>
          slices.length === 0
            ? []
            : [
                (page) => drawHead(page, table, topOf(index)),
                (page) => drawRows(page, table, slices, topOf(index) + head),
              ],
        ),
        end: topOf(pages.length - 1) + head + last.y + last.height,
      };
    },
  };
}
