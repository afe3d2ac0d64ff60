import { expect, test } from 'vitest';
import { clockMinutes, elapsedMinutes } from '../../domain/duration.ts';

test.each([
  ['29:05', 1745, 1745],
  ['0600:30', 36_030, 36_030],
  [' 00:00 ', 0, 0],
  ['24h', null, 1440],
  ['8 H', null, 480],
  ['29:60', null, null],
  ['29:5', null, null],
  ['1234567:00', null, null],
  ['24', null, null],
  ['-1:00', null, null],
  ['', null, null],
])('%j is %j minutes on a clock, %j that passed', (text, clock, elapsed) => {
  expect(clockMinutes(text)).toBe(clock);
  expect(elapsedMinutes(text)).toBe(elapsed);
});
