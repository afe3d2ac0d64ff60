import { useMemo } from 'react';
import { contract } from '../../../contract/index.ts';
import type { PanoramaDoProtocolo } from '../../../contract/protocolos.ts';
import { protocolos } from '../../../reports/protocolos/definition.ts';
import { queryDosProtocolos } from '../../../reports/protocolos/pedido.ts';
import { writeAsked } from '../../../reports/tabela/asks.ts';
import type { TableFilters } from '../../../reports/tabela/table.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

/**
 * What our server tells of each protocol besides, by its id. Another one tells nothing, nor does one that fails: the list
 * is the same without.
 */
export function usePanorama({ asked }: TableFilters): ReadonlyMap<number, PanoramaDoProtocolo> {
  const offersMore = useOffersMore();
  const { dtInicio = '', dtFim = '', flagAcompanhamento = '' } = writeAsked(protocolos.asks, asked);
  const query = queryDosProtocolos({ periodo: { dtInicio, dtFim }, flagAcompanhamento });
  const { data } = useCall(contract.protocolos.panorama, { query }, { enabled: offersMore, retry: false });
  return useMemo(() => new Map(data?.data.map((one) => [one.id, one])), [data]);
}
