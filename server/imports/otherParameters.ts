import { headerKey, mayHeadResults, roleOf, saysOfResult, splitUnit } from './headers.ts';
import type { Group, SheetColumns } from './sheetColumns.ts';

/**
 * The columns of what else a wide sheet tells under headers of its own and is no result, as a parameter that is not registered
 * and has no value, or has it beside its sign: what stands there, or next to it, is not its neighbours'.
 *
 * None of these is one over signs alone, which its neighbours may be said by, nor one that is repeated, or whose header speaks
 * of results ('Flag', 'Comparação', 'Observação').
 *
 * @param columns those that are neither of the sample nor of a result
 */
export function otherParameters(
  { headerOf, kindsOf, groupOf }: SheetColumns,
  columns: readonly number[],
  isFree: (column: number) => boolean,
): Group[] {
  const keys = columns.map((column) => headerKey(headerOf(column) ?? ''));
  const isRepeated = (key: string) => keys.indexOf(key) !== keys.lastIndexOf(key);
  const holdsNumbers = (column: number) => kindsOf(column).numbers + kindsOf(column).absent > 0;
  const isOne = ({ column, columns: own, isMerged }: Group) => {
    const header = headerOf(column) ?? '';
    if (!mayHeadResults(header) || roleOf(splitUnit(header).name) !== null || saysOfResult(header)) return false;
    if (isMerged || own.some(holdsNumbers)) return true;
    const { signs, words } = kindsOf(column);
    return signs + words === 0 && !isRepeated(headerKey(header));
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
