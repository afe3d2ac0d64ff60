import { describe, expect, test } from 'vitest';
import { placeReading, takeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada, LeituraDigitada } from '../../../domain/leitura/figures.ts';
import { LOGICA, type Said, save, saveAll, typed, volumes } from './months.ts';

const in2026 = (idMes: number, more: Partial<LeituraDigitada>): Said => ({ idAno: 2026, idMes, ...more });

describe('a month saved late', () => {
  const late = saveAll([
    in2026(1, { leituraAtual: 100, tempoAtual: '100' }),
    in2026(3, { leituraAtual: 400, tempoAtual: '900', regra: 3 }),
  ]);

  test('parts what was measured as one', () => {
    expect(volumes(late)).toEqual([100, 300]);
    const now = save(late, in2026(2, { leituraAtual: 250, tempoAtual: '500' }));
    expect(volumes(now)).toEqual([100, 150, 150]);
    expect(now[2]).toMatchObject({
      leituraAnterior: 250,
      tempoAnterior: '500',
      tempoFinal: '0400:00',
      volumeCorrigido: 270,
    });
  });

  test('is refused where it would leave a later one below it; the month is told', () => {
    const above = typed(in2026(2, { leituraAtual: 400.01 }));
    expect(placeReading(late, above, LOGICA)).toEqual({
      ok: false,
      mes: { idAno: 2026, idMes: 3 },
      motivo: 'volume-negativo',
    });
    expect(placeReading(late, { ...above, leituraAtual: 400 }, LOGICA)).toMatchObject({ ok: true });
  });

  test('moves no month in which the meter began anew, nor one that was told to begin elsewhere', () => {
    const restarted = save(late, in2026(4, { reinicio: 1, leituraAnterior: 0, leituraAtual: 30 }));
    const elsewhere = save(restarted, in2026(6, { leituraAnterior: 20, leituraAtual: 90 }));
    const now = save(elsewhere, in2026(3, { leituraAtual: 390, tempoAtual: '900' }));
    expect(now.map(({ leituraAnterior }) => leituraAnterior)).toEqual([0, 100, 0, 20]);
    expect(save(now, in2026(5, { leituraAtual: 60 })).at(-1)).toMatchObject({ leituraAnterior: 20 });
  });

  test('carries a meter that was not read along, and the means after it', () => {
    const media = { regra: 2 } as const;
    const saved = saveAll([in2026(1, { leituraAtual: 100 }), in2026(3, media), in2026(4, media)]);
    expect(saved.map(({ leituraAtual, volumeCorrigido }) => [leituraAtual, volumeCorrigido])).toEqual([
      [100, 100],
      [100, 100],
      [100, 100],
    ]);
    const now = save(saved, in2026(2, { leituraAtual: 400 }));
    expect(now.slice(2).map(({ leituraAtual, volumeCorrigido }) => [leituraAtual, volumeCorrigido])).toEqual([
      [400, 200],
      [400, 200],
    ]);
  });

  test('keeps volumes that were given', () => {
    const given = save(late, in2026(4, { leituraAtual: 500, volumeMedido: 120, volumeCorrigido: 130 }));
    const now = save(given, in2026(3, { leituraAtual: 420, tempoAtual: '900' }));
    expect(now.at(-1)).toMatchObject({ leituraAnterior: 420, volumeMedido: 120, volumeCorrigido: 130 });
  });

  test('and lets a volume below nothing be that a later one holds, given or a mean', () => {
    const before = saveAll([
      in2026(1, { leituraAtual: 9990, leituraAnterior: 9900 }),
      in2026(2, { leituraAtual: 9999 }),
      in2026(3, { regra: 2 }),
    ]);
    const credit = before.map((one) =>
      one.idMes === 3 ? { ...one, volumeCorrigido: -10, flagCorrigidoInformado: 1 as const } : one,
    );
    const replaced = in2026(2, { leituraAtual: 10, leituraAnterior: 9990, reinicio: 1 });
    expect(save(before, replaced)[2]).toMatchObject({ volumeCorrigido: -4945, flagCorrigidoInformado: 0 });
    expect(save(credit, replaced)[2]).toMatchObject({ volumeCorrigido: -10, flagCorrigidoInformado: 1 });
    expect(takeReading(credit, { idAno: 2026, idMes: 2 }, LOGICA)).toMatchObject({ ok: true });
  });

  test('moves no new beginning that was put where the meter before it ended', () => {
    const restarted = save(late, in2026(4, { reinicio: 1, leituraAnterior: 400, leituraAtual: 30 }));
    const now = save(restarted, in2026(3, { leituraAtual: 390, tempoAtual: '900' }));
    expect(now.at(-1)).toMatchObject({ leituraAnterior: 400, volumeMedido: -370 });
  });

  test('moves one that rolled over, and its hours, as any other', () => {
    const over = save(late, in2026(4, { reinicio: 2, leituraAtual: 30, tempoAtual: '1500' }));
    expect(over.at(-1)).toMatchObject({ leituraAnterior: 400, volumeMedido: 630, tempoFinal: '0600:00' });
    const now = save(over, in2026(3, { leituraAtual: 390, tempoAtual: '910' }));
    expect(now.at(-1)).toMatchObject({ leituraAnterior: 390, volumeMedido: 640, tempoAnterior: '910' });
    expect(now.at(-1)).toMatchObject({ flagAnteriorInformada: 0, flagTempoAnteriorInformado: 0 });
  });

  test.each([1, 2])('moves none that was saved as a new beginning, nor hours that go on from it (rule %d)', (regra) => {
    const said = { flagAnteriorInformada: 1, flagTempoAnteriorInformado: 1 } as const;
    const read = in2026(4, { regra, reinicio: 1, leituraAtual: 30 });
    const before = save(late, read).map((one) => (one.idMes === 4 ? { ...one, reinicio: 2 as const, ...said } : one));
    const saved = save(before, in2026(5, { leituraAtual: 80, tempoAtual: '1500' }));
    expect(saved.at(-1)).toMatchObject({ tempoAnterior: null });
    const now = save(saved, in2026(3, { leituraAtual: 390, tempoAtual: '910' }));
    const april = { leituraAnterior: 0, volumeMedido: 30, tempoAnterior: null, tempoFinal: null, ...said };
    expect(now.slice(-2)).toMatchObject([april, { leituraAnterior: 30, tempoAnterior: null, tempoFinal: null }]);
    expect(save(now, { ...read, reinicio: 2, leituraAnterior: 0 }).slice(-2)).toEqual(now.slice(-2));
  });

  test('moves hours that went on from its own, and no others', () => {
    const begun = (tempoAnterior: string | null) => in2026(4, { leituraAtual: 500, tempoAnterior, tempoAtual: '1500' });
    const april = (before: readonly LeituraCalculada[], tempoAnterior: string | null, tempoAtual: string) =>
      save(save(before, begun(tempoAnterior)), in2026(3, { leituraAtual: 400, tempoAtual })).at(-1);
    expect(april(late, null, '910')).toMatchObject({ tempoAnterior: '910', tempoFinal: '0590:00' });
    expect(april(late, '890', '910')).toMatchObject({ tempoAnterior: '890', tempoFinal: '0610:00' });
    const withoutHours = save(late, in2026(3, { leituraAtual: 400 }));
    expect(april(withoutHours, null, '910')).toMatchObject({ tempoAnterior: '910', tempoFinal: '0590:00' });
    expect(april(withoutHours, '890', '910')).toMatchObject({ tempoAnterior: '890' });
  });

  test('without hours hands on those of the month before it', () => {
    const hours = saveAll([
      in2026(1, { leituraAtual: 100, tempoAtual: '100' }),
      in2026(3, { leituraAtual: 400, tempoAtual: '900', regra: 3 }),
    ]);
    const inOrder = saveAll([
      in2026(1, { leituraAtual: 100, tempoAtual: '100' }),
      in2026(2, { leituraAtual: 250 }),
      in2026(3, { leituraAtual: 400, tempoAtual: '900', regra: 3 }),
    ]);
    expect(inOrder[2]).toMatchObject({ tempoAnterior: '100', tempoFinal: '0800:00', volumeCorrigido: 135 });
    expect(save(hours, in2026(2, { leituraAtual: 250 }))).toEqual(inOrder);
    expect(() => save(inOrder, in2026(1, { leituraAtual: 100 }))).toThrow('sem-tempo-anterior 3/2026');
    const byReading = save(hours, in2026(3, { leituraAtual: 400, tempoAtual: '900' }));
    const emptied = save(byReading, in2026(1, { leituraAtual: 100 }));
    expect(emptied[1]).toMatchObject({ tempoAnterior: null, tempoAtual: '900', tempoFinal: null });
  });

  test('before the first of them moves what nobody said, and leaves what somebody did', () => {
    const first = (more: Partial<LeituraDigitada>) =>
      saveAll([in2026(3, { leituraAtual: 150, tempoAtual: '90', ...more })]);
    const february = in2026(2, { leituraAtual: 60, tempoAtual: '40' });
    expect(save(first({}), february)[1]).toMatchObject({ leituraAnterior: 60, volumeMedido: 90, tempoAnterior: '40' });
    const installed = { leituraAnterior: 100, tempoAnterior: '50' };
    const march = in2026(3, { leituraAtual: 150, tempoAtual: '90', ...installed });
    expect(save(first(installed), february)).toEqual(saveAll([february, march]));
    expect(save(first(installed), february)[1]).toMatchObject({
      ...installed,
      volumeMedido: 50,
      tempoFinal: '0040:00',
    });
  });

  test('leaves a reading that stood still where it stood, when the one before it goes down', () => {
    const still = save(late, in2026(4, { leituraAtual: 400 }));
    const now = save(still, in2026(3, { leituraAtual: 390, tempoAtual: '900' }));
    expect(now.at(-1)).toMatchObject({ leituraAtual: 400, volumeMedido: 10 });
  });

  test('tells only of months whose figures change, and takes a mean anew as a mean', () => {
    const mean = save(late, in2026(4, { leituraAtual: 500, regra: 2 })).map((one) => ({ ...one, regra: 9 }));
    const march = typed(in2026(3, { leituraAtual: 400, tempoAtual: '900' }));
    const reversed = mean.toReversed();
    expect(placeReading(reversed, { ...march, volumeCorrigido: 270 }, LOGICA)).toMatchObject({ alteradas: [] });
    expect(placeReading(reversed, { ...march, volumeCorrigido: 290 }, LOGICA)).toMatchObject({
      alteradas: [{ idMes: 4, volumeCorrigido: 195, flagMedia: 1 }],
    });
  });

  test('leaves what it does not reach as it was, whatever rule its category has by now', () => {
    const other = late.map((one) => ({ ...one, regra: 9 }));
    const again = placeReading(other, typed(in2026(1, { leituraAtual: 100, tempoAtual: '100' })), LOGICA);
    expect(again).toMatchObject({ ok: true, alteradas: [] });
  });
});

