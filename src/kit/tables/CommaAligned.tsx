const COMMA = ',';

/** How many characters stand after the comma. */
const tailOf = (text: string) => (text.includes(COMMA) ? text.length - text.lastIndexOf(COMMA) - 1 : 0);

/** The most decimals of a column's texts: what each of its cells leaves room for. */
export const longestTail = (texts: readonly string[]): number => Math.max(0, ...texts.map(tailOf));

/** A number at the right of a column whose numbers differ in decimals: commas stand one under the other. */
export function CommaAligned({ text, tail }: { text: string; tail: number }) {
  const missing = tail - tailOf(text);
  const room = `${text.includes(COMMA) || tail === 0 ? '' : COMMA}${'0'.repeat(missing)}`;
  // Room as wide as the digits that are not there; nothing to read or to copy.
  return (
    <>
      {text}
      <span aria-hidden data-room={room} className="comma-room" />
    </>
  );
}

/** Of the table that has such columns. */
export const COMMA_ROOM = { '& .comma-room::after': { content: 'attr(data-room)', visibility: 'hidden' } } as const;
