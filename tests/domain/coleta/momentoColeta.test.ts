import { expect, test } from 'vitest';
import { formatMomentoColeta, localMoment, momentoColeta } from '../../../domain/coleta/momentoColeta.ts';

test.each([
  ['2026-10-25', { date: '2026-10-25', time: null }],
  ['2026-10-25 13:05', { date: '2026-10-25', time: '13:05' }],
  ['2026-10-25T00:00:59', { date: '2026-10-25', time: '00:00' }],
  ['2026-10-25 13:05:00.000', { date: '2026-10-25', time: '13:05' }],
  ['2026-10-25 13:05:60', null],
  ['2026-10-25 24:00', null],
  ['2026-02-29', null],
  ['2026-02-29 10:00', null],
  ['25/10/2026', null],
  ['', null],
])('%s is noted where it was done, and is not shifted', (text, expected) => {
  expect(localMoment(text)).toEqual(expected);
  expect(momentoColeta(text)).toEqual(expected);
});

test('only a text with a zone is shifted', () => {
  expect(localMoment('2026-10-25T01:30:00Z')).toBeNull();
  expect(momentoColeta('2026-10-25T01:30:00Z')).toEqual({ date: '2026-10-24', time: '22:30' });
  expect(momentoColeta('2026-10-25T01:30:00-03:00')).toEqual({ date: '2026-10-25', time: '01:30' });
  expect(momentoColeta(null)).toBeNull();
});

test.each([
  ['2026-10-25 13:05', '25/10/2026 13:05'],
  ['2026-10-25', '25/10/2026'],
  ['ontem', 'ontem'],
  [null, ''],
])('%s is shown as %s', (text, shown) => {
  expect(formatMomentoColeta(text)).toBe(shown);
});
