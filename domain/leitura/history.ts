import { round } from '../numbers.ts';
import { compareTexts } from '../textOrder.ts';
import { type Mes, monthIndex, monthRef } from './month.ts';

/** A reading as a meter's history tells it. */
export interface LeituraDaHistoria extends Mes {
  /** The series that it belongs to. */
  desc: string;
  /** What its meter is called. */
  registro: string;
  volumeCorrigido: number;
  motivo: string | null;
}

/**
 * Volumes of a series, m³ a month, oldest first. `motivo`: why one of them is odd, where somebody said so; of a series of
 * several meters with which of them it is, a line for each reason. `negativo`: one of its meters is below zero, and counts as 0
 * beside the others.
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

/** Why some meters are odd in a month, a line for each reason; `named` with whose it is. */
function reasonsOf(leituras: readonly LeituraDaHistoria[], named: boolean): string[] {
  const reasons = Map.groupBy(leituras, ({ motivo }) => motivo?.replace(/\s+/g, ' ').trim() ?? '');
  reasons.delete('');
  const lines = [...reasons].map(([motivo, own]) => {
    const meters = [...new Set(own.map(({ registro }) => registro))].sort(compareTexts);
    return named ? `${meters.join(', ')} – ${motivo}` : motivo;
  });
  return lines.sort(compareTexts);
}

function monthsOf(leituras: readonly LeituraDaHistoria[]): SerieDeVolumes['val'] {
  const severalMeters = new Set(leituras.map(({ registro }) => registro)).size > 1;
  const months = [...Map.groupBy(leituras, monthIndex)].sort(([a], [b]) => a - b);
  return months.map(([, own]) => {
    const reasons = reasonsOf(own, severalMeters);
    const isBelow = ({ volumeCorrigido }: LeituraDaHistoria) => shownVolume(volumeCorrigido) !== volumeCorrigido;
    // Where all of them are below zero, so is the month: the screen shows it as 0.
    const counted = own.every(isBelow) ? own : own.filter((one) => !isBelow(one));
    return {
      ref: monthRef(own[0] as LeituraDaHistoria),
      volume: round(
        counted.reduce((sum, { volumeCorrigido }) => sum + volumeCorrigido, 0),
        2,
      ),
      ...(reasons.length > 0 && { motivo: reasons.join('\n') }),
      ...(counted.length < own.length && { negativo: true as const }),
    };
  });
}
