import type { Group, SheetColumns } from './sheetColumns.ts';

/** What the columns of one header are. */
export interface GroupCells {
  valores: readonly number[];
  /** Values may be in any of `valores`: nothing says which is the result. */
  varios: boolean;
  sinais: readonly number[];
  unidades: readonly number[];
}

/** What stands behind a value's '±' is no value. */
function beforeUncertainty(columns: readonly number[], sheet: SheetColumns): readonly number[] {
  const end = columns.findIndex(sheet.holdsPlusMinus);
  return end > 0 ? columns.slice(0, end) : columns;
}

/** By their cells: a sign and its value may share two columns; of several columns of numbers none is known to be the results'. */
function byCells(columns: readonly number[], sheet: SheetColumns): GroupCells {
  const [first] = columns;
  const holds = (column: number, much: 'signsOf' | 'unitsOf') => sheet[much](column) === 'all';
  const sinais = columns.filter((column) => holds(column, 'signsOf'));
  const unidades = columns.filter((column) => !sinais.includes(column) && holds(column, 'unitsOf'));
  const rest = columns.filter((one) => ![...unidades, ...sinais].includes(one) && sheet.isFilled(one));
  const numbers = rest.filter((column) => {
    const kinds = sheet.kindsOf(column);
    return kinds.numbers + kinds.absent > 0;
  });
  const start = numbers[0] ?? rest[0] ?? first;
  if (start === undefined) return { valores: [], varios: false, sinais, unidades };
  // Whatever stands before the value under its own header is said of it.
  const ahead = rest.filter((column) => column < start);
  const { signs, belows, words } = sheet.kindsOf(start);
  const isMixed = signs + belows + words > 0;
  const valores = isMixed ? numbers.slice(0, 2) : numbers.slice(0, 1);
  const varios = numbers.length > Math.max(1, valores.length);
  return {
    valores: varios ? numbers : valores.length > 0 ? valores : [start],
    varios,
    sinais: [...sinais, ...ahead],
    unidades,
  };
}

/** By the names beneath the header, and by its cells what has none. Of several units and signs, those next to the value. */
function named({ columns, roles }: Group, sheet: SheetColumns): GroupCells {
  const having = (role: string) => columns.filter((column) => roles.get(column) === role);
  const rest = byCells(
    columns.filter((column) => !roles.has(column)),
    sheet,
  );
  const own = having('valor');
  const valores = own.length > 0 ? own : rest.valores;
  // Not one is that of results: what stands under the header is something else.
  if (valores.length === 0) return { valores: columns, varios: true, sinais: [], unidades: [] };
  const numbers = [...having('limite'), ...valores].toSorted((one, other) => one - other);
  const isBeside = (column: number, isBefore: boolean) => {
    const next = isBefore ? numbers.find((one) => one > column) : numbers.findLast((one) => one < column);
    return next === undefined || valores.includes(next);
  };
  const nextTo = (role: string, isBefore: boolean) => {
    const all = having(role);
    return all.length > 1 ? all.filter((column) => isBeside(column, isBefore)) : all;
  };
  return {
    valores,
    varios: own.length > 1 || (own.length === 0 && rest.varios),
    sinais: [...nextTo('sinal', true), ...rest.sinais],
    unidades: [...nextTo('unidade', false), ...rest.unidades],
  };
}

/** Tells which columns of a header hold its values, their signs and their units. */
export function groupCells(group: Group, sheet: SheetColumns): GroupCells {
  if (group.roles.size > 0) return named(group, sheet);
  if (group.columns.length === 1) return { valores: group.columns, varios: false, sinais: [], unidades: [] };
  return byCells(beforeUncertainty(group.columns, sheet), sheet);
}
