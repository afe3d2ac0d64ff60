import { expect, test } from 'vitest';
import { lastSequence, nextSequence, nextSequences } from '../../../domain/monitoramento/nextSequence.ts';
import { formatSequence, parseSequence } from '../../../domain/monitoramento/sequence.ts';

test.each([
  [{ numero: 9, ano: 26 }, '0009/26'],
  [{ numero: 1, ano: 0 }, '0001/00'],
  [{ numero: 9999, ano: 99 }, '9999/99'],
])('%j is written %s and read back', (sequence, text) => {
  expect(formatSequence(sequence)).toBe(text);
  expect(parseSequence(text)).toEqual(sequence);
});

test('a number outside four digits, or a year outside two, is refused', () => {
  for (const numero of [0, 10000, 1.5]) expect(() => formatSequence({ numero, ano: 26 })).toThrow(RangeError);
  expect(() => formatSequence({ numero: 1, ano: 2026 })).toThrow(RangeError);
});

test('a sequence is read after a name, and from nothing else', () => {
  for (const text of ['Indústria X | 0010/26', 'Indústria X |0010/26', 'X |  0010/26', ' 0010/26 ']) {
    expect(parseSequence(text)).toEqual({ numero: 10, ano: 26 });
  }
  for (const text of ['9/26', '0009/2026', '0000/26', '10009/26', 'x0009/26', '', null, undefined]) {
    expect(parseSequence(text)).toBeNull();
  }
});

test.each([
  ['0009/26', '2026-11-01', '0010/26'],
  [null, '2026-01-01', '0001/26'],
  ['0150/25', '2026-01-01', '0001/26'],
  ['0099/26', '2026-12-31', '0100/26'],
  ['0003/27', '2026-12-31', '0001/26'],
])('after %s, a period from %s gets %s', (last, inicio, next) => {
  expect(nextSequence(last, inicio)).toBe(next);
});

test('numbers run out, and a period needs a date', () => {
  expect(() => nextSequence('9999/26', '2026-01-01')).toThrow(RangeError);
  for (const inicio of ['01/01/2026', '2026-02-30', '']) {
    expect(() => nextSequence(null, inicio)).toThrow('Not a calendar date');
  }
});

test('several numbers come in order', () => {
  expect(nextSequences('0009/26', '2026-11-01', 3)).toEqual(['0010/26', '0011/26', '0012/26']);
  expect(nextSequences(null, '2026-11-01', 0)).toEqual([]);
});

test('the last one saved is the highest of the year, not the latest in the list', () => {
  const saved = ['0002/26', '0010/26', 'x', null, '0009/26', '0200/25'];
  expect(lastSequence(saved, '2026-06-01')).toBe('0010/26');
  expect(lastSequence(saved, '2027-06-01')).toBeNull();
});
