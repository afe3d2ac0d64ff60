import type { Analise } from '../../contract/analises.ts';
import { contract } from '../../contract/index.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { postalLine } from '../../domain/cliente/address.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Emission, Loading } from '../defineReport.ts';
import type { DocumentReport } from '../engine/document.ts';
import { cartaDe } from './document.ts';
import type { DboCliente } from './load.ts';

/** The clients that one letter is about. */
export interface DosClientes {
  idPessoas: readonly number[];
}

/** What one letter about several clients says. */
export interface DboClientes {
  clientes: readonly DboCliente[];
  configuracao: ConfiguracaoRelatorios;
}

/** Clients that are asked for at a time. */
const AT_ONCE = 6;

function clienteDe(id: number, { nome, CEP, UF, uc, mediaDBO, ...endereco }: Analise): DboCliente {
  return { id, codigo: null, nome, endereco: postalLine({ ...endereco, cep: CEP, uf: UF }), uc, mediaDBO };
}

/** Loads what a letter about several clients says, of today, in the order of the clients. @throws HttpError as the API. */
export async function load(api: Api, { idPessoas }: DosClientes, { signal }: Loading): Promise<DboClientes> {
  const configuracao = await lerConfiguracao(api, signal);
  const clientes: DboCliente[] = [];
  for (let at = 0; at < idPessoas.length; at += AT_ONCE) {
    const asked = idPessoas.slice(at, at + AT_ONCE).map(async (idPessoa) => {
      const { data } = await api(contract.analises.doCliente, { query: { idPessoa }, signal });
      return clienteDe(idPessoa, data);
    });
    clientes.push(...(await Promise.all(asked)));
  }
  return { clientes, configuracao };
}

/** A letter that asks for updates must say at least one. */
export function lacks({ clientes }: DboClientes): string | null {
  return clientes.some(({ mediaDBO }) => mediaDBO) ? null : 'cliente.pdf.noDbo';
}

export const pdf = ({ clientes, configuracao }: DboClientes, { emittedAt }: Emission<DosClientes>): DocumentReport =>
  cartaDe(clientes, configuracao, emittedAt);
