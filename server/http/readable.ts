import type { RawInput } from '../context.ts';
import { AppError } from '../errors.ts';

/** Lists and objects inside one another; no call of the contract has more than a handful. */
const DEEPEST = 50;

/**
 * Refuses what no database keeps and no handler could walk through: a text with the character U+0000, lists and objects
 * nested without end.
 *
 * @throws AppError INVALID
 */
export function refuseUnreadable(input: RawInput): void {
  const ahead: [value: unknown, depth: number][] = [[input, -1]];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && value.includes('\0')) {
      throw new AppError('INVALID', 'Há um caractere inválido (U+0000) no que foi enviado');
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) throw new AppError('INVALID', `O que foi enviado tem mais de ${DEEPEST} níveis`);
    for (const [name, inside] of Object.entries(value)) ahead.push([name, depth + 1], [inside, depth + 1]);
  }
}
