import type { Coleta } from '../../../contract/coletas.ts';
import { type DboCobranca, dboCobranca, dboCobrancaAnterior } from '../../../domain/coleta/billingDbo.ts';
import { type Datada, datadas } from '../../../reports/cliente/cobranca.ts';

/** A collection of the charge, with the number of its row: from 1, in the order of the table. */
export type DaCobranca = Datada & { linha: number };

/** 'DBO de Cobrança' one year ago and on a day, each with the collections that make it and why the others do not. */
export interface Cobrancas {
  previous: DboCobranca<DaCobranca>;
  current: DboCobranca<DaCobranca>;
}

/**
 * The charge of a client's collections.
 *
 * @param changed other kinds of DBO, by the collection's id: to see what they would do
 */
export function charges(
  coletas: readonly Coleta[],
  today: string,
  changed: ReadonlyMap<number, number> = new Map(),
): Cobrancas {
  // Field by field: copied by spreading, thousands of them hold up the first paint.
  const inputs = datadas(coletas).map(({ id, data, hora, idTipoDBO, dbo, coleta }, index): DaCobranca => {
    return { id, data, hora, idTipoDBO: changed.get(id) ?? idTipoDBO, dbo, coleta, linha: index + 1 };
  });
  return { previous: dboCobrancaAnterior(inputs, today), current: dboCobranca(inputs, today) };
}
