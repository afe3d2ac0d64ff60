import { addYears, daysBetween, isCalendarDate } from '../calendar.ts';

export const SITUACOES_CALIBRACAO = ['vencido', 'a vencer', 'em dia'] as const;
export type SituacaoCalibracao = (typeof SITUACOES_CALIBRACAO)[number];

const VALIDITY_YEARS = 2;
/** Days before its last valid one in which a calibration is to be seen to. */
export const WARNING_DAYS = 60;

/**
 * The dates that follow from a calibration: next check and validity, both 2 years later (Spec 2 §5 and §9).
 *
 * @param calibradoEm 'YYYY-MM-DD'; null or '' gives nulls, as empty dates are sent.
 * @throws RangeError on any other text.
 */
export function calibrationDates(calibradoEm: string | null | undefined): {
  dtProximaCalibragem: string | null;
  dtValidadeCalibragem: string | null;
} {
  const date = calibradoEm ? addYears(calibradoEm, VALIDITY_YEARS) : null;
  return { dtProximaCalibragem: date, dtValidadeCalibragem: date };
}

/** What comes of a calibration, and so is not before it. */
const FOLLOWING = {
  dtProximaCalibragem: 'A verificação não pode ser antes da calibração',
  dtValidadeCalibragem: 'A validade não pode ser antes da calibração',
} as const;

/** The dates of a calibration, 'YYYY-MM-DD'. */
type Calibragem = { readonly [F in 'dtAtualCalibragem' | keyof typeof FOLLOWING]?: string | null | undefined };

/**
 * What cannot be of a calibration, by field: one that is to be checked, or is valid no longer, before the day that it is
 * done. Dates that were saved before and nobody touched are let be.
 *
 * @param before null of a new meter
 */
export function impossibleCalibration(after: Calibragem, before: Calibragem | null): Record<string, string> | null {
  const { dtAtualCalibragem: done } = after;
  const isTouched = (name: keyof Calibragem) => before?.[name] !== after[name];
  const refused = (Object.keys(FOLLOWING) as (keyof typeof FOLLOWING)[]).filter((name) => {
    const date = after[name];
    return done && date && date < done && (isTouched('dtAtualCalibragem') || isTouched(name));
  });
  return refused.length === 0 ? null : Object.fromEntries(refused.map((name) => [name, FOLLOWING[name]]));
}

/**
 * Where a meter stands against its validity: *vencido* from the day after it, *a vencer* on it and in the 60 days
 * before it, *em dia* earlier.
 *
 * @param validade 'YYYY-MM-DD', the last valid day
 * @returns null when the meter has no validity date.
 * @throws RangeError when `today` is no calendar date.
 */
export function calibrationStatus(validade: string | null | undefined, today: string): SituacaoCalibracao | null {
  if (!isCalendarDate(validade)) return null;
  const left = daysBetween(today, validade);
  if (left < 0) return 'vencido';
  return left <= WARNING_DAYS ? 'a vencer' : 'em dia';
}
