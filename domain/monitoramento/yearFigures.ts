import { formatNumber, round } from '../numbers.ts';
import { collectionsDue, dailyCharge, minimumCollections } from './annualMonitoring.ts';

/** What is typed of a year: `volume` in m³ a month, `dboAtual` in kg/m³. */
export interface TypedYear {
  ano: number;
  volume: number | null;
  dboAtual: number | null;
  coletas: number | null;
  AnoUltimaColeta: number | null;
}

/** What follows from it: kg of DBO a day, collections asked for and still due. Null where nothing can be told. */
export interface YearFigures {
  cargaOrganica: number | null;
  qtdMinima: number | null;
  regraColeta: string | null;
  Meta: number | null;
}

/** A charge may be told with two decimals. */
const ROUNDING = 0.005 + 1e-9;

function same(derived: string | number, told: string | number): boolean {
  if (typeof derived === 'number' && typeof told === 'number') return Math.abs(derived - told) <= ROUNDING;
  return String(derived).trim() === String(told).trim();
}

const shown = (value: string | number) =>
  typeof value === 'number' ? formatNumber(round(value, 2), undefined) : value;

/** The charge that the year's volume and DBO give; null while neither is known. */
function chargeOf({ volume, dboAtual }: TypedYear): number | null {
  return volume === null && dboAtual === null ? null : dailyCharge(volume ?? 0, dboAtual ?? 0);
}

/**
 * The figures of a year as they are kept (Spec 2 §9): the charge as volume and DBO give it, minimum and rule as the charge
 * that is kept gives them, `Meta` as the minimum that is kept and the collections done do. What cannot be told so is as
 * it is told.
 *
 * @param told what came with the year; null for what is left to the calculation
 * @param informed a person stands for the figures told: they are kept even where they contradict the calculation
 * @returns the figures, and of each that contradicts the calculation a sentence in Portuguese
 */
export function yearFigures(typed: TypedYear, told: YearFigures, informed: boolean) {
  const contradictions: Partial<Record<keyof YearFigures, string>> = {};
  function kept<T extends string | number>(name: keyof YearFigures, derived: T | null | undefined, sent: T | null) {
    if (derived === null || derived === undefined) return sent;
    if (sent === null || same(derived, sent)) return derived;
    contradictions[name] = `O cálculo dá ${shown(derived)}`;
    return informed ? sent : derived;
  }
  const cargaOrganica = kept('cargaOrganica', chargeOf(typed), told.cargaOrganica);
  const gap = typed.AnoUltimaColeta === null ? Infinity : typed.ano - typed.AnoUltimaColeta;
  const asked = cargaOrganica === null ? null : minimumCollections(cargaOrganica, gap);
  const qtdMinima = kept('qtdMinima', asked?.qtdMinima, told.qtdMinima);
  const due = qtdMinima === null ? null : collectionsDue(qtdMinima, typed.coletas ?? 0);
  const figures: YearFigures = {
    cargaOrganica,
    qtdMinima,
    regraColeta: kept('regraColeta', asked?.regraColeta, told.regraColeta),
    Meta: kept('Meta', due, told.Meta),
  };
  return { figures, contradictions };
}

const NAMES = ['cargaOrganica', 'qtdMinima', 'regraColeta', 'Meta'] as const;

/**
 * Of the figures that a year is kept with, those that somebody told: which the calculation cannot give, or gives
 * otherwise. The rest is null, left to it.
 */
export function toldFigures(year: TypedYear & YearFigures): YearFigures {
  const told = NAMES.map((name) => {
    const kept = year[name];
    const calculated = yearFigures(year, { ...year, [name]: null }, true).figures[name];
    return [name, calculated === null || kept === null || !same(calculated, kept) ? kept : null];
  });
  return Object.fromEntries(told);
}
