import { decimalPlaces } from '../../domain/numbers.ts';
import type { LeiturasDoMes } from './load.ts';

/** The decimals that show every reading whole. */
export const decimalsOf = (rows: LeiturasDoMes['leituras']): number =>
  rows.reduce(
    (most, { leituraAnterior, leituraAtual }) =>
      Math.max(most, decimalPlaces(leituraAnterior), decimalPlaces(leituraAtual)),
    0,
  );
