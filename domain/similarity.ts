import { remembered } from './remembered.ts';
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

/** What a number says, over what a pair of letters does. */
const NUMBER = 3;

/**
 * What a text is compared by. Words give their pairs of letters, the first letter one with the blank before it; those of
 * the first word, which names the thing, count once more. Numbers are whole, without leading zeros: 0002 and 0025 share
 * nothing.
 */
function traitsOf(text: string): Set<string> {
  const words = normalize(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const traits = words.map((word) =>
    /\p{N}/u.test(word)
      ? [word.replace(/^0+(?=.)/, '')]
      : Array.from(word, (letter, at) => (word[at - 1] ?? ' ') + letter),
  );
  return new Set([...traits.flat(), ...(traits[0] ?? []).map((trait) => `^${trait}`)]);
}

/**
 * Prepares the search of what a text most likely means, by the traits that it shares with each name (Sørensen–Dice).
 * A trait weighs the more the fewer names have it: 'Total' tells no parameter from another.
 *
 * ```
 * similarTo([{ id: 8, names: ['Cu', 'Cobre'] }])('Cobre Total', 5) // [{ id: 8, semelhanca: 0.79 }]
 * ```
 * @returns a function that gives at most `most`, the most alike first
 */
export function similarTo(list: readonly Named[]): (text: string, most: number) => Similar[] {
  // A client is named with each of its points.
  const read = remembered(traitsOf);
  const names = list.flatMap(({ id, names }) =>
    names.map((name) => ({ id, key: normalize(name), traits: read(name), total: 0 })),
  );
  const having = new Map<string, { indexes: number[]; weight: number }>();
  for (const [index, { traits }] of names.entries()) {
    for (const trait of traits) {
      const known = having.get(trait);
      if (known) known.indexes.push(index);
      else having.set(trait, { indexes: [index], weight: 0 });
    }
  }
  const weigh = (trait: string, many: number) => Math.log(1 + names.length / many) * (/\d/.test(trait) ? NUMBER : 1);
  for (const [trait, known] of having) known.weight = weigh(trait, known.indexes.length);
  const weightOf = (trait: string) => having.get(trait)?.weight ?? weigh(trait, 1);
  const total = (traits: Set<string>) => [...traits].reduce((sum, trait) => sum + weightOf(trait), 0);
  for (const name of names) name.total = total(name.traits);
  // By the index of a name: of thousands of points each trait has thousands of names.
  const shared = new Float64Array(names.length);
  return (text, most) => {
    const key = normalize(text);
    const traits = traitsOf(text);
    const own = total(traits);
    shared.fill(0);
    for (const trait of traits) {
      const { indexes = [], weight = 0 } = having.get(trait) ?? {};
      for (const index of indexes) shared[index]! += weight;
    }
    const best = new Map<number, number>();
    for (const [index, { id, key: name, total }] of names.entries()) {
      const dice = Math.round((200 * shared[index]!) / (own + total)) / 100;
      const semelhanca = name === key ? 1 : Math.min(0.99, dice);
      if (dice >= LEAST && semelhanca > (best.get(id) ?? 0)) best.set(id, semelhanca);
    }
    return [...best]
      .map(([id, semelhanca]) => ({ id, semelhanca }))
      .toSorted((a, b) => b.semelhanca - a.semelhanca || a.id - b.id)
      .slice(0, most);
  };
}
