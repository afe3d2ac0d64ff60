import { writeNumber } from '../../domain/numbers.ts';
import type { LeiturasDoMes } from './load.ts';

/** The decimals that show every reading whole. */
export function decimalsOf(rows: LeiturasDoMes['leituras']): number {
  const of = (value: number) => writeNumber(value).split(',')[1]?.length ?? 0;
  return rows.reduce(
    (most, { leituraAnterior, leituraAtual }) => Math.max(most, of(leituraAnterior), of(leituraAtual)),
    0,
  );
}
