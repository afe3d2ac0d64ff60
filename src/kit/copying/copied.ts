import { escapeHtml } from '../../../domain/escapeHtml.ts';
import { parseNumber } from '../../../domain/numbers.ts';

/** Texts of cells, row by row. */
export type Cells = readonly (readonly string[])[];

/** What a spreadsheet would take for a formula, or takes for a text that is none: it takes an apostrophe away from it. */
const LIKE_FORMULA = /^'*[=+@-]/;

/** A text that a spreadsheet would take for a formula is told to be one by an apostrophe; a number is left as it is. */
const asText = (text: string) => (LIKE_FORMULA.test(text) && parseNumber(text) === null ? `'${text}` : text);

/** A text that was copied so, without its apostrophe. */
export const withoutApostrophe = (text: string) =>
  text.startsWith("'") && LIKE_FORMULA.test(text) ? text.slice(1) : text;

function tabbed(text: string): string {
  const plain = asText(text);
  return /["\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Cells as spreadsheets paste them: tabs between, a line a row, quoted where a cell holds what would part it. */
export const tabbedText = (cells: Cells): string => cells.map((row) => row.map(tabbed).join('\t')).join('\r\n');

/** The same as a table of HTML, which spreadsheets and text processors prefer. */
export function htmlTable(cells: Cells): string {
  const rows = cells.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(asText(text))}</td>`).join('')}</tr>`);
  return `<table>${rows.join('')}</table>`;
}
