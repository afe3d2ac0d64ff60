import { expect, test } from 'vitest';
import { countedBy, countedSoFar, formerCount, hoursRun, sameTime } from '../../../domain/leitura/hourMeter.ts';

test.each([
  [1, null, null, 1],
  [1, '100', null, 1],
  [1, '100', '700', 1],
  [1, '2.400', '3.000', 1],
  // From 100 to 2.4, as points were read formerly: it ran backwards.
  [1, '100', '2.400', -1],
  [3, '100', '2.400', -3],
  [2, '0100:00', '0700:00', 2],
  [2, null, null, 2],
  [null, '100', '700', null],
])('of logic %s, from %j to %j without hours is counted by %s', (logica, tempoAnterior, tempoAtual, contagem) => {
  expect(countedBy(logica, { tempoAnterior, tempoAtual, tempoFinal: null })).toBe(contagem);
});

test('a clock that was saved without hours tells those between its readings', () => {
  const saved = { tempoAnterior: '0100:00', tempoAtual: '0700:00', tempoFinal: null };
  expect(hoursRun(countedBy(2, saved), saved.tempoAnterior, saved.tempoAtual)).toBe(600);
});

const run = (tempoAnterior: string | null, tempoAtual: string | null, tempoFinal: string | null) => ({
  tempoAnterior,
  tempoAtual,
  tempoFinal,
});

test.each([
  ['as today', 1, run('100', '700', '0600:00'), 1],
  ['in minutes', 1, run('6000', '42000', '0600:00'), 3],
  ['as a clock', 3, run('0100:00', '0700:00', '0600:00'), 2],
  ['in hours, when a point was always decimal', 1, run('2.400', '3.000', '0000:36'), 1],
  ['in minutes, the same', 1, run('36.000', '72.000', '0000:36'), 3],
  ['by a meter that is no more', null, run('100', '700', '0600:00'), 1],
  ['by none that is known', null, run('100', '700', '0999:00'), null],
  ['not at all', 1, run('100', '700', null), null],
  ['not yet', 1, null, null],
])('hours that are held were counted %s', (_, logica, held, contada) => {
  expect(countedSoFar(logica, held)).toBe(contada);
});

test.each([
  ['as where it was read', 3, 1, run('100', '700', '0600:00'), 3],
  ['with the month’s hours, where nothing else is known', undefined, 1, run('100', '700', '0600:00'), 1],
  ['with them, whatever the meter counts today', undefined, 3, run('100', '700', '0600:00'), 1],
  ['as today, without hours', undefined, 3, run('100', null, null), 3],
])('a former time was counted %s', (_, contadaAntes, idCalculoHorimetro, held, contagem) => {
  expect(formerCount({ ...held, idCalculoHorimetro, contadaAntes })).toBe(contagem);
});

test.each([
  [1, 'abc', 'abd', false],
  [2, '12:99', '13:99', false],
  [2, '12:99', ' 12:99', true],
  [1, '100', 'abc', false],
  [1, 'abc', '100', false],
  [2, '', null, true],
  [2, '0000:00', null, false],
])('where one cannot be read, of logic %s, %j and %j are one as they are written: %s', (logica, one, other, same) => {
  expect(sameTime(logica, one, other)).toBe(same);
});
