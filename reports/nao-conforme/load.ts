import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import type { NaoConformes, PeriodoNaoConforme } from './dados.ts';

/** Loads the collections of the period, or the one of them that is asked for. @throws HttpError as the API. */
export async function load(
  api: Api,
  { dtInicio, dtFim, id }: PeriodoNaoConforme,
  { signal }: Loading,
): Promise<NaoConformes> {
  const [{ data }, configuracao] = await Promise.all([
    api(contract.analises.industrias, { query: { dtInicio, dtFim }, signal }),
    lerConfiguracao(api, signal),
  ]);
  const coletas = id === undefined ? data : data.filter((coleta) => coleta.id === id);
  return { coletas, configuracao };
}
