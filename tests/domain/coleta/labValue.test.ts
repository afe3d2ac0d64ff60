import { describe, expect, test } from 'vitest';
import { isLabValue, labText, parseLabValue } from '../../../domain/coleta/labValue.ts';

describe('parseLabValue', () => {
  test.each([
    ['1,6', '', 1.6],
    ['1.5', '', 1.5],
    ['<2', '<', 2],
    ['>1600', '>', 1600],
    ['1.234,56', '', 1234.56],
    [' < 0,001', '<', 0.001],
    ['≤ 3', '<', 3],
    ['>= 3', '>', 3],
    ['7,05000000', '', 7.05],
    ['-1,5', '', -1.5],
    ['0', '', 0],
    [7.05, '', 7.05],
    [0, '', 0],
    ['ND', '', null],
    ['nd', '', null],
    ['N.D.', '', null],
    ['', '', null],
    ['  ', '', null],
    [null, '', null],
    [undefined, '', null],
    ['<', '', null],
    ['<ND', '', null],
    ['<<2', '', null],
    ['Não Tóxico', '', null],
    [Number.NaN, '', null],
  ] as const)('%j', (raw, operator, number) => {
    expect(parseLabValue(raw)).toEqual({ operator, number });
  });
});

test('what cannot be read is told from what was not detected', () => {
  for (const raw of ['ND', 'N.D.', '', ' ', null, undefined, '0', '<2', 7]) expect(isLabValue(raw)).toBe(true);
  for (const raw of ['abc', '<', '1;2', '<ND', 'Não Tóxico', Number.NaN]) expect(isLabValue(raw)).toBe(false);
});

test('a text with a sign that was not understood is no value', () => {
  for (const sign of ['±', '>', '1', '.', '('] as const) expect(isLabValue(labText(sign, '<5'))).toBe(false);
});

test.each([
  ['<', '0,001', '<0,001'],
  [' > ', ' 1600 ', '>1600'],
  ['≤', '5', '<5'],
  ['<=', '5', '<5'],
  ['', '7,05000000', '7,05000000'],
  [null, 7.05, '7,05'],
  ['=', '3', '3'],
  ['<', '<3', '<3'],
  ['<', '>3', '(<) >3'],
  ['>', '<5', '(>) <5'],
  ['=', '<5', '(=) <5'],
  ['<', '≤5', '≤5'],
  ['<', 0.001, '<0,001'],
  ['<', '', ''],
  ['<', null, ''],
  ['ND', '', 'ND'],
  [undefined, 'ND', 'ND'],
  ['<', 'ND', 'ND'],
  ['', 'Não Tóxico', 'Não Tóxico'],
  ['~', '5', '(~) 5'],
  ['±', 5, '(±) 5'],
  ['até', '5', '(até) 5'],
  ['<LQ', '5', '(<LQ) 5'],
  ['ND', '5', '(ND) 5'],
  ['ND', 'ND', 'ND'],
  ['±', '', ''],
  ['-', '5', '5'],
  ['=<', '5', '<5'],
  ['menor que', '5', '<5'],
  [' Menor  do que ', '5', '<5'],
  ['Menor', 0.5, '<0,5'],
  ['menor ou igual a', '5', '<5'],
  ['inferior a', '5', '<5'],
  ['Maior que', '1600', '>1600'],
  ['acima de', '1600', '>1600'],
  ['menor que', '<5', '<5'],
  ['maior que', '<5', '(maior que) <5'],
  ['igual a', '5', '5'],
  ['≥', '5', '>5'],
])('labText joins %j and %j into %j', (sign, value, text) => {
  expect(labText(sign, value)).toBe(text);
});
