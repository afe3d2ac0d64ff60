import { isUnsure } from '../../../dataProvider/outcome.ts';

/** What a server says ends as a sentence does: another may follow. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * What is told of an attempt that failed.
 *
 * @param doubt what is said besides where nothing tells what became of it: it may have been carried out
 * @param said why it failed; the error's own words unless told
 */
export function withDoubt(
  error: unknown,
  doubt: string,
  said = error instanceof Error ? error.message : String(error),
): string {
  return isUnsure(error) ? `${sentence(said)} ${doubt}` : said;
}
