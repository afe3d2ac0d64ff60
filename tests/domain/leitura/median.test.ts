import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediansOf } from '../../../domain/leitura/median.ts';
import { type Mes, monthAt, monthIndex } from '../../../domain/leitura/month.ts';

const MES: Mes = { idAno: 2026, idMes: 11 };
const read = (volumeMedido: number, volumeCorrigido = volumeMedido, flagNaoLida = 0) => ({
  volumeMedido,
  volumeCorrigido,
  flagNaoLida,
});
/** Of one reading after the other, the latest so many months before. */
const ofMonths = (readings: readonly ReturnType<typeof read>[], latest = 1) => {
  const first = monthIndex(MES) - latest - readings.length + 1;
  const all = readings.map((reading, at) => ({ ...reading, ...monthAt(first + at) }));
  return mediansOf(all, MES);
};
const measured = (volumes: readonly number[]) => ofMonths(volumes.map((volume) => read(volume, 7))).mediana;
const corrected = (volumes: readonly number[]) => ofMonths(volumes.map((volume) => read(7, volume))).medianaCorrigido;

test.each<[number[], number | null]>([
  [[], null],
  [[7], 7],
  [[1, 9], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[-950, 10, 20], 15],
  [[0, 10], 5],
  [[-1], null],
  [[1000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 6.5],
  [[1000, 1000, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 7.5],
])('median of %j is %s, measured or corrected', (volumes, median) => {
  expect([measured(volumes), corrected(volumes)]).toEqual([median, median]);
});

test('is that of months in which the meter was read', () => {
  const notRead = read(0, 90, 1);
  expect(ofMonths([notRead, read(100, 120), notRead])).toEqual({ mediana: 100, medianaCorrigido: 120 });
  expect(ofMonths([notRead])).toEqual({ mediana: null, medianaCorrigido: null });
});

test.each<[string, readonly ReturnType<typeof read>[], number, number]>([
  ['the latest is 12 months old: it counts alone', [read(1), read(2), read(50)], 12, 50],
  ['one is 11 months old, the others older', [read(1), read(2), read(40), read(60)], 11, 50],
  ['none was read within 12 months: those before count', [read(1), read(3), read(50)], 13, 3],
  [
    'what was not read within them says nothing',
    [read(1), read(3), ...Array.from({ length: 12 }, () => read(0, 0, 1))],
    1,
    2,
  ],
  [
    '12 at most of those before count',
    [900, ...Array(6).fill(1), ...Array(6).fill(5)].map((volume) => read(volume)),
    20,
    3,
  ],
])('is that of 12 months: %s', (_which, readings, latest, mediana) => {
  expect(ofMonths(readings, latest)).toEqual({ mediana, medianaCorrigido: mediana });
});

test('lies among them, whatever their order', () => {
  const volumes = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(volumes, (list) => {
      const median = measured(list) as number;
      expect(median).toBe(measured(list.toReversed()));
      expect(list.filter((one) => one < median).length).toBeLessThanOrEqual(list.length / 2);
      expect(list.filter((one) => one > median).length).toBeLessThanOrEqual(list.length / 2);
    }),
  );
});
