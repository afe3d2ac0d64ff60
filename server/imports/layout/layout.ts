import { isCalendarDate } from '../../../domain/calendar.ts';
import { cellDate, cellText, cellTime, clipped, type Row } from '../cells/cells.ts';
import { lastValueIn } from '../cells/lastValue.ts';
import type { Merged } from '../cells/merged.ts';
import type { Field } from '../names/aliases.ts';
import { type DetalheRecusado, type Detalhes, readDetails } from '../names/detalhes.ts';
import { fieldColumns, headerKey, mayHeadResults, splitUnit } from '../names/headers.ts';
import { isRain, readRain } from '../names/rain.ts';
import { sampleCode } from '../names/sampleCode.ts';
import { unitReader } from '../units/shownUnit.ts';
import { measuredColumn } from '../units/unitTexts.ts';
import { withoutLimits } from './limitGroups.ts';
import { namedAbove } from './namedAbove.ts';
import { resultOf, textOf } from './resultCells.ts';
import { rowLabels } from './rowLabels.ts';
import type { Headed } from './sheetColumns.ts';
import { tallCells } from './tallCells.ts';
import { tallUnits } from './tallUnits.ts';
import { unitsAmong } from './unitsAmong.ts';
import { withUnits } from './unitsRow.ts';
import { withCells } from './wideCells.ts';

/** One result of a sheet, as text, with where it stood. `data` is `YYYY-MM-DD` and `hora` `HH:MM` when readable. */
export interface LinhaPlanilha {
  planilha: string;
  linha: number;
  /** Header of the parameter's column in a wide sheet. */
  coluna: string | null;
  codigoAmostra: string | null;
  ponto: string | null;
  cliente: string | null;
  data: string | null;
  hora: string | null;
  parametro: string | null;
  valor: string | null;
  /** What the sheet says it is, or else the cell's number format. */
  unidade: string | null;
  detalhes: Detalhes | null;
  /** What the sheet tells of the sample and does not come in. */
  recusados?: DetalheRecusado[];
}

/** A sheet as rows of cells. `rows` may have holes. */
export interface Sheet {
  name: string;
  rows: readonly (Row | undefined)[];
  date1904: boolean;
  merges?: readonly Merged[];
  /** Whether other headers stand beneath its last row. */
  goesOn?: boolean;
}

interface ResultColumn {
  column: number;
  header: string;
  parametro: string;
  unidade: string | null;
  /** It is of a registered parameter. */
  isRegistered: boolean;
}

/** Where a sheet keeps what. A tall sheet has no result columns: each row names its parameter. */
export interface Layout {
  headerRow: number;
  fields: Partial<Record<Field, number>>;
  results: ResultColumn[] | null;
}

/** A part of a sheet beneath headers of its own: its rows from one place on and before another. */
export interface Section {
  sheet: Sheet;
  layout: Layout;
  from: number;
  end: number;
  /** Rows above it that tell the units of its results: it has none of its own. */
  units: readonly number[];
}

/** Rows at the top of a sheet among which the headers are looked for. */
export const HEADER_ROWS = 20;

/** Whether headers tell where a sample's place and day stand. */
export const isLocated = ({ data, ponto, cliente }: Layout['fields']): boolean =>
  data !== undefined && (ponto ?? cliente) !== undefined;

/**
 * Finds the headers of a sheet and tells a tall one (a row per result) from a wide one (a row per sample, a column per
 * parameter), by names; a tall one's parameters by what stands among them too.
 *
 * @param isParametro whether a name is that of a registered parameter
 * @param from the row from which on they are looked for
 * @returns null when no row has the headers of either kind
 */
export function findLayout(sheet: Sheet, isParametro: (name: string) => boolean, from = 0): Layout | null {
  for (let headerRow = from; headerRow < Math.min(from + HEADER_ROWS, sheet.rows.length); headerRow += 1) {
    // Only of these it is worth to look through their columns.
    if (!isLocated(fieldColumns(headersOf(sheet.rows[headerRow])))) continue;
    const layout = layoutAt(sheet, headerRow, isParametro);
    if (layout.results?.length !== 0) return layout;
  }
  return null;
}

