import { alpha, type Theme } from '@mui/material/styles';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { SHOWN_OPACITY } from '../theme.ts';
import { ALL_RECORDS } from './listQuery.ts';
import { isFormOver, recordShown, showRecord, useRecordToShow } from './recordToShow.ts';

/** Not by its ground alone: an edge as well. It does not move, nor is it left behind what stays below the rows. */
const SHOWN = {
  '&&': {
    scrollMarginBlock: '52px',
    bgcolor: (theme: Theme) => alpha(theme.palette.primary.main, SHOWN_OPACITY),
    boxShadow: (theme: Theme) => `inset 4px 0 0 ${theme.palette.primary.main}`,
  },
};

/** Where the focus is not taken from. */
const AT_WORK = '[role="dialog"], [role="listbox"], [role="menu"], input, textarea';

/** Where a record stands in a list: on which page, by which filter. */
interface Place {
  page: number;
  filterValues: object;
}

/**
 * Shows the record that was saved last among the rows of the list around: a filter that hides it is taken away, its page
 * is opened, its row is focused, and so scrolled to, and marked as long as that page is looked at.
 *
 * @returns `markOf`, the properties of the marked row; `clearedFor`, the record that the filter was taken away for
 */
export function useShownRecord() {
  const list = useListContext();
  const { resource, data, isFetching, sort, perPage } = list;
  const dataProvider = useDataProvider();
  const saved = useRecordToShow(resource);
  const viewOf = ({ page, filterValues }: Place) => JSON.stringify([filterValues, sort, page, perPage]);
  const [shown, setShown] = useState<{ id: Identifier; view: string; cleared: boolean } | null>(null);
  const focused = useRef<typeof shown>(null);
  const row = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    row.current = element;
  }, []);

  /** Lists of what can be saved come whole: the order of the rows is told by asking for all of them. */
  async function find(id: Identifier): Promise<Place | null> {
    for (const filterValues of [list.filterValues, {}]) {
      const asked = { filter: { ...filterValues, ...list.filter }, sort, pagination: ALL_RECORDS };
      const at = (await dataProvider.getList(resource, asked)).data.findIndex((one) => one.id === id);
      if (at >= 0) return { page: Math.floor(at / perPage) + 1, filterValues };
    }
    return null;
  }

  const show = useEffectEvent(async (id: Identifier) => {
    const place = data?.some((one) => one.id === id) ? list : await find(id).catch(() => null);
    if (place) open(id, place, list);
  });
  /** Where the user is by now: the list may have been given another view meanwhile, or a form been opened over it. */
  const open = useEffectEvent((id: Identifier, place: Place, asked: Place) => {
    if (isFormOver()) return showRecord(resource, id);
    if (viewOf(list) !== viewOf(asked)) return;
    const cleared = place.filterValues !== asked.filterValues;
    if (cleared) list.setFilters(place.filterValues);
    if (cleared || place.page !== list.page) list.setPage(place.page);
    setShown({ id, view: viewOf(place), cleared });
  });
  useEffect(() => {
    // The rows at hand may be those from before.
    if (saved === undefined || isFetching) return;
    recordShown(resource);
    void show(saved);
  }, [resource, saved, isFetching]);

  const current = shown?.view === viewOf(list) && data?.some(({ id }) => id === shown.id) ? shown : null;
  useEffect(() => {
    if (!current || focused.current === current) return;
    focused.current = current;
    const at = document.activeElement;
    // What opened the form is in the row already, when it was edited from there; in another form, opened since, it stays, and
    // so it does where somebody types or chooses by now: Enter would open the row.
    if (!row.current?.contains(at) && !at?.closest(AT_WORK)) row.current?.focus();
  }, [current]);

  return {
    clearedFor: current?.cleared ? current.id : null,
    markOf: ({ id }: RaRecord) =>
      id === current?.id ? ({ ref, tabIndex: -1, 'aria-current': true, sx: SHOWN } as const) : undefined,
  };
}

/** What marks a row; undefined for the others. */
export type MarkOf = ReturnType<typeof useShownRecord>['markOf'];
