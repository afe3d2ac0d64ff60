import { useTranslate } from 'react-admin';
import { fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';
import { ColumnsMenu } from '../kit/lists/ColumnsMenu.tsx';
import { SavedFilters } from '../kit/lists/SavedFilters.tsx';
import type { ListPreference } from '../kit/lists/useListPreference.ts';

interface RegisterToolsProps {
  definition: RegisterDefinition;
  preference: ListPreference;
  onChange(preference: ListPreference): void;
}

/** How the user wants the list: which columns it shows, and the filters that are used again and again. */
export default function RegisterTools({ definition, preference, onChange }: RegisterToolsProps) {
  const translate = useTranslate();
  const columns = [
    { name: 'id', label: translate('cadastro.list.id') },
    ...definition.list.map((name) => ({ name, label: fieldOf(definition, name).label })),
  ];
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
