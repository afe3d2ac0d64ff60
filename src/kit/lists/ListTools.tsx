import { ColumnsMenu } from './ColumnsMenu.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { ListPreference } from './useListPreference.ts';

interface ListToolsProps {
  columns: readonly { name: string; label: string }[];
  preference: ListPreference;
  onChange(preference: ListPreference): void;
}

/** How the user wants the list: which columns it shows, and the filters that are used again and again. */
export default function ListTools({ columns, preference, onChange }: ListToolsProps) {
  return (
    <>
      <SavedFilters filters={preference.filtros} onChange={(filtros) => onChange({ ...preference, filtros })} />
      <ColumnsMenu
        columns={columns}
        hidden={preference.ocultas}
        onChange={(ocultas) => onChange({ ...preference, ocultas })}
      />
    </>
  );
}
