/**
 * Times PDF and Excel files of the sizes users ask for against the libraries' own ways, in the same run: our code and
 * the baseline take turns, and the medians are compared. `node bench/report.ts` prints them.
 */
import { readFile } from 'node:fs/promises';
import { renderExcel } from '../reports/engine/excel.ts';
import { type Fonts, renderPdf } from '../reports/engine/pdf.ts';
import type { ReportColumn, Row, TableReport, Workbook } from '../reports/engine/report.ts';
import { formatValue, type Value } from '../resources/kinds.ts';
import { buildFonts } from '../scripts/build-fonts.ts';
import { technicalReport } from './technicalReport.ts';

/** A figure and what it is compared with, both in `unit`. `ratio` is value over baseline: less than 1 is better. */
export interface Figure {
  name: string;
  value: number;
  baseline: number;
  ratio: number;
  unit: string;
}

const RUNS = 5;
const KIND_CYCLE = ['text', 'decimal', 'date', 'integer', 'moment', 'situacao'] as const;
const EMITTED_AT = '2026-03-05T12:41:00.000Z';

function columnsOf(count: number): ReportColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KIND_CYCLE[index % KIND_CYCLE.length]!;
    return { header: `Coluna ${index + 1}`, field: `c${index}`, kind, decimals: kind === 'decimal' ? 2 : undefined };
  });
}

function valueAt(kind: (typeof KIND_CYCLE)[number], row: number, column: number): Value {
  const day = String((row % 28) + 1).padStart(2, '0');
  switch (kind) {
    case 'text':
      return column === 0 ? `Indústria São João nº ${row}` : `P${row % 5} ΔT ≤ ${row % 90}`;
    case 'decimal':
      return ((row * 7919 + column * 104_729) % 1_000_000) / 100;
    case 'date':
      return `2025-03-${day}`;
    case 'integer':
      return row * (column + 1);
    case 'moment':
      return `2025-03-${day}T1${row % 10}:30:00.000Z`;
    case 'situacao':
      return row % 2;
  }
}

function rowsOf(columns: readonly ReportColumn[], count: number): Row[] {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      columns.map(({ field }, column) => [field, valueAt(KIND_CYCLE[column % KIND_CYCLE.length]!, row, column)]),
    ),
  );
}

async function readFonts(): Promise<Fonts> {
  await buildFonts();
  const read = (name: string) => readFile(new URL(`../reports/engine/fonts/${name}`, import.meta.url));
  return {
    regular: await read('regular.ttf'),
    bold: await read('bold.ttf'),
    metrics: JSON.parse((await read('metrics.json')).toString('utf8')),
  };
}

async function time(work: () => unknown): Promise<number> {
  globalThis.gc?.();
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function compare(name: string, ours: () => unknown, baseline: () => unknown): Promise<Figure> {
  await ours();
  await baseline();
  const times = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.ours.push(await time(ours));
    times.baseline.push(await time(baseline));
  }
  const value = Math.round(median(times.ours));
  const base = Math.round(median(times.baseline));
  return { name, value, baseline: base, ratio: Math.round((value / base) * 100) / 100, unit: 'ms' };
}

/** PDF of 5,000 rows × 12 columns, against jspdf-autotable with the same font and the same texts. */
export async function benchPdf(): Promise<Figure> {
  const { jsPDF } = await import('jspdf');
  const { autoTable } = await import('jspdf-autotable');
  const fonts = await readFonts();
  const columns = columnsOf(12);
  const report: TableReport = {
    title: 'Relatório de desempenho',
    orientation: 'landscape',
    columns,
    rows: rowsOf(columns, 5000),
    emittedAt: EMITTED_AT,
  };
  const withAutoTable = () => {
    const doc = new jsPDF({ unit: 'pt', orientation: 'landscape', compress: true, putOnlyUsedFonts: true });
    for (const [file, style] of [['regular', 'normal'] as const, ['bold', 'bold'] as const]) {
      doc.addFileToVFS(`${file}.ttf`, Buffer.from(fonts[file]).toString('latin1'));
      doc.addFont(`${file}.ttf`, 'DejaVu', style);
    }
    autoTable(doc, {
      head: [columns.map((column) => column.header)],
      body: report.rows.map((row) => columns.map((column) => formatValue(column.kind, row[column.field], column))),
      styles: { font: 'DejaVu', fontSize: 8 },
    });
    return doc.output('arraybuffer');
  };
  return compare('PDF de 5.000 × 12', () => renderPdf(report, fonts), withAutoTable);
}

/** Excel file of 10,000 rows × 38 columns, against exceljs with the raw values and no formats. */
export async function benchExcel(): Promise<Figure> {
  const { default: ExcelJS } = await import('exceljs');
  const columns = columnsOf(38);
  const workbook: Workbook = {
    file: 'desempenho.xlsx',
    sheets: [{ name: 'Desempenho', columns, rows: rowsOf(columns, 10_000) }],
    emittedAt: EMITTED_AT,
  };
  const alone = async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Desempenho');
    sheet.columns = columns.map((column) => ({ header: column.header, key: column.field }));
    for (const row of workbook.sheets[0]!.rows) sheet.addRow(columns.map((column) => row[column.field]));
    return book.xlsx.writeBuffer();
  };
  return compare('Excel de 10.000 × 38', () => renderExcel(workbook), alone);
}

/** The complete technical report of 1,000 collections × 38 columns, against pdfkit drawing its tables. */
export async function benchTechnicalReport(): Promise<Figure> {
  const { ours, baseline } = await technicalReport(await readFonts());
  return compare('Relatório técnico completo de 1.000 × 38', ours, baseline);
}

/** Every figure of this folder, one after the other. */
export async function benchReports(): Promise<Figure[]> {
  return [await benchPdf(), await benchExcel(), await benchTechnicalReport()];
}

if (import.meta.main) console.table(await benchReports());
