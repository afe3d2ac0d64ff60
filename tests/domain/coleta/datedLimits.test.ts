import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { assess } from '../../../domain/coleta/conformity.ts';
import { type LimitesDesde, limitsOn, SEMPRE } from '../../../domain/coleta/datedLimits.ts';

const PERIODS: readonly LimitesDesde[] = [
  { desde: '2026-03-01', minimo: 0, maximo: 2 },
  { desde: SEMPRE, minimo: 0, maximo: 1.5 },
  { desde: '2028-02-29', minimo: 0.1, maximo: 1 },
];

describe('the limits of a day', () => {
  test.each([
    ['1999-12-31', 1.5],
    ['2026-02-28', 1.5],
    ['2026-03-01', 2],
    ['2026-03-02', 2],
    ['2028-02-28', 2],
    ['2028-02-29', 1],
    ['2028-03-01', 1],
    ['9999-12-31', 1],
  ])('%s: up to %d', (day, maximo) => {
    expect(limitsOn(PERIODS, day)?.maximo).toBe(maximo);
  });

  test('none before the first one, and none of nothing', () => {
    expect(limitsOn([{ desde: '2026-03-01', minimo: 0, maximo: 2 }], '2026-02-28')).toBeNull();
    expect(limitsOn([], '2026-02-28')).toBeNull();
  });
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const limit = fc.double({ min: 0, max: 50, noNaN: true });
const period = fc.record({ desde: day, minimo: limit, maximo: limit });

test('a limit of a later day never changes an earlier verdict, whatever the order of the periods', () => {
  fc.assert(
    fc.property(fc.array(period), period, day, limit, (periods, added, collected, value) => {
      fc.pre(added.desde > collected);
      const before = limitsOn([{ desde: SEMPRE, minimo: 0, maximo: 9 }, ...periods], collected)!;
      const after = limitsOn([added, ...periods.toReversed(), { desde: SEMPRE, minimo: 0, maximo: 9 }], collected)!;
      // Of two on one day, either may stand: the database keeps one.
      fc.pre(new Set(periods.map(({ desde }) => desde)).size === periods.length);
      expect(assess(value, after)).toEqual(assess(value, before));
    }),
  );
});
