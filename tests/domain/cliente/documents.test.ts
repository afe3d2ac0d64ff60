import { expect, test } from 'vitest';
import {
  bareDocument,
  checkDocument,
  documentAsTyped,
  formatDocument,
  isCnpj,
  isCpf,
  maskDocument,
  maskRg,
} from '../../../domain/cliente/documents.ts';

test.each(['529.982.247-25', '52998224725', ' 111.444.777-35 ', '123.456.789-09', '000.000.001-91'])(
  '%s is a CPF',
  (text) => {
    expect(isCpf(text)).toBe(true);
  },
);

test.each([
  '529.982.247-24',
  '529.982.247-15',
  '111.111.111-11',
  '5299822472',
  '529982247250',
  'ABC.982.247-25',
  '',
  null,
])('%j is no CPF', (text) => {
  expect(isCpf(text)).toBe(false);
});

test.each([
  '11.222.333/0001-81',
  '11222333000181',
  '00.000.000/0001-91',
  '12.ABC.345/01DE-35',
  '12ABC34501DE35',
  '12.abc.345/01de-35',
])('%s is a CNPJ', (text) => {
  expect(isCnpj(text)).toBe(true);
});

test.each([
  '11.222.333/0001-80',
  '11.222.333/0001-91',
  '12.ABC.345/01DE-34',
  '12.ABD.345/01DE-35',
  '12ABC34501DE3A',
  '12ABÇ34501DE35',
  '00000000000000',
  '1122233300018',
  '',
  undefined,
])('%j is no CNPJ', (text) => {
  expect(isCnpj(text)).toBe(false);
});

test.each([
  ['529.982.247-25', 'F', 'valido'],
  ['529.982.247-25', 'J', 'invalido'],
  ['12.ABC.345/01DE-35', 'J', 'valido'],
  ['12.ABC.345/01DE-35', 'F', 'invalido'],
  ['12.ABC.345/01DE-35', undefined, 'valido'],
  ['529.982.247-25', null, 'valido'],
  ['123', 'J', 'invalido'],
  ['', 'J', 'vazio'],
  [' .-/', null, 'vazio'],
  [null, 'F', 'vazio'],
] as const)('checking %j of %s: %s', (text, tipo, situacao) => {
  expect(checkDocument(text, tipo)).toBe(situacao);
});

test.each([
  ['52998224725', '529.982.247-25', '***.982.247-**'],
  ['529.982.247-00', '529.982.247-00', '***.982.247-**'],
  ['11222333000181', '11.222.333/0001-81', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['9982.247-25', '9982.247-25', '****.***-**'],
  ['', '', ''],
  [null, '', ''],
])('%j is shown %j, in lists %j', (text, shown, masked) => {
  expect(formatDocument(text)).toBe(shown);
  expect(maskDocument(text)).toBe(masked);
});

test.each([
  ['11.222.333/0001-80', '11.222.333/0001-80'],
  ['CPF 529.982.247-25', '*** ***.***.***-**'],
  ['00052998224725', '**************'],
  ['529.982.247-25123', '***.***.***-*****'],
  ['152998224725 12', '************ **'],
  ['1252998224725-1', '*************-*'],
  ['52998224725AB1', '**************'],
  ['529.982.247-25 / 1', '***.***.***-** / *'],
  ['Maria 529', '***** ***'],
])('of 14 characters, a CNPJ is whole though invalid, a CPF with something around it is not: %s', (text, masked) => {
  expect(maskDocument(text)).toBe(masked);
});

test.each([
  ['529.982.247-24123', 'F', '***.***.***-*****'],
  ['11.222.333/0001-80', 'F', '**.***.***/****-**'],
  ['11.222.333/0001-81', 'F', '11.222.333/0001-81'],
  ['11.222.333/0001-80', 'J', '11.222.333/0001-80'],
  ['52998224725', 'F', '***.982.247-**'],
  // A valid CNPJ that is a CPF with three digits more.
  ['52998224725108', 'F', '**************'],
  ['52998224725108', 'J', '52.998.224/7251-08'],
] as const)('%s of a %s is told as %s', (text, tipo, masked) => {
  expect(maskDocument(text, tipo)).toBe(masked);
});

test.each([
  ['12.345.678-9', '**.***.**8-9'],
  ['MG-12.345.67X', '**-**.***.*7X'],
  ['123456789', '*******89'],
  ['SSP/SP 1234', '***/** **34'],
  ['É12345', '****45'],
  ['1234', '**34'],
  ['123', '**3'],
  ['12', '*2'],
  ['1', '*'],
  ['-', '-'],
  ['', ''],
  [null, ''],
])('an RG %j is told as %j', (text, masked) => {
  expect(maskRg(text)).toBe(masked);
});

test('a document is stored bare, in capitals', () => {
  expect(bareDocument(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
});

test.each([
  ['', null, ''],
  ['123', null, '123'],
  ['1234', null, '123.4'],
  ['1234567890', 'F', '123.456.789-0'],
  ['529.982.247-25', 'F', '529.982.247-25'],
  ['123', 'J', '12.3'],
  ['12345678000', 'J', '12.345.678/000'],
  ['112223330001', null, '11.222.333/0001'],
  ['11222333000181', 'F', '11.222.333/0001-81'],
  ['12abc34501de35', 'J', '12.ABC.345/01DE-35'],
  ['ISENTO', 'J', 'ISENTO'],
  ['112223330001815', 'J', '112223330001815'],
] as const)('a document typed as %j by a %j is written %j', (typed, tipo, written) => {
  expect(documentAsTyped(typed, tipo)).toBe(written);
});
