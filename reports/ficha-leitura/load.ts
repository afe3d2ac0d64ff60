import { fichasLeitura } from '../../contract/fichaLeitura.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import { linhasDoMes } from '../leituras-do-mes/linhas.ts';
import type { Fichas, FichasPedidas } from './dados.ts';

/** Loads the sheets of one client, or of all that the filters leave. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa, ...filters }: FichasPedidas, { signal }: Loading): Promise<Fichas> {
  async function clients(): Promise<number[]> {
    if (idPessoa !== undefined) return [idPessoa];
    const linhas = await linhasDoMes(api, filters, signal);
    return [...new Set(linhas.map((leitura) => leitura.idPessoa))];
  }
  async function sheets() {
    const wanted = await clients();
    if (wanted.length === 0) return [];
    const { idMes, idAno } = filters;
    return (await api(fichasLeitura.doMes, { body: { idPessoa: wanted, idMes, idAno }, signal })).data;
  }
  const [fichas, configuracao] = await Promise.all([sheets(), lerConfiguracao(api, signal)]);
  return { fichas, configuracao };
}
