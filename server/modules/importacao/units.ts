import { parametros } from '../../../domain/coleta/parametros.ts';
import { powerBetween, quantityOf, saysNoUnit } from '../../../domain/coleta/unidade.ts';

const EXPECTED = new Map(parametros.map(({ id, unidade }) => [id, unidade]));

/** The unit in which a parameter's limits are kept; '' when it has none. */
export const unitOf = (idParametro: number): string => EXPECTED.get(idParametro) ?? '';

/**
 * The unit in which a parameter's limits are kept, when the sheet says another one, or one that cannot be read: what is
 * not known to be the same is not taken for it. Null where they are the same, or there is nothing to compare: users give
 * their own parameters no unit, so that results of those are taken in whatever unit they come, which is kept with them.
 */
export function otherUnit(idParametro: number, unit: string | null): string | null {
  const expected = unitOf(idParametro);
  if (expected === '' || saysNoUnit(unit)) return null;
  return quantityOf(unit, idParametro) === quantityOf(expected) ? null : expected;
}

/** The power of ten that brings results in a unit to the parameter's own; null when there is none, or none is needed. */
export const powerTo = (idParametro: number, unit: string | null): number | null =>
  powerBetween(quantityOf(unit, idParametro), quantityOf(otherUnit(idParametro, unit)));
