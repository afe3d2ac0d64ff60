import { useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { tipoDbo } from '../../../domain/coleta/tipoDbo.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import { TableSheet } from '../../kit/tables/TableSheet.tsx';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { Legend } from './Legend.tsx';

/** Pixels (spec 2 §9). */
const MAX_HEIGHT = 440;

/** Row number, its buttons, point and installation stay in view. */
const FIXED_COLUMNS = ['n', 'opcoes', 'p', 'dtInstalaco'];

const idOf = ({ id }: Coleta) => id;

interface HistoryTableProps {
  rows: readonly Coleta[];
  /** How many there are without any filter. */
  total: number;
  columns: readonly WideColumn<Coleta>[];
  query: TableQuery;
  mayEdit: boolean;
  onRowKey(key: string, coleta: Coleta): boolean;
  /** Takes the filters away. */
  onClear(): void;
}

/** The collections with all their results, how many there are, and what the signs mean. */
export function HistoryTable({ rows, total, columns, query, mayEdit, onRowKey, onClear }: HistoryTableProps) {
  const translate = useTranslate();
  const count =
    rows.length === total
      ? translate('coleta.count', { smart_count: total })
      : translate('coleta.countOf', { shown: rows.length, smart_count: total });
  return (
    <TableSheet
      label={translate('coleta.table')}
      rows={rows}
      columns={columns}
      query={query}
      rowKey={idOf}
      rowTone={({ idTipoDBO }) => tipoDbo(idTipoDBO)?.tom}
      fixed={columns.filter(({ key }) => FIXED_COLUMNS.includes(key)).length}
      maxHeight={MAX_HEIGHT}
      onRowKey={onRowKey}
      count={count}
      keys={mayEdit ? translate('coleta.keys') : undefined}
      noMatch={translate('coleta.noMatch')}
      onClear={onClear}
    >
      <Legend />
    </TableSheet>
  );
}
