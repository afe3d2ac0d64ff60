import { describe, expect, test } from 'vitest';
import { impossibleIn, impossibleValue, type Medidas } from '../../../domain/coleta/impossible.ts';
import { ID_DBO, ID_PH } from '../../../domain/coleta/parametros.ts';

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
  const of = (id: number, ...raws: (string | null)[]) => raws.map((raw) => impossibleValue(id, raw));
  expect(of(ID_DBO, '-5', '<-5', '> -0,1')).toEqual(Array(3).fill('negativo'));
  expect(of(ID_DBO, '0', '5', 'ND', '', null, '999999999999')).toEqual(Array(6).fill(null));
  expect([1, 90].map((id) => impossibleValue(id, '-5'))).toEqual([null, null]);
});

test('a pH is from 0 to 14', () => {
  const told = ['-0,1', '0', '7,05', '14', '>14', '14,01', '15', '>700', 'ND'].map((raw) =>
    impossibleValue(ID_PH, raw),
  );
  expect(told).toEqual(['negativo', null, null, null, null, 'phAlto', 'phAlto', 'phAlto', null]);
  // A temperature may be any.
  expect(impossibleValue(1, '500')).toBeNull();
});
