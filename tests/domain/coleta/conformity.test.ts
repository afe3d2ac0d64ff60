import { describe, expect, test } from 'vitest';
import { assess, formatLimit } from '../../../domain/coleta/conformity.ts';

const metal = { minimo: 0, maximo: 1.5 };
const pH = { minimo: 6, maximo: 10 };
const temperatura = { minimo: 0, maximo: 40 };
const none = { minimo: 0, maximo: 0 };

describe('assess', () => {
  test.each([
    ['1,6', metal, 'nao-conforme', false, 'acima'],
    ['1.5', metal, 'conforme', false, null],
    ['<2', metal, 'nao-conforme', true, 'acima'],
    ['<1,5', metal, 'conforme', false, null],
    ['>1600', metal, 'nao-conforme', false, 'acima'],
    ['>1', metal, 'conforme', true, null],
    ['1.234,56', metal, 'nao-conforme', false, 'acima'],
    [1.6, metal, 'nao-conforme', false, 'acima'],
    ['6', pH, 'conforme', false, null],
    ['5,99', pH, 'nao-conforme', false, 'abaixo'],
    ['10', pH, 'conforme', false, null],
    ['10,01', pH, 'nao-conforme', false, 'acima'],
    ['<7', pH, 'conforme', true, null],
    ['<5', pH, 'nao-conforme', false, 'abaixo'],
    ['>5', pH, 'nao-conforme', true, 'abaixo'],
    ['40', temperatura, 'conforme', false, null],
    ['40,1', temperatura, 'nao-conforme', false, 'acima'],
    ['5', { minimo: 6, maximo: null }, 'nao-conforme', false, 'abaixo'],
    ['99', { minimo: 6, maximo: null }, 'conforme', false, null],
    ['99', { minimo: 6, maximo: 0 }, 'conforme', false, null],
    ['>99', { minimo: 6, maximo: null }, 'conforme', false, null],
    ['2', { minimo: null, maximo: 1.5 }, 'nao-conforme', false, 'acima'],
    ['1', { minimo: null, maximo: 1.5 }, 'conforme', false, null],
    ['3', { minimo: -5, maximo: 0 }, 'nao-conforme', false, 'acima'],
  ] as const)('%j against %j is %s', (raw, limits, status, inconclusive, reason) => {
    expect(assess(raw, limits)).toEqual({ status, inconclusive, reason });
  });

  test.each(['ND', '0', '0,00', '<0', 0, '', ' ', null, undefined, 'abc'])('ignores %j', (raw) => {
    expect(assess(raw, pH)).toEqual({ status: 'ignorado', inconclusive: false, reason: null });
  });

  test.each([none, { minimo: null, maximo: null }, { minimo: 0, maximo: null }])('ignores all against %j', (limits) => {
    expect(assess('99999', limits).status).toBe('ignorado');
  });
});

test('a limit is shown as its maximum, that of pH as a range', () => {
  expect(formatLimit({ id: 29, ...pH })).toBe('6 a 10');
  expect(formatLimit({ id: 8, ...metal })).toBe('1,5');
  expect(formatLimit({ id: 26, ...none })).toBe('-');
  expect(formatLimit({ id: 29, minimo: 0, maximo: 9 })).toBe('0 a 9');
  expect(formatLimit({ id: 25, minimo: 2.5, maximo: 40 })).toBe('2,5 a 40');
  expect(formatLimit({ id: 29, minimo: 7, maximo: 0 })).toBe('mín. 7');
  expect(formatLimit({ id: 40, minimo: 5, maximo: 0 })).toBe('mín. 5');
});
