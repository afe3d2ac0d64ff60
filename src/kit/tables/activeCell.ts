/** Place of a cell, counted from 0; the heading is not part of it. */
export interface CellPlace {
  row: number;
  column: number;
}

interface Bounds {
  rows: number;
  columns: number;
  /** Rows that a page key moves over. */
  page: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/**
 * Where a key moves the active cell: arrows, page keys, Home and End within the row, with Ctrl to the table's corners.
 *
 * @returns null for a key that does not move it.
 */
export function moveActive(from: CellPlace, key: string, ctrl: boolean, bounds: Bounds): CellPlace | null {
  const to = target(from, key, ctrl, bounds);
  return to && { row: clamp(to.row, bounds.rows), column: clamp(to.column, bounds.columns) };
}

function target({ row, column }: CellPlace, key: string, ctrl: boolean, bounds: Bounds): CellPlace | null {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
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

/** The scroll offset that brings `[start, end]` into a view whose first `covered` pixels lie under fixed columns. */
export function reveal(start: number, end: number, view: { offset: number; size: number; covered: number }): number {
  if (start < view.offset + view.covered) return start - view.covered;
  return end > view.offset + view.size ? end - view.size : view.offset;
}
