import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import { refuseAbove } from '../largest.ts';
import type { NaoConformes, PeriodoNaoConforme } from './dados.ts';

/**
 * Loads the collections of the period that are asked for: all, one, or those whose letter was not sent.
 *
 * @throws HttpError as the API; ReportError where there are too many of them for a file
 */
export async function load(
  api: Api,
  { dtInicio, dtFim, id, semCarta }: PeriodoNaoConforme,
  { signal }: Loading,
): Promise<NaoConformes> {
  const [{ data }, configuracao] = await Promise.all([
    api(contract.analises.industrias, { query: { dtInicio, dtFim, mais: 1 }, signal }),
    lerConfiguracao(api, signal),
  ]);
  const coletas = data.filter((coleta) => (id === undefined || coleta.id === id) && !(semCarta && coleta.cartaEm));
  refuseAbove(coletas.length, 'coletas não conformes');
  return { coletas, configuracao };
}
