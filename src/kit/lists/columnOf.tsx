import type { RaRecord } from 'react-admin';
import { writeNumber } from '../../../domain/numbers.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { formatValue, KINDS } from '../../../resources/kinds.ts';
import type { Column } from './column.ts';
import { StatusText } from './StatusText.tsx';

/** A number as it is typed: with all of its digits, where the field shows them. */
function withAllDigits(value: number, { decimals, unrounded }: Field): string {
  const [short, whole] = [writeNumber(value, decimals), writeNumber(value)];
  return unrounded && whole.length > short.length ? whole : short;
}

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
      kind === 'decimal' && typeof value === 'number' ? withAllDigits(value, field) : formatValue(kind, value, field),
  };
}
