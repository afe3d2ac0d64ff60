/** Place of a cell, counted from 0; the heading is not part of it. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Either end of a row. */
export type RowEnd = 'start' | 'end';

/** The end of its row that a key leads to. */
export const rowEndOf = (key: string): RowEnd | undefined =>
  key === 'Home' ? 'start' : key === 'End' ? 'end' : undefined;

export interface Bounds {
  rows: number;
  columns: number;
  /** Rows that a page key moves over. */
  page: number;
}

/** Cells from one corner to another, both inclusive. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The cells between two of them. */
export function rangeOf(a: CellPlace, b: CellPlace): CellRange {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** A place within a table that may have become smaller. */
export function placeWithin({ row, column }: CellPlace, { rows, columns }: Omit<Bounds, 'page'>): CellPlace {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

/**
 * Where a key moves the active cell: arrows, with Ctrl as far as they go; page keys; Home and End within the row, with
 * Ctrl to the table's corners.
 *
 * @returns null for a key that does not move it.
 */
export function moveActive(from: CellPlace, key: string, ctrl: boolean, bounds: Bounds): CellPlace | null {
  const to = target(from, key, ctrl, bounds);
  return to && placeWithin(to, bounds);
}

function target({ row, column }: CellPlace, key: string, ctrl: boolean, bounds: Bounds): CellPlace | null {
  const step = ctrl ? Infinity : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: row - step, column };
    case 'ArrowDown':
      return { row: row + step, column };
    case 'ArrowLeft':
      return { row, column: column - step };
    case 'ArrowRight':
      return { row, column: column + step };
    case 'PageUp':
      return { row: row - bounds.page, column };
    case 'PageDown':
      return { row: row + bounds.page, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? bounds.rows - 1 : row, column: bounds.columns - 1 };
    default:
      return null;
  }
}
