import { expect, test } from 'vitest';
import { flowMeterOf } from '../../../domain/leitura/flowMeter.ts';
import { type LeituraDaHistoria, shownVolume, volumeSeries } from '../../../domain/leitura/history.ts';
import { hoursOfMonth, monthIndex, monthRef } from '../../../domain/leitura/month.ts';
import { REINICIOS, restartName, restartNamed } from '../../../domain/leitura/restart.ts';

const read = (idAno: number, idMes: number, volumeCorrigido: number, more: Partial<LeituraDaHistoria> = {}) => ({
  desc: 'Volume Corrigido',
  registro: 'V-1',
  idAno,
  idMes,
  volumeCorrigido,
  motivo: null,
  ...more,
});

test.each([
  [12.5, 12.5],
  [0, 0],
  [-0.01, 0],
  [-950, 0],
])('a volume of %s is shown as %s', (volume, shown) => {
  expect(shownVolume(volume)).toBe(shown);
});

test('meters of one series add up by month, oldest first; each reason has a line, with whose it is', () => {
  const rows = [
    read(2026, 1, 10.1, { registro: 'V-10', motivo: 'Troca do visor.' }),
    read(2025, 12, -5),
    read(2026, 1, 0.2, { registro: 'V-2', motivo: 'Troca do visor.' }),
    read(2026, 1, 1, { motivo: 'Férias \n coletivas; bomba parada.' }),
  ];
  expect(volumeSeries(rows, false)).toEqual([
    {
      desc: 'Volume Corrigido',
      val: [
        { ref: '12/2025', volume: -5 },
        {
          ref: '01/2026',
          volume: 11.3,
          motivo: 'V-1 – Férias coletivas; bomba parada.\nV-2, V-10 – Troca do visor.',
        },
      ],
    },
  ]);
  expect(volumeSeries([], true)).toEqual([]);
});

test('of the only meter of a series a reason says no more than itself', () => {
  const rows = [
    read(2025, 12, 4, { motivo: 'Bomba' }),
    read(2026, 1, 5, { desc: 'Poço', registro: 'P-1', motivo: ' ' }),
  ];
  expect(volumeSeries(rows, true).flatMap(({ val }) => val)).toEqual([
    { ref: '01/2026', volume: 5 },
    { ref: '12/2025', volume: 4, motivo: 'Bomba' },
  ]);
});

test.each<[number[], number, boolean]>([
  [[-900, 1000], 1000, true],
  [[-1500, 1000], 1000, true],
  [[-900, 0], 0, true],
  [[-900, 1000, 0.5], 1000.5, true],
  [[-900, -5], -905, false],
  [[-900], -900, false],
  [[0, 1000], 1000, false],
])('meters of one series at %j m³ make %s: one below zero takes nothing from another', (volumes, sum, negativo) => {
  const [series] = volumeSeries(
    volumes.map((volume) => read(2026, 1, volume)),
    true,
  );
  expect(series?.val).toEqual([{ ref: '01/2026', volume: sum, ...(negativo && { negativo }) }]);
});

test('the newest 12 months are those of all series together; all of them when asked', () => {
  const well = Array.from({ length: 13 }, (_, index) =>
    read(2025, index < 12 ? index + 1 : 12, index, { desc: 'Poço' }),
  );
  const rows = [...well, read(2026, 2, 7, { desc: 'Água' })];
  const series = volumeSeries(rows.toReversed(), false);
  expect(series.map(({ desc, val }) => [desc, val[0]?.ref, val.at(-1)?.ref, val.length])).toEqual([
    ['Água', '02/2026', '02/2026', 1],
    ['Poço', '02/2025', '12/2025', 11],
  ]);
  expect(volumeSeries(rows, true)[1]?.val).toHaveLength(12);
});

test('months are counted and named', () => {
  expect(monthIndex({ idAno: 2027, idMes: 1 }) - monthIndex({ idAno: 2026, idMes: 12 })).toBe(1);
  expect(monthRef({ idAno: 2026, idMes: 9 })).toBe('09/2026');
  const hours = (idAno: number, idMes: number) => hoursOfMonth({ idAno, idMes });
  expect([hours(2026, 2), hours(2028, 2), hours(2026, 4), hours(2026, 12)]).toEqual([672, 696, 720, 744]);
});

test('what a meter’s status says of a new beginning', () => {
  expect(REINICIOS.map(({ id }) => [id, restartNamed(restartName(id))])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect([restartName(0), restartName(7), restartNamed('Parado'), restartNamed('Não'), restartNamed(null)]).toEqual([
    null,
    null,
    0,
    0,
    0,
  ]);
});

test('a sewage hydrometer is read by the flow meter of its register, else by the first that is no other’s; a source by none', () => {
  const meters = [{ registro: 'V-9' }, { registro: 'v 000101' }, { registro: null }];
  const of = (registro: string, flagMedidorVazao = 1, others: { registro: string }[] = []) =>
    flowMeterOf({ registro, flagMedidorVazao }, meters, others);
  expect(of('V000101')).toBe(meters[1]);
  expect(of('v-9')).toBe(meters[0]);
  expect(of('X777')).toBe(meters[0]);
  expect(of('V000101', 0)).toBeNull();
  expect(of('X777', 1, [{ registro: 'v-9' }])).toBe(meters[1]);
  expect(of('V-9', 1, [{ registro: 'V-9' }])).toBe(meters[0]);
  expect(
    flowMeterOf({ registro: 'X777', flagMedidorVazao: 1 }, [{ registro: 'V-9' }], [{ registro: 'V-9' }]),
  ).toBeNull();
  expect(flowMeterOf({ registro: 'V1', flagMedidorVazao: 1 }, [], [])).toBeNull();
});
