import { describe, expect, test } from 'vitest';
import { calibrationDates, calibrationStatus, impossibleCalibration } from '../../../domain/leitura/calibration.ts';

test.each([
  ['2026-11-20', '2028-11-20'],
  ['2024-02-29', '2026-02-28'],
  ['2026-02-28', '2028-02-28'],
  [null, null],
  [undefined, null],
  ['', null],
])('calibrated on %s is valid until %s', (calibradoEm, date) => {
  expect(calibrationDates(calibradoEm)).toEqual({ dtProximaCalibragem: date, dtValidadeCalibragem: date });
});

test('a date that is none is refused', () => {
  expect(() => calibrationDates('29/02/2024')).toThrow(RangeError);
});

test.each([
  ['2026-11-19', 'vencido'],
  ['2026-11-20', 'a vencer'],
  ['2027-01-19', 'a vencer'],
  ['2027-01-20', 'em dia'],
  [null, null],
  ['', null],
])('on 2026-11-20 a meter valid until %s is %s', (validade, situacao) => {
  expect(calibrationStatus(validade, '2026-11-20')).toBe(situacao);
});

const VALIDADE = ['dtValidadeCalibragem', 'A validade não pode ser antes da calibração'] as const;
const VERIFICACAO = ['dtProximaCalibragem', 'A verificação não pode ser antes da calibração'] as const;

describe.each([VALIDADE, VERIFICACAO])('%s', (field, message) => {
  const dates = (dtAtualCalibragem: string | null, due: string | null) => ({ dtAtualCalibragem, [field]: due });
  const refused = { [field]: message };

  test.each([
    ['2026-05-01', '2020-01-01', refused],
    ['2026-05-01', '2026-04-30', refused],
    ['2026-05-01', '2026-05-01', null],
    [null, '2020-01-01', null],
    ['2026-05-01', null, null],
    ['2026-05-01', '', null],
  ])('of a calibration on %s, %s: %o', (done, due, told) => {
    expect(impossibleCalibration(dates(done, due), null)).toEqual(told);
    expect(impossibleCalibration(dates(done, due), dates(done, '2030-01-01'))).toEqual(told);
    expect(impossibleCalibration(dates(done, due), dates('2000-01-01', due))).toEqual(told);
  });

  test('what was saved before is let be until it is touched', () => {
    const old = dates('2026-05-01', '2020-01-01');
    expect(impossibleCalibration(old, old)).toBeNull();
  });
});

test('of two dates that cannot be each is told on its field, and only what was touched', () => {
  const done = { dtAtualCalibragem: '2026-05-01', dtProximaCalibragem: '2020-01-01' };
  const both = { ...done, dtValidadeCalibragem: '2020-01-01' };
  expect(impossibleCalibration(both, null)).toEqual(Object.fromEntries([VALIDADE, VERIFICACAO]));
  expect(impossibleCalibration(both, { ...done, dtValidadeCalibragem: null })).toEqual(Object.fromEntries([VALIDADE]));
});
