import type { ClipboardEvent } from 'react';
import { inOneLine } from '../../../domain/inOneLine.ts';
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

/**
 * Puts what was pasted into a field of one line as text, unquoted: several lines or cells, which the browser would join without a
 * sign between, are parted. Nothing is done where the browser does the same.
 *
 * @param between stands between cells, and between lines of one
 */
export function pasteInto(field: HTMLInputElement | HTMLTextAreaElement, event: ClipboardEvent, between = ' '): void {
  const text = event.clipboardData.getData('text/plain');
  const cells = pastedCells(text).map((row) => row.join(between));
  const plain = field instanceof HTMLTextAreaElement ? cells.join('\n') : inOneLine(cells.join(between), between);
  if (plain === text) return;
  event.preventDefault();
  field.setRangeText(plain, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
