import { clockMinutes } from '../duration.ts';
import { formatNumber, parseNumber, round } from '../numbers.ts';
import { typedNumber } from '../typedNumber.ts';
import type { MotivoRecusa } from './reading.ts';
import { beganAnew } from './restart.ts';

type Tempo = string | number | null | undefined;

const MINUTES = 60;

/** The logics by which a reading is a number: of hours, of minutes. */
const COUNTS_IN_NUMBERS: readonly number[] = [1, 3];

/**
 * Points between thousands were read as decimal ones once: '2.400' was 2.4. A number below zero is the logic of the same
 * size, read so. Only hours that were counted so are.
 */
const formerly = (logica: number | null) => (logica && COUNTS_IN_NUMBERS.includes(logica) ? -logica : logica);

/**
 * Hours run between two hour-meter readings, in decimal hours.
 *
 * ```
 * hoursRun(1, '100,5', '700,5')     // 600
 * hoursRun(2, '0100:30', '0700:30') // 600
 * hoursRun(3, 6030, 42030)          // 600
 * ```
 * @param logica how the meter counts (CalculoHorimetro): 1 decimal hours, 2 'HHHH:MM', 3 minutes
 * @returns null when no time can be told: a reading missing or unreadable, an unknown logic, the current reading
 *   before or equal to the previous one. The screen shows '-' and saves nothing.
 */
export function hoursRun(logica: number | null | undefined, anterior: Tempo, atual: Tempo): number | null {
  const before = minutesOf(logica, anterior);
  const after = minutesOf(logica, atual);
  if (before === null || after === null) return null;
  // Rounded as minutes: a third of an hour has no last decimal.
  const hours = round(after - before, 6) / MINUTES;
  return hours > 0 ? hours : null;
}

/** Whether a current reading of the hour-meter is below the previous one. */
export function ranBack(logica: number | null | undefined, anterior: Tempo, atual: Tempo): boolean {
  const after = minutesOf(logica, atual);
  const before = minutesOf(logica, anterior);
  return after !== null && before !== null && after < before;
}

const isMissing = (tempo: Tempo) => String(tempo ?? '').trim() === '';

/** Whether something is written that is no reading of an hour-meter which counts so. */
export const isUnreadable = (logica: number | null | undefined, tempo: Tempo): boolean =>
  Boolean(logica) && !isMissing(tempo) && minutesOf(logica, tempo) === null;

/** How a reading of an hour-meter is to be written: what is said of one that cannot be read. */
export function howWritten(
  logica: number | null | undefined,
): 'tempo-sem-horas' | 'tempo-sem-relogio' | 'tempo-sem-minutos' {
  if (logica === 2) return 'tempo-sem-relogio';
  return logica === 3 ? 'tempo-sem-minutos' : 'tempo-sem-horas';
}

/** Why no time can be told that `hoursRun` does not tell: what there is to do differs. */
export function whyNoHours(logica: number | null | undefined, anterior: Tempo, atual: Tempo): MotivoRecusa {
  if (!logica) return 'sem-horimetro';
  if (isMissing(atual)) return 'sem-tempo';
  if (isMissing(anterior)) return 'sem-tempo-anterior';
  if (isUnreadable(logica, anterior)) return 'tempo-anterior-ilegivel';
  return isUnreadable(logica, atual) ? howWritten(logica) : 'sem-horas';
}

/** A reading, as far as it tells of the hour-meter. */
interface Horimetro {
  tempoAnterior: string | null;
  tempoAtual: string | null;
  reinicio: number;
  flagTempoAnteriorInformado?: number | undefined;
}

/** Whether its hours do not go on from former ones: of a replaced meter, or where it was said that they begin with none. */
export const forgetsHours = ({ reinicio, tempoAnterior, flagTempoAnteriorInformado }: Omit<Horimetro, 'tempoAtual'>) =>
  beganAnew(reinicio) || (flagTempoAnteriorInformado === 1 && tempoAnterior === null);

const MONTHS_BACK = 12;

/**
 * Where the hour-meter stands after some readings: the latest that was read of it, or was said to be. A new beginning of
 * which no hours were told has none.
 *
 * @param anteriores a meter's readings, oldest first; the latest 12 are enough
 * @returns `horasDeAntes`: it was not read with the last of them
 */
export function hourMeterAfter(anteriores: readonly Horimetro[]): { tempo: string | null; horasDeAntes: boolean } {
  for (const one of anteriores.slice(-MONTHS_BACK).toReversed()) {
    const tempo = one.tempoAtual ?? one.tempoAnterior;
    if (tempo !== null) return { tempo, horasDeAntes: anteriores.at(-1)?.tempoAtual === null };
    if (forgetsHours(one)) break;
  }
  return { tempo: null, horasDeAntes: false };
}

