import { contract } from '../../../contract/index.ts';
import type { Leitura } from '../../../contract/leitura.ts';
import type { Mes } from '../../../domain/leitura/month.ts';
import { MEDIA } from '../../../domain/leitura/rules.ts';
import { useApi } from '../../app/useCall.ts';
import { pedidoCompleto, pedidoDe } from './envio/pedido.ts';
import type { Pendente } from './guardado/pendente.ts';
import { regraDe } from './leitura/calculo.ts';
import type { Linha } from './linha/linha.ts';
import { regraPedidaDe } from './linha/useCalcular.ts';
import type { MesLido } from './useMes.ts';

/**
 * What saves a pending reading: what was typed. A server that knows the original contract alone works nothing out: it is sent
 * the row with its figures, the mean, which needs the months before, as it tells it when asked (`Teste/Regra`).
 */
export function usePedido(mes: Mes, { categorias, offersMore }: Pick<MesLido, 'categorias' | 'offersMore'>) {
  const api = useApi();

  async function mediaDe(linha: Linha): Promise<Partial<Leitura>> {
    const { data } = await api(contract.testesDeLeitura.regra, { body: regraPedidaDe(linha, MEDIA) });
    return data.result === '-' ? {} : { volumeCorrigido: data.result, flagMedia: data.flagMedia };
  }

  return async (pendente: Pendente, linha: Linha | undefined) => {
    if (offersMore || !linha) return pedidoDe(pendente, mes);
    const { leitura, textos, contexto, calculado } = linha;
    const { volumeMedido, volumeCorrigido, tempoFinal } = calculado;
    const isMean = volumeCorrigido === null && regraDe(leitura, textos, contexto, categorias) === MEDIA;
    return pedidoCompleto(pendente, leitura, {
      ...(volumeMedido !== null && { volumeMedido }),
      ...(volumeCorrigido !== null && { volumeCorrigido }),
      ...(isMean && (await mediaDe(linha))),
      tempoFinal,
    });
  };
}