describe('what a person said of a later month', () => {
  const read = [1, 2, 3].map((idMes) => in2026(idMes, { leituraAtual: 100 * idMes }));

  test('a reading that stood still is one, by rule 2 as well', () => {
    const saved = saveAll([...read, in2026(4, { leituraAtual: 300, regra: 2 })]);
    expect(save(saved, in2026(3, { leituraAtual: 290 })).at(-1)).toMatchObject({ leituraAtual: 300, volumeMedido: 10 });
    expect(placeReading(saved, typed(in2026(3, { leituraAtual: 320 })), LOGICA)).toEqual({
      ok: false,
      mes: { idAno: 2026, idMes: 4 },
      motivo: 'volume-negativo',
    });
  });

  test('volumes and beginnings stay, though the calculation comes to be the same for a while', () => {
    const given = saveAll([...read, in2026(4, { leituraAtual: 400, volumeCorrigido: 110 })]);
    const same = save(given, in2026(3, { leituraAtual: 290 }));
    expect(same.at(-1)).toMatchObject({ volumeCorrigido: 110, flagCorrigidoInformado: 1 });
    expect(save(same, read[2] as Said)).toEqual(given);
    const elsewhere = saveAll([...read, in2026(4, { leituraAnterior: 310, leituraAtual: 400 })]);
    const met = save(elsewhere, in2026(3, { leituraAtual: 310 }));
    expect(met.at(-1)).toMatchObject({ leituraAnterior: 310, flagAnteriorInformada: 1 });
    expect(save(met, read[2] as Said)).toEqual(elsewhere);
  });

  test('a replaced meter of which no hours were told leaves none to it, and later gives it its own', () => {
    const march = in2026(3, { leituraAtual: 1000, tempoAnterior: '0', tempoAtual: '600' });
    const may = (regra: number) => in2026(5, { leituraAtual: 1500, tempoAtual: '900', regra });
    const april = in2026(4, { leituraAtual: 100, leituraAnterior: 0, reinicio: 1 });
    expect(placeReading(saveAll([march, may(3)]), typed(april), LOGICA)).toEqual({
      ok: false,
      mes: { idAno: 2026, idMes: 5 },
      motivo: 'sem-tempo-anterior',
    });
    const replaced = save(saveAll([march, may(1)]), april);
    expect(replaced.at(-1)).toMatchObject({ tempoAnterior: null, tempoFinal: null });
    expect(replaced).toEqual(saveAll([march, april, may(1)]));
    const counted = save(replaced, { ...april, tempoAnterior: '0', tempoAtual: '800' });
    expect(counted.at(-1)).toMatchObject({ tempoAnterior: '800', tempoFinal: '0100:00' });
  });

  test('a first month that was taken away and is saved again is gone on from', () => {
    const saved = saveAll([
      in2026(1, { leituraAtual: 50, tempoAtual: '200' }),
      in2026(2, { leituraAtual: 100, tempoAtual: '300' }),
    ]);
    const gone = takeReading(saved, { idAno: 2026, idMes: 1 }, LOGICA);
    if (!gone.ok) throw new Error(gone.motivo);
    expect(gone.agora).toEqual(saved.slice(1));
    const again = save(gone.agora, in2026(1, { leituraAtual: 40, tempoAtual: '250' }));
    expect(again.at(-1)).toMatchObject({ leituraAnterior: 40, volumeMedido: 60, tempoAnterior: '250' });
    // Saved again by itself, it begins where it began all the same.
    expect(save(gone.agora, in2026(2, { leituraAtual: 120, tempoAtual: '300' }))[0]).toMatchObject({
      leituraAnterior: 50,
      volumeMedido: 70,
      tempoAnterior: '200',
    });
  });
});

describe('a month taken away', () => {
  const saved = saveAll([
    in2026(1, { leituraAtual: 100 }),
    in2026(2, { leituraAtual: 250 }),
    in2026(3, { leituraAtual: 400 }),
  ]);

  test('leaves its volume to the next', () => {
    const gone = takeReading(saved, { idAno: 2026, idMes: 2 }, LOGICA);
    expect(gone).toMatchObject({ ok: true, alteradas: [{ idMes: 3, leituraAnterior: 100, volumeMedido: 300 }] });
  });

  test('leaves the next one where it began, when it was the first', () => {
    expect(takeReading(saved, { idAno: 2026, idMes: 1 }, LOGICA)).toEqual({
      ok: true,
      alteradas: [],
      antes: saved,
      agora: saved.slice(1),
    });
  });

  test('stays when a mean is made of it alone', () => {
    const mean = saveAll([in2026(1, { leituraAtual: 100 }), in2026(2, { regra: 2 })]);
    expect(takeReading(mean, { idAno: 2026, idMes: 1 }, LOGICA)).toEqual({
      ok: false,
      mes: { idAno: 2026, idMes: 2 },
      motivo: 'sem-historico',
    });
  });
});
