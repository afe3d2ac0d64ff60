import { expect, it } from 'vitest';
import { historyStart } from '../../../domain/coleta/historyWindow.ts';

it.each([
  ['2026-11-20', 'dois-anos', '2024-11-20'],
  ['2024-02-29', 'dois-anos', '2022-02-28'],
  ['2026-03-01', 'dois-anos', '2024-03-01'],
  ['2026-11-20', 'cobranca', '2020-11-23'],
  ['2024-02-29', 'cobranca', '2018-03-04'],
] as const)('from %s, %s, a report looks back to %s', (today, alcance, start) => {
  expect(historyStart(today, alcance)).toBe(start);
});

it('is told by a real day only', () => {
  expect(() => historyStart('2026-02-30', 'cobranca')).toThrow(RangeError);
});
