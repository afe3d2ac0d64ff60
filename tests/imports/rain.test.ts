import { expect, test } from 'vitest';
import { isRain, readRain } from '../../server/imports/names/rain.ts';

test.each([
  ...(['Sim', 's', 'X', '1', 'VERDADEIRO'] as const).map((text) => [text, 1] as const),
  ...(['Não', 'NAO', 'n', '0', 'falso'] as const).map((text) => [text, 0] as const),
  ...(['Não informado', '-', '', '2', null] as const).map((text) => [text, null] as const),
])('%o says %o of the rain', (text, flag) => {
  expect(readRain(text)).toBe(flag);
});

test.each([
  ['Chuvas nas últimas 24h', true],
  ['CHUVA', true],
  ['Choveu?', false],
  ['Chuva ácida', false],
  [null, false],
])('%o asks for the rain: %o', (name, asks) => {
  expect(isRain(name)).toBe(asks);
});
