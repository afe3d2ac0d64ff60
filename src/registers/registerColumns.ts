import type { RaRecord, useTranslate } from 'react-admin';
import { fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';
import type { Column } from '../kit/lists/column.ts';
import { columnOf } from '../kit/lists/columnOf.tsx';

/** The columns of a register, which its users may hide: `id` and those of its definition. */
export function registerColumns(
  definition: RegisterDefinition,
  translate: ReturnType<typeof useTranslate>,
): readonly Column<RaRecord>[] {
  const id: Column<RaRecord> = {
    source: 'id',
    label: translate('cadastro.list.id'),
    align: 'right',
    width: 72,
    render: (record) => record.id,
  };
  const fields = definition.list.map((name) => ({
    ...columnOf(fieldOf(definition, name)),
    opens: name === definition.search[0],
  }));
  return [id, ...fields];
}
