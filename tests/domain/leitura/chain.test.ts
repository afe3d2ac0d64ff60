import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeReading, takeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada, LeituraDigitada } from '../../../domain/leitura/figures.ts';
import { type Mes, monthIndex } from '../../../domain/leitura/month.ts';
import { round } from '../../../domain/numbers.ts';

const LOGICA = 1;
type Said = Partial<LeituraDigitada> & Pick<LeituraDigitada, 'idAno' | 'idMes'>;

const typed = (said: Said): LeituraDigitada => ({
  regra: 1,
  reinicio: 0,
  leituraAnterior: null,
  leituraAtual: null,
  tempoAnterior: null,
  tempoAtual: null,
  volumeMedido: null,
  volumeCorrigido: null,
  ...said,
});

/** What a meter holds after a month was saved; throws where it is refused. */
function save(saved: readonly LeituraCalculada[], said: Said): LeituraCalculada[] {
  const one = typed(said);
  const done = placeReading(saved, one, LOGICA);
  if (!done.ok) throw new Error(`${done.motivo} ${done.mes.idMes}/${done.mes.idAno}`);
  const { idAno, idMes, regra, reinicio } = one;
  return changed(saved, [{ idAno, idMes, regra, reinicio, ...done.figuras }, ...done.alteradas]);
}

function changed(saved: readonly LeituraCalculada[], by: readonly LeituraCalculada[]) {
  const months = new Map([...saved, ...by].map((one) => [monthIndex(one), one]));
  return [...months.values()].sort((a, b) => monthIndex(a) - monthIndex(b));
}

const saveAll = (said: readonly Said[]) => said.reduce<LeituraCalculada[]>(save, []);
const volumes = (saved: readonly LeituraCalculada[]) => saved.map(({ volumeMedido }) => volumeMedido);
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

  test('leaves what it does not reach as it was, whatever rule its category has by now', () => {
    const other = late.map((one) => ({ ...one, regra: 9 }));
    const again = placeReading(other, typed(in2026(1, { leituraAtual: 100, tempoAtual: '100' })), LOGICA);
    expect(again).toMatchObject({ ok: true, alteradas: [] });
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
    expect(takeReading(saved, { idAno: 2026, idMes: 1 }, LOGICA)).toEqual({ ok: true, alteradas: [] });
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

/** Months of one meter, each once, oldest first, with readings that never go down. */
const history = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 24_000, max: 24_047 }),
      volume: fc.integer({ min: 0, max: 99_999_999 }),
      hours: fc.integer({ min: 1, max: 744 }),
      regra: fc.constantFrom(1, 2, 3),
      unread: fc.boolean(),
    }),
    { selector: ({ at }) => at, minLength: 1, maxLength: 16 },
  )
  .map((months) => {
    let [reading, hours] = [0, 0];
    return months
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, volume, hours: run, regra, unread }, index): Said => {
        // The first month has nothing to take a mean of, in whatever order they come.
        const rule = index === 0 && regra === 2 ? 1 : regra;
        const begin = index === 0 ? { tempoAnterior: '0' } : {};
        const month = { idAno: Math.floor(at / 12), idMes: (at % 12) + 1, regra: rule, ...begin };
        hours += run;
        if (rule === 2 && unread) return { ...month, tempoAtual: String(hours) };
        reading += volume;
        return { ...month, leituraAtual: reading / 100, tempoAtual: String(hours) };
      });
  });
const shuffled = history.chain((months) =>
  fc.tuple(fc.constant(months), fc.shuffledSubarray(months.slice(1), { minLength: months.length - 1 })),
);

describe('whatever was read', () => {
  test('no order of saving changes a month’s figures', () => {
    fc.assert(
      fc.property(shuffled, ([months, order]) => {
        const [first] = months as [Said];
        // A mean needs a reading before it, and hours a time before them: the first month goes first.
        expect(saveAll([first, ...order])).toEqual(saveAll(months));
      }),
      { numRuns: 300 },
    );
  });

  test('by rule 1 the first month may come at any time too', () => {
    const byReading = shuffled.map(([months]) =>
      months.map((one) => ({ ...one, regra: 1, leituraAtual: one.leituraAtual ?? null })),
    );
    const read = byReading.map((months) => months.filter(({ leituraAtual }) => leituraAtual !== null));
    const orders = read.chain((months) =>
      fc.tuple(fc.constant(months), fc.shuffledSubarray(months, { minLength: months.length })),
    );
    fc.assert(
      fc.property(orders, ([months, order]) => {
        expect(saveAll(order)).toEqual(saveAll(months));
      }),
      { numRuns: 300 },
    );
  });

  test('a month saved again, or taken away and saved again, leaves all as it was', () => {
    fc.assert(
      fc.property(history, fc.nat(), ([first, ...rest], pick) => {
        const months = [first as Said, ...rest];
        const all = saveAll(months);
        const again = months[pick % months.length] as Said;
        expect(save(all, again)).toEqual(all);
        const gone = takeReading(all, again as Mes, LOGICA);
        if (!gone.ok || again === months[0]) return;
        const without = all.filter((one) => monthIndex(one) !== monthIndex(again));
        expect(save(changed(without, gone.alteradas), again)).toEqual(all);
      }),
      { numRuns: 300 },
    );
  });

  test('measured volumes add up to the last reading less the first, while no meter was replaced', () => {
    fc.assert(
      fc.property(shuffled, ([months, order]) => {
        const saved = saveAll([months[0] as Said, ...order]);
        const sum = volumes(saved).reduce((total, volume) => total + volume, 0);
        const [first, last] = [saved[0], saved.at(-1)] as [LeituraCalculada, LeituraCalculada];
        expect(round(sum, 2)).toBe(round(last.leituraAtual - first.leituraAnterior, 2));
      }),
      { numRuns: 300 },
    );
  });
});
