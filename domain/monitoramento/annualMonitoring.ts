import { round, sureDigits } from '../numbers.ts';

/** `volume`: m³ a month. `dbo`: kg/m³. A null counts as 0. `anoUltimaColeta` is null for a client never collected. */
export type MonitoramentoEntrada = {
  ano: number;
  volume: number | null;
  dbo: number | null;
  anoUltimaColeta: number | null;
  coletas: number;
};

/** `cargaOrganica`: kg DBO a day. The keys are those of the annual monitoring record. */
export type MonitoramentoAnual = { cargaOrganica: number; qtdMinima: number; regraColeta: string; Meta: number };

type Band = { below: number; rule: string; minimum: (charge: number, gap: number) => number };

const BANDS: readonly Band[] = [
  { below: 10, rule: '1 a cada 4 anos', minimum: (_, gap) => (gap > 3 ? 1 : 0) },
  { below: 20, rule: '1 a cada 2 anos', minimum: (_, gap) => (gap > 1 ? 1 : 0) },
  { below: 50, rule: '1 ao ano', minimum: () => 1 },
  { below: 100, rule: '2 ao ano', minimum: () => 2 },
  { below: 200, rule: '3 ao ano', minimum: () => 3 },
];

const LARGEST: Band = {
  below: Infinity,
  rule: '3 ao ano + 01 cada 200Kg',
  minimum: (charge) => Math.trunc(charge / 200) + 3,
};

/** Mean volume of so many months, m³ a month, 2 decimals. */
export const monthlyMean = (soma: number, meses: number): number => round(sureDigits(soma / meses), 2);

/**
 * Daily organic charge: monthly volume (m³) × DBO (kg/m³) / 30, in kg of DBO a day (Spec 2 §9).
 * Rounded to 9 decimals, so that binary noise never moves a charge across the edge of a band.
 */
export function dailyCharge(volume: number, dbo: number): number {
  return round((volume * dbo) / 30, 9);
}

/**
 * Collections a charge asks for in a year, and the rule's text (Spec 2 §9). An edge belongs to the band above it.
 *
 * @param charge kg DBO a day
 * @param gap monitored year − year of the last collection; Infinity when there was none
 */
export function minimumCollections(charge: number, gap: number): { qtdMinima: number; regraColeta: string } {
  const band = BANDS.find(({ below }) => charge < below) ?? LARGEST;
  return { qtdMinima: band.minimum(charge, gap), regraColeta: band.rule };
}

/** Collections still due: never below 0. */
export function collectionsDue(minimum: number, done: number): number {
  return Math.max(0, minimum - done);
}

/** What a year's record keeps of how many collections it asks for. A null counts as 0, of Meta as told by nobody. */
export type Pedido = { qtdMinima: number | null; coletas: number | null; Meta: number | null };

/**
 * Collections that a year asks for: its minimum. Where a person stands for another Meta than minimum and collections give,
 * it is that many beyond the collections over which it was told.
 */
export function collectionsAsked({ qtdMinima, coletas, Meta }: Pedido): number {
  const minimum = qtdMinima ?? 0;
  const told = coletas ?? 0;
  return Meta === null || Meta === collectionsDue(minimum, told) ? minimum : Meta + told;
}

/**
 * A client's year: charge, minimum, rule and Meta.
 *
 * ```
 * annualMonitoring({ano: 2026, volume: 12000, dbo: 0.52, anoUltimaColeta: 2026, coletas: 1})
 * // {cargaOrganica: 208, qtdMinima: 4, regraColeta: '3 ao ano + 01 cada 200Kg', Meta: 3}
 * ```
 * @throws RangeError when a number is not finite.
 */
export function annualMonitoring(entrada: MonitoramentoEntrada): MonitoramentoAnual {
  const { ano, volume, dbo, anoUltimaColeta, coletas } = entrada;
  const cargaOrganica = dailyCharge(volume ?? 0, dbo ?? 0);
  const gap = anoUltimaColeta === null ? Infinity : ano - anoUltimaColeta;
  if (!Number.isFinite(cargaOrganica) || !Number.isFinite(coletas) || Number.isNaN(gap)) {
    throw new RangeError('Annual monitoring needs finite numbers');
  }
  const { qtdMinima, regraColeta } = minimumCollections(cargaOrganica, gap);
  return { cargaOrganica, qtdMinima, regraColeta, Meta: collectionsDue(qtdMinima, coletas) };
}
