import { addDays, isCalendarDate } from '../calendar.ts';
import { sureDigits } from '../numbers.ts';
import { parseLabValue, type RawLabValue } from './labValue.ts';
import { type MotivoTipo, tipoDbo } from './tipoDbo.ts';

/**
 * What the calculation reads of a collection. `data` is 'YYYY-MM-DD', `hora` its time of that day, 'HH:MM', `dbo` the raw
 * DBO in mg/L, signs stripped.
 */
export type ColetaDbo = {
  id?: number;
  data: string | null;
  hora?: string | null;
  idTipoDBO: number | null;
  dbo: RawLabValue;
};

type Quando = Pick<ColetaDbo, 'id' | 'data' | 'hora'>;

/** Why a collection was left out of the mean. */
export type MotivoExclusao =
  | MotivoTipo
  | 'tipo-desconhecido'
  | 'sem-data'
  | 'posterior'
  | 'sem-dbo'
  | 'fora-do-periodo'
  | 'fora-das-ultimas';

export type DboCobranca<T extends ColetaDbo = ColetaDbo> = {
  /** kg/m³, not rounded; null when no collection can be used. */
  valor: number | null;
  /** `periodo`: the last 365 days gave 3 or more. `ultimas`: they did not, and the latest 3 of any date are used. */
  base: 'periodo' | 'ultimas';
  /** First and last day of the window, both inclusive. */
  inicio: string;
  fim: string;
  /** Latest first. */
  usadas: T[];
  /** Every other collection, in the order given. */
  excluidas: { coleta: T; motivo: MotivoExclusao }[];
};

/** Days before the day of a charge that it looks at. */
export const WINDOW_DAYS = 365;
/** Of fewer collections within them there is no mean: it is then made of so many, whatever their date. */
export const FEWEST = 3;
const MG_PER_KG_M3 = 1000;

/**
 * 'DBO de Cobrança' on a day, explained (Spec 2 §9): the mean of the collections of types 1 and 4 with DBO above 0
 * of the last 365 days or, when fewer than 3, of the latest 3 whatever their date; divided by 1000.
 *
 * A collection after `today` does not exist yet for the calculation. Of two on one day
 * the time decides, then the id, the higher being the later; one without a time is the earliest of its day.
 *
 * @throws RangeError when `today` is no calendar date.
 */
export function dboCobranca<T extends ColetaDbo>(coletas: readonly T[], today: string): DboCobranca<T> {
  const inicio = addDays(today, -WINDOW_DAYS);
  const usable = coletas.filter((coleta) => unusable(coleta, today) === null).sort(latestFirst);
  const recent = usable.filter((coleta) => String(coleta.data) >= inicio);
  const base = recent.length >= FEWEST ? 'periodo' : 'ultimas';
  const usadas = base === 'periodo' ? recent : usable.slice(0, FEWEST);
  const used = new Set(usadas);
  const leftOver = base === 'periodo' ? 'fora-do-periodo' : 'fora-das-ultimas';
  const excluidas = coletas
    .filter((coleta) => !used.has(coleta))
    .map((coleta) => ({ coleta, motivo: unusable(coleta, today) ?? leftOver }) as const);
  return { valor: meanKgM3(usadas), base, inicio, fim: today, usadas, excluidas };
}

/** 'DBO de Cobrança Anterior': the same calculation as it stood 365 days before `today`. */
export function dboCobrancaAnterior<T extends ColetaDbo>(coletas: readonly T[], today: string): DboCobranca<T> {
  return dboCobranca(coletas, addDays(today, -WINDOW_DAYS));
}

function unusable(coleta: ColetaDbo, today: string): MotivoExclusao | null {
  const tipo = tipoDbo(coleta.idTipoDBO);
  if (!tipo) return 'tipo-desconhecido';
  if (tipo.foraDaCobranca) return tipo.foraDaCobranca;
  if (!isCalendarDate(coleta.data)) return 'sem-data';
  if (coleta.data > today) return 'posterior';
  return mgPerLitre(coleta) > 0 ? null : 'sem-dbo';
}

function mgPerLitre(coleta: ColetaDbo): number {
  return parseLabValue(coleta.dbo).number ?? 0;
}

function meanKgM3(coletas: readonly ColetaDbo[]): number | null {
  if (coletas.length === 0) return null;
  const sum = coletas.reduce((total, coleta) => total + mgPerLitre(coleta), 0);
  return sureDigits(sum / coletas.length / MG_PER_KG_M3);
}

/**
 * Puts collections in order, the latest first: of one day by time, one without any last, then by id. Those without a
 * day stand at the end.
 */
export function latestFirst(a: Quando, b: Quando): number {
  const [day, other] = [a.data ?? '', b.data ?? ''];
  if (day !== other) return day < other ? 1 : -1;
  const [first, second] = [a.hora ?? '', b.hora ?? ''];
  if (first !== second) return first < second ? 1 : -1;
  return (b.id ?? 0) - (a.id ?? 0);
}
