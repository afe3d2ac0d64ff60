import { isCalendarDate } from '../calendar.ts';
import { formatSequence, parseSequence } from './sequence.ts';

/** The highest number saved for the year a period starts in, or null. Texts that are no sequence are skipped. */
export function lastSequence(saved: Iterable<string | null | undefined>, inicio: string): string | null {
  const ano = yearOf(inicio);
  let last = 0;
  for (const text of saved) {
    const sequence = parseSequence(text);
    if (sequence?.ano === ano) last = Math.max(last, sequence.numero);
  }
  return last > 0 ? formatSequence({ numero: last, ano }) : null;
}

/**
 * The number after the last one saved: '0009/26' → '0010/26'. Without one, or when it is of another year, 0001.
 *
 * Two callers with the same `last` get the same answer: hand numbers out inside the transaction that saves them.
 *
 * @param inicio first day of the period, 'YYYY-MM-DD'; gives the year
 * @throws RangeError when `inicio` is no date, or after 9999.
 */
export function nextSequence(last: string | null | undefined, inicio: string): string {
  const ano = yearOf(inicio);
  const previous = parseSequence(last);
  return formatSequence({ numero: previous?.ano === ano ? previous.numero + 1 : 1, ano });
}

/** The next `count` numbers in order. @throws RangeError as `nextSequence`. */
export function nextSequences(last: string | null | undefined, inicio: string, count: number): string[] {
  const numbers: string[] = [];
  let previous = last;
  for (let index = 0; index < count; index++) {
    previous = nextSequence(previous, inicio);
    numbers.push(previous);
  }
  return numbers;
}

function yearOf(inicio: string): number {
  if (!isCalendarDate(inicio)) throw new RangeError(`Not a calendar date: ${inicio}`);
  return Number(inicio.slice(2, 4));
}
