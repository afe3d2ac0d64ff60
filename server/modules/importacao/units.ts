import { parametros } from '../../../domain/coleta/parametros.ts';
import { normalize } from '../../../domain/searchText.ts';

/** Units whose mixing up would change a value by a power of ten, or its meaning: by the quantity that they measure. */
const QUANTITIES: readonly (readonly [quantity: string, units: readonly string[]])[] = [
  ['ng/L', ['ng/l', 'ppt']],
  ['µg/L', ['ug/l', 'mcg/l', 'mg/m3', 'ppb']],
  ['mg/L', ['mg/l', 'mg/dm3', 'g/m3', 'ppm']],
  ['g/L', ['g/l', 'kg/m3']],
  ['ml/L', ['ml/l']],
  ['°C', ['°c', 'c', 'grau celsius', 'graus celsius']],
  ['°F', ['°f', 'f']],
];

const QUANTITY = new Map(QUANTITIES.flatMap(([quantity, units]) => units.map((unit) => [unit, quantity] as const)));
const EXPECTED = new Map(parametros.map(({ id, unidade }) => [id, unidade]));

/** The quantity that a unit's text names, whatever its spelling ('ug/l', 'μg / L'); null when not known. */
export function quantityOf(unit: string | null): string | null {
  const key = normalize(unit ?? '')
    .replace(/[µμ]/g, 'u')
    .replace(/[ºo]\s?(?=[cf]$)/g, '°')
    .replace(/³/g, '3')
    .replace(/\s*\/\s*/g, '/');
  return QUANTITY.get(key) ?? null;
}

/** The unit in which a parameter's limits are kept; '' when it has none. */
export const unitOf = (idParametro: number): string => EXPECTED.get(idParametro) ?? '';

/** Units of one kind, as powers of ten of a common one. */
const POWERS: Readonly<Record<string, number>> = { 'ng/L': -9, 'µg/L': -6, 'mg/L': -3, 'g/L': 0 };

/** What brings a value from one quantity to another when it is a matter of powers of ten: 3 is a thousand; else null. */
export function powerBetween(from: string | null, to: string | null): number | null {
  const [given, wanted] = [POWERS[from ?? ''], POWERS[to ?? '']];
  return given === undefined || wanted === undefined ? null : given - wanted;
}

/** The unit in which a parameter's limits are kept, when the sheet's is known and another one; else null. */
export function otherUnit(idParametro: number, unit: string | null): string | null {
  const given = quantityOf(unit);
  const expected = unitOf(idParametro);
  return given === null || quantityOf(expected) === null || quantityOf(expected) === given ? null : expected;
}
