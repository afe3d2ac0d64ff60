import type { Coleta } from '../../contract/coletas.ts';
import { type DboCobranca, dboCobranca } from '../../domain/coleta/billingDbo.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from './momentoColeta.ts';
import type { MedidorDaUnidade } from './respostas.ts';

/** A collection as the billing calculation reads it, with itself. */
export interface Datada {
  id: number;
  data: string | null;
  idTipoDBO: number;
  dbo: RawLabValue;
  coleta: Coleta;
}

/** The calculation of the charge on a day, over the day on which each collection ended, as the history screen has it. */
export function cobranca(coletas: readonly Coleta[], today: string): DboCobranca<Datada> {
  const inputs = coletas.map((coleta): Datada => {
    const { id, dtRetirada, idTipoDBO, DBO } = coleta;
    return { id, data: momentoColeta(dtRetirada)?.date ?? null, idTipoDBO, dbo: DBO, coleta };
  });
  return dboCobranca(inputs, today);
}

/** The consumer units of the meters in use, each once. */
export function unidadesConsumidoras(hidrometros: readonly MedidorDaUnidade[]): string[] {
  const numbers = hidrometros.filter(({ flagAtivo }) => flagAtivo === 1).map(({ uc }) => uc?.trim() ?? '');
  return [...new Set(numbers.filter(Boolean))];
}
