import { listOf } from '../../dataProvider/wholeLists.ts';
import { formatMoment } from '../../domain/calendar.ts';
import { type ExportColumn, fieldOf, type RegisterDefinition } from '../../resources/defineRegister.ts';
import type { ReportContents } from '../defineReport.ts';
import type { Row, SheetColumn, TableReport, Workbook } from '../engine/report.ts';
import { filterText, type ListQuery } from './listQuery.ts';

function columnsOf(register: RegisterDefinition, columns: readonly ExportColumn[]): SheetColumn[] {
  return columns.map(({ header, field: name }) => {
    const { kind, decimals, unrounded, suffix } = fieldOf(register, name);
    return { header, field: name, kind, decimals, unrounded, suffix };
  });
}

/**
 * The printed list of a register.
 *
 * @param rows in the order to print.
 * @param emittedAt ISO UTC.
 * @param filterText what the rows were filtered by, in words.
 */
export function registerPdf(
  register: RegisterDefinition,
  rows: readonly Row[],
  emittedAt: string,
  filterText?: string,
): TableReport {
  return {
    title: register.pdf.title,
    subtitle: filterText,
    orientation: 'portrait',
    columns: columnsOf(register, register.pdf.columns),
    rows,
    emittedAt,
  };
}

/**
 * The Excel file of a register: one sheet with its name. Where the register is looked at only, its title, filter and
 * moment stand above; any other sheet begins with its headings, for imports read it back. Parameters as `registerPdf`.
 */
export function registerWorkbook(
  register: RegisterDefinition,
  rows: readonly Row[],
  emittedAt: string,
  filterText?: string,
): Workbook {
  const lines = [register.pdf.title, filterText ?? '', `Feito em ${formatMoment(emittedAt)}`].filter(Boolean);
  const head = register.readOnly ? { head: { lines } } : {};
  return {
    file: `${register.excel.file}.xlsx`,
    sheets: [{ name: register.title, ...head, columns: columnsOf(register, register.excel.columns), rows }],
    emittedAt,
  };
}

/** How the report of a register's list is loaded and made; every row bears the names that the filter is told with. */
export function registerContents(register: RegisterDefinition): ReportContents<ListQuery, readonly Row[]> {
  const inWords = ({ filter }: ListQuery, rows: readonly Row[]) => filterText(register.resource, filter, rows[0] ?? {});
  return {
    async load(api, query, { signal }) {
      // The contract is large: who has the reply already reads it without.
      const { listRecords } = await import('../../dataProvider/listRecords.ts');
      return listRecords(api, register.resource, { ...query, signal });
    },
    opened: ({ data }, query) => listOf(register.resource, data, query),
    lacks: (rows) => (rows.length === 0 ? 'cadastro.pdf.empty' : null),
    pdf: (rows, { filters, emittedAt }) => registerPdf(register, rows, emittedAt, inWords(filters, rows)),
    excel: (rows, { filters, emittedAt }) => registerWorkbook(register, rows, emittedAt, inWords(filters, rows)),
  };
}
