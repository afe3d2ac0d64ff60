import { withoutApostrophe } from '../copying/copied.ts';

/**
 * The cells of a text that a spreadsheet, or a table of ours, has copied: a line a row, tabs between, quoted where a cell
 * holds what would part it. The line end after the last row is no row.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell is quoted wholly, or has none of the signs that part cells.
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(withoutApostrophe(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}
