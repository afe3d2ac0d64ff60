import { useQuery } from '@tanstack/react-query';
import type { FilterPayload } from 'react-admin';
import { namesIn } from '../../../dataProvider/listRecords.ts';
import { narrowedBy } from '../../../dataProvider/wholeLists.ts';
import type { Names } from '../../../reports/defineReport.ts';
import { useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

/** The names of the records that a list's filter bears the ids of, by their entities; undefined until they are there. */
export function useNamesIn(resource: string, filter: FilterPayload): Names | undefined {
  const api = useApi();
  const offersMore = useOffersMore();
  const asked = Object.fromEntries(narrowedBy(resource, filter).map((one) => [one.filter, filter[one.filter]]));
  const { data, isError } = useQuery({
    queryKey: ['namesIn', resource, asked],
    queryFn: ({ signal }) => namesIn(api, resource, { filter: asked, signal }),
    enabled: offersMore && Object.keys(asked).length > 0,
    staleTime: 60_000,
  });
  return data ?? (isError ? {} : undefined);
}
