import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediansOf } from '../../../domain/leitura/median.ts';

const read = (volumeMedido: number, volumeCorrigido = volumeMedido) => ({
  volumeMedido,
  volumeCorrigido,
  flagNaoLida: 0,
});
const measured = (volumes: readonly number[]) => mediansOf(volumes.map((volume) => read(volume, 7))).mediana;
const corrected = (volumes: readonly number[]) => mediansOf(volumes.map((volume) => read(7, volume))).medianaCorrigido;

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
  const notRead = { volumeMedido: 0, volumeCorrigido: 90, flagNaoLida: 1 };
  expect(mediansOf([notRead, read(100, 120), notRead])).toEqual({ mediana: 100, medianaCorrigido: 120 });
  expect(mediansOf([notRead])).toEqual({ mediana: null, medianaCorrigido: null });
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
