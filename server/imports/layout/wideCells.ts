import type { Field } from '../names/aliases.ts';
import { headerKey, parameterIn, roleOf } from '../names/headers.ts';
import { besideResults, type Told } from './besideResults.ts';
import { type GroupCells, groupCells } from './groupCells.ts';
import { otherParameters } from './otherParameters.ts';
import type { ResultCells } from './resultCells.ts';
import { type Group, type Headed, range, sheetColumns } from './sheetColumns.ts';

type Fields = Partial<Record<Field, number>>;

/** A column of results in a wide sheet. */
interface Result {
  column: number;
  header: string;
  parametro: string;
  isRegistered: boolean;
}

export interface WideCells extends ResultCells {
  /** Where a row of units tells the result's own. */
  own: readonly number[];
}

/** Columns with no header of a result that are looked at before the first result and behind the last. */
const AROUND = 30;

/**
 * Where a wide sheet, of a column for each parameter, keeps its results. By these rules, the first that applies:
 *
 * - What stands under a parameter's own header, which is merged over it or named beneath ('LQ | Resultado'), is its own; and
 *   so is a column whose header names the parameter besides ('Unid. Cobre').
 * - Other signs stand before their values where there are some before the first and none behind the last, and behind them
 *   where it is the other way round; where neither tells, they are a doubt for both neighbours.
 * - Other units stand behind their values, or before them where some stand before the first and none behind the last.
 *   One column alone that stands before or behind all results is of all of them, and so are several in a row; but next to a
 *   parameter that is not registered it is that one's, unless it holds concentrations.
 * - A limit's column ('LQ') is no result. What stands before it, and behind no result, is its own; a unit behind it is of the
 *   result before it, unless that has one nearer; a sign that may be of either is a doubt.
 * - What else has a header of its own, as a parameter that is not registered (`otherParameters`), has its signs and units by
 *   the same rules: none of them is a result's.
 * - Any other sign in the row is a doubt for all of its results.
 */
export function withCells<T extends Result>(
  headed: Headed,
  { sinal: _, unidade: __, ...fields }: Fields,
  results: readonly T[],
): (T & { cells: WideCells })[] {
  const sheet = sheetColumns(
    headed,
    results.map(({ column }) => column),
  );
  const { headerOf } = sheet;
  const { observacao: ___, publicada: ____, ...sampleFields } = fields;
  const heading = new Set(results.map(({ column }) => column));
  const sample = new Set(Object.values(sampleFields));
  const isFree = (column: number) => column >= 0 && !sample.has(column) && !heading.has(column);
  const groups = results.map((one) => sheet.groupOf(one.column, isFree));
  const cells = groups.map((group) => groupCells(group, sheet));
  const grouped = new Set(groups.flatMap(({ columns }) => columns));
  const [first, last] = [Math.min(...grouped), Math.max(...grouped)];
  const looked = range(Math.max(0, first - AROUND), Math.min(sheet.last, last + AROUND));
  const loose = looked.filter((column) => isFree(column) && !grouped.has(column));
  const byParameter = new Map(
    results.flatMap(
      ({ header, parametro }, at) =>
        [
          [headerKey(header), at],
          [headerKey(parametro), at],
        ] as const,
    ),
  );
  const namedIn = (column: number) => {
    const header = headerOf(column);
    return header === null || roleOf(header) === null ? undefined : byParameter.get(parameterIn(header));
  };
  const others = otherParameters(sheet, loose, (column) => isFree(column) && !grouped.has(column), [first, last]);
  const isRegistered = (place: number) => results[place]?.isRegistered ?? false;
  const { each, all } = besideResults(sheet, { results: groups, others, isRegistered }, loose, namedIn);
  return results.map((one, at) => ({ ...one, cells: cellsOf(groups[at], cells[at], each[at] ?? all, all) }));
}

/** What is told of one and of all: the lists of many columns are not copied for each result. */
function both<T>(one: readonly T[], all: readonly T[]): readonly T[] {
  if (one === all || one.length === 0) return all;
  return all.length === 0 ? one : [...one, ...all];
}

function cellsOf(group: Group | undefined, within: GroupCells | undefined, one: Told, all: Told): WideCells {
  const { columns = [], roles } = group ?? {};
  const { valores = [], varios = false, sinais = [], unidades = [] } = within ?? {};
  const own = columns.filter((column) => roles?.get(column) !== 'limite');
  const beside = both(one.unidades, all.unidades);
  const duvidas = both(one.duvidas, all.duvidas);
  return {
    ...{ valores, varios, own: both(own, beside) },
    sinais: both(sinais, one.sinais),
    // Under its own header a unit is its own: what stands elsewhere is of others.
    unidades: unidades.length > 0 ? unidades : beside,
    talvezUnidades: all.talvezUnidades,
    ...(duvidas.length > 0 && { duvidas }),
  };
}
