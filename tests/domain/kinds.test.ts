import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../resources/defineRegister.ts';
import { formatValue, KINDS } from '../../resources/kinds.ts';
import { parametro } from '../../resources/parametro/definition.ts';

describe('a number', () => {
  it.each([
    [5, { decimals: 2 }, '5,00'],
    [0.005, { decimals: 2 }, '0,01'],
    [5, { decimals: 2, unrounded: true }, '5,00'],
    [0.005, { decimals: 2, unrounded: true }, '0,005'],
    [1234.5678, { decimals: 2, unrounded: true }, '1.234,5678'],
    [0.125, { decimals: 2, unrounded: true, suffix: '%' }, '0,125%'],
  ] as const)('%d, shown with %o, is %s', (value, options, text) => {
    expect(formatValue('decimal', value, options)).toBe(text);
  });

  it.each([
    ['5%', { suffix: '%' }, 5],
    [' 5,5 % ', { suffix: '%' }, 5.5],
    ['5', { suffix: '%' }, 5],
    ['5%', {}, undefined],
    ['%', { suffix: '%' }, undefined],
    ['', { suffix: '%' }, null],
    // As numbers are shown: with a point between thousands.
    ['62.201', { decimals: 3 }, 62201],
    ['62.201,000', { decimals: 3 }, 62201],
    ['0.125', { decimals: 3 }, 0.125],
    ['1.5', {}, 1.5],
  ] as const)('is read of %j, with %o, as %s', (typed, options, value) => {
    expect(KINDS.decimal.parse(typed, options)).toBe(value);
  });

  it.each([
    [{ decimals: 2 }, '#,##0.00'],
    [{ decimals: 0 }, '#,##0'],
    [{ decimals: 2, unrounded: true }, '#,##0.00########'],
  ] as const)('in Excel with %o has the format %s', (options, format) => {
    expect(KINDS.decimal.excelFormat?.(options)).toBe(format);
  });
});

it.each(['minimo', 'maximo', 'incerteza'] as const)('of a parameter the %s is shown as it is kept', (name) => {
  const field = fieldOf(parametro, name);
  expect(formatValue(field.kind, 0.001, field)).toMatch(/^0,001/);
});
