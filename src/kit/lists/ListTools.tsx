import { type RaRecord, useListContext } from 'react-admin';
import { CopyButton } from '../copying/CopyButton.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { type Column, columnKey, copiedText, shownColumns } from './column.ts';
import { SavedFilters } from './SavedFilters.tsx';
import type { ListPreference } from './useListPreference.ts';

interface ListToolsProps {
  /** All that may be shown, but for what can be done with a row. */
  columns: readonly Column<RaRecord>[];
  /** Null where it cannot be kept. */
  preference: ListPreference | null;
  onChange(preference: ListPreference): void;
}

/** How the user wants the list: its columns, and the filters that are used again and again; and its page to take away. */
export default function ListTools({ columns, preference, onChange }: ListToolsProps) {
  const { data = [] } = useListContext();
  const { ocultas = [], filtros = [] } = preference ?? {};

  function cells() {
    const shown = shownColumns(columns, ocultas);
    return [
      shown.map(({ label }) => label),
      ...data.map((record) => shown.map((column) => copiedText(column, record))),
    ];
  }
  return (
    <>
      {preference && (
        <>
          <SavedFilters filters={filtros} onChange={(changed) => onChange({ ...preference, filtros: changed })} />
          <ColumnsMenu
            columns={columns.map((column) => ({ name: columnKey(column), label: column.label }))}
            hidden={ocultas}
            onChange={(hidden) => onChange({ ...preference, ocultas: hidden })}
          />
        </>
      )}
      <CopyButton cells={cells} disabled={data.length === 0} />
    </>
  );
}
