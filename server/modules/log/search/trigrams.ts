/** Groups that a text is looked for by: the rarest ones tell nearly as much as all of them, at less cost. */
const MOST = 3;
/** PostgreSQL's index knows these only; so that both engines find the same, SQLite's is not asked for others. */
const KNOWN = /^[\p{L}\p{N}]{3}$/u;

/** The groups of three letters or digits that a text holds, each once. */
function trigramsOf(text: string): string[] {
  const characters = [...text];
  const groups = characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));
  return [...new Set(groups)].filter((group) => KNOWN.test(group));
}

/**
 * How rare the groups of some texts are that an entry holds all of.
 *
 * @param sample texts of entries
 * @returns those of its groups that are rarest in the sample, and the share of the sample that has them all, 0 to 1
 */
export function estimate(texts: readonly string[], sample: readonly string[]): { groups: string[]; share: number } {
  const holders = (wanted: readonly string[]) => sample.filter((other) => wanted.every((one) => other.includes(one)));
  const groups = [...new Set(texts.flatMap(trigramsOf))]
    .map((group) => ({ group, count: holders([group]).length }))
    .toSorted((one, other) => one.count - other.count)
    .slice(0, MOST)
    .map(({ group }) => group);
  return { groups, share: sample.length === 0 ? 0 : holders(groups).length / sample.length };
}

/** What to ask SQLite's text index for: entries that have all of these groups, in any order. */
export const matchOf = (groups: readonly string[]) => groups.map((group) => `"${group}"`).join(' AND ');
