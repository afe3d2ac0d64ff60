import { describe, expect, test } from 'vitest';
import { impossibleIn, isImpossibleValue, type Medidas } from '../../../domain/coleta/impossible.ts';
import { ID_DBO } from '../../../domain/coleta/parametros.ts';

describe('impossibleIn', () => {
  test.each<[Medidas, string[]]>([
    [{}, []],
    [{ dtInstalaco: '2026-10-24', dtRetirada: '2026-10-25', horaInstalacao: '23:00', horaRetirada: '01:00' }, []],
    [{ dtInstalaco: '2026-10-25', dtRetirada: '2026-10-25', horaInstalacao: '13:05' }, []],
    [{ dtInstalaco: '2026-10-25', dtRetirada: '2026-10-25', horaInstalacao: '13:05', horaRetirada: '13:05' }, []],
    [
      { dtInstalaco: '2026-10-25', dtRetirada: '2026-10-25', horaInstalacao: '13:06', horaRetirada: '13:05' },
      ['dtInstalaco'],
    ],
    [{ dtInstalaco: '2026-10-26', dtRetirada: '2026-10-25' }, ['dtInstalaco']],
    [{ tempoInstalacao: '100:00' }, []],
    [{ tempoInstalacao: '24h' }, []],
    [{ tempoInstalacao: '24:60' }, ['tempoInstalacao']],
    [{ medidorInicial: 5, medidorFinal: 5 }, []],
    [{ medidorInicial: 5, medidorFinal: 4 }, ['medidorFinal']],
    [{ medidorInicial: 5, medidorFinal: 0, volumeMedido: 0 }, []],
    [{ medidorInicial: 5 }, []],
    [{ medidorFinal: 5 }, []],
  ])('%o', (medidas, fields) => {
    expect(Object.keys(impossibleIn(medidas, null))).toEqual(fields);
    expect(impossibleIn(medidas, { ...medidas })).toEqual({});
  });
});

test('a value is below zero only where there may be one', () => {
  expect(['-5', '<-5', '> -0,1'].map((raw) => isImpossibleValue(ID_DBO, raw))).toEqual([true, true, true]);
  expect(['0', '5', 'ND', '', null].map((raw) => isImpossibleValue(ID_DBO, raw))).toEqual(Array(5).fill(false));
  expect([1, 90].map((id) => isImpossibleValue(id, '-5'))).toEqual([false, false]);
});
