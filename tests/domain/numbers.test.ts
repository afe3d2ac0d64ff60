import { describe, expect, test } from 'vitest';
import {
  decimalPlaces,
  formatNumber,
  formatReportNumber,
  parseNumber,
  round,
  writeNumber,
} from '../../domain/numbers.ts';

describe('parseNumber', () => {
  test.each([
    ['1,6', 1.6],
    ['1.5', 1.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1.234],
    ['1,234', 1.234],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['1 728,00', 1728],
    ['1\u00a0728,00', 1728],
    ['7,05000000', 7.05],
    [' -3,5 ', -3.5],
    ['\u22123,5', -3.5],
    ['+2', 2],
    [',5', 0.5],
    ['0', 0],
    ['-0', 0],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  test.each(['', '  ', 'abc', '12a', '1,', '1.23,4', '1,2,3', '1..2', '--1', '1e5', '<2', 'Infinity', '0x10', '1 2'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  test('refuses digits beyond what a number holds', () => {
    expect(parseNumber('9'.repeat(400))).toBeNull();
  });
});

describe('round', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1.004999, 2, 1],
    [386.6666666666667, 2, 386.67],
    [0.1 + 0.2, 6, 0.3],
    [1e-7, 2, 0],
    [5e-7, 6, 0.000001],
    [1e21, 2, 1e21],
    [Number.MAX_VALUE, 2, Number.MAX_VALUE],
    [1234, -2, 1200],
  ])('rounds %d to %d decimals: %d', (value, decimals, expected) => {
    expect(round(value, decimals)).toBe(expected);
  });

  test('has no negative zero', () => {
    expect(Object.is(round(-0.001, 2), 0)).toBe(true);
  });

  test('leaves NaN alone', () => {
    expect(round(Number.NaN, 2)).toBeNaN();
  });
});

describe('formatNumber', () => {
  test.each([
    [1.6, undefined, '1,6'],
    [1234.56, undefined, '1.234,56'],
    [1728, 2, '1.728,00'],
    [1.005, 2, '1,01'],
    [-1.5, 0, '-2'],
    [-0.001, 2, '0,00'],
    [0, undefined, '0'],
    [1e-7, undefined, '0,0000001'],
    [1.25e-7, undefined, '0,000000125'],
    [1e21, undefined, '1.000.000.000.000.000.000.000'],
    [-1.25e22, 2, '-12.500.000.000.000.000.000.000,00'],
    [null, 2, ''],
    [undefined, undefined, ''],
    [Number.NaN, 2, ''],
    [Infinity, 2, ''],
  ])('%s with %s decimals is %j', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  test.each([
    [-1234567.891, undefined, '-1.234.567,891'],
    [999, 0, '999'],
    [-999, 0, '-999'],
  ])('groups %d by thousands', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });
});

describe('writeNumber', () => {
  test.each([
    [1234.56, undefined, '1234,56'],
    [1728, 2, '1728,00'],
    [1e-7, undefined, '0,0000001'],
    [1e21, undefined, `1${'0'.repeat(21)}`],
    [1.2345678901234568e24, undefined, '1234567890123456800000000'],
    [-1e40, undefined, `-1${'0'.repeat(40)}`],
    [Number.MAX_VALUE, undefined, `17976931348623157${'0'.repeat(292)}`],
    [1e21, 0, `1${'0'.repeat(21)}`],
    [1e21, 2, `1${'0'.repeat(21)},00`],
    [-1.5e300, 2, `-15${'0'.repeat(299)},00`],
    [1e20, 2, `1${'0'.repeat(20)},00`],
    [null, 2, ''],
  ])('%s with %s decimals is %j', (value, decimals, text) => {
    expect(writeNumber(value, decimals)).toBe(text);
  });

  test('is read back by parseNumber', () => {
    for (const value of [0.3, 1234, 1234.56, 1234567.8, 0.0000001, -12.5, 1.25e21, -1e40, Number.MAX_VALUE]) {
      expect(parseNumber(writeNumber(value))).toBe(value);
      expect(parseNumber(formatNumber(value, 7))).toBe(value);
    }
  });
});

test.each([
  [0, 2, '-'],
  [-0, 2, '-'],
  [null, 2, '-'],
  [undefined, 2, '-'],
  [Number.NaN, 2, '-'],
  [0.001, 2, '0,00'],
  [1.5, 2, '1,50'],
])('a report table shows %s as %j', (value, decimals, text) => {
  expect(formatReportNumber(value, decimals)).toBe(text);
});

test.each([
  [7, 0],
  [60046.5, 1],
  [-0.125, 3],
  [1e-7, 7],
])('%d has as many digits after its comma as it is written with', (value, digits) => {
  expect(decimalPlaces(value)).toBe(digits);
});
