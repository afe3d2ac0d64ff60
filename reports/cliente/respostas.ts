import type { Cliente } from '../../contract/clientes.ts';
import type { Coleta } from '../../contract/coletas.ts';
import type { Endereco } from '../../contract/enderecos.ts';
import { type Hidrometro, hidrometrosDoCliente } from '../../contract/hidrometros.ts';
import { contract } from '../../contract/index.ts';
import type { LimiteDoParametro } from '../../contract/limites.ts';
import { registerCalls } from '../../contract/registers.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { unlessLacking } from '../lacking.ts';

/** The register of parameters, which gives limits. */
export const { list: parametrosCall } = registerCalls(parametro);

/** The limits of every parameter from day to day; none from a legacy server, which has today's alone. @throws HttpError as the API. */
export function lerLimites(api: Api, signal?: AbortSignal): Promise<readonly LimiteDoParametro[]> {
  return unlessLacking<readonly LimiteDoParametro[]>(
    api(contract.limites.all, { signal }).then(({ data }) => data),
    [],
  );
}

/** A meter, as far as it tells of a consumer unit. */
export type MedidorDaUnidade = Pick<Hidrometro, 'uc'> & { flagAtivo: number };

export type ParteDoEndereco = 'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf';

/** What the documents about a client's DBO read of the contract's replies. */
export interface RespostasDbo {
  cliente: Pick<Cliente, 'id' | 'codigo' | 'nome'>;
  enderecos: readonly Pick<Endereco, ParteDoEndereco>[];
  hidrometros: readonly MedidorDaUnidade[];
  coletas: readonly Coleta[];
}

/** Asks for them. @throws HttpError as the API. */
export async function lerRespostasDbo(api: Api, idPessoa: number, signal?: AbortSignal): Promise<RespostasDbo> {
  const [cliente, enderecos, hidrometros, coletas] = await Promise.all([
    api(contract.clientes.one, { params: { id: idPessoa }, signal }),
    api(contract.enderecos.list, { query: { idPessoa }, signal }),
    api(hidrometrosDoCliente, { query: { idPessoa }, signal }),
    api(contract.coletas.ofClient, { params: { idPessoa, versao: 1 }, signal }),
  ]);
  return {
    cliente: cliente.data,
    enderecos: enderecos.data,
    hidrometros: hidrometros.data,
    coletas: coletas.data.result,
  };
}
