import { formatNumber } from './numbers.ts';

/** How many there are of something, as people read it: '1 linha', '1.258 linhas'. */
export function counted(count: number | bigint, one: string, many: string): string {
  const number = Number(count);
  return `${formatNumber(number, 0)} ${number === 1 ? one : many}`;
}
