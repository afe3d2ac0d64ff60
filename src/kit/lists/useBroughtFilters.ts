import { useListContext } from 'react-admin';
import { narrowedBy } from '../../../dataProvider/wholeLists.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import type { ChoiceFilter } from './ListFilters.tsx';
import { useNamesIn } from './useNamesIn.ts';

/**
 * The filters in force of the list around that leave what uses one record of a register, where the list has no field for
 * them: a register's 'Em uso' brought them. They are our own, which a legacy server does not heed. One of a record that
 * is not found bears its id.
 *
 * @param offered names of the filters that the list has fields for
 */
export function useBroughtFilters(offered: readonly string[] = []): readonly ChoiceFilter[] {
  const { resource, filterValues } = useListContext();
  const narrowed = useOffersMore() ? narrowedBy(resource, filterValues) : [];
  const brought = narrowed.filter(({ filter }) => !offered.includes(filter));
  const names = useNamesIn(resource, Object.fromEntries(brought.map(({ filter }) => [filter, filterValues[filter]])));
  return brought.map(({ register, filter }) => {
    const name = names ? (names[register.entity] ?? `ID ${filterValues[filter]}`) : '…';
    const choices = [[filterValues[filter], String(name)] as const];
    return { name: filter, label: register.item, choices, width: 0, brought: true };
  });
}
