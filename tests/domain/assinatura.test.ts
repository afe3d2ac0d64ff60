import { expect, test } from 'vitest';
import { addMonths, firstMonth, monthSentOn, monthText, nextSending } from '../../domain/relatorio/assinatura.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-05', 24, '2028-05'],
])('%s and %i months are %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result);
});

test('what is sent on a day is the month that is over', () => {
  expect(monthSentOn('2026-11-22')).toBe('2026-10');
  expect(monthSentOn('2027-01-01')).toBe('2026-12');
  expect(monthText('2026-03')).toBe('março de 2026');
});

test.each([
  ['2026-11-20', 25, '2026-10', 'its day is to come'],
  ['2026-11-20', 20, '2026-10', 'it is its day'],
  ['2026-11-20', 1, '2026-11', 'its day has passed'],
  ['2026-12-20', 1, '2026-12', 'its day has passed'],
])('made on %s for the day %i, a subscription begins with %s: %s', (today, dia, month) => {
  expect(firstMonth(today, dia)).toBe(month);
});

test.each([
  [{ dia: 25, primeiroMes: '2026-10', ultimoMes: null }, '2026-11-20', '2026-11-25'],
  [{ dia: 1, primeiroMes: '2026-11', ultimoMes: null }, '2026-11-20', '2026-12-01'],
  [{ dia: 1, primeiroMes: '2026-05', ultimoMes: '2026-10' }, '2026-11-20', '2026-12-01'],
  [{ dia: 1, primeiroMes: '2026-05', ultimoMes: '2026-11' }, '2026-12-31', '2027-01-01'],
  // The server was down on the day.
  [{ dia: 1, primeiroMes: '2026-05', ultimoMes: '2026-09' }, '2026-11-20', '2026-11-20'],
  [{ dia: 1, primeiroMes: '2026-05', ultimoMes: '2026-06' }, '2026-11-20', '2026-11-20'],
])('%j is sent next, seen on %s, on %s', (schedule, today, day) => {
  expect(nextSending(schedule, today)).toBe(day);
});
