import { cellValue } from '../cells/cells.ts';
import type { Field } from '../names/aliases.ts';
import {
  headsField,
  hintsSign,
  hintsUnit,
  saysOfResult,
  speaksOfControl,
  speaksOfLimit,
  speaksOfVerdict,
} from '../names/headers.ts';
import { splitHeading } from '../units/unitTexts.ts';
import { groupCells } from './groupCells.ts';
import type { ResultCells } from './resultCells.ts';
import { type Headed, type SheetColumns, sheetColumns } from './sheetColumns.ts';

type Fields = Partial<Record<Field, number>>;

/** Fields that tell nothing of the sample: a sign that stands there may be a result's. */
const REMARKS: readonly Field[] = ['observacao', 'publicada'];
const FAR = 1000;

/** Which of the columns with numbers or limits one is next to, no field of the sample between. */
function neighbours(sheet: SheetColumns, sample: ReadonlySet<number>, valores: readonly number[]) {
  const toward = (column: number, step: 1 | -1, is: (at: number) => boolean): number | undefined => {
    for (let at = column + step; at >= 0 && at <= sheet.last && !sample.has(at); at += step) {
      if (valores.includes(at) || is(at)) return at;
    }
    return undefined;
  };
  return {
    left: (column: number) => toward(column, -1, sheet.isCompared),
    right: (column: number) => toward(column, 1, sheet.isCompared),
    /** What may have the sign before it: of limits in words, as 'até 60', none has. */
    signed: (column: number) => toward(column, 1, (at) => sheet.mayBeSigned(at, column)),
  };
}

/** A tall sheet's columns, as seen from its value. */
interface Seen {
  sheet: SheetColumns;
  valor: number;
  /** The columns of the value's own header. */
  within: ReadonlySet<number>;
  /** Those that no header claims for another field. */
  free: readonly number[];
  left(column: number): number | undefined;
  right(column: number): number | undefined;
  signed(column: number): number | undefined;
}

const isOwn = ({ within }: Seen, number: number | undefined) => number === undefined || within.has(number);

/** @param headed those that are headed as of units and hold any */
function unitColumns(seen: Seen, own: readonly number[], headed: readonly number[]) {
  const { sheet, valor, within, free, left, right } = seen;
  const besideIt = headed.filter((column) => within.has(left(column) ?? right(column) ?? -1));
  const distance = (column: number) => (column > valor ? column - valor : FAR + valor - column);
  const isHinted = (column: number) => hintsUnit(sheet.headerOf(column) ?? '');
  const far = (column: number) =>
    distance(column) + (isHinted(column) ? 0 : 4 * FAR) + (isOwn(seen, left(column)) ? 0 : 2 * FAR);
  const held = free.filter((column) => sheet.unitsOf(column) === 'all').toSorted((one, other) => far(one) - far(other));
  const unidades = [own, besideIt, headed].find((all) => all.length > 0) ?? held.slice(0, 1);
  const others = free.filter((column) => sheet.unitsOf(column) === 'some');
  const talvezUnidades = [...held, ...others].filter(
    (column) => !unidades.includes(column) && (unidades.length === 0 || isOwn(seen, left(column))),
  );
  return { unidades, talvezUnidades };
}

/**
 * @param headed those that are headed as of signs
 * @param unidades the units of the value, behind which a sign may stand
 */
