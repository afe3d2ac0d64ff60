import { expect, test } from 'vitest';
import { latestOf } from '../../../domain/leitura/plausibility.ts';

/** What a month's reading tells of the hour-meter. */
const read = (idMes: number, tempoAnterior: string | null, tempoAtual: string | null, tempoFinal: string | null) => ({
  ...{ idAno: 2026, idMes, reinicio: 0, leituraAtual: 100 * idMes, tempoAnterior, tempoAtual, tempoFinal },
  flagTempoAnteriorInformado: 0,
});
/** 600 h, in minutes. */
const september = read(9, '6000', '42000', '0600:00');
const notRead = read(10, '42000', null, null);
const in2026 = (idMes: number, tempoAtual: string | null) => ({
  ...{ idAno: 2026, idMes, leituraAtual: 100 * idMes, tempoAtual },
});

test.each<[string, Parameters<typeof latestOf>[0], number | null, ReturnType<typeof latestOf>]>([
  ['of none', [], 1, null],
  ['of a meter that counts so still', [september], 3, in2026(9, '42000')],
  ['of one that counts otherwise by now', [september], 1, { ...in2026(9, '42000'), contada: 3 }],
  ['of one without an hour-meter by now', [september], null, { ...in2026(9, '42000'), contada: 3 }],
  [
    'of one whose hours were read the month before that',
    [september, notRead],
    1,
    { ...in2026(10, '42000'), horasDeAntes: true, contada: 3 },
  ],
  [
    'of one whose hours were said to be others since',
    [september, { ...notRead, tempoAnterior: '700', flagTempoAnteriorInformado: 1 }],
    1,
    { ...in2026(10, '700'), horasDeAntes: true },
  ],
  ['of one that told no hours', [read(9, null, '42000', null)], 1, in2026(9, '42000')],
  ['of one that was never read', [read(9, null, null, null)], 1, in2026(9, null)],
])('the next reading is held against the latest: %s', (_, anteriores, logica, expected) => {
  expect(latestOf(anteriores, logica)).toEqual(expected);
});
