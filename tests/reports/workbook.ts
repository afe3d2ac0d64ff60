import ExcelJS from 'exceljs';
import { renderExcel } from '../../reports/engine/excel.ts';
import type { Workbook } from '../../reports/engine/report.ts';

/** Minutes of a cell that holds a time, which is read as a moment after the first day of Excel. */
export const minutesIn = (value: ExcelJS.CellValue) => (Number(value as Date) - Date.UTC(1899, 11, 30)) / 60_000;

/** The cells of each sheet of a workbook, read back from its file row by row. */
export async function workbookCells(workbook: Workbook): Promise<ExcelJS.CellValue[][][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(workbook));
  return book.worksheets.map((sheet) =>
    Array.from({ length: sheet.actualRowCount }, (_, row) =>
      (sheet.getRow(row + 1).values as ExcelJS.CellValue[]).slice(1),
    ),
  );
}