/** What a row heads, be it no results at all, and wherever a sample's place and day stand. */
export function layoutAt(
  { rows, merges = [] }: Sheet,
  headerRow: number,
  isParametro: (name: string) => boolean,
): Layout {
  const headers = headersOf(rows[headerRow]);
  const fields = fieldColumns(headers);
  if (fields.parametro !== undefined) fields.valor ??= measuredColumn(headers);
  else if (fields.valor !== undefined) fields.parametro = columnOfNames(rows, headerRow, fields, isParametro);
  if (fields.parametro !== undefined && fields.valor !== undefined) return { headerRow, fields, results: null };
  const results = resultColumns({ rows, merges, headerRow, headers }, isParametro);
  return { headerRow, fields, results: withoutLimits({ rows, merges, headerRow }, results) };
}

/** So many rows beneath headers tell what a column of theirs is of. */
const FIRST_ROWS = 50;

/** The column in which the names of parameters stand, under a header that is none of theirs: most of what it holds is such. */
function columnOfNames(
  rows: Sheet['rows'],
  headerRow: number,
  fields: Layout['fields'],
  isParametro: (name: string) => boolean,
): number | undefined {
  const taken = new Set(Object.values(fields));
  const first = rows.slice(headerRow + 1, headerRow + 1 + FIRST_ROWS);
  const found = headersOf(rows[headerRow]).findIndex((header, column) => {
    if (header === null || taken.has(column) || isParametro(header)) return false;
    const texts = first.flatMap((row) => (typeof row?.[column]?.v === 'string' ? [String(row[column].v)] : []));
    return texts.length > 0 && 2 * texts.filter(isParametro).length > texts.length;
  });
  return found < 0 ? undefined : found;
}

export const headersOf = (row: Row | undefined) => Array.from(row ?? [], (cell) => clipped(cellText(cell)));

/** Columns headed by a parameter, in their row or the one above, and unknown ones that hold at least one laboratory value. */
function resultColumns(headed: Headed, isParametro: (name: string) => boolean): ResultColumn[] {
  const { rows, headerRow, headers } = headed;
  const named = (header: string) =>
    isParametro(header) ? { parametro: header, unidade: null } : asParametro(splitUnit(header));
  const above = namedAbove(headed, (heading) => {
    const { parametro } = named(heading);
    return isParametro(parametro) ? headerKey(parametro) : null;
  });
  return headers.flatMap((own, column) => {
    const over = above.get(column);
    if (over === null || own === null || (!over && !mayHeadResults(own))) return [];
    const header = over ?? own;
    const said = named(header);
    const isRegistered = isParametro(said.parametro);
    if (!isRegistered && lastValueIn(rows, column) <= headerRow) return [];
    return [{ column, header, ...said, isRegistered }];
  });
}

const asParametro = ({ name, unit }: ReturnType<typeof splitUnit>) => ({ parametro: name, unidade: unit });

