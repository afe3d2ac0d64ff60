import { round } from '../numbers.ts';
import { type Mes, monthIndex, monthRef } from './month.ts';

/** A reading as a meter's history tells it. */
export interface LeituraDaHistoria extends Mes {
  /** The series that it belongs to. */
  desc: string;
  volumeCorrigido: number;
  motivo: string | null;
}

/**
 * Volumes of a series, m³ a month, oldest first. `motivo`: why one of them is odd, where somebody said so. `negativo`: one of
 * its meters is below zero, and counts as 0 beside the others.
 */
export interface SerieDeVolumes {
  desc: string;
  val: { ref: string; volume: number; motivo?: string; negativo?: true }[];
}

/**
 * A volume, m³, as the history shows it, on its screen and in its workbook: one below zero as 0 (spec 2 §2.5). The month's own
 * grid and reports tell what it is.
 */
export const shownVolume = (volume: number): number => Math.max(0, volume);

const MONTHS = 12;

/**
 * Volumes by series and month; meters of one series add up. One below zero, whose meter began anew, takes nothing away from
 * what the others measured. Series by name.
 *
 * @param todos all months; otherwise the newest 12 of which there is a reading, the same for every series
 */
export function volumeSeries(leituras: readonly LeituraDaHistoria[], todos: boolean): SerieDeVolumes[] {
  const months = [...new Set(leituras.map(monthIndex))].sort((a, b) => a - b);
  const shown = new Set(todos ? months : months.slice(-MONTHS));
  const series = Map.groupBy(
    leituras.filter((one) => shown.has(monthIndex(one))),
    ({ desc }) => desc,
  );
  return [...series]
    .map(([desc, own]) => ({ desc, val: monthsOf(own) }))
    .sort((a, b) => a.desc.localeCompare(b.desc, 'pt-BR'));
}

function monthsOf(leituras: readonly LeituraDaHistoria[]): SerieDeVolumes['val'] {
  const months = [...Map.groupBy(leituras, monthIndex)].sort(([a], [b]) => a - b);
  return months.map(([, own]) => {
    const reasons = [...new Set(own.flatMap(({ motivo }) => motivo ?? []))].sort();
    const isBelow = ({ volumeCorrigido }: LeituraDaHistoria) => shownVolume(volumeCorrigido) !== volumeCorrigido;
    // Where all of them are below zero, so is the month: the screen shows it as 0.
    const counted = own.every(isBelow) ? own : own.filter((one) => !isBelow(one));
    return {
      ref: monthRef(own[0] as LeituraDaHistoria),
      volume: round(
        counted.reduce((sum, { volumeCorrigido }) => sum + volumeCorrigido, 0),
        2,
      ),
      ...(reasons.length > 0 && { motivo: reasons.join('; ') }),
      ...(counted.length < own.length && { negativo: true as const }),
    };
  });
}
