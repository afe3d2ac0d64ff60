import type { ClienteDoRelatorio } from '../../contract/relatorioClientes.ts';
import { compareNames } from '../../domain/textOrder.ts';

/** A client as this report tells it (spec 2 §3). */
export type Regiao = Pick<
  ClienteDoRelatorio,
  'id' | 'nome' | 'enderecoCompleto' | 'descricaoRoteiro' | 'flagAtivo' | 'codigoCliente'
>;

/** A route with its clients, or, without a route, those that have none. */
export interface Roteiro {
  roteiro: string | null;
  clientes: Regiao[];
}

/** The clients of each route, by its name, then those without one; their order in each stays. */
export function porRoteiro(regioes: readonly Regiao[]): Roteiro[] {
  const grupos = Map.groupBy(regioes, ({ descricaoRoteiro }) => descricaoRoteiro || null);
  return [...grupos]
    .map(([roteiro, clientes]) => ({ roteiro, clientes }))
    .sort((one, other) => compareNames(one.roteiro, other.roteiro));
}
