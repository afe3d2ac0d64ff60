import { expect, test } from 'vitest';
import { sameVolume } from '../../../domain/leitura/alike.ts';

test.each([
  [50.555, 50.56, true],
  [1.005, 1.01, true],
  [0.015, 0.02, true],
  [7.005, 7.01, true],
  [-50.555, -50.56, true],
  [50.554, 50.556, true],
  [50.554, 50.56, false],
  [0, 0.005, false],
  [50.55, 50.56, false],
  [100, 100.004, true],
  [100, 100.01, false],
])('%d and %d are shown alike: %s', (one, other, expected) => {
  expect(sameVolume(one, other)).toBe(expected);
  expect(sameVolume(other, one)).toBe(expected);
});
