import { expect, test } from 'vitest';
import { monthlyMean } from '../../../domain/monitoramento/annualMonitoring.ts';
import { inputsFrom, yearBefore } from '../../../domain/monitoramento/yearBefore.ts';

const leitura = (idAno: number, idMes: number, volumeCorrigido: number) => ({ idAno, idMes, volumeCorrigido });
const coleta = (data: string, dbo: number) => ({ data, idTipoDBO: 1, dbo });

const LEITURAS = [
  leitura(2024, 12, 900),
  leitura(2025, 1, 100.111),
  leitura(2025, 1, 50.111),
  leitura(2025, 2, 25),
  leitura(2026, 1, 700),
];

test('last year’s sewage of all meters, and in how many months it was read', () => {
  expect(yearBefore(LEITURAS, [], 2026)).toMatchObject({ soma: 175.22, meses: 2 });
  expect(yearBefore(LEITURAS, [], 2028)).toMatchObject({ soma: 0, meses: 0 });
});

test.each([
  [23_476.35, 10, 2347.64],
  [1.05, 10, 0.11],
  [0.015, 3, 0.01],
  [100, 3, 33.33],
  [200, 3, 66.67],
])('the mean of a month, whose half is rounded up: %d in %d months', (soma, meses, mean) => {
  expect(monthlyMean(soma, meses)).toBe(mean);
  expect(inputsFrom({ soma, meses, dbo: null }).volume).toBe(mean);
});

test('the collections of the year, and the last year that had one', () => {
  const coletas = [coleta('2026-11-03', 1), coleta('2026-01-01', 1), coleta('2025-12-31', 1), coleta('2027-01-01', 1)];
  expect(yearBefore([], coletas, 2026)).toMatchObject({ coletas: 2, ano: 2026 });
  expect(yearBefore([], coletas.slice(2), 2026)).toMatchObject({ coletas: 0, ano: 2025 });
  expect(yearBefore([], [coleta('2023-05-05', 1), coleta('2021-05-05', 1)], 2026)).toMatchObject({ ano: 2023 });
  expect(yearBefore([], coletas.slice(3), 2026)).toMatchObject({ coletas: 0, ano: null });
});

test('the DBO that was charged on the last day of the year before', () => {
  const coletas = [coleta('2026-01-01', 9000), coleta('2025-12-31', 300), coleta('2025-06-01', 500)];
  expect(yearBefore([], coletas, 2026).dbo).toBeCloseTo(0.4, 12);
  expect(yearBefore([], coletas, 2025).dbo).toBeNull();
});
