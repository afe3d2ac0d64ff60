import type { RaRecord } from 'react-admin';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, KINDS } from '../../../resources/kinds.ts';
import type { Column } from './column.ts';

/** The column of a field: it sorts, and shows the field's values as its kind does. */
export function columnOf(field: Field): Column<RaRecord> {
  const { name, label, kind } = field;
  return {
    source: name,
    label,
    align: KINDS[kind].align,
    render: (record) => formatValue(kind, record[name], field),
  };
}
