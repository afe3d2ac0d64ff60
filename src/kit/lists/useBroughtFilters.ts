import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { namesIn } from '../../../dataProvider/listRecords.ts';
import { narrowedBy } from '../../../dataProvider/wholeLists.ts';
import { useApi } from '../../app/useCall.ts';
import type { ChoiceFilter } from './ListFilters.tsx';

/**
 * The filters in force of the list around that leave what uses one record of a register, where the list has no field for
 * them: a register's 'Em uso' brought them.
 *
 * @param offered names of the filters that the list has fields for
 */
export function useBroughtFilters(offered: readonly string[] = []): readonly ChoiceFilter[] {
  const api = useApi();
  const { resource, filterValues } = useListContext();
  const brought = narrowedBy(resource, filterValues).filter(({ filter }) => !offered.includes(filter));
  const filter = Object.fromEntries(brought.map((one) => [one.filter, filterValues[one.filter]]));
  const { data: names } = useQuery({
    queryKey: ['namesIn', resource, filter],
    queryFn: ({ signal }) => namesIn(api, resource, { filter, signal }),
    enabled: brought.length > 0,
    staleTime: 60_000,
  });
  return brought.map(({ register, filter: name }) => {
    const named = names?.[register.entity];
    const choices = named ? [[filterValues[name], String(named)] as const] : [];
    return { name, label: register.item, choices, width: 0, brought: true };
  });
}
