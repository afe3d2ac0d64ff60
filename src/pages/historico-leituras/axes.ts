import { formatNumber } from '../../../domain/numbers.ts';

/** Pixels of a digit and of a point, of texts of 12 px. */
const [DIGIT, POINT] = [7.5, 4];
/** Between a number and its axis. */
const GAP = 8;
/** Steps of an axis: it has no more of them, and each is such a part of a power of ten. */
const [MOST_STEPS, PARTS] = [5, [1, 2, 5, 10]] as const;

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? DIGIT : POINT), 0);

/** The numbers of an axis, from 0 to the first that is no less than `most`. */
function stepsTo(most: number): number[] {
  const least = (most || 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (PARTS.find((part) => part * power >= least) ?? 10);
  return Array.from({ length: Math.ceil((most || 1) / step) + 1 }, (_, at) => at * step);
}

/** The numbers of an axis up to `most`, how they are told, and how many pixels the longest of them needs. */
export function axisNumbers(most: number) {
  const decimals = most < 10 ? 2 : 0;
  const told = (volume: number) => formatNumber(volume, decimals);
  const ticks = stepsTo(most);
  const top = ticks.at(-1) ?? 0;
  return { ticks, top, told, room: Math.ceil(widthOf(told(top))) + GAP };
}

/** How months stand below an axis that has so many pixels for each: the steeper, the less of them it has. */
export function monthNames(pixels: number) {
  if (pixels < 18) return { angle: -90, verticalAnchor: 'middle', room: 66, beside: 8 } as const;
  if (pixels < 30) return { angle: -60, verticalAnchor: 'start', room: 60, beside: 8 } as const;
  return { angle: -30, verticalAnchor: 'start', room: 50, beside: 24 } as const;
}
