import type { Coleta } from '../../../contract/coletas.ts';
import { type DboCobranca, dboCobranca, dboCobrancaAnterior } from '../../../domain/coleta/billingDbo.ts';
import { momentoColeta } from '../../../reports/cliente/momentoColeta.ts';

/** A collection as the calculation of the charge reads it, with itself and its row's number. */
export interface DaCobranca {
  id: number;
  data: string | null;
  idTipoDBO: number;
  dbo: Coleta['DBO'];
  coleta: Coleta;
  /** From 1, in the order of the table. */
  linha: number;
}

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
  const inputs = coletas.map((coleta, index): DaCobranca => {
    const { id, dtRetirada, idTipoDBO, DBO } = coleta;
    const data = momentoColeta(dtRetirada)?.date ?? null;
    return { id, data, idTipoDBO: changed.get(id) ?? idTipoDBO, dbo: DBO, coleta, linha: index + 1 };
  });
  return { previous: dboCobrancaAnterior(inputs, today), current: dboCobranca(inputs, today) };
}
