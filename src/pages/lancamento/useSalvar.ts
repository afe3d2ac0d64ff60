import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentUser } from '../../app/session.ts';
import { useTell } from '../../kit/feedback/useTell.ts';
import { porqueDe } from './envio/falhas.ts';
import type { IrPara } from './linha/linha.ts';
import { useLerDeNovo } from './pecas/useLerDeNovo.ts';
import type { Lancamento } from './useLancamento.ts';

/**
 * Saves readings, and says what became of them: of a single one why it was not saved, too, which on a phone is gone to.
 *
 * @param irPara goes to a meter's card, where readings stand one by one
 * @param reler reads all anew that readings were held against as they were refused
 */
export function useSalvar(
  { pendencias, envio, enviaveis, fora, sabido, conferir }: Lancamento,
  irPara: RefObject<IrPara | null> | null,
  reler: () => void,
) {
  const translate = useTranslate();
  const tell = useTell();
  const user = useCurrentUser();
  const lerDeNovo = useLerDeNovo();
  const told = (key: string, more: object) => translate(`lancamento.salvas.${key}`, more);

  async function save(ids: readonly number[]) {
    const [single] = ids.length === 1 ? ids : [];
    const changes = single !== undefined && pendencias.now().pendentes.get(single)?.id;
    const sent = await envio.send(ids);
    if (!sent) return;
    const { total, salvas, restam, apagadas, falha, recusou } = sent;
    if (recusou) reler();
    else if (salvas > 0 || apagadas) lerDeNovo();
    if (apagadas) return tell(apagadas, 'warning');
    if (salvas === 0 && restam === 0) return tell(translate('lancamento.salvas.nada'), 'info');
    if (restam === 0) return tell(told(changes ? 'alterada' : 'feito', { smart_count: salvas }), 'success');
    if (single !== undefined && total === 1 && falha) {
      tell(told('naoSalva', { porque: porqueDe(falha, user, translate, irPara !== null) }), 'warning');
      return irPara?.current?.(single, true);
    }
    const left = pendencias.now().pendentes.size;
    const done = told(salvas === 0 ? 'nenhuma' : 'algumas', { smart_count: salvas });
    tell(`${done}; ${told('restam', { smart_count: left })}`, 'warning');
  }

  async function saveAll() {
    const out = sabido() ? fora : await conferir();
    const ids = enviaveis.filter((one) => !out.includes(one)).map(({ idHidrometro }) => idHidrometro);
    if (ids.length > 0) await save(ids);
  }
  return { save, saveAll };
}
