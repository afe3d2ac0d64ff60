import { cellText, type Row } from '../cells/cells.ts';
import { headersOf, type Sheet } from '../layout/layout.ts';
import { range } from '../layout/sheetColumns.ts';
import type { Field } from '../names/aliases.ts';
import { fieldColumns, headerKey, mayHeadResults } from '../names/headers.ts';
import { type HeadingFinder, mayBeDated } from '../names/headings.ts';

/** Rows of a sheet in which the same tables stand side by side, each from one of the columns on. */
export interface Block {
  from: number;
  end: number;
  headerRow: number;
  starts: readonly number[];
}

type Kind = 'data' | 'ponto' | 'cliente' | 'result' | 'other';

const PLACES = ['data', 'ponto', 'cliente'] as const;
const RESULTS: readonly Field[] = ['parametro', 'valor'];

/** What each header is of; null where there is none. */
function kindsOf(headers: readonly (string | null)[]): (Kind | null)[] {
  return headers.map((header) => {
    if (header === null || headerKey(header) === '') return null;
    const fields = fieldColumns([header]);
    const place = PLACES.find((field) => fields[field] !== undefined);
    if (place) return place;
    return mayHeadResults(header) || RESULTS.some((field) => fields[field] !== undefined) ? 'result' : 'other';
  });
}

const isPlaced = (kinds: readonly (Kind | null)[]) => kinds.includes('ponto') || kinds.includes('cliente');
const isTable = (kinds: readonly (Kind | null)[]) =>
  isPlaced(kinds) && (kinds.includes('data') || kinds.includes('result'));

/**
 * Where tables begin that stand side by side under one row of headers: each has results, behind them a day or a place that was
 * named already begins the next, with what numbers its samples before it. By the same name, or behind a column without one
 * and with a place and a day of its own: another name in the midst of a table is that of something else.
 */
export function beginnings(headers: readonly (string | null)[]): number[] {
  const kinds = kindsOf(headers);
  const keys = headers.map((header) => headerKey(header ?? ''));
  const first = kinds.findIndex((kind) => kind !== null);
  if (first < 0) return [];
  const starts = [first];
  for (const [column, kind] of kinds.entries()) {
    if (kind !== 'data' && kind !== 'ponto' && kind !== 'cliente') continue;
    const [start = first] = starts.slice(-1);
    const before = kinds.slice(start, column);
    if (!(before.includes(kind) && before.includes('data') && isPlaced(before) && before.includes('result'))) continue;
    let begin = column;
    while (begin > start && kinds[begin - 1] === 'other') begin -= 1;
    const end = kinds.indexOf(null, column);
    const own = kinds.slice(column, end < 0 ? undefined : end);
    const isApart = kinds[begin - 1] === null && own.includes('data') && isPlaced(own);
    if (isApart || keys.slice(start, column).includes(keys[column]!)) starts.push(begin);
  }
  return starts.filter((start, at) => at === 0 || isTable(kinds.slice(start, starts[at + 1])));
}

/** Where a table begins of which a row, beside a sample of another, has the headers. */
function besideSample(row: Row, last: number): number | undefined {
  if (row.length <= last + 1) return undefined;
  const headers = headersOf(row).map((header, column) => (column > last ? header : null));
  const kinds = kindsOf(headers);
  return kinds.includes('data') && isPlaced(kinds) && kinds.includes('result') ? beginnings(headers)[0] : undefined;
}

const sameStarts = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/** Whether headers go on over where a table beside theirs begins. */
const crosses = (headers: readonly (string | null)[], starts: readonly number[]) =>
  starts.slice(1).some((start) => {
    const isSaid = (header: string | null) => header !== null;
    return headers.slice(0, start).some(isSaid) && headers.slice(start).some(isSaid);
  });

/** The columns of days of tables that begin at so many columns, and the last one that is headed. */
function daysOf(headers: readonly (string | null)[], starts: readonly number[]) {
  const days = starts.flatMap((start, at) => {
    const { data } = fieldColumns(headers.slice(start, starts[at + 1]));
    return data === undefined ? [] : [start + data];
  });
  return { days, last: headers.findLastIndex((header) => header !== null) };
}

/** Parts a sheet where other tables stand side by side than above. */
export function blocksOf({ rows }: Sheet, headerRow: number, headingsOf: HeadingFinder): Block[] {
  const headers = headersOf(rows[headerRow]);
  const blocks: Block[] = [{ from: 0, end: rows.length, headerRow, starts: beginnings(headers) }];
  let { days, last } = daysOf(headers, blocks[0]!.starts);
  let sampled = headerRow;
  for (let at = headerRow + 1; at < rows.length; at += 1) {
    const row = rows[at];
    const open = blocks.at(-1)!;
    if (!row) continue;
    if (days.some((column) => mayBeDated(row[column]))) {
      sampled = at;
      const beside = open.starts.length > 1 ? undefined : besideSample(row, last);
      if (beside !== undefined) open.starts = [...open.starts, beside];
      continue;
    }
    const { isDated, isPlaced } = headingsOf(row);
    if (!isDated || !isPlaced) continue;
    const found = headersOf(row);
    const starts = beginnings(found);
    const isParted = starts.length > 1 && !sameStarts(starts, open.starts);
    if (!isParted && !(open.starts.length > 1 && starts.length < 2 && crosses(found, open.starts))) continue;
    open.end = at;
    blocks.push({ from: sampled + 1, end: rows.length, headerRow: at, starts });
    ({ days, last } = daysOf(found, starts));
    sampled = at;
  }
  return blocks;
}

/** Says one thing alone. */
const isTitle = (row: Row) => new Set(Array.from(row, cellText).filter((text) => text !== null)).size === 1;

/** The rows that are a title of all the tables: they begin over the first, and stand above them or are merged over others. */
function titlesOf({ rows, merges = [] }: Sheet, { from, headerRow, starts: [, second = 0] }: Block): Set<number> {
  const beginsOverFirst = (row: Row) => {
    const column = row.findIndex((cell) => cellText(cell) !== null);
    return column >= 0 && column < second;
  };
  const above = range(from, headerRow - 1);
  const merged = merges.filter(({ s, e }) => s.r >= headerRow && s.c < second && e.c >= second).map(({ s }) => s.r);
  return new Set([...above, ...merged].filter((at) => rows[at] && beginsOverFirst(rows[at]) && isTitle(rows[at])));
}

/** The tables of a block, each with its rows and columns at their places; the sheet itself if it is but one. */
export function tablesOf(sheet: Sheet, block: Block): Sheet[] {
  const { from, end, starts } = block;
  const isOne = starts.length < 2;
  if (isOne && from === 0 && end === sheet.rows.length) return [sheet];
  const titles = isOne ? new Set<number>() : titlesOf(sheet, block);
  const bounds = isOne ? [0] : starts;
  return bounds.map((start, place) => {
    const rows: (Row | undefined)[] = new Array(end);
    for (let at = from; at < end; at += 1) {
      const row = sheet.rows[at];
      rows[at] = !row || isOne || titles.has(at) ? row : cut(row, start, bounds[place + 1]);
    }
    return { ...sheet, rows };
  });
}

function cut(row: Row, start: number, end: number | undefined): Row {
  const cells = row.slice(0, end);
  cells.fill(undefined, 0, start);
  return cells;
}
