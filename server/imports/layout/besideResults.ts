import { headsField, headsLimit, type Role, roleOf, speaksOfRemark, speaksOfVerdict } from '../names/headers.ts';
import type { ResultCells } from './resultCells.ts';
import type { Group, Much, SheetColumns } from './sheetColumns.ts';

/** What columns beside those of results tell of a result, or of all. */
export interface Told {
  sinais: number[];
  unidades: number[];
  talvezUnidades: number[];
  duvidas: NonNullable<ResultCells['duvidas']>[number][];
}

interface Side {
  column: number;
  /** The result on that side of it, by place, with only other signs and units between. */
  left: number | undefined;
  right: number | undefined;
  /** Between it and the result on its left, or on its right, stands a limit: of the latter none is told. */
  isPastLimit: boolean;
  isBeforeLimit: boolean;
}

/** On which side of their results a kind of columns stands: that on which the outermost does. */
interface Sides {
  sides: readonly Side[];
  isBefore: boolean;
  isBehind: boolean;
}

interface Owners {
  results: readonly Group[];
  /** What stands beside results under headers of its own: it has signs and units as they have. */
  others: readonly Group[];
  /** Whether one is of a registered parameter, by its place among the results. */
  isRegistered(place: number): boolean;
}

const nothing = (): Told => ({ sinais: [], unidades: [], talvezUnidades: [], duvidas: [] });

/**
 * Shares out the columns of signs and units that stand beside results in a wide sheet, by the rules of `withCells`.
 *
 * @param free the columns that are neither of the sample nor of a result
 * @param namedIn the result that a column's header names, by place
 * @returns what they tell of each result, by place, and then of each of the others; and of all results
 */
export function besideResults(
  sheet: SheetColumns,
  { results, others, isRegistered }: Owners,
  free: readonly number[],
  namedIn: (column: number) => number | undefined,
): { each: readonly Told[]; all: Told } {
  const groups = [...results, ...others];
  const ofOthers = new Set(others.flatMap(({ columns }) => columns));
  const loose = free.filter((column) => !ofOthers.has(column));
  const each = groups.map(nothing);
  const all = nothing();
  const { headerOf, signsOf, unitsOf } = sheet;
  const roleAt = (column: number) => roleOf(headerOf(column) ?? '');
  const doubt = (column: number) => [column, headerOf(column)] as const;
  const sidesOf = sideFinder(sheet, groups, results.length, loose);

  /** Those of a kind that are of no result by name, nor of any: an empty one tells too on which side of values they stand. */
  const plain = (
    role: Role,
    much: (column: number) => Much,
    name: (column: number, of: Told) => void,
    unsure: (column: number) => void,
  ) =>
    loose.filter((column) => {
      const isEmpty = roleAt(column) === role && !sheet.isFilled(column);
      const isLimit = roleAt(column) === 'limite';
      const held = isLimit ? (sheet.hasSignsAlone(column) ? 'some' : null) : isEmpty ? 'all' : much(column);
      if (held === null) return false;
      const named = each[namedIn(column) ?? -1];
      const isUnsure = held === 'some' || speaksOfRemark(headerOf(column) ?? '');
      if (named) name(column, named);
      else if (isUnsure) unsure(column);
      return !named && !isUnsure;
    });

  const signs = plain(
    'sinal',
    signsOf,
    (column, of) => of.sinais.push(column),
    (column) => all.duvidas.push(doubt(column)),
  );
  // Before what is permitted a sign may say how results stand to it, whatever its header.
  const isOwn = (column: number) => roleAt(column) === 'sinal' && !speaksOfVerdict(headerOf(column + 1) ?? '');
  shareSigns(sidesOf(signs), each, all, isOwn, doubt);
  const ofResults = new Set(results.flatMap(({ columns }) => columns));
  const isCalledUnit = (column: number) => headsField(headerOf(column) ?? '', 'unidade');
  const someAre = loose.some((column) => isCalledUnit(column) && unitsOf(column) !== null);
  const units = plain(
    'unidade',
    // Where others are, one right behind a result is its unit also where that is not understood; elsewhere it may be a plant's name.
    (column) => unitsOf(column) ?? (someAre && ofResults.has(column - 1) && isCalledUnit(column) ? 'all' : null),
    (column, of) => of.unidades.push(column),
    (column) => all.talvezUnidades.push(column),
  );
  const isBetween = ({ left = results.length, right = results.length }: Side) => Math.max(left, right) < results.length;
  const mayBeOfAll = (column: number, owner: number | undefined) =>
    owner === undefined || isRegistered(owner) || sheet.holdsConcentration(column);
  shareUnits(sidesOf(units), each, all, (side, owner) => !isBetween(side) && mayBeOfAll(side.column, owner));
  return { each, all };
}

