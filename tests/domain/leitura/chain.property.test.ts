import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeReading, takeReading } from '../../../domain/leitura/chain.ts';
import type { LeituraCalculada } from '../../../domain/leitura/figures.ts';
import { type Mes, monthIndex } from '../../../domain/leitura/month.ts';
import { round } from '../../../domain/numbers.ts';
import { changed, LOGICA, type Said, save, saveAll, typed, volumes } from './months.ts';

/** What happens to a meter: it is replaced, or it passes its highest number. */
type Happens = 'replaced' | 'over' | null;

/** Months of one meter, each once, oldest first: readings go down where something `happens` alone. */
const history = (...happens: Happens[]) =>
  fc
    .uniqueArray(
      fc.record({
        at: fc.integer({ min: 24_000, max: 24_047 }),
        volume: fc.integer({ min: 0, max: 99_999_999 }),
        hours: fc.integer({ min: 1, max: 744 }),
        regra: fc.constantFrom(1, 2, 3),
        unread: fc.boolean(),
        what: fc.constantFrom<Happens>(...happens, null, null),
      }),
      { selector: ({ at }) => at, minLength: 1, maxLength: 16 },
    )
    .map((months) => {
      let [reading, hours] = [0, 0];
      return months
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, volume, hours: run, regra, unread, what }, index): Said => {
          // The first month has nothing to take a mean of, in whatever order they come.
          const rule = index === 0 && regra === 2 ? 1 : regra;
          const begin = index === 0 || what === 'replaced' ? { tempoAnterior: String(hours) } : {};
          const month = { idAno: Math.floor(at / 12), idMes: (at % 12) + 1, regra: rule, ...begin };
          hours += run;
          const tempoAtual = String(hours);
          if (what === 'replaced') {
            reading = volume;
            return { ...month, reinicio: 1, leituraAtual: reading / 100, tempoAtual };
          }
          if (what === 'over' && reading > 0) {
            reading = volume % reading;
            return { ...month, reinicio: 2, leituraAtual: reading / 100, tempoAtual };
          }
          if (rule === 2 && unread) return { ...month, tempoAtual };
          reading += volume;
          return { ...month, leituraAtual: reading / 100, tempoAtual };
        });
    });
const inAnyOrder = (months: ReturnType<typeof history>) =>
  months.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list.slice(1), { minLength: list.length - 1 })),
  );

/** Saves all, and again what was refused, till nothing is left. */
function persist(said: readonly Said[]): LeituraCalculada[] {
  let [saved, left]: [LeituraCalculada[], readonly Said[]] = [[], said];
  while (left.length > 0) {
    const refused = left.filter((one) => {
      if (!placeReading(saved, typed(one), LOGICA).ok) return true;
      saved = save(saved, one);
      return false;
    });
    expect(refused.length).toBeLessThan(left.length);
    left = refused;
  }
  return saved;
}

describe('whatever was read', () => {
  test('no order of saving changes a month’s figures', () => {
    fc.assert(
      fc.property(inAnyOrder(history()), ([months, order]) => {
        const [first] = months as [Said];
        // A mean needs a reading before it, and hours a time before them: the first month goes first.
        expect(saveAll([first, ...order])).toEqual(saveAll(months));
      }),
      { numRuns: 300 },
    );
  });

  test('nor does it of a meter that was replaced or rolled over, however often', () => {
    fc.assert(
      fc.property(inAnyOrder(history('replaced', 'over')), ([months, order]) => {
        const [first] = months as [Said];
        expect(persist([first, ...order])).toEqual(saveAll(months));
      }),
      { numRuns: 300 },
    );
  });

  test('by rule 1 any month may come at any time, whatever the first was said to begin with, and with or without hours', () => {
    const begun = fc.constantFrom({}, { leituraAnterior: 0.01 }, { leituraAnterior: 0.01, tempoAnterior: '0,5' });
    const byReading = fc.tuple(history(), begun, fc.infiniteStream(fc.boolean())).map(([months, first, hours]) =>
      months
        .map((one) => ({ ...one, regra: 1, leituraAtual: (one.leituraAtual ?? -1) + 1 }))
        .filter(({ leituraAtual }) => leituraAtual > 0)
        .map((one, at) => ({ ...one, ...(at === 0 && first), ...(hours.next().value && { tempoAtual: null }) })),
    );
    const read = byReading.filter((months) => months.length > 0);
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
      fc.property(history(), fc.nat(), ([first, ...rest], pick) => {
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

  test('a month whose hours are taken out is as if they had never been told, and so are those after it', () => {
    const outcome = (make: () => LeituraCalculada[]) => {
      try {
        return make();
      } catch (error) {
        return String(error);
      }
    };
    fc.assert(
      fc.property(history(), fc.nat(), (months, pick) => {
        const at = pick % months.length;
        const without = { ...(months[at] as Said), tempoAnterior: null, tempoAtual: null };
        const never = outcome(() => saveAll(months.with(at, without)));
        const emptied = outcome(() => save(saveAll(months), without));
        expect(emptied).toEqual(never);
      }),
      { numRuns: 300 },
    );
  });

  test('measured volumes add up to the last reading less the first, and to a power of ten for each time that it rolled over', () => {
    fc.assert(
      fc.property(inAnyOrder(history('over')), ([months, order]) => {
        const saved = persist([months[0] as Said, ...order]);
        const sum = volumes(saved).reduce((total, volume) => total + volume, 0);
        const [first, last] = [saved[0], saved.at(-1)] as [LeituraCalculada, LeituraCalculada];
        const over = saved.filter(({ reinicio }) => reinicio === 2);
        const full = over.reduce(
          (total, { leituraAnterior }) => total + 10 ** leituraAnterior.toFixed(2).indexOf('.'),
          0,
        );
        expect(round(sum, 2)).toBe(round(last.leituraAtual - first.leituraAnterior + full, 2));
      }),
      { numRuns: 300 },
    );
  });
});
