import { expect, test } from 'vitest';
import { savedRule } from '../../../domain/leitura/savedRule.ts';

const READ = {
  ...{ idAno: 2026, idMes: 2, tempoAnterior: null, tempoAtual: null, tempoFinal: null },
  ...{ volumeMedido: 150, volumeCorrigido: 150, flagMedia: 0, flagCorrigidoInformado: 0 },
};
const RUN = { ...READ, tempoAnterior: '0', tempoAtual: '600', tempoFinal: '0600:00', volumeCorrigido: 180 };
/** As long as rule 3 takes a month to be. */
const RUN_720 = { ...RUN, tempoAtual: '720', tempoFinal: '0720:00', volumeCorrigido: 150 };

test.each<[string, typeof READ | typeof RUN, [number, number, number]]>([
  ['the measured volume', READ, [1, 1, 1]],
  ['a mean', { ...READ, flagMedia: 1, volumeCorrigido: 90 }, [2, 2, 2]],
  ['by hours', RUN, [3, 3, 3]],
  ['the measured volume, beside hours', { ...RUN, volumeCorrigido: 150 }, [1, 1, 1]],
  ['what both rules give', RUN_720, [1, 1, 3]],
  ['one that was given', { ...RUN, volumeCorrigido: 99, flagCorrigidoInformado: 1 }, [1, 1, 3]],
  ['less than nothing, of a meter that began anew', { ...READ, volumeMedido: -85, volumeCorrigido: -85 }, [1, 1, 1]],
  ['what no rule gives', { ...READ, volumeCorrigido: 99 }, [1, 2, 3]],
])('a saved reading keeps its rule whatever its category has by now: %s', (_, salva, rules) => {
  expect([1, 2, 3].map((regra) => savedRule(regra, 1, salva))).toEqual(rules);
});

test('hours that another hour-meter counted are known', () => {
  expect(savedRule(1, 3, RUN)).toBe(3);
});
