import { describe, expect, test } from 'vitest';
import {
  annualMonitoring,
  collectionsAsked,
  collectionsDue,
  dailyCharge,
  minimumCollections,
} from '../../../domain/monitoramento/annualMonitoring.ts';

describe('minimumCollections', () => {
  test.each([
    [0, Infinity, 1, '1 a cada 4 anos'],
    [9.99, 4, 1, '1 a cada 4 anos'],
    [9.99, 3, 0, '1 a cada 4 anos'],
    [9.99, 0, 0, '1 a cada 4 anos'],
    [10, 2, 1, '1 a cada 2 anos'],
    [10, 1, 0, '1 a cada 2 anos'],
    [19.99, Infinity, 1, '1 a cada 2 anos'],
    [19.99, -1, 0, '1 a cada 2 anos'],
    [20, 0, 1, '1 ao ano'],
    [49.99, 0, 1, '1 ao ano'],
    [50, 0, 2, '2 ao ano'],
    [99.99, 0, 2, '2 ao ano'],
    [100, 0, 3, '3 ao ano'],
    [199.99, 0, 3, '3 ao ano'],
    [200, 0, 4, '3 ao ano + 01 cada 200Kg'],
    [399.99, 0, 4, '3 ao ano + 01 cada 200Kg'],
    [400, 0, 5, '3 ao ano + 01 cada 200Kg'],
    [2000, 0, 13, '3 ao ano + 01 cada 200Kg'],
  ])('%d kg/day, last collected %d years before: %d', (charge, gap, qtdMinima, regraColeta) => {
    expect(minimumCollections(charge, gap)).toEqual({ qtdMinima, regraColeta });
  });
});

test.each([
  ['the minimum', 4, 1, 3, 4],
  ['the minimum, with more collections than that', 4, 6, 0, 4],
  ['the minimum, where no Meta is told', 4, 1, null, 4],
  ['a Meta beyond the collections it was told over', 4, 1, 9, 10],
  ['a Meta of nothing more', 4, 1, 0, 1],
  ['a Meta without a minimum', null, null, 2, 2],
  ['nothing', null, null, null, 0],
] as const)('a year asks for %s', (_, qtdMinima, coletas, Meta, asked) => {
  expect(collectionsAsked({ qtdMinima, coletas, Meta })).toBe(asked);
});

describe('annualMonitoring', () => {
  test('12 000 m³ at 0.520 kg/m³ with one collection done leaves three', () => {
    expect(annualMonitoring({ ano: 2026, volume: 12000, dbo: 0.52, anoUltimaColeta: 2026, coletas: 1 })).toEqual({
      cargaOrganica: 208,
      qtdMinima: 4,
      regraColeta: '3 ao ano + 01 cada 200Kg',
      Meta: 3,
    });
  });

  test('a client never collected, with no volume and no DBO, is due once', () => {
    const result = annualMonitoring({ ano: 2026, volume: null, dbo: null, anoUltimaColeta: null, coletas: 0 });
    expect(result).toEqual({ cargaOrganica: 0, qtdMinima: 1, regraColeta: '1 a cada 4 anos', Meta: 1 });
  });

  test('counts years, not days', () => {
    const small = { volume: 300, dbo: 0.3, coletas: 0 };
    expect(annualMonitoring({ ...small, ano: 2026, anoUltimaColeta: 2023 }).Meta).toBe(0);
    expect(annualMonitoring({ ...small, ano: 2026, anoUltimaColeta: 2022 }).Meta).toBe(1);
  });

  test('refuses numbers that are none', () => {
    const entry = { ano: 2026, volume: 1, dbo: 1, anoUltimaColeta: 2025, coletas: 0 };
    expect(() => annualMonitoring({ ...entry, volume: Number.NaN })).toThrow(RangeError);
    expect(() => annualMonitoring({ ...entry, ano: Number.NaN })).toThrow(RangeError);
    expect(() => annualMonitoring({ ...entry, coletas: Infinity })).toThrow(RangeError);
  });
});

test('binary noise does not move a charge across an edge', () => {
  const dbo = 96 / 5 / 1000;
  expect((78125 * dbo) / 30).toBeLessThan(50);
  expect(dailyCharge(78125, dbo)).toBe(50);
  expect(dailyCharge(4999.5, 0.6)).toBe(99.99);
});

test('collections beyond the minimum leave none due', () => {
  expect(collectionsDue(4, 1)).toBe(3);
  expect(collectionsDue(1, 3)).toBe(0);
});
