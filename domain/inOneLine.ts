/** Tabs, and the ends of lines. */
const BREAKS = /[\t\n\r\u2028\u2029]+/;

/** A text of one line: where it went on in another, or had a tab, it has one blank, or what else is to stand `between`. */
export function inOneLine(value: string, between = ' '): string {
  const parts = value.split(BREAKS);
  if (parts.length === 1) return value;
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
  return filled.join(between);
}
