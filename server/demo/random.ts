/** Numbers that look drawn but are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 (in) to 1 (out). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  chance(probability: number): boolean;
  normal(mean: number, deviation: number): number;
  /** Skewed as concentrations are: half of the values below `median`, a long tail above it. */
  logNormal(median: number, sigma: number): number;
}

/** Starts a series of its own for each area, so that a change in one leaves the others as they were. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), 0x811c9dc5);

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function standard(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  }

  function pick<T>(list: readonly T[]): T {
    return list[Math.floor(next() * list.length)] as T;
  }

  function weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = choices.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (chosen ?? choices[0]!)[0];
  }

  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick,
    weighted,
    chance: (probability) => next() < probability,
    normal: (mean, deviation) => mean + deviation * standard(),
    logNormal: (median, sigma) => median * Math.exp(sigma * standard()),
  };
}
