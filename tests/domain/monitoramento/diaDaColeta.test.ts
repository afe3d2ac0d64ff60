import { expect, test } from 'vitest';
import { diaDaColeta } from '../../../domain/monitoramento/diaDaColeta.ts';

test.each([
  ['the first working day of a month to come', 2026, 12, '2026-11-22', '2026-12-01'],
  ['no Saturday and no Sunday', 2026, 8, '2026-01-10', '2026-08-03'],
  ['no holiday', 2027, 1, '2026-11-22', '2027-01-04'],
  ['All Souls falls on a Monday', 2026, 11, '2026-10-20', '2026-11-03'],
  ['of the month at hand the first from today on', 2026, 11, '2026-11-20', '2026-11-23'],
  ['today, when it is one', 2026, 11, '2026-11-24', '2026-11-24'],
  ['today, when the month has no working day left', 2026, 10, '2026-10-31', '2026-10-31'],
])('%s', (_name, ano, mes, today, day) => {
  expect(diaDaColeta(ano, mes, today)).toBe(day);
});
