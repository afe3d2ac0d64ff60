import type { Page } from '../page.ts';

/** Draws something on a page that is already known. */
export type Draw = (page: Page) => void;

/** What each page draws, one after the other, and how many there are. */
export interface Pages extends Iterable<readonly Draw[]> {
  readonly length: number;
}

/** Where a block may go, in points from the top of the page. */
export interface Room {
  /** Where it starts on the page at hand. */
  y: number;
  /** Top and bottom of the pages' bodies. */
  top: number;
  bottom: number;
  /** Height that must follow its end on the same page, of a block with `leads`. */
  after?: number;
}

/** A block that found its place. */
export interface Placed {
  /** What it draws on the page at hand and on those after it. */
  pages: Draw[][];
  /** Its end on the last of them, in points from the top of the page. */
  end: number;
}

/** A block cut into lines, not yet into pages. Sizes are in points. */
export interface Laid {
  /** Blank above it, but at the top of a page. */
  gap: number;
  /** Stays on the page of the block after it. */
  keep: boolean;
  /** Its end stays on the page of the block after it. */
  leads?: boolean;
  /** Counts among those that its page has at the most so many of. */
  counted?: boolean;
  /** Height in one piece. */
  whole: number;
  /** Height of the least of it that may end a page. */
  least: number;
  place(room: Room): Placed;
}

/** A part of a block that is never cut. */
export interface Unit {
  height: number;
  /** Draws it with its top at `top`, in points from the top of the page. */
  draw(page: Page, top: number): void;
}

/** A block of units one under the other; pages break between them. */
export function stack(units: readonly Unit[], gap: number, keep = false): Laid {
  return {
    gap,
    keep,
    whole: units.reduce((sum, { height }) => sum + height, 0),
    least: units[0]?.height ?? 0,
    place({ y, top, bottom }) {
      const pages: Draw[][] = [[]];
      let end = y;
      for (const unit of units) {
        if (end + unit.height > bottom && end > top) {
          pages.push([]);
          end = top;
        }
        const at = end;
        pages[pages.length - 1]!.push((page) => unit.draw(page, at));
        end += unit.height;
      }
      return { pages, end };
    },
  };
}

/**
 * Lines as units: the first two and the last two go together, so that none of them is alone on its page.
 *
 * @param height of a line, in points.
 * @param drawLine draws line `index` with its top at `top`.
 */
export function lineUnits(
  count: number,
  height: number,
  drawLine: (page: Page, index: number, top: number) => void,
): Unit[] {
  const starts = Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === 0 || (index !== 1 && index !== count - 1),
  );
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? count;
    return {
      height: (to - from) * height,
      draw(page, top) {
        for (let index = from; index < to; index++) drawLine(page, index, top + (index - from) * height);
      },
    };
  });
}
