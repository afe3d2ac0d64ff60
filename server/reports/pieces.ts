/** A part of a report's data: all but its lists, or some rows of the list in `field`; null where the data are a list. */
export type Piece = { rest: unknown } | { field: string | null; rows: readonly unknown[] };

/** Rows of one piece: to post them takes a few milliseconds, where some thousand at once hold up the server's loop. */
const ROWS_AT_ONCE = 200;

function piecesOfList(field: string | null, rows: readonly unknown[]): Piece[] {
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) => index * ROWS_AT_ONCE);
  return starts.map((start) => ({ field, rows: rows.slice(start, start + ROWS_AT_ONCE) }));
}

/**
 * A report's data cut up, to be posted one by one: what they hold without their lists first, then the rows of each.
 *
 * @param data plain, as `ReportDefinition` has them; only they themselves and their own fields are cut, no list within a row
 */
export function piecesOf(data: unknown): Piece[] {
  if (Array.isArray(data)) return [{ rest: [] }, ...piecesOfList(null, data)];
  if (typeof data !== 'object' || data === null) return [{ rest: data }];
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const emptied = Object.fromEntries(lists.map(([field]) => [field, []]));
  return [{ rest: { ...data, ...emptied } }, ...lists.flatMap(([field, rows]) => piecesOfList(field, rows))];
}

/** The data again. @param pieces those of `piecesOf`, in their order, as they were posted: lists of `rest` are filled */
export function joined(pieces: readonly Piece[]): unknown {
  let data: unknown;
  for (const piece of pieces) {
    if ('rest' in piece) data = piece.rest;
    else listIn(data, piece.field).push(...piece.rows);
  }
  return data;
}

const listIn = (data: unknown, field: string | null) =>
  (field === null ? data : (data as Record<string, unknown>)[field]) as unknown[];
