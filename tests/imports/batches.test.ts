import { describe, expect, test } from 'vitest';
import { inBatches, inPieces, oneAhead } from '../../server/modules/importacao/batches.ts';

test('a list is split into pieces of a size, the last one shorter', () => {
  expect([...inBatches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
});

test('between two pieces others have their turn', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    others = setImmediate(count);
  };
  let others = setImmediate(count);
  const made = await inPieces(['a', 'b', 'c'], (one) => ({ one, turns }));
  clearImmediate(others);
  expect(made.map(({ one }) => one)).toEqual(['a', 'b', 'c']);
  expect(new Set(made.map((piece) => piece.turns)).size).toBe(3);
});

describe('one ahead', () => {
  /** Numbers from 1, telling which were made and whether it came to its end. */
  function source(upTo: number, failAt = 0) {
    const made: number[] = [];
    const state = { made, ended: false };
    async function* numbers() {
      try {
        for (let number = 1; number <= upTo; number += 1) {
          if (number === failAt) throw new Error('unreadable');
          made.push(number);
          yield number;
        }
      } finally {
        state.ended = true;
      }
    }
    return { state, numbers: numbers() };
  }

  test('all come in order, the next one made while one is in use', async () => {
    const { state, numbers } = source(3);
    const seen: [number, number][] = [];
    for await (const number of oneAhead(numbers)) {
      await Promise.resolve();
      seen.push([number, state.made.length]);
    }
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(state.ended).toBe(true);
  });

  test('a failure is met in its turn', async () => {
    const { numbers } = source(3, 2);
    const seen: number[] = [];
    const all = (async () => {
      for await (const number of oneAhead(numbers)) seen.push(number);
    })();
    await expect(all).rejects.toThrow('unreadable');
    expect(seen).toEqual([1]);
  });

  test('whoever stops early ends the source', async () => {
    const { state, numbers } = source(9);
    for await (const number of oneAhead(numbers)) if (number === 2) break;
    expect(state.ended).toBe(true);
    expect(state.made.length).toBeLessThan(5);
  });
});
