import type { Api } from '../../dataProvider/envelope.ts';
import { momentToLocal } from '../../domain/calendar.ts';
import { postalLine } from '../../domain/cliente/address.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import { cobranca, unidadesConsumidoras } from '../cliente/cobranca.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { lerRespostasDbo, type RespostasDbo } from '../cliente/respostas.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';

/** What the letter that asks for the update of a client's DBO says: `DADOS_DBO` in the browser's storage (spec 2 §2.7). */
export interface DboCliente {
  /** Of the client. */
  id: number;
  codigo: string | null;
  nome: string;
  /** The whole address on one line; empty when there is none. */
  endereco: string;
  /** Numbers of the consumer units. */
  uc: readonly string[];
  /** kg/m³, not rounded; null when no collection forms a mean. */
  mediaDBO: number | null;
  /** Who issues it; what a screen left may lack it. */
  configuracao?: ConfiguracaoRelatorios;
}

/**
 * What the letter that asks for the update of a client's DBO says.
 *
 * @param today `YYYY-MM-DD`, the day the mean is of.
 */
export function dboDoCliente({ cliente, enderecos, hidrometros, coletas }: RespostasDbo, today: string): DboCliente {
  const [endereco] = enderecos;
  return {
    id: cliente.id,
    codigo: cliente.codigo,
    nome: cliente.nome,
    endereco: endereco ? postalLine(endereco) : '',
    uc: unidadesConsumidoras(hidrometros),
    mediaDBO: cobranca(coletas, today).valor,
  };
}

/** Loads it, of today. @throws HttpError as the API. */
export async function load(api: Api, { idPessoa }: DoCliente, { now, signal }: Loading): Promise<DboCliente> {
  const [respostas, configuracao] = await Promise.all([
    lerRespostasDbo(api, idPessoa, signal),
    lerConfiguracao(api, signal),
  ]);
  return { ...dboDoCliente(respostas, momentToLocal(now)?.date ?? ''), configuracao };
}
