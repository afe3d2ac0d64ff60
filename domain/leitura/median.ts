import type { Figuras } from './figures.ts';
import { type Mes, monthIndex } from './month.ts';

/** A reading as a median counts it. */
export type Contada = Mes & Pick<Figuras, 'volumeMedido' | 'volumeCorrigido'> & { flagNaoLida: number };

const MONTHS = 12;

/**
 * Medians of the measured and of the corrected volumes of a meter in the 12 months before a month, m³; of one that nobody read
 * in these, of the latest 12 readings before; null without any. Months in which nobody read it, and those in which it began
 * anew, and so measured less than nothing, are left out.
 *
 * @param anteriores the readings before the month, oldest first
 */
export function mediansOf(
  anteriores: readonly Contada[],
  mes: Mes,
): {
  mediana: number | null;
  medianaCorrigido: number | null;
} {
  const all = anteriores.filter(({ flagNaoLida }) => flagNaoLida === 0);
  const ofYear = all.filter((one) => monthIndex(mes) - monthIndex(one) <= MONTHS);
  const read = ofYear.length > 0 ? ofYear : all.slice(-MONTHS);
  return {
    mediana: median(read.map(({ volumeMedido }) => volumeMedido)),
    medianaCorrigido: median(read.map(({ volumeCorrigido }) => volumeCorrigido)),
  };
}

function median(all: readonly number[]): number | null {
  const volumes = all.filter((volume) => volume >= 0).sort((a, b) => a - b);
  const middle = volumes.length / 2;
  const [low, high] = [volumes[Math.ceil(middle) - 1], volumes[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