/** Hours as 'HHHH:MM', to the nearest minute: 600.5 → '0600:30'. '-' for null. */
export function formatHours(hours: number | null | undefined): string {
  if (hours == null || !Number.isFinite(hours)) return '-';
  const minutes = round(hours * MINUTES, 0);
  const [whole, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES];
  return `${String(whole).padStart(4, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Decimal hours, 'HHHH:MM', minutes, and as they were read formerly. */
const CONTAGENS = [1, 2, 3, -1, -3] as const;

/**
 * How the hours of a saved reading were counted: as its meter counts now, if that gives them; else the way that does, for
 * the meter was another one then, or '2.400' was read otherwise. What told no hours tells none by being read otherwise.
 *
 * @returns a logic, below zero where it is read as `formerly`
 */
export function countedBy(
  logica: number | null,
  { tempoAnterior, tempoAtual, tempoFinal }: { tempoAnterior: Tempo; tempoAtual: Tempo; tempoFinal: string | null },
): number | null {
  const hours = (one: number | null) => hoursRun(one, tempoAnterior, tempoAtual);
  const gives = (one: number | null) => formatHours(hours(one)) === tempoFinal;
  if (tempoFinal === null)
    return hours(formerly(logica)) === null && hours(logica) !== null ? formerly(logica) : logica;
  return [logica, formerly(logica), ...CONTAGENS].find(gives) ?? logica;
}

/** How the former time of a month's row was counted: where it was read, as long as it was only brought over from there. */
export const formerCount = ({
  contadaAntes,
  idCalculoHorimetro,
  ...tempos
}: Parameters<typeof countedBy>[1] & { idCalculoHorimetro: number | null; contadaAntes?: number | undefined }) =>
  contadaAntes ?? countedBy(idCalculoHorimetro, tempos);

/** How the hours that a reading holds were counted, by what meter, whatever is said of points; null where it holds none. */
export const countedSoFar = (logica: number | null, held: Parameters<typeof countedBy>[1] | null): number | null =>
  held && held.tempoFinal !== null ? Math.abs(countedBy(logica, held) ?? 0) || null : null;

/** Whether two texts are one reading of the hour-meter: '0100:30' and '100:30'. Unreadable ones are compared as they are. */
export function sameTime(logica: number | null | undefined, one: Tempo, other: Tempo): boolean {
  const [a, b] = [minutesOf(logica, one), minutesOf(logica, other)];
  if (a === null || b === null) return String(one ?? '').trim() === String(other ?? '').trim();
  return a === b;
}

/**
 * The number that a reading says of an hour-meter which counts hours or minutes, in those. It is written as readings of the
 * meter beside it are: '2.400' is 2400, '700,5' and '700.5' are 700.5.
 *
 * @param contagem as `countedBy` tells it
 * @returns null where it is none, or below zero, and of an hour-meter that shows a clock's hours and minutes
 */
export function numberRead(contagem: number | null | undefined, tempo: Tempo): number | null {
  if (!contagem || !COUNTS_IN_NUMBERS.includes(Math.abs(contagem))) return null;
  const read = contagem < 0 ? parseNumber : typedNumber;
  const number = typeof tempo === 'number' ? tempo : read(tempo ?? '');
  return number === null || !Number.isFinite(number) || number < 0 ? null : number;
}

/**
 * A reading of an hour-meter as people read it: a number with points between thousands, anything else as it is written.
 *
 * @param contagem as `countedBy` tells it
 */
export function shownTime(contagem: number | null | undefined, tempo: string): string {
  const number = numberRead(contagem, tempo);
  return number === null ? tempo : formatNumber(number);
}

/** The logics of hour-meters that show numbers, by what these count. */
const COUNTS = { h: 1, min: 3 } as const;
type Unidade = keyof typeof COUNTS;

/**
 * What the readings of an hour-meter count that shows numbers; undefined of one that shows a clock's 'HHHH:MM', which says so
 * by itself.
 *
 * @param contagem as `countedBy` tells it
 */
export function unitCounted(contagem: number | null | undefined): Unidade | undefined {
  const logica = Math.abs(contagem ?? 0);
  return logica === COUNTS.h ? 'h' : logica === COUNTS.min ? 'min' : undefined;
}

/** The logic of an hour-meter that shows numbers of such a unit; null without one. */
export const countOf = (unidade: Unidade | undefined): number | null => (unidade ? COUNTS[unidade] : null);

function minutesOf(logica: number | null | undefined, tempo: Tempo): number | null {
  if (logica === 2) return clockMinutes(String(tempo ?? ''));
  const number = numberRead(logica, tempo);
  if (number === null) return null;
  return Math.abs(Number(logica)) === 1 ? number * MINUTES : number;
}