function signColumns(seen: Seen, headed: readonly number[], unidades: readonly number[], remarks: readonly number[]) {
  const { sheet, valor, within, left, right } = seen;
  const isOfControl = (column: number) =>
    speaksOfControl(sheet.headerOf(column) ?? '') && sheet.kindsOf(column).signs === 0;
  const free = seen.free.filter((column) => !isOfControl(column));
  const beside = new Set([...within, ...unidades]);
  const isBefore = (column: number) => column < valor && isOwn(seen, right(column));
  const isBehind = (column: number) => beside.has(column - 1) && isOwn(seen, left(column));
  const signed = free.filter((column) => sheet.signsOf(column) === 'all');
  const hinted = [...headed, ...signed.filter((column) => hintsSign(sheet.headerOf(column) ?? ''))];
  const [before, behind] = [hinted.filter(isBefore), hinted.filter(isBehind)];
  // Between the value and another number a sign may be of either, and before another number first it is that one's.
  const isBetween = (column: number) =>
    column > valor ? seen.signed(column) !== undefined : !isOwn(seen, right(column));
  const ofHinted = hinted.length === 1 ? hinted.filter((one) => !isBetween(one)) : before.length > 0 ? before : behind;
  const byCells = signed.filter((column) => {
    if (hinted.includes(column)) return false;
    return column < valor ? isBefore(column) : isBehind(column) && seen.signed(column) === undefined;
  });
  const sinais = [...ofHinted, ...byCells];
  /** Right behind the value, it may be that one's or the value's: not so under a header that tells of neither. */
  const mayBeOwn = (column: number) => {
    if (!isBehind(column) || sheet.signsOf(column) !== 'all') return false;
    const header = sheet.headerOf(column);
    if (header === null || hintsSign(header) || saysOfResult(header)) return true;
    // It has a number of its own.
    if (sheet.headerOf(column + 1) === null && sheet.kindsOf(column + 1).numbers > 0) return false;
    return !speaksOfLimit(header) && !speaksOfVerdict(sheet.headerOf(right(column) ?? -1) ?? '');
  };
  // Before another number a sign is that one's.
  const isDoubtful = (column: number) => {
    if (sinais.includes(column) || sheet.signsOf(column) === null) return false;
    // The value has its own before it, and this one stands before another number.
    if (before.length > 0 && headed.includes(column) && seen.signed(column) !== undefined) return false;
    return isOwn(seen, right(column)) || mayBeOwn(column) || (hinted.length === 1 && hinted.includes(column));
  };
  const doubtful = [...free, ...headed, ...remarks].filter(isDoubtful);
  return { sinais, duvidas: doubtful.map((column) => [column, sheet.headerOf(column)] as const) };
}

/**
 * Where a tall sheet, of a row for each result, keeps its results. By these rules, the first that applies:
 *
 * - What stands under the value's own header, which is merged over it or named beneath ('LQ | Resultado'), is the value's.
 * - A unit's column is one that is headed so and holds any; else the nearest on the right, or left, that holds units. Of
 *   several that are headed so, those behind the value: one behind a limit is the limit's. Where it says nothing, what can
 *   be nothing but a unit counts wherever it stands in the row, but in remarks.
 * - A sign's column is one that is headed so: of several, that before the value. Or it holds signs, and the value is the next
 *   number on its right, or it stands behind the value or its unit and before no other number. Before another number it is
 *   that one's, but for one right behind the value or its unit: it may be of either.
 * - Any other sign in the row is a doubt: the result stays pending with it. Not so a verdict on what is permitted.
 */
export function tallCells(headed: Headed, fields: Fields): ResultCells {
  const { valor } = fields;
  if (valor === undefined) return { valores: [] };
  const { rows, headerRow } = headed;
  const sheet = sheetColumns(headed, [valor]);
  const around = sheet.around(valor);
  const named = (field: 'sinal' | 'unidade') => {
    // An operator is a person too.
    const isSo = (one: number) => field === 'unidade' || one === fields.sinal || sheet.signsOf(one) !== null;
    const all = around.filter((one) => headsField(sheet.headerOf(one) ?? '', field) && isSo(one));
    return all.length > 0 ? all : [fields[field] ?? []].flat();
  };
  const [signs, units] = [named('sinal'), named('unidade')];
  const taken = new Set([...Object.values(fields), ...signs, ...units]);
  const group = sheet.groupOf(valor, (column) => !taken.has(column));
  const { valores, varios, ...own } = groupCells(group, sheet);
  const within = new Set([valor, ...valores, ...own.sinais, ...own.unidades]);
  const remarks = REMARKS.flatMap((field) => fields[field] ?? []);
  const notOfSample = new Set([...within, ...signs, ...units, ...remarks]);
  const sample = new Set([...taken].filter((column) => !notOfSample.has(column)));
  const free = around.filter((column) => !taken.has(column) && !within.has(column));
  const seen = { sheet, valor, within, free, ...neighbours(sheet, sample, [...within]) };
  const isTold = (column: number) => rows.some((row, at) => at > headerRow && cellValue(row?.[column]) !== null);
  const isOfValues = (header: string) => [header, splitHeading(header).name].some((one) => headsField(one, 'valor'));
  const outros = free.filter((column) => isOfValues(sheet.headerOf(column) ?? ''));
  const { unidades, talvezUnidades } = unitColumns(seen, own.unidades, units.filter(isTold));
  const { sinais, duvidas } = signColumns(seen, signs, unidades, remarks);
  return {
    ...{ valores, varios, sinais: [...own.sinais, ...sinais], unidades, talvezUnidades },
    ...(duvidas.length > 0 && { duvidas }),
    ...(outros.length > 0 && { outros }),
  };
}
