import { expect, test } from 'vitest';
import { isToCome } from '../../../domain/leitura/month.ts';

test.each([
  [{ idAno: 2026, idMes: 11 }, '2026-11-01', false],
  [{ idAno: 2026, idMes: 11 }, '2026-10-31', true],
  [{ idAno: 2026, idMes: 10 }, '2026-11-30', false],
  [{ idAno: 2027, idMes: 1 }, '2026-12-31', true],
  [{ idAno: 2026, idMes: 12 }, '2027-01-01', false],
  [{ idAno: 2062, idMes: 1 }, '2026-11-20', true],
])('%o has not begun on %s: %s', (mes, today, told) => {
  expect(isToCome(mes, today)).toBe(told);
});
