import { headerKey, RAIN_NAMES } from './headers.ts';

const YES = /^(s|sim|x|1|verdadeiro|true)$/i;
const NO = /^(n|não|nao|0|falso|false)$/i;

const known = new Map<string, boolean>();

/** Whether a parameter's name asks for the rain. Sheets repeat the same names thousands of times. */
export function isRain(name: string | null): boolean {
  if (name === null) return false;
  const answer = known.get(name) ?? RAIN_NAMES.has(headerKey(name));
  known.set(name, answer);
  return answer;
}

/** 1 rain, 0 none, null where the text says neither. */
export function readRain(text: string | null): 0 | 1 | null {
  if (text === null) return null;
  if (YES.test(text)) return 1;
  return NO.test(text) ? 0 : null;
}
