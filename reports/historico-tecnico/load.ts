import type { Api } from '../../dataProvider/envelope.ts';
import { momentToLocal } from '../../domain/calendar.ts';
import { type Alcance, historyStart } from '../../domain/coleta/historyWindow.ts';
import { analiseDoCliente, lerRespostasAnalise, type RespostasAnalise } from '../analises/load.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { momentoColeta } from '../cliente/momentoColeta.ts';
import { resultColumns } from '../cliente/resultados.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import type { HistoricoTecnico } from './dados.ts';

/**
 * What a technical report of a client says: its analysis history, and the collections as far back as the report looks.
 *
 * @param today `YYYY-MM-DD`, the last day of all its periods.
 */
export function historicoTecnico(
  respostas: RespostasAnalise,
  today: string,
  alcance: Alcance,
): Omit<HistoricoTecnico, 'configuracao'> {
  const inicio = historyStart(today, alcance);
  const coletas = respostas.coletas.filter(({ dtRetirada }) => {
    const date = momentoColeta(dtRetirada)?.date;
    return date !== undefined && date >= inicio && date <= today;
  });
  const results = resultColumns(coletas, respostas.parametros, respostas.limites);
  return { analise: analiseDoCliente(respostas, today), inicio, fim: today, coletas, results };
}

/** Loads it, up to today. @throws HttpError as the API. */
export async function load(
  api: Api,
  { idPessoa }: DoCliente,
  { now, signal }: Loading,
  alcance: Alcance,
): Promise<HistoricoTecnico> {
  const [respostas, configuracao] = await Promise.all([
    lerRespostasAnalise(api, idPessoa, signal),
    lerConfiguracao(api, signal),
  ]);
  const today = momentToLocal(now)?.date ?? '';
  return { ...historicoTecnico(respostas, today, alcance), configuracao };
}
