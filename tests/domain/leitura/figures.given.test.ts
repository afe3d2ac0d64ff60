import { describe, expect, test } from 'vitest';
import { isMadeAlike } from '../../../domain/leitura/alike.ts';
import {
  contradicted,
  type Figuras,
  type Guardada,
  type LeituraCalculada,
  type LeituraDigitada,
  monthFigures,
} from '../../../domain/leitura/figures.ts';
import { LOGICA, type Said, saveAll, typed } from './months.ts';

/** The month before ended at 1000 m³ and 100 h; 1440 m³ were measured since, in 600 h. */
const october: Said = { idAno: 2026, idMes: 10, leituraAtual: 1000, tempoAtual: '100' };
const november: Said = { idAno: 2026, idMes: 11, leituraAtual: 2440, tempoAtual: '700' };
const [before, saved] = saveAll([october, november]) as [LeituraCalculada, LeituraCalculada];
const figures = (said: Partial<LeituraDigitada>, held: Partial<Guardada> | null = null) =>
  monthFigures(typed({ ...november, ...said }), [before], LOGICA, held && { ...saved, ...held });

describe.each([
  ['volumeMedido', 'flagMedidoInformado'],
  ['volumeCorrigido', 'flagCorrigidoInformado'],
] as const)('a %s that the calculation gives as well', (volume, flag) => {
  test.each([
    ['is given where it was so far', 1440, 1, 1],
    ['is calculated where it was so far', 1440, 0, 0],
    ['is calculated where another one was given so far', 1500, 1, 0],
  ] as const)('%s', (_, held, heldFlag, expected) => {
    const told = figures({ [volume]: 1440 }, { [volume]: held, [flag]: heldFlag });
    expect(told).toMatchObject({ figuras: { [volume]: 1440, [flag]: expected } });
  });
});

/** Where a reading and its hours begin, and whether a person said so. */
type Begins = [leitura: number, leituraInformada: 0 | 1, tempo: string, tempoInformado: 0 | 1];
const beginning = ([leituraAnterior, flagAnteriorInformada, tempoAnterior, flagTempoAnteriorInformado]: Begins) => ({
  leituraAnterior,
  flagAnteriorInformada,
  tempoAnterior,
  flagTempoAnteriorInformado,
});
const beginsAt = ([leituraAnterior, , tempoAnterior]: Begins) => ({ leituraAnterior, tempoAnterior });

test.each<[string, Begins | null, Begins]>([
  ['by nobody where it is new', null, [1000, 0, '100', 0]],
  ['by nobody where nobody did so far', [1000, 0, '100', 0], [1000, 0, '100', 0]],
  ['by a person where one did so far', [1000, 1, '100', 1], [1000, 1, '100', 1]],
  ['by nobody where a person said something else so far', [990, 1, '90', 1], [1000, 0, '100', 0]],
])('where the month before ended a reading is said to begin %s', (_, held, now) => {
  expect(figures(beginsAt(now), held && beginning(held))).toMatchObject({ ok: true, figuras: beginning(now) });
});

test.each<[string, Begins | null, 0 | 1, Begins]>([
  ['by a person where it is new', null, 1, [20, 1, '7', 1]],
  ['by nobody where it is sent back as it was unsaid', [20, 0, '7', 0], 1, [20, 0, '7', 0]],
  ['by a person where it was unsaid, and is something else', [20, 0, '7', 0], 1, [30, 1, '8', 1]],
  ['by a person where one did so far', [20, 1, '7', 1], 1, [20, 1, '7', 1]],
  ['by a person where it went on so far, from there', [1000, 0, '100', 0], 0, [1000, 1, '100', 1]],
])('a replaced meter is said to begin %s', (_, held, reinicio, now) => {
  const guardada = held && { reinicio, ...beginning(held) };
  expect(figures({ reinicio: 1, ...beginsAt(now) }, guardada)).toMatchObject({ ok: true, figuras: beginning(now) });
});

