import type { Coleta } from '../../contract/coletas.ts';
import { dayOf, formatDate } from '../../domain/calendar.ts';
import { type DboCobranca, dboCobranca } from '../../domain/coleta/billingDbo.ts';
import type { RawLabValue } from '../../domain/coleta/labValue.ts';
import { momentoColeta } from '../../domain/coleta/momentoColeta.ts';
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

/**
 * What must be said of the charge on a day to come: collections that count today may be too old by then.
 *
 * @param feitoEm when it was calculated, ISO UTC
 */
export function deDiaPorVir(dia: string, feitoEm: string): string[] {
  const today = dayOf(feitoEm);
  if (dia <= today) return [];
  return [
    `DBO calculada em ${formatDate(today)} para um dia por vir (${formatDate(dia)}): pode diferir da cobrança atual`,
  ];
}

/** The consumer units of the meters in use, each once. */
export function unidadesConsumidoras(hidrometros: readonly MedidorDaUnidade[]): string[] {
  const numbers = hidrometros.filter(({ flagAtivo }) => flagAtivo === 1).map(({ uc }) => uc?.trim() ?? '');
  return [...new Set(numbers.filter(Boolean))];
}
