import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';
import type { Column } from '../kit/lists/column.ts';
import { columnOf } from '../kit/lists/columnOf.tsx';
import { ListRows } from '../kit/lists/ListPage.tsx';
import type { Opens } from '../kit/lists/useOpenRow.ts';
import type { Selection } from '../kit/lists/useSelection.ts';

interface RegisterTableProps {
  definition: RegisterDefinition;
  /** Columns that the user does not want to see. */
  hidden: readonly string[];
  /** The last column, if there is one. */
  options: readonly Column<RaRecord>[];
  opens?: Opens<RaRecord>;
  selection?: Selection;
  nameOf(record: RaRecord): string;
  /** What stands instead of a table without rows. */
  empty: ReactNode;
  waiting: boolean;
}

/** The columns of a register that its users may hide. */
export function registerColumns(definition: RegisterDefinition, translate: ReturnType<typeof useTranslate>) {
  const fields = definition.list.map((name) => ({ name, label: fieldOf(definition, name).label }));
  return [{ name: 'id', label: translate('cadastro.list.id') }, ...fields];
}

/** The rows of a register: `id`, the columns of its definition, and the options of each row. */
export function RegisterTable({ definition, hidden, options, ...table }: RegisterTableProps) {
  const translate = useTranslate();
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
  const columns = [id, ...fields].filter(({ source = '' }) => !hidden.includes(source));
  return <ListRows {...table} label={definition.title} columns={[...columns, ...options]} />;
}
