import type { Row } from './cells.ts';
import { fieldColumns, headerKey } from './headers.ts';
import { headersOf, type Sheet } from './layout.ts';

/**
 * Where tables begin that stand side by side under one row of headers: each begins with the same header and has a day and a
 * place of its own. A day alone that is named twice is that of something else.
 */
function beginnings(headers: readonly (string | null)[]): number[] {
  const keys = headers.map((header) => headerKey(header ?? ''));
  const begin = keys.find((key) => key !== '');
  const starts = keys.flatMap((key, column) => (key === begin ? [column] : []));
  const isTable = (start: number, at: number) => {
    const { data, ponto, cliente } = fieldColumns(headers.slice(start, starts[at + 1]));
    return data !== undefined && (ponto ?? cliente) !== undefined;
  };
  return starts.every(isTable) ? starts : [];
}

/** The tables of a sheet that stand side by side, each with its columns at their places; the sheet itself if it holds one. */
export function tablesOf(sheet: Sheet, headerRow: number): Sheet[] {
  const starts = beginnings(headersOf(sheet.rows[headerRow]));
  if (starts.length < 2) return [sheet];
  return starts.map((start, at) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row && cut(row, start, starts[at + 1])),
  }));
}

function cut(row: Row, start: number, end: number | undefined): Row {
  const cells = row.slice(0, end);
  cells.fill(undefined, 0, start);
  return cells;
}
