import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import * as values from '../../contract/values.ts';
import { inOneLine } from '../../domain/inOneLine.ts';
import { withoutInvisible } from '../../domain/withoutInvisible.ts';

/** What is read of a value as it came; `REFUSED` when it is not taken. */
const REFUSED = Symbol('refused');
function read(schema: z.ZodType, value: unknown) {
  const { success, data } = schema.safeParse(value);
  return success ? data : REFUSED;
}

type Case = [value: unknown, read: unknown];
const none = (...empty: unknown[]): Case[] => empty.map((value) => [value, null]);
const refused = (...wrong: unknown[]): Case[] => wrong.map((value) => [value, REFUSED]);

/** What would become a whole number if it were made one. */
const NO_NUMBERS = [true, false, [48], ['1'], '0x1', '1e0', '1.0', ' 1', '+1', '１', {}];

const CASES: [name: string, schema: z.ZodType, cases: Case[]][] = [
  [
    'id',
    values.id,
    [
      [1, 1],
      ['12', 12],
      [2147483647, 2147483647],
      ...refused(0, -1, 1.5, 2147483648, '', 'x', null, undefined),
      ...refused(...NO_NUMBERS),
    ],
  ],
  ['savedId', values.savedId, [[0, 0], ['0', 0], ['', 0], ['7', 7], ...refused(-1, '-1', ...NO_NUMBERS)]],
  ['idToSave', values.idToSave, [[null, null], [undefined, undefined], ['', 0], ...refused(...NO_NUMBERS)]],
  [
    'optionalId',
    values.optionalId,
    [[7, 7], ['7', 7], ...none(0, '0', '', 'null', null, undefined), ...refused(-1, 1.5, 'x', ...NO_NUMBERS)],
  ],
  [
    'flag',
    values.flag,
    [[1, 1], [0, 0], ['1', 1], ['0', 0], [true, 1], [false, 0], ...refused(2, '2', '', null, undefined)],
  ],
  [
    'flagFilter',
    values.flagFilter,
    [['1', 1], ['0', 0], ...none('', 'null', 'undefined', undefined), ...refused('2', 1, null)],
  ],
  ['text', values.text(3), [[' abc ', 'abc'], ['', ''], ...refused('abcd', 1, null)]],
  [
    'email',
    values.email,
    [[' a@b.br ', 'a@b.br'], ...refused('', ' ', 'a@', 'a b@c.br', `${'a'.repeat(195)}@b.com`, null)],
  ],
  ['lines', values.lines(5), [[' a\nb ', 'a\nb'], ['a\tb', 'a\tb'], ['', ''], ...refused('abcdef', 1, null)]],
  [
    'optionalLines',
    values.optionalLines(3),
    [['a\nb\n', 'a\nb'], ...none('', '\n', null, undefined), ...refused('abcd', 1)],
  ],
  [
    'orBlank',
    values.orBlank(values.text(3)),
    [['a\nb', 'a b'], ...(['', ' ', null].map((value) => [value, '']) as Case[]), ...refused('abcd', 1, undefined)],
  ],
  [
    'optionalText',
    values.optionalText(3),
    [[' abc ', 'abc'], ...none('', ' ', null, undefined), ...refused('abcd', 1)],
  ],
  [
    'looseText',
    values.looseText(3),
    [['abc', 'abc'], [120, '120'], [0, '0'], ...none('', null), ...refused(1234, true)],
  ],
  [
    'optionalDate',
    values.optionalDate,
    [['2026-11-20', '2026-11-20'], ...none('', null, undefined), ...refused('20/11/2026', '2026-02-30')],
  ],
  [
    'volume',
    values.volume,
    [
      [-950.5, -950.5],
      ['-950,5', -950.5],
      ['1.440,00', 1440],
      [1e12, 1e12],
      [-1e12, -1e12],
      [undefined, undefined],
      ...none('-', '', ' ', null),
      ...refused('x', 1.1e12, -1.1e12, Number.NaN, true),
    ],
  ],
  ['month', values.month, [[1, 1], ['12', 12], ...refused(0, 13, 1.5, '', 'x', undefined, ...NO_NUMBERS)]],
  [
    'quantity',
    values.quantity,
    [
      ['1.234,5', 1234.5],
      ['0.5', 0.5],
      [0, 0],
      [null, null],
      ['', null],
      [' ', null],
      [undefined, undefined],
      ...refused('x', -1, '-0,1', true),
    ],
  ],
  ['count', values.count, [['12', 12], [0, 0], [10_000, 10_000], ['', null], ...refused(10_001, 1.5, -1, 'x')]],
  [
    'year',
    values.year,
    [['2026', 2026], [1900, 1900], [2999, 2999], ...refused(1899, 3000, 2026.5, 'x', '', '2.026e3', [2026])],
  ],
  ['optionalYear', values.optionalYear, [['2026', 2026], ...none('', 0, '0', null), ...refused(1899, 'x')]],
  [
    'dateFilter',
    values.dateFilter,
    [['2026-11-20', '2026-11-20'], ...none('', 'null', undefined), ...refused('2026-13-01', 'x', null)],
  ],
  ['versao', values.versao, [[3, 3], ['3', 3], [undefined, undefined], [null, null], ...refused(0, 1.5, 'x')]],
];

