/** Groups that a text is looked for by: the rarest ones tell nearly as much as all of them, at less cost. */
const MOST = 3;

/** The groups of three characters that a text is made of, each once; none for a shorter text. */
export function trigramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')))];
}

/**
 * What to ask SQLite's text index for a text: entries that have the groups of it that are rarest in a sample of texts.
 * All that contain the text are among them; whether one does is to be seen from the entry.
 */
export function matchOf(text: string, sample: readonly string[]): string {
  const counted = trigramsOf(text).map((trigram) => ({
    trigram,
    count: sample.filter((other) => other.includes(trigram)).length,
  }));
  return counted
    .toSorted((one, other) => one.count - other.count)
    .slice(0, MOST)
    .map(({ trigram }) => `"${trigram.replaceAll('"', '""')}"`)
    .join(' AND ');
}
