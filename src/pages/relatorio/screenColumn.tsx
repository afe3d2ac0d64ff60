import type { TranslateFunction } from 'react-admin';
import type { Row } from '../../../reports/engine/report.ts';
import { copiedText, filtersOf, orderOf, shownText, type TableColumn } from '../../../reports/tabela/column.ts';
import type { CellSign, TableContents } from '../../../reports/tabela/table.ts';
import { KINDS } from '../../../resources/kinds.ts';
import type { CellMark, WideColumn } from '../../kit/tables/column.ts';

const markOf = ({ sign, text }: CellSign): CellMark => ({
  tone: 'error',
  label: text,
  icon: <span aria-hidden>{sign} </span>,
});

/** The columns of a report on its screen. */
export function screenColumns(
  { columns, marks }: Pick<TableContents, 'columns' | 'marks'>,
  translate: TranslateFunction,
): WideColumn<Row>[] {
  const found = new WeakMap<Row, Readonly<Record<string, CellSign>>>();
  /** Judged once a row: its cells are drawn one by one. */
  function signsOf(row: Row) {
    const signs = found.get(row) ?? marks?.(row) ?? {};
    found.set(row, signs);
    return signs;
  }
  const shown = columns.filter(({ onlyPrinted }) => !onlyPrinted);
  return shown.map((column: TableColumn) => ({
    key: column.field,
    header: column.header,
    unit: column.unit,
    wraps: column.wraps,
    width: column.width,
    names: column.names,
    align: KINDS[column.kind].align,
    render: (row) => {
      const sign = signsOf(row)[column.field];
      return { text: shownText(column, row), mark: sign && markOf(sign) };
    },
    copy: (row) => copiedText(column, row),
    order: (row) => orderOf(column, row),
    filters: filtersOf(column).map((filter) =>
      filter.kind === 'text' ? { ...filter, label: translate('tabela.contains') } : filter,
    ),
  }));
}