/** The results of a sheet, in order. Empty values are none; rows that name no sample (units, limits, footers) neither. */
export function* readResults(sheet: Sheet, layout: Layout): Generator<LinhaPlanilha> {
  const { headerRow, fields, results } = layout;
  const headed = { rows: sheet.rows, headerRow, headers: headersOf(sheet.rows[headerRow]), merges: sheet.merges ?? [] };
  const keyOf = (row: Row | undefined) => headerKey(textOf(row, fields.data) ?? '');
  const repeatedHeader = keyOf(sheet.rows[headerRow]);
  const isHeader = (row: Row) => repeatedHeader !== '' && keyOf(row) === repeatedHeader;
  const isPlaceless = isUnplaced(fields);
  const isNamed = (row: Row) => (isPlaceless || identified(row, fields)) && !isHeader(row);
  const isDated = (row: Row) => isCalendarDate(readSample(row, fields, sheet.date1904).data ?? '');
  const asHeaded = results && withCells(headed, fields, results);
  const wide = asHeaded && withUnits(headed, asHeaded, isDated, isNamed);
  const goesOn = sheet.goesOn ?? false;
  const around = { data: fields.data, units: wide?.units ?? null, isHeader, goesOn };
  const among = wide && unitsAmong(headed, asHeaded, wide.columns, around);
  const cells = wide ? null : tallCells(headed, fields);
  const unitOf = cells && tallUnits(headed, cells, goesOn);
  const firstColumn = Math.min(...(wide?.columns.map(({ column }) => column) ?? [fields.valor ?? 0]));
  const isLabelled = rowLabels(fields, firstColumn, headed.headers, sheet.rows.slice(headerRow + 1));
  const measured = unitReader();
  const rain = wide ? null : rainOfSamples(sheet, layout);
  for (let at = headerRow + 1; at < sheet.rows.length; at += 1) {
    const row = sheet.rows[at];
    if (!row) continue;
    const sample = { planilha: sheet.name, linha: at + 1, ...readSample(row, fields, sheet.date1904) };
    if (cells && unitOf) {
      const parametro = textOf(row, fields.parametro);
      // One that says neither yes nor no stays, and is told as any value that cannot be read.
      if (isRain(parametro) && readRain(textOf(row, fields.valor)) !== null) continue;
      const flagChuva = rain?.get(sampleKey(sample));
      if (flagChuva !== undefined) sample.detalhes = { ...sample.detalhes, flagChuva };
      const result = resultOf(row, cells, unitOf.said(row, parametro), measured);
      if (result === null || isHeader(row) || isLabelled(row) || (parametro === null && !identified(row, fields))) {
        unitOf.pass(row);
        continue;
      }
      yield { ...sample, coluna: null, ...result };
    } else if (!among?.pass(at) && isNamed(row) && at !== wide?.units && !isLabelled(row)) {
      for (const [place, column] of (wide?.columns ?? []).entries()) {
        const result = among && resultOf(row, column.cells, among.of(place, row), measured);
        if (result) yield { ...sample, coluna: column.header, ...result };
      }
    }
  }
}

const sampleKey = ({ codigoAmostra, ponto, cliente, data, hora }: ReturnType<typeof readSample>) =>
  [codigoAmostra, ponto, cliente, data, hora].join('\u0000');

/** Of a tall sheet that tells the rain in rows of its own, by sample; null where there is no such row. */
function rainOfSamples({ rows, date1904 }: Sheet, { headerRow, fields }: Layout): Map<string, 0 | 1> | null {
  const found = new Map<string, 0 | 1>();
  for (const row of rows.slice(headerRow + 1)) {
    if (!row || !isRain(textOf(row, fields.parametro))) continue;
    const flag = readRain(textOf(row, fields.valor));
    if (flag !== null) found.set(sampleKey(readSample(row, fields, date1904)), flag);
  }
  return found.size > 0 ? found : null;
}

/** True of headers that tell nothing of the sample: each of their rows is one's of which nothing is known. */
const isUnplaced = ({ data, ponto, cliente, codigoAmostra }: Layout['fields']) =>
  [data, ponto, cliente, codigoAmostra].every((column) => column === undefined);

/** True when a row says whose sample it is. */
function identified(row: Row, fields: Layout['fields']): boolean {
  const columns = [fields.data, fields.ponto, fields.cliente, fields.codigoAmostra];
  return columns.some((column) => textOf(row, column) !== null);
}

/** What a row says of its sample, the date as `YYYY-MM-DD` and the time as `HH:MM` when readable. */
export function readSample(row: Row, fields: Layout['fields'], date1904: boolean) {
  const { date, time } = fields.data === undefined ? { date: null, time: null } : cellDate(row[fields.data], date1904);
  const hora = fields.hora === undefined ? null : cellTime(row[fields.hora]);
  return {
    codigoAmostra: sampleCode(textOf(row, fields.codigoAmostra)),
    ponto: textOf(row, fields.ponto),
    cliente: textOf(row, fields.cliente),
    data: clipped(date),
    hora: clipped(hora ?? time),
    ...readDetails(row, fields, date1904),
  };
}
