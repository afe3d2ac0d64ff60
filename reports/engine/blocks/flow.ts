import type { Block, DocumentReport, DrawnBlock, PageBreakBlock } from '../document.ts';
import type { Faces } from '../face.ts';
import { type Measured, measureTables } from '../measure.ts';
import { layOutFacts } from './facts.ts';
import type { Draw, Laid, Pages, Room } from './laid.ts';
import { layOutTableBlock } from './table.ts';
import { type Column, layOutHeading, layOutParagraph, layOutSignature, textColumn } from './text.ts';
import { layOutToneLegend } from './toneLegend.ts';

type TablesMeasured = ReadonlyMap<DrawnBlock, Measured>;

function layOut(block: DrawnBlock, faces: Faces, column: Column, tables: TablesMeasured): Laid {
  switch (block.type) {
    case 'heading':
      return layOutHeading(block, faces, column);
    case 'paragraph':
      return layOutParagraph(block, faces, column);
    case 'facts':
      return layOutFacts(block, faces, column);
    case 'table':
      return layOutTableBlock(block, faces, column, tables.get(block));
    case 'toneLegend':
      return layOutToneLegend(block, faces, column);
    case 'signature':
      return layOutSignature(block, faces, column);
  }
}

/** Height that a block wants under its top: the least of it or, where it must stay with others, of all of them. */
function wanted(blocks: readonly Laid[], index: number): number {
  const block = blocks[index]!;
  const next = blocks[index + 1];
  return block.keep && next ? block.whole + next.gap + wanted(blocks, index + 1) : block.least;
}

/** What stands between page breaks. */
interface Part {
  blocks: DrawnBlock[];
  continued?: string | undefined;
  most?: PageBreakBlock['most'];
}

/** The blocks between page breaks; a break before all of them breaks nothing. */
function parts(blocks: readonly Block[]): Part[] {
  const found: Part[] = [{ blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'pageBreak') found.push({ blocks: [], continued: block.continued, most: block.most });
    else found[found.length - 1]!.blocks.push(block);
  }
  return blocks[0]?.type === 'pageBreak' ? found.slice(1) : found;
}

/**
 * Cuts a document into pages: no heading without what it heads, no row of a table and no signature in two.
 *
 * @param pageWidth in points.
 * @param body top and bottom of the pages' bodies, in points from the top of the page.
 * @returns what each page draws; one page at least.
 * @throws ReportError when a table cannot fit a page.
 */
export function layOutDocument(report: DocumentReport, faces: Faces, pageWidth: number, body: Omit<Room, 'y'>): Pages {
  const column = textColumn(pageWidth, report.inset);
  const start = body.top + (report.inset ?? 0) / 2;
  const pagesOf = ({ blocks, continued, most }: Part) => {
    const tables = measureTables(
      blocks.filter((block) => block.type === 'table'),
      faces,
    );
    const laid = blocks.map((block) => layOut(block, faces, column, tables));
    const head = continued ? layOutParagraph({ type: 'paragraph', text: continued }, faces, column) : null;
    return placeOnPages(laid, { head, most }, start, body);
  };
  const [first = { blocks: [] }, ...others] = parts(report.blocks);
  if (others.length === 0) return pagesOf(first);
  // Thousands of letters are not held laid out: each is counted, and laid out again when it is drawn.
  const all = [first, ...others];
  return {
    length: all.reduce((count, part) => count + pagesOf(part).length, 0),
    *[Symbol.iterator]() {
      for (const part of all) yield* pagesOf(part);
    },
  };
}

/**
 * Places blocks one under the other, from `start` on their first page; on each other one that a block begins, under `head`.
 * A counted block begins one where as many as may be stand before it.
 */
function placeOnPages(
  blocks: readonly Laid[],
  { head, most }: { head: Laid | null; most: PageBreakBlock['most'] },
  start: number,
  { top, bottom }: Omit<Room, 'y'>,
): Draw[][] {
  const pages: Draw[][] = [[]];
  let end = start;
  let counted = 0;
  const isFull = () => most && counted >= (pages.length === 1 ? most.first : most.others);
  blocks.forEach((block, index) => {
    const isFirst = pages[pages.length - 1]!.length === 0;
    let y = isFirst ? end : end + block.gap;
    if (!isFirst && ((block.counted && isFull()) || y + wanted(blocks, index) > bottom)) {
      const headed = head?.place({ y: top, top, bottom, after: 0 });
      pages.push([...(headed?.pages[0] ?? [])]);
      y = headed ? headed.end + block.gap : top;
      counted = 0;
    }
    const next = block.leads && blocks[index + 1];
    const after = next ? next.gap + wanted(blocks, index + 1) : 0;
    const placed = block.place({ y, top, bottom, after });
    pages[pages.length - 1]!.push(...placed.pages[0]!);
    pages.push(...placed.pages.slice(1));
    if (placed.pages.length > 1) counted = 0;
    if (block.counted) counted += 1;
    end = placed.end;
  });
  return pages;
}
