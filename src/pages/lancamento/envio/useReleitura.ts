import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import { contract } from '../../../../contract/index.ts';
import type { Mes } from '../../../../domain/leitura/month.ts';
import { currentUser } from '../../../app/session.ts';
import { callKey, useApi } from '../../../app/useCall.ts';
import type { Pendencias } from '../guardado/pendencias.ts';
import type { Pendente } from '../guardado/pendente.ts';
import type { Falha } from './falhas.ts';

/** What is done where the reading that one was typed over is another by now, or is gone: sent again it would only be refused again. */
export function useReleitura(pendencias: Pendencias, mes: Mes) {
  const api = useApi();
  const client = useQueryClient();
  const translate = useTranslate();

  /** Has what was typed over a reading that was removed go as a new one, at its user's next save. */
  function comoNova(pendente: Pendente): Falha {
    const mensagem = translate('lancamento.falhas.removida');
    const nova = pendencias.renew(pendente.idHidrometro) ?? pendente;
    return { pendente: nova, resultado: { como: 'recusada', mensagem, campos: {} } };
  }

  /** What is told of one that was refused for that: as the month is saved now, whatever the filter. */
  async function reler(
    pendente: Pendente,
    { mensagem, propria }: { mensagem: string; propria: boolean },
  ): Promise<Falha> {
    try {
      const { data } = await api(contract.leituras.list, { query: mes });
      void client.invalidateQueries({ queryKey: callKey(leiturasDoMes) });
      const atual = data.find(({ idHidrometro }) => idHidrometro === pendente.idHidrometro);
      if (!atual) return comoNova(pendente);
      const conflito = { atual, ...(propria && { autor: currentUser()?.login }) };
      return { pendente, resultado: { como: 'alterada', conflito } };
    } catch {
      return { pendente, resultado: { como: 'recusada', mensagem, campos: {} } };
    }
  }
  return { comoNova, reler };
}
