import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { lerLimites, parametrosCall } from '../cliente/respostas.ts';
import { resultColumns } from '../cliente/resultados.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Emission, Loading } from '../defineReport.ts';
import type { Workbook } from '../engine/report.ts';
import type { Historico } from './dados.ts';
import { historicoWorkbook } from './workbook.ts';

/** Loads the collections of a client and the limits they are judged by. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa }: DoCliente, { signal }: Loading): Promise<Historico> {
  const [{ data }, { data: parametros }, limites, { logotipo }] = await Promise.all([
    api(contract.coletas.ofClient, { params: { idPessoa, versao: 1 }, signal }),
    api(parametrosCall, { signal }),
    lerLimites(api, signal),
    lerConfiguracao(api, signal),
  ]);
  return { coletas: data.result, results: resultColumns(data.result, parametros, limites), logotipo };
}

export function excel(historico: Historico, { emittedAt }: Emission<DoCliente>): Workbook {
  return historicoWorkbook(historico, emittedAt);
}
