import type { Coleta } from '../../contract/coletas.ts';
import { type DboCobranca, dboCobranca } from '../../domain/coleta/billingDbo.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from './momentoColeta.ts';
import type { MedidorDaUnidade } from './respostas.ts';

/** A collection as the billing calculation reads it, with itself. */
export interface Datada {
  id: number;
  data: string | null;
  hora: string | null;
  idTipoDBO: number;
  dbo: RawLabValue;
  coleta: Coleta;
}

/** Collections as the calculation of the charge reads them: each by when it ended. */
export function datadas(coletas: readonly Coleta[]): Datada[] {
  return coletas.map((coleta) => {
    const { id, dtRetirada, idTipoDBO, DBO } = coleta;
    const { date = null, time = null } = momentoColeta(dtRetirada) ?? {};
    return { id, data: date, hora: time, idTipoDBO, dbo: DBO, coleta };
  });
}

/** The calculation of the charge on a day. */
export const cobranca = (coletas: readonly Coleta[], today: string): DboCobranca<Datada> =>
  dboCobranca(datadas(coletas), today);

/** The consumer units of the meters in use, each once. */
export function unidadesConsumidoras(hidrometros: readonly MedidorDaUnidade[]): string[] {
  const numbers = hidrometros.filter(({ flagAtivo }) => flagAtivo === 1).map(({ uc }) => uc?.trim() ?? '');
  return [...new Set(numbers.filter(Boolean))];
}
