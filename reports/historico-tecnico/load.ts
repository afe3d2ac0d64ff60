import type { Api } from '../../dataProvider/envelope.ts';
import { momentToLocal } from '../../domain/calendar.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
import { analiseDoCliente, lerRespostasAnalise, type RespostasAnalise } from '../analises/load.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { resultColumns } from '../cliente/resultados.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import type { HistoricoTecnico, Modelo, Periodo } from './dados.ts';

/**
 * What a technical report of a client says: its analysis history, and the collections of its period.
 *
 * @param today `YYYY-MM-DD`, the last day of the charge and of its 12 months.
 */
export function historicoTecnico(
  respostas: RespostasAnalise,
  today: string,
  { inicio, fim }: Periodo,
): Omit<HistoricoTecnico, 'configuracao'> {
  const coletas = respostas.coletas.filter(({ dtRetirada }) => {
    const date = momentoColeta(dtRetirada)?.date;
    return date !== undefined && date >= inicio && date <= fim;
  });
  const results = resultColumns(coletas, respostas.parametros, respostas.limites);
  return { analise: analiseDoCliente(respostas, today), inicio, fim, coletas, results };
}

/** Loads it, the charge being today's. @throws HttpError as the API. */
export async function load<F extends DoCliente>(
  api: Api,
  filters: F,
  { now, signal }: Loading,
  modelo: Modelo<F>,
): Promise<HistoricoTecnico> {
  const [respostas, configuracao] = await Promise.all([
    lerRespostasAnalise(api, filters.idPessoa, signal),
    lerConfiguracao(api, signal),
  ]);
  const today = momentToLocal(now)?.date ?? '';
  return { ...historicoTecnico(respostas, today, modelo.periodo(filters, today)), configuracao };
}
