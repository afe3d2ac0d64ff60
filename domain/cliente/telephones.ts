/** An extension: it is part of no number. */
const EXTENSION = /(?<!\p{L})(?:ramal|ram|r)[.:\s]*\d{1,5}(?!\d)/giu;
/** A Brazilian number, with its country and area code or without them. */
const NUMBER = /(?<!\d)(?:\+?[\s(]*55[)\s.-]*)?(?:\(?0?\d{2}\)?[\s.-]*)?(?:9[\s.-]?)?\d{4}[\s.-]?\d{4}(?!\d)/g;

/**
 * The telephone numbers of a text that holds several, without their extensions; a text of another shape is one.
 *
 * @example telephonesIn('(11) 3344-5566 ramal 12 / (11) 98765-4321') // ['(11) 3344-5566', '(11) 98765-4321']
 */
export function telephonesIn(text: string | null): string[] {
  const plain = (text ?? '').replace(EXTENSION, ' ');
  const found = plain.match(NUMBER) ?? [];
  return found.length > 0 ? found.map((one) => one.trim()) : [plain];
}
