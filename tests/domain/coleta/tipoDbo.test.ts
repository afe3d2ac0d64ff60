import { expect, test } from 'vitest';
import { TIPOS_DBO, tipoDbo } from '../../../domain/coleta/tipoDbo.ts';

test('kinds are known by their id', () => {
  expect(TIPOS_DBO.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const tipo of TIPOS_DBO) expect(tipoDbo(tipo.id)).toBe(tipo);
  expect([0, 6, null].map(tipoDbo)).toEqual([undefined, undefined, undefined]);
});

test('types 1 and 4 count for the charge', () => {
  expect(TIPOS_DBO.filter(({ foraDaCobranca }) => !foraDaCobranca).map(({ id }) => id)).toEqual([1, 4]);
});

test('no two kinds share a sign, a colour or a name', () => {
  for (const key of ['sinal', 'tom', 'nome'] as const) {
    const values = TIPOS_DBO.map((tipo) => tipo[key]).filter(Boolean);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('what has a colour is told without it too', () => {
  expect(TIPOS_DBO.filter(({ tom, sinal }) => tom && !sinal)).toEqual([]);
});
