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
 * What a technical report of a client says: its analysis history, and the collections of its period, each with its number in
 * the whole history. The charge and its 12 months end with the period, so that one of a period that is over says the same
 * whenever it is printed.
 *
 * @param today `YYYY-MM-DD`, after which there is no charge.
 */
export function historicoTecnico(
  respostas: RespostasAnalise,
  today: string,
  { inicio, fim }: Periodo,
): Omit<HistoricoTecnico, 'configuracao'> {
  const numbered = respostas.coletas.map((coleta, index) => ({ ...coleta, n: index + 1 }));
  const coletas = numbered.filter(({ dtRetirada }) => {
    const date = momentoColeta(dtRetirada)?.date;
    return date !== undefined && date >= inicio && date <= fim;
  });
  const results = resultColumns(coletas, respostas.parametros, respostas.limites);
  return { analise: analiseDoCliente(respostas, fim < today ? fim : today), inicio, fim, coletas, results };
}

/** @throws HttpError as the API. */
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
