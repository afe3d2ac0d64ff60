import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import type { Leitura } from '../../../../contract/leitura.ts';
import { isUnsure } from '../../../../dataProvider/outcome.ts';
import { useApi } from '../../../app/useCall.ts';
import { useTell } from '../../../kit/feedback/useTell.ts';
import { withDoubt } from '../../../kit/feedback/withDoubt.ts';
import { levarAdiante } from '../guardado/guardados.ts';
import type { Pendencias } from '../guardado/pendencias.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import type { Medidor, Seguinte } from '../leitura/seguintes.ts';
import { useLerDeNovo } from '../pecas/useLerDeNovo.ts';
import { comoNaoLida, comoSeguinte } from './pedido.ts';
import type { useEnvio } from './useEnvio.ts';

/**
 * Removes saved readings: the meter is unread then, and later months follow as after a save.
 *
 * @param onRemoved one is removed; with what became of later months
 * @returns whether it is done with: the reading is removed, or may be
 */
export function useRemocao(
  pendencias: Pendencias,
  userId: number,
  { changeRow, untell }: Pick<ReturnType<typeof useEnvio>, 'changeRow' | 'untell'>,
  onRemoved: (medidor: Medidor, seguintes: readonly Seguinte[]) => void,
): (leitura: Leitura) => Promise<boolean> {
  const api = useApi();
  const lerDeNovo = useLerDeNovo();
  const translate = useTranslate();
  const tell = useTell();

  async function remove(leitura: Leitura): Promise<void> {
    const { id, versao, idHidrometro, nome } = leitura;
    const asked = pendencias.now().pendentes.get(idHidrometro);
    const { data } = await api(contract.leituras.remove, { query: { id, versao } });
    pendencias.removed(idHidrometro, asked);
    untell(idHidrometro);
    changeRow(idHidrometro, comoNaoLida);
    const { seguintes = [] } = data;
    for (const seguinte of seguintes) {
      levarAdiante(userId, idHidrometro, seguinte);
      changeRow(idHidrometro, (one) => comoSeguinte(one, seguinte), seguinte);
    }
    const rotulo = rotuloDe(leitura);
    onRemoved({ idHidrometro, rotulo, nome }, seguintes);
    tell(translate('lancamento.remover.feito', { rotulo }), 'success');
  }

  return async (leitura) => {
    try {
      await remove(leitura);
      return true;
    } catch (error) {
      tell(withDoubt(error, translate('incerto.removido')), 'error');
      return isUnsure(error);
    } finally {
      lerDeNovo();
    }
  };
}
