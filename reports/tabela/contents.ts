import { formatMoment } from '../../domain/calendar.ts';
import { labCell } from '../cliente/resultados.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { ReportContents } from '../defineReport.ts';
import type { DocumentReport } from '../engine/document.ts';
import { countOf } from '../engine/furniture.ts';
import {
  NOTHING,
  type ReportColumn,
  type ReportPage,
  type Row,
  type Sheet,
  type TableReport,
} from '../engine/report.ts';
import { type Asks, askedInFileName, askedInWords } from './asks.ts';
import { filtersInWords, headingOf, labTextOf, queriedColumn, type TableColumn, withDecimals } from './column.ts';
import { shownRows } from './shownRows.ts';
import type { ShownData, TableContents, TableData, TableFilters } from './table.ts';

/** What the definition of the report says already. */
interface Named<A extends Asks> {
  title: string;
  file: string;
  asks: A;
}

/** Field with the sign of a cell that stands out. */
const signOf = (field: string) => `${field}:sinal`;

/** The rows that are shown: those that the filters of columns leave, in their order. */
export function rowsShown<A extends Asks, R extends Row>(
  { columns }: TableContents<A, R>,
  rows: readonly R[],
  query: TableFilters<A>,
): readonly R[] {
  return shownRows<Row>(rows, columns.map(queriedColumn), query) as readonly R[];
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a report was asked and how it was made, in words: what stands on its face. The first of them begins it.
 *
 * @param data with all rows, before any filter of a column
 * @param more what else it says, at its end
 */
export function facesOf<A extends Asks, R extends Row>(
  asks: A,
  { columns, judged, said }: TableContents<A, R>,
  { asked, filter }: TableFilters<A>,
  { rows, feitoEm }: Pick<ShownData<R>, 'rows' | 'feitoEm'>,
  more: readonly string[] = [],
): string[] {
  const made = [...(said?.(rows, asked, feitoEm) ?? []), ...(judged ? [judged] : [])];
  const facts = [...askedInWords(asks, asked, rows.length > 0), ...filtersInWords(columns, filter), ...made, ...more];
  return facts.map((fact, place) => (place === 0 ? withCapital(fact) : fact));
}

const printedColumn = (column: TableColumn): ReportColumn => ({
  header: headingOf(column),
  field: column.field,
  kind: column.kind,
  decimals: column.decimals,
  width: column.share,
  blank: NOTHING,
  mark: signOf(column.field),
  ...(column.lab && { written: true as const }),
  heads: column.heads,
});

/** A row as it is printed: texts of laboratories written out, and the signs of its cells. */
function printedRow<A extends Asks, R extends Row>({ columns, marks }: TableContents<A, R>, row: R): Row {
  const signs = Object.entries(marks?.(row) ?? {}).map(([field, { sign }]) => [signOf(field), sign]);
  const texts = columns.filter(({ lab }) => lab).map((column) => [column.field, labTextOf(column, row[column.field])]);
  return { ...row, ...Object.fromEntries(texts), ...Object.fromEntries(signs) };
}

function oneTable<A extends Asks, R extends Row>(
  table: TableContents<A, R>,
  page: ReportPage,
  rows: readonly R[],
): TableReport {
  return {
    ...page,
    columns: table.columns.map(printedColumn),
    rows: rows.map((row) => printedRow(table, row)),
    totals: rows.length > 0 ? table.totals?.(rows) : undefined,
    notes: table.notes?.(rows),
  };
}

/** A table of the columns under the heading of each group; where there is none, one that says so. */
function tableOfEach<A extends Asks, R extends Row>(
  table: TableContents<A, R>,
  page: ReportPage,
  groups: readonly { title: string; rows: readonly R[] }[],
): DocumentReport {
  const columns = table.columns.map(printedColumn);
  return {
    ...page,
    count: groups.reduce((sum, { rows }) => sum + rows.length, 0),
    blocks: groups.flatMap(({ title, rows }) => [
      { type: 'heading', text: `${title} (${countOf(rows.length)})` } as const,
      {
        type: 'table',
        columns,
        rows: rows.map((row) => printedRow(table, row)),
        continued: `${title} (continuação)`,
        empty: '',
      } as const,
    ]),
  };
}

function oneSheet<A extends Asks, R extends Row>(table: TableContents<A, R>, rows: readonly R[]): Sheet {
  const { sheet: name, marks, sheetMarks } = table;
  const columns = table.columns.filter(({ onlyPrinted }) => !onlyPrinted);
  const texts = columns.filter(({ lab }) => lab);
  const cells = (row: R): Row => ({
    ...row,
    ...Object.fromEntries(texts.map(({ field }) => [field, labCell(row[field])])),
  });
  return {
    name,
    columns: columns.map((column) => ({ ...column, header: headingOf(column) })),
    rows: rows.map(cells),
    ...((marks || sheetMarks) && {
      marked: rows.map((row) => [...new Set([...Object.keys(marks?.(row) ?? {}), ...(sheetMarks?.(row) ?? [])])]),
    }),
  };
}

/** How a report that is a table is loaded and made. */
export function tableContents<A extends Asks, R extends Row>(
  { title, file, asks }: Named<A>,
  described: TableContents<A, R>,
): ReportContents<TableFilters<A>, TableData<R>> {
  /** The rows that are shown, in a table whose columns are those of all rows. */
  function shownOf(rows: readonly R[], filters: TableFilters<A>) {
    const table = { ...described, columns: withDecimals(described.columns, rows) };
    return { table, shown: rowsShown(table, rows, filters) };
  }
  return {
    async load(api, { asked }, loading) {
      const [rows, configuracao] = await Promise.all([
        described.load(api, asked, loading),
        lerConfiguracao(api, loading.signal),
      ]);
      return { rows, feitoEm: loading.now, configuracao };
    },
    lacks: ({ rows }) => (rows.length === 0 ? 'relatorios.none' : null),
    pdf(data, { filters }) {
      const { rows, feitoEm, configuracao } = data;
      const { table, shown } = shownOf(rows, filters);
      const page: ReportPage = {
        title: table.printedTitle ?? title,
        subtitle: [...(table.notice ? [table.notice] : []), ...facesOf(asks, table, filters, data)].join(' – '),
        formCode: table.form && configuracao[table.form],
        logo: configuracao.logotipo,
        fileOf: askedInFileName(asks, filters.asked) || undefined,
        orientation: table.orientation,
        legend: table.legend,
        emittedAt: feitoEm,
      };
      const own = table.pdf?.(page, shown, filters.asked, configuracao);
      const groups = table.groups?.(shown) ?? [];
      return own ?? (groups.length > 0 ? tableOfEach(table, page, groups) : oneTable(table, page, shown));
    },
    excel(data, { filters }) {
      const { rows, feitoEm, configuracao } = data;
      const { table, shown } = shownOf(rows, filters);
      const lines = [
        table.printedTitle ?? title,
        table.notice ?? '',
        ...facesOf(asks, table, filters, data),
        `Feito em ${formatMoment(feitoEm)}`,
        table.form ? configuracao[table.form] : '',
      ].filter(Boolean);
      // Group by group, as they stand on the screen, however each is put in order.
      const listed = table.groups?.(shown).flatMap(({ rows: own }) => own) ?? shown;
      const sheets = table.sheets?.(shown, filters.asked) ?? [oneSheet(table, listed)];
      return {
        file: `${file}.xlsx`,
        sheets: sheets.map((sheet) => ({ head: { logo: configuracao.logotipo, lines }, ...sheet })),
        emittedAt: feitoEm,
      };
    },
  };
}