describe.each(CASES)('%s', (_, schema, cases) => {
  test.each(cases)('%j', (value, expected) => {
    expect(read(schema, value)).toBe(expected);
  });
});

test('what is wrong is said in Portuguese', () => {
  const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect([said(values.email, ''), said(values.email, 'x')]).toEqual(['Campo obrigatório', 'E-mail inválido']);
  expect(said(values.quantity, 'x')).toBe('Número inválido');
  for (const wrong of ['x', 1.5]) expect(said(values.count, wrong)).toBe('Número inválido');
  for (const below of [-1, '-3', '-0,5', -1e308]) {
    expect(said(values.quantity, below)).toBe('O valor não pode ser negativo');
  }
  for (const below of [-1, '-3']) expect(said(values.count, below)).toBe('O valor não pode ser negativo');
  for (const wrong of ['x', 2026.5, 1899, 3000]) expect(said(values.year, wrong)).toBe('Ano inválido');
});

test('a removal names its record, and may say its version and, for nothing, a user', () => {
  expect(values.removal.parse({ id: '3', idUsuario: 'x', versao: '2' })).toEqual({ id: 3, idUsuario: 'x', versao: 2 });
  expect(values.removal.parse({ id: 3 })).toEqual({ id: 3 });
  expect(values.removal.safeParse({ idUsuario: 1 }).success).toBe(false);
});

test.each([
  ['Saí\u200dda', 'Saída'],
  ['a\u200bb\u202ec\u00ad', 'abc'],
  ['\u3164\u115f\u2800\u034f\ufe0f\u200d', ''],
  ['👩\u200d💻 e 👩🏽\u200d💻', '👩\u200d💻 e 👩🏽\u200d💻'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['Água às 3 ½', 'Água às 3 ½'],
  ['\u0007', ''],
  ['\ud83d', ''],
  ['\ude00', ''],
  ['Norte X\u0001\u007f\ud83d', 'Norte X'],
  ['Norte\vX\fY\u0085Z', 'Norte\nX\nY\nZ'],
  ['Linha\tum\r\ndois\n😀', 'Linha\tum\r\ndois\n😀'],
])('%j without what shows nothing', (value, visible) => {
  expect(withoutInvisible(value)).toBe(visible);
  expect(values.optionalLines(20).parse(value)).toBe(visible || null);
  expect(values.optionalText(20).parse(value)).toBe(inOneLine(visible) || null);
});

test.each([
  ['Boa\nflagAtivo: x', 'Boa flagAtivo: x'],
  ['a\tb', 'a b'],
  ['a \r\n\n  \u2028 b', 'a b'],
  ['a\n\u200b\u0001\nb\u2029c', 'a b c'],
  ['\n a \t', 'a'],
  ['a  b', 'a  b'],
  ['\n\t\r\u2028', ''],
])('%j in one line', (value, line) => {
  for (const text of [value, line]) {
    expect(values.text(20).parse(text)).toBe(line);
    expect(values.optionalText(20).parse(text)).toBe(line || null);
    expect(values.looseText(20).parse(text)).toBe(line || null);
  }
});

test('what is folded into one line, or is made of blanks and ends of lines without end, is measured then', () => {
  expect(values.text(3).parse('a\r\n\r\nb')).toBe('a b');
  expect(values.text(3).parse(`a${' \n'.repeat(500_000)}b`)).toBe('a b');
  expect(values.text(3).safeParse(`${' '.repeat(1_000_000)}abcd`).success).toBe(false);
});
