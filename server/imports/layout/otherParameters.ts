import { headerKey, mayHeadResults, roleOf, saysOfResult, splitUnit } from '../names/headers.ts';
import type { Group, SheetColumns } from './sheetColumns.ts';

/**
 * The columns of what else a wide sheet tells under headers of its own and is no result, as a parameter that is not registered
 * and has no value, or has it beside its sign: what stands there, or next to it, is not its neighbours'.
 *
 * None of these is one over signs alone, which its neighbours may be said by, nor one that is repeated, or whose header speaks
 * of results ('Flag', 'Comparação', 'Observação'); nor one behind a result that has not as many signs and units as this would
 * have ('Cobre | Equipamento | Sinal'): they may be that one's.
 *
 * @param columns those that are neither of the sample nor of a result
 * @param ends the first and the last column of results
 */
export function otherParameters(
  { headerOf, kindsOf, groupOf }: SheetColumns,
  columns: readonly number[],
  isFree: (column: number) => boolean,
  ends: readonly [first: number, last: number],
): Group[] {
  const [first, last] = ends;
  const loose = new Set(columns);
  /** So many columns of signs and units, or without a header, stand right beside one. */
  const beside = (column: number, step: 1 | -1) => {
    const isPart = (at: number) => {
      const header = headerOf(at);
      return loose.has(at) && (header === null || ['sinal', 'unidade'].includes(roleOf(header) ?? ''));
    };
    let count = 0;
    while (isPart(column + step * (count + 1))) count += 1;
    return count;
  };
  const isRegular = (column: number) => {
    if (column < first) return true;
    const behind = beside(column, 1);
    return beside(column, -1) === behind || (column > last && behind === 0);
  };
  const keys = columns.map((column) => headerKey(headerOf(column) ?? ''));
  const isRepeated = (key: string) => keys.indexOf(key) !== keys.lastIndexOf(key);
  const holdsNumbers = (column: number) => kindsOf(column).numbers + kindsOf(column).absent > 0;
  const isOne = ({ column, columns: own, isMerged }: Group) => {
    const header = headerOf(column) ?? '';
    if (!mayHeadResults(header) || roleOf(splitUnit(header).name) !== null || saysOfResult(header)) return false;
    if (isMerged || own.some(holdsNumbers)) return true;
    const { signs, words } = kindsOf(column);
    return signs + words === 0 && !isRepeated(headerKey(header)) && isRegular(column);
  };
  const found: Group[] = [];
  const taken = new Set<number>();
  for (const column of columns) {
    if (headerOf(column) === null || taken.has(column)) continue;
    const group = groupOf(column, isFree);
    if (!isOne(group)) continue;
    found.push(group);
    for (const one of group.columns) taken.add(one);
  }
  return found;
}
