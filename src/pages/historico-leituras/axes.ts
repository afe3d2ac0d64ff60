import { formatNumber } from '../../../domain/numbers.ts';

/** Pixels of a digit and of a point, of texts of 12 px. */
const [DIGIT, POINT] = [7.5, 4];
/** Between a number and its axis. */
const GAP = 8;
/** The axis goes on beyond the largest volume, by less than this. */
const BEYOND = 1.1;

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? DIGIT : POINT), 0);

/** How the numbers of an axis up to `most` are told, and how many pixels the longest of them needs. */
export function axisNumbers(most: number) {
  const decimals = most < 10 ? 2 : 0;
  const told = (volume: number) => formatNumber(volume, decimals);
  return { told, room: Math.ceil(widthOf(told(most * BEYOND))) + GAP };
}

/** How months stand below an axis that has so many pixels for each: the steeper, the less of them it has. */
export function monthNames(pixels: number) {
  if (pixels < 18) return { angle: -90, verticalAnchor: 'middle', room: 66, beside: 8 } as const;
  if (pixels < 30) return { angle: -60, verticalAnchor: 'start', room: 60, beside: 8 } as const;
  return { angle: -30, verticalAnchor: 'start', room: 50, beside: 24 } as const;
}
