import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { cellValue, type Row } from './cells.ts';

const found = new WeakMap<readonly (Row | undefined)[], Map<number, number>>();

/** The last row in which a column holds a laboratory value, -1 where none does; looked for once for all headers of a sheet. */
export function lastValueIn(rows: readonly (Row | undefined)[], column: number): number {
  const known = found.get(rows) ?? new Map<number, number>();
  found.set(rows, known);
  const holdsValue = (row: Row | undefined) => {
    const text = cellValue(row?.[column]);
    return text !== null && isLabValue(text);
  };
  const last = known.get(column) ?? rows.findLastIndex(holdsValue);
  known.set(column, last);
  return last;
}