/** @param results how many of the groups, the first, are results */
function sideFinder(sheet: SheetColumns, groups: readonly Group[], results: number, loose: readonly number[]) {
  const { headerOf, signsOf, unitsOf, isFilled } = sheet;
  const isLimit = ({ column }: Group) => headsLimit(headerOf(column) ?? '');
  const limits = new Set(groups.filter(isLimit).flatMap(({ columns }) => columns));
  const groupAt = new Map(
    groups.flatMap((group, at) => (isLimit(group) ? [] : group.columns.map((column) => [column, at] as const))),
  );
  const isHeaded = (column: number) => ['sinal', 'unidade'].includes(roleOf(headerOf(column) ?? '') ?? '');
  const isPassed = (column: number) =>
    isHeaded(column) || !isFilled(column) || signsOf(column) !== null || unitsOf(column) !== null;
  const passed = new Set(loose.filter(isPassed));
  const toward = (column: number, step: 1 | -1) => {
    let [at, isPast] = [column + step, false];
    for (; passed.has(at) || limits.has(at); at += step) isPast ||= limits.has(at);
    return { place: groupAt.get(at), isPast };
  };
  const ends = [...groupAt].flatMap(([column, at]) => (at < results ? [column] : []));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const isOther = (at: number | undefined) => at !== undefined && at >= results;
  return (columns: readonly number[]): Sides => {
    const sides = columns.map((column): Side => {
      const { place: left, isPast: isPastLimit } = toward(column, -1);
      const { place, isPast: isBeforeLimit } = toward(column, 1);
      return { column, left, right: isBeforeLimit ? undefined : place, isPastLimit, isBeforeLimit };
    });
    const ahead = sides.filter(({ column, right }) => column < first && right !== undefined);
    // Where signs stand before results, one behind the last and before a limit is the limit's.
    const isAfter = ({ column, left, isBeforeLimit }: Side) =>
      column > last && left !== undefined && (ahead.length === 0 || !isBeforeLimit);
    const after = sides.filter(isAfter);
    const surely = {
      ahead: ahead.some(({ left }) => !isOther(left)),
      after: after.some(({ right }) => !isOther(right)),
    };
    const isSure = surely.ahead || surely.after;
    const [before, behind] = isSure ? [surely.ahead, surely.after] : [ahead.length > 0, after.length > 0];
    return { sides, isBefore: before && !behind, isBehind: behind && !before };
  };
}

/** What stands before a limit, and behind no result, is the limit's. */
const isOfLimit = ({ left, isBeforeLimit }: Side, isBefore: boolean) =>
  isBeforeLimit && (isBefore || left === undefined);

function shareSigns(
  { sides, isBefore, isBehind }: Sides,
  each: readonly Told[],
  all: Told,
  isHeaded: (column: number) => boolean,
  doubt: (column: number) => Told['duvidas'][number],
): void {
  for (const side of sides) {
    const { column, left, right, isPastLimit, isBeforeLimit } = side;
    if (isOfLimit(side, isBefore)) continue;
    const places = [isBefore ? undefined : left, isBehind ? undefined : right];
    const owners = places.flatMap((at) => each[at ?? -1] ?? []);
    const [owner, other] = owners;
    const isLimits = places[0] !== undefined && (isPastLimit || (isBeforeLimit && !isHeaded(column)));
    if (owner && !other && !isLimits) owner.sinais.push(column);
    else for (const one of owner ? owners : [all]) one.duvidas.push(doubt(column));
  }
}

function shareUnits(
  { sides, isBefore }: Sides,
  each: readonly Told[],
  all: Told,
  mayBeOfAll: (side: Side, owner: number | undefined) => boolean,
): void {
  const ownerOf = ({ left, right }: Side) => (isBefore ? (right ?? left) : (left ?? right));
  // A unit behind a limit is of the result before it where that has none of its own.
  const near = new Set(sides.filter(({ isPastLimit }) => !isPastLimit).map(ownerOf));
  const own = sides.filter(
    (side) => !isOfLimit(side, isBefore) && (!side.isPastLimit || isBefore || !near.has(ownerOf(side))),
  );
  const counts = new Map<number | undefined, number>();
  for (const side of own) counts.set(ownerOf(side), (counts.get(ownerOf(side)) ?? 0) + 1);
  for (const side of own) {
    const owner = ownerOf(side);
    const isOfAll = own.length === 1 && mayBeOfAll(side, owner);
    const isShared = isOfAll || (counts.get(owner) ?? 0) > 1;
    (isShared ? all : (each[owner ?? -1] ?? all)).unidades.push(side.column);
  }
}
