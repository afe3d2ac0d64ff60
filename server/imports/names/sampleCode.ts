import { withoutInvisible } from '../../../domain/withoutInvisible.ts';

/** What stands where a sample has no code: '-', 'N/A', 's/n', '0'. */
const NO_CODE = /^(?:[-–—.]+|n\/?a|s\/?n|n\/?d|0+)$/i;

/** A sample's code by the characters that it shows, or null. */
export function sampleCode(text: string | null): string | null {
  const code = text === null ? '' : withoutInvisible(text).trim();
  return code === '' || NO_CODE.test(code) ? null : code;
}
