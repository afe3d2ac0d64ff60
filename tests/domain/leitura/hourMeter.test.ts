import { expect, test } from 'vitest';
import {
  countedBy,
  countOf,
  formatHours,
  hourMeterAfter,
  hoursRun,
  isUnreadable,
  numberRead,
  sameTime,
  shownTime,
  unitCounted,
  whyNoHours,
} from '../../../domain/leitura/hourMeter.ts';

test.each([
  [1, '100,5', '700,5', 600],
  [1, 0.1, 0.3, 0.2],
  [1, 0, 600, 600],
  [2, '0100:30', '0700:30', 600],
  [2, '0000:45', '0001:15', 0.5],
  [2, '9999:00', '10000:30', 1.5],
  [2, ' 0100:30 ', '0700:30', 600],
  [3, 6030, 42030, 600],
  [3, '0', '90', 1.5],
  [1, '2.400', '3.000', 600],
  [1, '1.002.400', '1.003.000', 600],
  [1, '2.400,5', '3.000,5', 600],
  [1, '100.5', '700.5', 600],
  [1, '0.125', '0.25', 0.125],
  [1, '2.400', 3000, 600],
  [3, '36.000', '72.000', 600],
])('logic %d from %j to %j runs %d hours', (logica, anterior, atual, hours) => {
  expect(hoursRun(logica, anterior, atual)).toBe(hours);
});

test.each([
  [1, 700, 100],
  [1, 700, 700],
  [1, null, 700],
  [1, 0, null],
  [1, 0, ''],
  [1, -5, 10],
  [1, 0, Infinity],
  [2, '0100:60', '0200:00'],
  [2, '0200:00', '0100:00'],
  [2, '100', '200'],
  [2, null, '0100:00'],
  [2, '0100:00', null],
  [2, 'x0100:00', '0700:00'],
  [2, '0100:00x', '0700:00'],
  [2, '0100:00', '1234567:00'],
  [3, 'abc', 10],
  [4, 0, 600],
  [null, 0, 600],
])('logic %s from %j to %j tells no time', (logica, anterior, atual) => {
  expect(hoursRun(logica, anterior, atual)).toBeNull();
});

test.each([
  [null, '0', '700', 'sem-horimetro'],
  [1, '0', null, 'sem-tempo'],
  [2, '0100:30', ' ', 'sem-tempo'],
  [3, null, '90', 'sem-tempo-anterior'],
  [1, '0', '0700:30', 'tempo-sem-horas'],
  [2, '0100:30', '17200:75', 'tempo-sem-relogio'],
  [2, '0100:30', '700', 'tempo-sem-relogio'],
  [3, '0', '90 min', 'tempo-sem-minutos'],
  [1, '700', '100', 'sem-horas'],
  [2, '0700:30', '0700:30', 'sem-horas'],
  [2, '0100:75', '0700:30', 'tempo-anterior-ilegivel'],
  [3, '0100:30', '700', 'tempo-anterior-ilegivel'],
  [1, 'abc', '90 min', 'tempo-anterior-ilegivel'],
])('logic %s from %j to %j has no hours: %s', (logica, anterior, atual, motivo) => {
  expect(whyNoHours(logica, anterior, atual)).toBe(motivo);
});

