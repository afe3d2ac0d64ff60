import { formatNumber, LARGEST_QUANTITY } from './numbers.ts';

/** What users are told of a quantity that is larger than any that is kept. */
export const NOT_ABOVE_LARGEST = `O maior valor é ${formatNumber(LARGEST_QUANTITY, 0)}`;
/** The same of one as far below zero. */
export const NOT_BELOW_SMALLEST = `O menor valor é ${formatNumber(-LARGEST_QUANTITY, 0)}`;
