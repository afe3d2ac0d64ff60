import { isCalendarDate } from '../calendar.ts';

/** A sequence number: `numero` 1–9999, `ano` the last two digits of the year its period starts in. */
export type Sequencial = { numero: number; ano: number };

/** As many as a year has numbers. */
export const LARGEST = 9999;

/** Writes 'NNNN/YY': `{numero: 9, ano: 26}` → '0009/26' (Spec 2 §9). @throws RangeError outside 1–9999 or 0–99. */
export function formatSequence({ numero, ano }: Sequencial): string {
  if (!isBetween(numero, 1, LARGEST) || !isBetween(ano, 0, 99)) {
    throw new RangeError(`Sequence number out of range: ${numero}/${ano}`);
  }
  return `${String(numero).padStart(4, '0')}/${String(ano).padStart(2, '0')}`;
}

/** Reads 'NNNN/YY', also after a name ('Indústria | 0009/26'). Null when the text does not end in one. */
export function parseSequence(text: string | null | undefined): Sequencial | null {
  const match = /(?:^|\|\s*)(\d{4})\/(\d{2})$/.exec(text?.trim() ?? '');
  const numero = Number(match?.[1] ?? 0);
  return match && numero > 0 ? { numero, ano: Number(match[2]) } : null;
}

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

function isBetween(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
