import { contract } from '../../../../contract/index.ts';
import { registerCalls } from '../../../../contract/registers.ts';
import type { Api } from '../../../../dataProvider/envelope.ts';
import type { AnaliseCliente, DboCliente } from '../../../../reports/cliente/dados.ts';
import { parametro } from '../../../../resources/parametro/definition.ts';
import { analiseDoCliente, dboDoCliente, type RespostasDbo } from './analise.ts';

const { list: parametrosCall } = registerCalls(parametro);

async function lerRespostasDbo(api: Api, idPessoa: number, signal: AbortSignal): Promise<RespostasDbo> {
  const [cliente, enderecos, hidrometros, coletas] = await Promise.all([
    api(contract.clientes.one, { params: { id: idPessoa }, signal }),
    api(contract.enderecos.list, { query: { idPessoa }, signal }),
    api(contract.hidrometros.list, { query: { idPessoa }, signal }),
    api(contract.coletas.ofClient, { params: { idPessoa, versao: 1 }, signal }),
  ]);
  return {
    cliente: cliente.data,
    enderecos: enderecos.data,
    hidrometros: hidrometros.data,
    coletas: coletas.data.result,
  };
}

/**
 * Loads what the analysis history of a client says.
 *
 * @param today `YYYY-MM-DD`, the last day of the 12 months.
 * @throws HttpError as the API, when one of the calls fails.
 */
export async function lerAnalise(
  api: Api,
  idPessoa: number,
  today: string,
  signal: AbortSignal,
): Promise<AnaliseCliente> {
  const [respostas, pontos, parametros] = await Promise.all([
    lerRespostasDbo(api, idPessoa, signal),
    api(contract.pontosColeta.list, { params: { idPessoa }, signal }),
    api(parametrosCall, { signal }),
  ]);
  return analiseDoCliente({ ...respostas, pontos: pontos.data, parametros: parametros.data }, today);
}

/** Loads what the letter about a client's DBO says. Parameters and errors as `lerAnalise`. */
export async function lerDbo(api: Api, idPessoa: number, today: string, signal: AbortSignal): Promise<DboCliente> {
  return dboDoCliente(await lerRespostasDbo(api, idPessoa, signal), today);
}
