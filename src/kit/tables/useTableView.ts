import { useMemo } from 'react';
import type { useListPreference } from '../lists/useListPreference.ts';
import type { WideColumn } from './column.ts';
import type { TableQuery } from './useTableQuery.ts';

/**
 * How a user looks at a table: which of its columns they hide, and how they take its filters away.
 *
 * @param columns all of them; keep the array's identity between renders
 * @returns the columns that are shown, and what the table's tools are given
 */
export function useTableView<Row>(
  columns: readonly WideColumn<Row>[],
  query: TableQuery,
  { preference, save }: Pick<ReturnType<typeof useListPreference>, 'preference' | 'save'>,
) {
  const hidden = preference?.ocultas;
  const visible = useMemo(() => columns.filter(({ key }) => !hidden?.includes(key)), [columns, hidden]);

  /** The title takes the focus, for the button goes. */
  function clear() {
    query.clear();
    document.querySelector('h1')?.focus();
  }
  const onHidden = (ocultas: string[]) => preference && save({ ...preference, ocultas });
  return { visible, clear, tools: { columns, query, preference, onHidden, onClear: clear } };
}
