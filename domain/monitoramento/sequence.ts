/** A sequence number: `numero` 1–9999, `ano` the last two digits of the year its period starts in. */
export type Sequencial = { numero: number; ano: number };

/** The years that two digits stand for: those of any other would go on with the numbers of one of these. */
export const YEARS_OF_NUMBERS = { first: 2000, last: 2099 } as const;

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

function isBetween(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
