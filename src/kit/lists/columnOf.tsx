import type { RaRecord } from 'react-admin';
import { writeNumber } from '../../../domain/numbers.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { decimalsOf, formatValue, KINDS } from '../../../resources/kinds.ts';
import type { Column } from './column.ts';
import { StatusText } from './StatusText.tsx';

/** The column of a field: it sorts, and shows the field's values as its kind does, a status by a dot as well; numbers are copied without points. */
export function columnOf(field: Field): Column<RaRecord> {
  const { name, label, kind } = field;
  return {
    source: name,
    label,
    align: KINDS[kind].align,
    render: (record) =>
      kind === 'situacao' ? <StatusText flagAtivo={record[name]} /> : formatValue(kind, record[name], field),
    copy: ({ [name]: value }) =>
      kind === 'decimal' && typeof value === 'number'
        ? writeNumber(value, decimalsOf(value, field))
        : formatValue(kind, value, field),
  };
}
