import { expect, test } from 'vitest';
import { calibrationDates, calibrationStatus } from '../../../domain/leitura/calibration.ts';

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
