import { describe, expect, test } from 'vitest';
import {
  type Guardada,
  type LeituraCalculada,
  type LeituraDigitada,
  monthFigures,
} from '../../../domain/leitura/figures.ts';

const typed: LeituraDigitada = {
  idAno: 2026,
  idMes: 11,
  regra: 1,
  reinicio: 0,
  leituraAnterior: null,
  leituraAtual: 2440,
  tempoAnterior: null,
  tempoAtual: null,
  volumeMedido: null,
  volumeCorrigido: null,
};
const october: LeituraCalculada = {
  idAno: 2026,
  idMes: 10,
  regra: 1,
  reinicio: 0,
  leituraAnterior: 0,
  leituraAtual: 1000,
  tempoAnterior: null,
  tempoAtual: '0100:00',
  tempoFinal: null,
  volumeMedido: 1000,
  volumeCorrigido: 1000,
  flagMedia: 0,
  flagMedidoInformado: 0,
  flagCorrigidoInformado: 0,
  flagNaoLida: 0,
  flagAnteriorInformada: 0,
  flagTempoAnteriorInformado: 0,
};
const figures = (more: Partial<LeituraDigitada>, before = [october], held: Guardada | null = null) =>
  monthFigures({ ...typed, ...more }, before, 2, held);

describe('hours that are saved stay as they were counted', () => {
  // 600 h by decimal hours; the meter counts minutes by now, or as a clock, or there is none any more.
  const held = { ...october, regra: 3, tempoAnterior: '600', tempoAtual: '1200', tempoFinal: '0600:00' };
  const again = { regra: 3, leituraAnterior: 0, leituraAtual: 600, tempoAnterior: '600', tempoAtual: '1200' };

  test.each([1, 2, 3, null])('whatever the hour-meter of today is (%s)', (logica) => {
    expect(monthFigures({ ...typed, ...again }, [], logica, held)).toMatchObject({
      ok: true,
      logica: 1,
      horas: 600,
      figuras: { tempoFinal: '0600:00', volumeCorrigido: 720 },
    });
  });

  test('other texts are counted by it', () => {
    const now = monthFigures({ ...typed, ...again, tempoAtual: '36600' }, [], 3, held);
    expect(now).toMatchObject({ logica: 3, figuras: { tempoFinal: '0600:00' } });
    expect(monthFigures({ ...typed, ...again }, [], 3)).toMatchObject({ figuras: { tempoFinal: '0010:00' } });
  });
});

