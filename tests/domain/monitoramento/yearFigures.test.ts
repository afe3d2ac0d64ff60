import { expect, test } from 'vitest';
import { yearFigures } from '../../../domain/monitoramento/yearFigures.ts';

/** The specification's example: 12,000 m³ × 0.52 kg/m³ / 30 = 208 kg a day. */
const YEAR = { ano: 2026, volume: 12000, dboAtual: 0.52, coletas: 1, AnoUltimaColeta: 2026 };
const NONE = { cargaOrganica: null, qtdMinima: null, regraColeta: null, Meta: null };
const FOUND = { cargaOrganica: 208, qtdMinima: 4, regraColeta: '3 ao ano + 01 cada 200Kg', Meta: 3 };
const UNKNOWN = { ...YEAR, volume: null, dboAtual: null };

test.each([
  ['nothing told is calculated', YEAR, NONE, FOUND],
  ['what agrees is kept', YEAR, FOUND, FOUND],
  [
    'a charge of two decimals agrees',
    { ...YEAR, volume: 11111 },
    { ...NONE, cargaOrganica: 192.59 },
    { ...FOUND, cargaOrganica: 192.590666667, qtdMinima: 3, regraColeta: '3 ao ano', Meta: 2 },
  ],
  ['no collections count as 0', { ...YEAR, coletas: null }, NONE, { ...FOUND, Meta: 4 }],
  ['more than asked for is never below 0', { ...YEAR, coletas: 9 }, NONE, { ...FOUND, Meta: 0 }],
  [
    'one of volume and DBO counts as 0',
    { ...YEAR, volume: null },
    NONE,
    { cargaOrganica: 0, qtdMinima: 0, regraColeta: '1 a cada 4 anos', Meta: 0 },
  ],
  ['without either, what is told stays', UNKNOWN, { ...FOUND, Meta: null }, FOUND],
  ['without either, nothing told is nothing', UNKNOWN, NONE, NONE],
])('%s', (_, year, told, figures) => {
  expect(yearFigures(year, told, false)).toEqual({ figures, contradictions: {} });
});

test.each([
  ['cargaOrganica', { cargaOrganica: 208.01 }, 'O cálculo dá 208', { cargaOrganica: 208.01 }],
  ['qtdMinima', { qtdMinima: 5 }, 'O cálculo dá 4', { qtdMinima: 5, Meta: 4 }],
  ['regraColeta', { regraColeta: '2 ao ano' }, 'O cálculo dá 3 ao ano + 01 cada 200Kg', { regraColeta: '2 ao ano' }],
  ['Meta', { Meta: 2 }, 'O cálculo dá 3', { Meta: 2 }],
] as const)('%s that contradicts is told, and kept where somebody stands for it', (name, told, message, kept) => {
  const sent = { ...NONE, ...told };
  expect(yearFigures(YEAR, sent, false)).toEqual({ figures: FOUND, contradictions: { [name]: message } });
  expect(yearFigures(YEAR, sent, true)).toEqual({
    figures: { ...FOUND, ...kept },
    contradictions: { [name]: message },
  });
});

test('without volume and DBO Meta still follows from the minimum that is told', () => {
  const { contradictions } = yearFigures(UNKNOWN, { ...NONE, qtdMinima: 4, Meta: 4 }, false);
  expect(contradictions).toEqual({ Meta: 'O cálculo dá 3' });
});

test('a charge told without volume and DBO gives minimum, rule and Meta, and contradicts others', () => {
  const charge = { ...NONE, cargaOrganica: 500 };
  const rule = '3 ao ano + 01 cada 200Kg';
  const figures = { cargaOrganica: 500, qtdMinima: 5, regraColeta: rule, Meta: 4 };
  expect(yearFigures(UNKNOWN, charge, false)).toEqual({ figures, contradictions: {} });
  const { contradictions } = yearFigures(UNKNOWN, { ...charge, qtdMinima: 1, regraColeta: '1 ao ano' }, false);
  expect(contradictions).toEqual({ qtdMinima: 'O cálculo dá 5', regraColeta: `O cálculo dá ${rule}` });
});

test('a charge that somebody stands for is the one that minimum and rule follow from', () => {
  const { figures } = yearFigures(YEAR, { ...NONE, cargaOrganica: 60 }, true);
  expect(figures).toEqual({ cargaOrganica: 60, qtdMinima: 2, regraColeta: '2 ao ano', Meta: 1 });
});
