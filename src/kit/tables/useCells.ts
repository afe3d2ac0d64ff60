import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import {
  type Bounds,
  type CellPlace,
  type CellRange,
  moveActive,
  placeWithin,
  type RowEnd,
  rangeOf,
  rowEndOf,
} from './activeCell.ts';

const FIRST: CellPlace = { row: 0, column: 0 };

/** Scrolls to a cell; with `to` as far as its row begins or ends. */
export type Bring = (place: CellPlace, to?: RowEnd) => void;

/** The cell of the table's body that an event happened in. */
function placeOf({ target }: MouseEvent): CellPlace | null {
  const cell = (target as Element).closest<HTMLTableCellElement>('tbody td, tbody th');
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex'));
  const column = Number(cell?.getAttribute('aria-colindex'));
  return row && column ? { row: row - 2, column: column - 1 } : null;
}

/**
 * The active cell of a table and the range from where it was last put without Shift: moved by keys, a click, a drag.
 *
 * @param bounds how far it may go; `page` is asked for only when a page key is pressed
 * @param bring scrolls to a cell that a key moved to
 * @param first that it begins in
 */
export function useCells(bounds: Omit<Bounds, 'page'> & { page(): number }, bring: Bring, first = FIRST) {
  const [places, setPlaces] = useState(() => ({ active: first, anchor: first }));
  const active = placeWithin(places.active, bounds);
  const anchor = placeWithin(places.anchor, bounds);
  const several = active.row !== anchor.row || active.column !== anchor.column;
  const range: CellRange = rangeOf(active, anchor);

  const put = (place: CellPlace, extending = false) => setPlaces({ active: place, anchor: extending ? anchor : place });

  /** @returns whether the key did something */
  function onKey(event: KeyboardEvent): boolean {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.altKey || bounds.rows === 0) return false;
    if (event.key === 'Escape' && several) put(active);
    else if (ctrl && event.key.toLowerCase() === 'a') {
      setPlaces({ active: FIRST, anchor: { row: bounds.rows - 1, column: bounds.columns - 1 } });
    } else {
      const place = moveActive(active, event.key, ctrl, { ...bounds, page: bounds.page() });
      if (!place) return false;
      bring(place, rowEndOf(event.key));
      put(place, event.shiftKey);
    }
    return true;
  }

  function onMouseDown(event: MouseEvent) {
    const place = event.button === 0 ? placeOf(event) : null;
    if (place) put(place, event.shiftKey);
  }

  /** With its button held the pointer drags the range's end. */
  function onMouseOver(event: MouseEvent) {
    const place = event.buttons === 1 ? placeOf(event) : null;
    if (place) put(place, true);
  }

  return { active, range: several ? range : null, cells: range, put, onKey, onMouseDown, onMouseOver };
}
