import { Box, Typography } from '@mui/material';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../domain/calendar.ts';
import type { Row } from '../../../reports/engine/report.ts';
import { headingOf, shownText, withDecimals } from '../../../reports/tabela/column.ts';
import { facesOf, rowsShown } from '../../../reports/tabela/contents.ts';
import type { ShownData, TableContents, TableDefinition, TableFilters } from '../../../reports/tabela/table.ts';
import type { useListPreference } from '../../kit/lists/useListPreference.ts';
import type { WideColumn } from '../../kit/tables/column.ts';
import { TableSheet } from '../../kit/tables/TableSheet.tsx';
import { TableTools } from '../../kit/tables/TableTools.tsx';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';
import { useTableView } from '../../kit/tables/useTableView.ts';
import { Figura } from './Figura.tsx';
import { Paginas } from './Paginas.tsx';
import { screenColumns } from './screenColumn.tsx';

/** What the rows of a report have on its screen besides what they say. Keep their identity between renders. */
export interface RowTools {
  /** Columns of buttons, after the others. */
  columns: readonly WideColumn<Row>[];
  /** What is done with several of them. */
  tools?: ReactNode;
  /** What a key does with the row of the active cell; true when it did something. */
  onRowKey?(key: string, row: Row): boolean;
  /** What such keys do, in words. */
  keys?: string;
}

const NO_TOOLS: RowTools = { columns: [] };

export interface TabelaBodyProps {
  report: TableDefinition;
  table: TableContents;
  shown: ShownData;
  filters: TableFilters;
  query: TableQuery;
  /** Whether the pages that are not shown are being read, for what the columns ask. */
  reading?: boolean;
  onPage(number: number): void;
  preferences: Pick<ReturnType<typeof useListPreference>, 'preference' | 'save'>;
  /** A hook, the same one as long as the screen is there. @param rows those shown */
  useRowTools?(rows: readonly Row[]): RowTools;
}

const useNone = () => NO_TOOLS;

/** A report once it is there: how it was made, its rows, what is noted under them, and what a drawing says better. */
export function TabelaBody(props: TabelaBodyProps) {
  const {
    report,
    table: described,
    shown,
    filters,
    query,
    preferences,
    reading = false,
    onPage,
    useRowTools = useNone,
  } = props;
  const translate = useTranslate();
  const { pages } = shown;
  const table = useMemo(
    () => ({ ...described, columns: withDecimals(described.columns, shown.rows) }),
    [described, shown],
  );
  const columns = useMemo(() => screenColumns(table, translate), [table, translate]);
  const rows = useMemo(() => rowsShown(table, shown.rows, filters), [table, shown, filters]);
  const keyOf = useCallback((row: Row) => String(row[table.key]), [table]);
  const { columns: ofTools, tools: doing, onRowKey, keys } = useRowTools(rows);
  const all = useMemo(() => [...columns, ...ofTools], [columns, ofTools]);
  const { visible, clear, tools } = useTableView(all, query, preferences);
  const picture = useMemo(() => table.picture?.(rows) ?? null, [table, rows]);
  const total = shown.rows.length;
  const counted =
    rows.length === total
      ? translate('cadastro.list.count', { smart_count: total })
      : translate('relatorios.countOf', { shown: rows.length, smart_count: total });
  const madeAt = translate('relatorios.madeAt', { moment: formatMoment(shown.feitoEm) });

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 0.5, flexShrink: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facesOf(report.asks, table, filters, shown, [madeAt]).join(' – ')}
        </Typography>
        <TableTools {...tools}>{doing}</TableTools>
      </Box>
      <TableSheet
        label={report.title}
        rows={rows}
        columns={visible}
        query={query}
        rowKey={keyOf}
        onRowKey={onRowKey}
        keys={keys}
        count={[counted, ...totalsOf(table, rows)].join(' · ')}
        noMatch={translate('relatorios.noMatch')}
        onClear={clear}
      />
      {pages && pages.paginas > 1 && <Paginas {...pages} reading={reading} onPage={onPage} />}
      {table.notes?.(rows).map((note) => (
        <Typography key={note} variant="body2" sx={{ pt: 0.5, flexShrink: 0 }}>
          {note}
        </Typography>
      ))}
      {picture && <Figura picture={picture} />}
    </>
  );
}

/** What the last row of the printed table says: its own word, then each figure with its heading. */
function totalsOf({ columns, totals }: TableContents, rows: ShownData['rows']): string[] {
  const row = totals?.(rows);
  if (!row || rows.length === 0) return [];
  return columns
    .filter(({ field }) => row[field] !== undefined && row[field] !== null)
    .map((column) => {
      const value = row[column.field];
      return typeof value === 'string' ? value : `${headingOf(column)}:\u00a0${shownText(column, row)}`;
    });
}
