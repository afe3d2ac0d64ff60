import { describe, expect, test } from 'vitest';
import { type FillRandom, generatePassword } from '../../dataProvider/password.ts';

/** Gives the listed bytes one after the other, over and over. */
function bytesOf(...values: number[]): FillRandom {
  let at = 0;
  return (bytes) => bytes.map(() => values[at++ % values.length] as number);
}

describe('a first password', () => {
  test('has 8 letters and digits', () => {
    for (let round = 0; round < 200; round += 1) expect(generatePassword()).toMatch(/^[A-Za-z0-9]{8}$/);
  });

  test.each([
    [[0], 'AAAAAAAA'],
    [[61], '99999999'],
    [[62], 'AAAAAAAA'],
    [[0, 25, 26, 51, 52, 61, 247, 62], 'AZaz099A'],
  ])('from the bytes %j is %s', (bytes, password) => {
    expect(generatePassword(bytesOf(...bytes))).toBe(password);
  });

  test('passes over the bytes that would favour some characters', () => {
    expect(generatePassword(bytesOf(248, 255, 1, 250, 2))).toBe('BCBCBCBC');
  });

  test('takes every character from the same number of bytes', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 248; byte += 1) {
      const [character = ''] = generatePassword(bytesOf(byte));
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });
});
