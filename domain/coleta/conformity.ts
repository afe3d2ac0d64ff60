import { formatNumber } from '../numbers.ts';
import { parseLabValue, type RawLabValue } from './labValue.ts';
import { ID_PH } from './parametros.ts';

/** Limits of a parameter in its own unit, both inclusive. Null is no limit on that side; two zeros are none at all. */
export type Limits = { minimo: number | null; maximo: number | null };

export type Conformity = {
  status: 'conforme' | 'nao-conforme' | 'ignorado';
  /** The sign leaves the verdict open: '<2' against 1.5 may be 1. */
  inconclusive: boolean;
  reason: 'acima' | 'abaixo' | null;
};

const IGNORED: Conformity = { status: 'ignorado', inconclusive: false, reason: null };

/**
 * Judges a laboratory value against its parameter's limits (Spec 2 §4 and §5).
 *
 * A sign is stripped and the number compared; limits are inclusive. Zero, empty, 'ND' and unreadable values are
 * ignored, and so is every value of a parameter whose two limits are 0. A `maximo` of 0 beside a `minimo` above 0
 * is no upper limit, as nothing could meet both. Judging 'inconclusive' is ours, beside the rule's verdict.
 */
export function assess(raw: RawLabValue, limits: Limits): Conformity {
  const { operator, number } = parseLabValue(raw);
  const { minimum, maximum } = bounds(limits);
  if (!number || (minimum === -Infinity && maximum === Infinity)) return IGNORED;
  if (number > maximum) return { status: 'nao-conforme', inconclusive: operator === '<', reason: 'acima' };
  if (number < minimum) return { status: 'nao-conforme', inconclusive: operator === '>', reason: 'abaixo' };
  const mayBeBelow = operator === '<' && minimum > 0;
  const mayBeAbove = operator === '>' && maximum < Infinity;
  return { status: 'conforme', inconclusive: mayBeBelow || mayBeAbove, reason: null };
}

/** Whether a value is out of its parameter's limits. */
export const isOutside = (raw: RawLabValue, limits: Limits): boolean => assess(raw, limits).status === 'nao-conforme';

function bounds({ minimo, maximo }: Limits): { minimum: number; maximum: number } {
  if (!minimo && !maximo) return { minimum: -Infinity, maximum: Infinity };
  const noMaximum = maximo === null || (maximo === 0 && minimo !== null && minimo > 0);
  return { minimum: minimo ?? -Infinity, maximum: noMaximum ? Infinity : maximo };
}

/**
 * The limit as reports print it: the maximum, or '6 a 10' for pH (id 29) and whatever else has a minimum as well. '-' when
 * the parameter has none.
 */
export function formatLimit(parametro: Limits & { id: number }): string {
  const { minimo, maximo } = parametro;
  if (!maximo) return minimo ? `mín. ${formatNumber(minimo)}` : '-';
  return parametro.id === ID_PH || minimo
    ? `${formatNumber(minimo ?? 0)} a ${formatNumber(maximo)}`
    : formatNumber(maximo);
}