test.each<[string, Partial<LeituraDigitada>, Partial<Guardada> | null, string]>([
  ['no reading, though a volume is given', { leituraAtual: null, volumeMedido: 10 }, null, 'sem-leitura'],
  ['a reading without end, which a mean does not look at', { regra: 2, leituraAtual: Infinity }, null, 'sem-leitura'],
  ['a measured volume below nothing by rule 1', { volumeMedido: -5 }, { volumeMedido: -5 }, 'volume-negativo'],
  ['the same by rule 3', { regra: 3, volumeMedido: -5 }, { volumeMedido: -5 }, 'volume-negativo'],
])('%s: nothing is told, even where it is held already', (_, said, held, motivo) => {
  expect(figures(said, held)).toEqual({ ok: false, motivo });
});

describe('the largest corrected volume', () => {
  const full = { regra: 3, reinicio: 1, tempoAnterior: '0' } as const;

  test.each<[Partial<LeituraDigitada>, number]>([
    [{ leituraAnterior: 0, leituraAtual: 1e12 }, 1e12],
    [{ leituraAnterior: 1e12, leituraAtual: 0 }, -1e12],
  ])('is let in, and none beyond: of %o', (read, volumeCorrigido) => {
    expect(figures({ ...full, ...read, tempoAtual: '720' })).toMatchObject({ ok: true, figuras: { volumeCorrigido } });
    expect(figures({ ...full, ...read, tempoAtual: '719' })).toEqual({ ok: false, motivo: 'corrigido-enorme' });
  });
});

test('a measured volume, and hours, beyond the largest quantity are refused', () => {
  const rolled = { reinicio: 2, regra: 2, leituraAnterior: 1e12 } as const;
  expect(figures({ ...rolled, leituraAtual: 5 })).toEqual({ ok: false, motivo: 'medido-enorme' });
  expect(figures({ ...rolled, leituraAnterior: 99, leituraAtual: 5 })).toMatchObject({ figuras: { volumeMedido: 6 } });
  const since = { reinicio: 1, regra: 1, leituraAtual: 1, tempoAnterior: '0' } as const;
  expect(figures({ ...since, tempoAtual: '1000000000001' })).toEqual({ ok: false, motivo: 'tempo-enorme' });
  expect(figures({ ...since, tempoAtual: '1000000000000' })).toMatchObject({ ok: true });
});

test.each<[0 | 1, number, boolean]>([
  [1, 1500, true],
  [1, 1440.01, true],
  [1, 1440.004, false],
  [1, 1440, false],
  [0, 1500, false],
  [0, 1440, false],
])('given (%d), a volume of %d m³ contradicts one of 1440 as calculated: %s', (informado, volume, differs) => {
  const calculado = { volumeMedido: 1440, volumeCorrigido: 1440 };
  const measured = { ...saved, volumeMedido: volume, flagMedidoInformado: informado };
  expect(contradicted({ figuras: measured, calculado })).toEqual({ volumeMedido: differs, volumeCorrigido: false });
  const corrected = { ...saved, volumeCorrigido: volume, flagCorrigidoInformado: informado };
  expect(contradicted({ figuras: corrected, calculado })).toEqual({ volumeMedido: false, volumeCorrigido: differs });
});

test.each<[Partial<Figuras>, boolean]>([
  [{}, true],
  [{ tempoAnterior: '0,0', tempoAtual: '600,0' }, true],
  [{ leituraAnterior: 999.99 }, false],
  [{ leituraAtual: 2440.01 }, false],
  [{ tempoFinal: '0600:01' }, false],
  [{ tempoFinal: null }, false],
  [{ volumeMedido: 1440.004 }, true],
  [{ volumeMedido: 1440.01 }, false],
  [{ volumeCorrigido: 1440.004 }, true],
  [{ volumeCorrigido: 1440.01 }, false],
])('a reading with %o is made like one without: %s', (more, alike) => {
  expect(isMadeAlike(saved, { ...saved, ...more })).toBe(alike);
  expect(isMadeAlike({ ...saved, ...more }, saved)).toBe(alike);
});
