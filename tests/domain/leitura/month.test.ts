import { expect, test } from 'vitest';
import { aroundMonth, isToCome, monthInWords, wholeMonthInPhrase } from '../../../domain/leitura/month.ts';

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

test.each([
  [{ idAno: 2026, idMes: 1 }, 'Janeiro de 2026', 'janeiro de 2026'],
  [{ idAno: 2026, idMes: 3 }, 'Março de 2026', 'março de 2026'],
  [{ idAno: 2027, idMes: 12 }, 'Dezembro de 2027', 'dezembro de 2027'],
])('%o is named as it stands alone, and within a phrase', (mes, alone, within) => {
  expect([monthInWords(mes), wholeMonthInPhrase(mes)]).toEqual([alone, within]);
});

test.each([0, 13])('month %d has no name', (idMes) => {
  expect(() => monthInWords({ idAno: 2026, idMes })).toThrow(RangeError);
  expect(() => wholeMonthInPhrase({ idAno: 2026, idMes })).toThrow(RangeError);
});

test('what there is before a month and after it comes oldest first, however it was told', () => {
  const at = (idAno: number, idMes: number) => ({ idAno, idMes });
  const all = [at(2027, 1), at(2026, 12), at(2025, 12), at(2026, 11), at(2027, 2), at(2026, 2), at(2026, 10)];
  const [anteriores, seguintes] = [
    [at(2025, 12), at(2026, 2), at(2026, 10)],
    [at(2026, 12), at(2027, 1), at(2027, 2)],
  ];
  expect(aroundMonth(all, at(2026, 11))).toEqual({ anteriores, doMes: at(2026, 11), seguintes });
  expect(aroundMonth(all, at(2026, 9))).toMatchObject({ anteriores: anteriores.slice(0, 2), doMes: null });
});
