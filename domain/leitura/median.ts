import type { Figuras } from './figures.ts';

/** A reading as a median counts it. */
type Contada = Pick<Figuras, 'volumeMedido' | 'volumeCorrigido'> & { flagNaoLida: number };

const MEDIAN_READINGS = 12;

/**
 * Medians of the measured and of the corrected volumes of a meter's latest 12 saved readings, m³; null without any. Months in
 * which nobody read it, and those in which it began anew, and so measured less than nothing, are left out.
 *
 * @param anteriores the readings before the month, oldest first
 */
export function mediansOf(anteriores: readonly Contada[]): {
  mediana: number | null;
  medianaCorrigido: number | null;
} {
  const read = anteriores.slice(-MEDIAN_READINGS).filter(({ flagNaoLida }) => flagNaoLida === 0);
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