test.each([
  [600, '0600:00'],
  [600.5, '0600:30'],
  [12345.5, '12345:30'],
  [0.2, '0000:12'],
  [1.9999, '0002:00'],
  [0, '0000:00'],
  [null, '-'],
  [undefined, '-'],
  [Number.NaN, '-'],
  [Infinity, '-'],
])('%s hours show as %j', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test.each([
  [2, '0100:30', '100:30', true],
  [2, '0100:30', '0100:31', false],
  [1, '100,5', 100.5, true],
  [3, '60', '61', false],
  [1, '2.400', '2400,0', true],
  [1, '2.400', '2,4', false],
  [null, ' abc', 'abc ', true],
  [2, null, '', true],
  [2, null, '0000:00', false],
])('of logic %s, %j and %j are one time: %s', (logica, one, other, same) => {
  expect(sameTime(logica, one, other)).toBe(same);
});

test.each([
  [1, '100,5', false],
  [1, '12:30', true],
  [2, '12:99', true],
  [2, '0012:59', false],
  [3, 'abc', true],
  [3, ' ', false],
  [1, null, false],
  [null, 'abc', false],
])('of logic %s, %j is unreadable: %s', (logica, tempo, unreadable) => {
  expect(isUnreadable(logica, tempo)).toBe(unreadable);
});

/** Readings as [previous, current] of the hour-meter; whether the meter was replaced or rolled over, and its beginning said. */
type Read = readonly [string | null, string | null, ('anew' | 'over')?, 1?];

test.each<[string, readonly Read[], string | null, boolean]>([
  ['none', [], null, false],
  ['one that was read', [['0', '100']], '100', false],
  [
    'one that was not',
    [
      [null, '100'],
      ['100', null],
    ],
    '100',
    true,
  ],
  [
    'several that were not',
    [
      [null, '100'],
      [null, null],
      [null, null],
    ],
    '100',
    true,
  ],
  ['one of which only the beginning is known', [['50', null]], '50', true],
  [
    'a new beginning without hours',
    [
      [null, '100'],
      [null, null, 'anew'],
    ],
    null,
    false,
  ],
  [
    'months after such a one',
    [
      [null, '100'],
      [null, null, 'anew'],
      [null, null],
    ],
    null,
    false,
  ],
  [
    'a new beginning that says where',
    [
      [null, '100'],
      ['7', null, 'anew'],
    ],
    '7',
    true,
  ],
  [
    'a roll-over, with which it went on,',
    [
      [null, '100'],
      [null, null, 'over'],
    ],
    '100',
    true,
  ],
  [
    'one that was said to have no hours',
    [
      [null, '100'],
      [null, null, 'over', 1],
    ],
    null,
    false,
  ],
  [
    'one of which hours were said',
    [
      [null, '100'],
      ['7', '9', 'over', 1],
    ],
    '9',
    false,
  ],
  ['more than 12 that were not', [[null, '100'], ...Array.from({ length: 12 }, (): Read => [null, null])], null, false],
])('after %s the hour-meter stands where it was read last', (_, readings, tempo, horasDeAntes) => {
  const anteriores = readings.map(([tempoAnterior, tempoAtual, restart, flagTempoAnteriorInformado]) => ({
    tempoAnterior,
    tempoAtual,
    reinicio: restart === 'anew' ? 1 : restart === 'over' ? 2 : 0,
    flagTempoAnteriorInformado,
  }));
  expect(hourMeterAfter(anteriores)).toEqual({ tempo, horasDeAntes });
});

test.each<[logica: number | null, anterior: string, atual: string, final: string | null, hours: number | null]>([
  [1, '2.400', '3.000', '0600:00', 600],
  // Saved when a point was always decimal: from 2.4 to 3, and in minutes.
  [1, '2.400', '3.000', '0000:36', 0.6],
  [3, '36.000', '72.000', '0000:36', 0.6],
  [1, '36.000', '72.000', '0000:36', 0.6],
  [2, '2.400', '3.000', '0000:36', 0.6],
  [1, '3.000', '2400', '2397:00', 2397],
  [null, '2.400', '3.000', '0000:36', 0.6],
  // It ran backwards then, from 100 to 2.4.
  [1, '100', '2.400', null, null],
  [2, '100', '2.400', null, null],
  [1, '100', '700', null, 600],
  [2, '100,5', '700,5', '0600:00', 600],
  [1, '100', '700', '0999:00', 600],
])('of logic %s, hours saved from %j to %j as %j stay %s', (logica, tempoAnterior, tempoAtual, tempoFinal, hours) => {
  const contagem = countedBy(logica, { tempoAnterior, tempoAtual, tempoFinal });
  expect(hoursRun(contagem, tempoAnterior, tempoAtual)).toBeCloseTo(hours ?? 0, 9);
  expect(hoursRun(contagem, tempoAnterior, tempoAtual) === null).toBe(hours === null);
});

test.each([
  [1, '2.400', 2400],
  [-1, '2.400', 2.4],
  [3, '42030', 42030],
  [1, '12:30', null],
  [1, '-5', null],
  [2, '0100:30', null],
  [2, '2400', null],
  [null, '2400', null],
  [4, '2400', null],
])('of logic %s, %j reads %s', (contagem, tempo, number) => {
  expect(numberRead(contagem, tempo)).toBe(number);
});

test.each([
  [1, 'h'],
  [-1, 'h'],
  [3, 'min'],
  [-3, 'min'],
  [2, undefined],
  [null, undefined],
])('an hour-meter of logic %s counts in %s', (contagem, unit) => {
  expect(unitCounted(contagem)).toBe(unit);
});

test.each([
  [1, '3600,5', '3.600,5'],
  [1, '2.400', '2.400'],
  [-1, '2.400', '2,4'],
  [3, '896670', '896.670'],
  [3, 'parado', 'parado'],
  [3, '', ''],
  [2, '1234:30', '1234:30'],
  [2, '896670', '896670'],
  [null, '896670', '896670'],
])('of logic %s, %j is shown as %j', (contagem, tempo, shown) => {
  expect(shownTime(contagem, tempo)).toBe(shown);
});

test('what a meter counts tells how it is counted', () => {
  expect([1, 3, -1, -3].map((contagem) => countOf(unitCounted(contagem)))).toEqual([1, 3, 1, 3]);
  expect([2, 4, null].map((contagem) => countOf(unitCounted(contagem)))).toEqual([null, null, null]);
});
