import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { type ColetaDbo, dboCobranca, type MotivoExclusao } from '../../../domain/coleta/billingDbo.ts';

type Numbered = ColetaDbo & { id: number };

const TODAY = '2026-11-20';
/** Around the window's first day, its last, and far from both. */
const day = fc.integer({ min: -800, max: 30 }).map((days) => addDays(TODAY, days));
const dbo = fc.oneof(
  fc.double({ min: 0.1, max: 9000, noNaN: true }),
  fc.constantFrom(0, null, 'ND', '< 2,0', '450,5', '> 1.200'),
);
const history = fc
  .array(
    fc.record({
      data: fc.oneof({ weight: 9, arbitrary: day }, fc.constantFrom(null, '2026-02-30')),
      idTipoDBO: fc.constantFrom(1, 1, 1, 2, 3, 4, 5, null, 9),
      dbo,
    }),
    { maxLength: 14 },
  )
  .map((rows): Numbered[] => rows.map((row, index) => ({ id: index + 1, ...row })));

/** What lies in the collection itself, whatever the others are. */
const OWN: ReadonlySet<MotivoExclusao | null> = new Set([
  'erro-analise',
  'nao-representativa',
  'excluida',
  'tipo-desconhecido',
  'sem-data',
  'posterior',
  'sem-dbo',
] as const);

/** Why each collection was left out, by id; null of those that were used. */
function reasons(rows: readonly Numbered[]): Map<number, MotivoExclusao | null> {
  const { usadas, excluidas } = dboCobranca(rows, TODAY);
  return new Map([
    ...usadas.map(({ id }) => [id, null] as const),
    ...excluidas.map(({ coleta, motivo }) => [coleta.id, motivo] as const),
  ]);
}

const leftOut = (rows: readonly Numbered[], id: number) =>
  rows.map((row) => (row.id === id ? { ...row, idTipoDBO: 5 } : row));

test('each collection is used once, or left out once with its reason', () => {
  fc.assert(
    fc.property(history, (rows) => {
      const { usadas, excluidas } = dboCobranca(rows, TODAY);
      const told = [...usadas, ...excluidas.map(({ coleta }) => coleta)];
      expect(told.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    }),
  );
});

test('the order of input does not matter, to the last bit', () => {
  const shuffled = history.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
  );
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const [first, second] = [dboCobranca(rows, TODAY), dboCobranca(others, TODAY)];
      expect(second.valor).toBe(first.valor);
      expect(second.usadas).toEqual(first.usadas);
      expect(reasons(others)).toEqual(reasons(rows));
    }),
  );
});

test('a collection of type 5 never counts', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 14 }), (rows, id) => {
      const without = rows.filter((row) => row.id !== id);
      const marked = dboCobranca(leftOut(rows, id), TODAY);
      expect(marked.usadas.every(({ idTipoDBO }) => idTipoDBO === 1 || idTipoDBO === 4)).toBe(true);
      expect(marked.valor).toBe(dboCobranca(without, TODAY).valor);
    }),
  );
});

test('leaving a row out changes no reason that lies in another, and nothing at all where it did not count', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 14 }), (rows, id) => {
      const [before, after] = [reasons(rows), reasons(leftOut(rows, id))];
      const others = rows.filter((row) => row.id !== id);
      for (const other of others) {
        const [was, is] = [before.get(other.id) ?? null, after.get(other.id) ?? null];
        if (OWN.has(was) || OWN.has(is) || before.get(id) !== null) expect(is).toBe(was);
      }
    }),
  );
});
