import { columnOffsets } from './column.ts';

/** Of what is seen of a table, what the columns that stay may take: all of them, and one alone. */
const ALL = 0.6;
const ONE = 0.4;

/** Which columns stay in view while others are scrolled past them. */
export interface Staying {
  /** How many of the first do, where there is room. */
  fixed: number;
  /** Place of the one among them that names its row: where there is less room, it stays alone. */
  names: number;
}

/** Where columns stand, in pixels from the left edge of the table. */
export interface Places {
  widths: readonly number[];
  /** Where each column starts, and the whole width at the end. */
  offsets: readonly number[];
  /** Of the first columns, up to the last that stays: where each stays; undefined of one that does not. */
  fixed: readonly (number | undefined)[];
  /** What those that stay take. */
  staying: number;
  /** Place of the column that was made narrower, whose texts may need more than a line. */
  narrowed: number | undefined;
}

/**
 * @param columns widths in pixels
 * @param room pixels of the table that are seen; 0 as long as nothing is
 * @param narrow whether one column stays at the most, whatever the room
 */
export function placesOf(
  columns: readonly { width: number }[],
  { fixed, names }: Staying,
  room: number,
  narrow: boolean,
): Places {
  const widths = columns.map(({ width }) => width);
  const offsets = columnOffsets(columns);
  const first = offsets.slice(0, Math.min(fixed, columns.length));
  const taken = offsets[first.length] ?? 0;
  const total = offsets.at(-1) ?? 0;
  if (!narrow && (room === 0 || total <= room || taken <= ALL * room)) {
    return { widths, offsets, fixed: first, staying: taken, narrowed: undefined };
  }
  const width = widths[names] ?? 0;
  const least = room === 0 || total <= room ? width : Math.min(width, Math.floor(ONE * room));
  const kept = columns.map((column, at) => (at === names ? { width: least } : column));
  return {
    widths: kept.map((column) => column.width),
    offsets: columnOffsets(kept),
    fixed: first.slice(0, names + 1).map((_, at) => (at === names ? 0 : undefined)),
    staying: least,
    narrowed: least < width ? names : undefined,
  };
}
