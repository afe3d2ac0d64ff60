import { normalize } from './searchText.ts';

/** Something that a text may mean, with the names that it goes by. */
export interface Named {
  id: number;
  names: readonly string[];
}

/** `semelhanca`: 0 to 1, of 1 the names are the same. */
export interface Similar {
  id: number;
  semelhanca: number;
}

/** Less than this is chance. */
const LEAST = 0.3;

/** Pairs of letters that follow each other within a word. */
function pairsOf(text: string): Set<string> {
  const words = normalize(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words.flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))),
  );
}

/**
 * Prepares the search of what a text most likely means, by the pairs of letters that it shares with each name
 * (Sørensen–Dice).
 *
 * ```
 * similarTo([{ id: 8, names: ['Cu', 'Cobre'] }])('Cobre Total', 5) // [{ id: 8, semelhanca: 0.67 }]
 * ```
 * @returns a function that gives at most `most`, the most alike first
 */
export function similarTo(list: readonly Named[]): (text: string, most: number) => Similar[] {
  const entries = list.flatMap(({ id, names }) => names.map((name) => ({ id, size: pairsOf(name).size, name })));
  const withPair = new Map<string, number[]>();
  for (const [index, { name }] of entries.entries()) {
    for (const pair of pairsOf(name)) {
      const having = withPair.get(pair);
      if (having) having.push(index);
      else withPair.set(pair, [index]);
    }
  }
  return (text, most) => {
    const pairs = pairsOf(text);
    const shared = new Map<number, number>();
    for (const pair of pairs) {
      for (const index of withPair.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    const best = new Map<number, number>();
    for (const [index, count] of shared) {
      const { id, size } = entries[index]!;
      const semelhanca = Math.round((200 * count) / (pairs.size + size)) / 100;
      if (semelhanca >= LEAST && semelhanca > (best.get(id) ?? 0)) best.set(id, semelhanca);
    }
    return [...best]
      .map(([id, semelhanca]) => ({ id, semelhanca }))
      .toSorted((a, b) => b.semelhanca - a.semelhanca || a.id - b.id)
      .slice(0, most);
  };
}