describe('figures of a month', () => {
  test.each<[string, Partial<LeituraDigitada>, object]>([
    [
      'rule 1 goes on from the reading before',
      {},
      { leituraAnterior: 1000, volumeMedido: 1440, volumeCorrigido: 1440 },
    ],
    ['a typed previous reading is taken', { leituraAnterior: 2400.5 }, { volumeMedido: 39.5, volumeCorrigido: 39.5 }],
    [
      'rule 3 of the worked example',
      { regra: 3, tempoAtual: '0700:00' },
      { volumeCorrigido: 1728, tempoFinal: '0600:00' },
    ],
    ['rule 2 takes the mean', { regra: 2 }, { volumeMedido: 1440, volumeCorrigido: 1000, flagMedia: 1 }],
    ['rule 2 of a meter that was not read', { regra: 2, leituraAtual: null }, { leituraAtual: 1000, volumeMedido: 0 }],
    ['a replaced meter begins at 0', { reinicio: 1, leituraAtual: 50 }, { leituraAnterior: 0, volumeMedido: 50 }],
    ['and with no hours', { reinicio: 1, tempoAtual: '0700:00' }, { tempoAnterior: null, tempoFinal: null }],
    [
      'a replaced meter may go down',
      { reinicio: 1, leituraAnterior: 1000, leituraAtual: 50 },
      { volumeMedido: -950, volumeCorrigido: -950 },
    ],
    [
      'and be given volumes below nothing',
      { reinicio: 1, leituraAtual: 50, volumeMedido: -20, volumeCorrigido: -50 },
      { volumeMedido: -20, volumeCorrigido: -50 },
    ],
    [
      'so may one that rolled over',
      { reinicio: 2, leituraAtual: 50, volumeMedido: -20, volumeCorrigido: -50 },
      { volumeMedido: -20, volumeCorrigido: -50 },
    ],
    [
      'as may one that rolled over',
      { reinicio: 2, leituraAtual: 50, volumeMedido: -950, volumeCorrigido: -950 },
      { volumeMedido: -950, volumeCorrigido: -950 },
    ],
    [
      'one that rolled over goes on, and its hours do',
      { regra: 3, reinicio: 2, leituraAtual: 440, tempoAtual: '0700:00' },
      { leituraAnterior: 1000, volumeMedido: 9440, volumeCorrigido: 11_328, tempoFinal: '0600:00' },
    ],
    [
      'also where it is said to',
      { reinicio: 2, leituraAnterior: 999_900, leituraAtual: 50, tempoAnterior: '0200:00', tempoAtual: '0700:00' },
      { volumeMedido: 150, tempoFinal: '0500:00', flagAnteriorInformada: 1, flagTempoAnteriorInformado: 1 },
    ],
    [
      'and says nothing by what is brought over',
      { reinicio: 2, leituraAnterior: 1000, tempoAnterior: '100:00' },
      { volumeMedido: 1440, flagAnteriorInformada: 0, flagTempoAnteriorInformado: 0 },
    ],
    ['a corrected volume of nothing may be given', { volumeCorrigido: 0 }, { volumeCorrigido: 0 }],
    [
      'a replaced meter starts where it says',
      { reinicio: 1, leituraAnterior: 20, leituraAtual: 50 },
      { volumeMedido: 30 },
    ],
    [
      'a volume as calculated is none given',
      { volumeMedido: 1440.004 },
      { volumeMedido: 1440, flagMedidoInformado: 0 },
    ],
    [
      'a volume given is measured, and corrected by the rule',
      { reinicio: 2, leituraAtual: 20, volumeMedido: 99_020 },
      { volumeMedido: 99_020, volumeCorrigido: 99_020, flagMedidoInformado: 1, flagCorrigidoInformado: 0 },
    ],
    [
      'a corrected volume given stays beside the measured one',
      { volumeCorrigido: 1440.01 },
      { volumeMedido: 1440, volumeCorrigido: 1440.01, flagMedidoInformado: 0, flagCorrigidoInformado: 1 },
    ],
  ])('%s', (_, more, expected) => {
    expect(figures(more)).toMatchObject({ ok: true, figuras: expected });
  });

  test('without a reading before it begins at 0', () => {
    expect(figures({}, [])).toMatchObject({ figuras: { leituraAnterior: 0, volumeMedido: 2440, tempoAnterior: null } });
  });

  test('the calculation is told beside what was given', () => {
    expect(figures({ volumeMedido: 5 })).toMatchObject({ calculado: { volumeMedido: 1440, volumeCorrigido: 5 } });
  });

  test.each<[string, Partial<LeituraDigitada>, string]>([
    ['no reading', { leituraAtual: null }, 'sem-leitura'],
    ['a reading below the one before', { leituraAtual: 999.99 }, 'volume-negativo'],
    ['the same by rule 2', { regra: 2, leituraAtual: 999.99 }, 'volume-negativo'],
    ['the same with a volume given', { leituraAtual: 999.99, volumeMedido: 10 }, 'volume-negativo'],
    ['a measured volume below nothing given', { volumeMedido: -5 }, 'medido-negativo'],
    ['the same by rule 2, which does not look at it', { regra: 2, volumeMedido: -0.01 }, 'medido-negativo'],
    ['a corrected volume below nothing given', { volumeCorrigido: -0.01 }, 'corrigido-negativo'],
    ['the same by rule 2', { regra: 2, volumeCorrigido: -50 }, 'corrigido-negativo'],
    ['the same by rule 3', { regra: 3, tempoAtual: '0700:00', volumeCorrigido: -50 }, 'corrigido-negativo'],
    ['no current time', { regra: 3 }, 'sem-tempo'],
    ['minutes that no clock has', { regra: 3, tempoAtual: '0700:75' }, 'tempo-sem-relogio'],
    ['an hour-meter that went back', { regra: 3, tempoAtual: '0099:59' }, 'sem-horas'],
    ['an unknown rule', { regra: 9 }, 'regra-desconhecida'],
  ])('%s: nothing is told', (_, more, motivo) => {
    expect(figures(more)).toEqual({ ok: false, motivo });
  });

  test('a reading that stands where it stood is none below', () => {
    expect(figures({ leituraAtual: 1000 })).toMatchObject({ figuras: { volumeMedido: 0 } });
  });

  test('a mean below nothing, of months in which the meter began anew, is given by nobody', () => {
    const below = [{ ...october, reinicio: 1, volumeMedido: -950, volumeCorrigido: -950 } as const];
    for (const volumeCorrigido of [null, -950]) {
      const mean = { volumeCorrigido: -950, flagCorrigidoInformado: 0 };
      expect(figures({ regra: 2, volumeCorrigido }, below)).toMatchObject({ ok: true, figuras: mean });
    }
    expect(figures({ regra: 2, volumeCorrigido: -949 }, below)).toEqual({ ok: false, motivo: 'corrigido-negativo' });
  });

  test.each<[string, Partial<LeituraDigitada>, Guardada, string | null]>([
    ['a corrected volume', { volumeCorrigido: -10 }, { ...october, volumeCorrigido: -10 }, null],
    ['the same by rule 2', { regra: 2, volumeCorrigido: -10 }, { ...october, volumeCorrigido: -10 }, null],
    ['a measured one', { regra: 2, volumeMedido: -5 }, { ...october, volumeMedido: -5 }, null],
    ['another than that', { volumeCorrigido: -11 }, { ...october, volumeCorrigido: -10 }, 'corrigido-negativo'],
    ['another measured', { regra: 2, volumeMedido: -6 }, { ...october, volumeMedido: -5 }, 'medido-negativo'],
    [
      'one of a new beginning that is taken back',
      { volumeCorrigido: -10 },
      { ...october, reinicio: 1, volumeCorrigido: -10 },
      'corrigido-negativo',
    ],
  ])('of volumes below nothing that a reading holds already: %s', (_, more, held, motivo) => {
    expect(figures(more, [october], held)).toMatchObject(motivo ? { ok: false, motivo } : { ok: true });
  });

  test.each<[string, Partial<LeituraDigitada>, Partial<Guardada>, object]>([
    [
      'newly replaced',
      { reinicio: 1, leituraAtual: 50 },
      { leituraAnterior: 900, flagAnteriorInformada: 1 },
      { leituraAnterior: 0, tempoAnterior: null, flagAnteriorInformada: 0 },
    ],
    [
      'not replaced after all',
      {},
      { reinicio: 1, leituraAnterior: 20, flagAnteriorInformada: 1 },
      { leituraAnterior: 1000, tempoAnterior: '0100:00', flagAnteriorInformada: 0 },
    ],
    [
      'but said to begin where it did so far',
      { leituraAnterior: 20, tempoAnterior: '0007:00' },
      { reinicio: 1, leituraAnterior: 20, flagAnteriorInformada: 1, tempoAnterior: '0007:00' },
      { leituraAnterior: 20, flagAnteriorInformada: 1, flagTempoAnteriorInformado: 1 },
    ],
  ])('where nothing is said a reading begins by what it is: %s', (_, more, held, expected) => {
    expect(figures(more, [october], { ...october, ...held })).toMatchObject({ ok: true, figuras: expected });
  });

  test.each<[string, Partial<LeituraDigitada>, LeituraCalculada[], Partial<Guardada>, object]>([
    [
      'its hours where the month before ended, though others were said so far',
      { tempoAtual: '0700:00' },
      [october],
      { tempoAnterior: '0050:00', flagTempoAnteriorInformado: 1 },
      { tempoAnterior: '0100:00', flagTempoAnteriorInformado: 0 },
    ],
    [
      'without hours after a month that was said to have none',
      { tempoAtual: '0700:00' },
      [{ ...october, tempoAtual: null, flagTempoAnteriorInformado: 1 }],
      { tempoAnterior: '0050:00' },
      { tempoAnterior: null },
    ],
    [
      'where the month before ended, which nobody has to say of one that was replaced so far',
      { leituraAnterior: 1000 },
      [october],
      { reinicio: 1, leituraAnterior: 1000, flagAnteriorInformada: 1 },
      { leituraAnterior: 1000, flagAnteriorInformada: 0 },
    ],
  ])('a reading that is held begins %s', (_, more, before, held, expected) => {
    expect(figures(more, before, { ...october, ...held })).toMatchObject({ ok: true, figuras: expected });
  });

  test('of a first one that was not replaced after all nothing is brought over', () => {
    const held: Guardada = { ...october, reinicio: 1, leituraAnterior: 20, tempoAnterior: '0007:00' };
    expect(figures({}, [], held)).toMatchObject({ figuras: { leituraAnterior: 0, tempoAnterior: null } });
  });

  test('of a roll-over that was saved as a new beginning nothing changes', () => {
    const said = { flagAnteriorInformada: 1, flagTempoAnteriorInformado: 1, flagMedidoInformado: 1 } as const;
    const held: Guardada = { ...october, ...said, reinicio: 2, leituraAnterior: 9000, volumeMedido: -6560 };
    const typedAgain = { reinicio: 2, leituraAnterior: 9000, volumeMedido: -6560, tempoAtual: '0100:00' } as const;
    const same = { volumeMedido: -6560, volumeCorrigido: -6560, tempoAnterior: null, tempoFinal: null, ...said };
    expect(figures(typedAgain, [{ ...october, tempoAtual: '0050:00' }], held)).toMatchObject({
      ok: true,
      figuras: same,
    });
  });

  test('a mean of nothing is none', () => {
    expect(figures({ regra: 2 }, [])).toEqual({ ok: false, motivo: 'sem-historico' });
  });
});
