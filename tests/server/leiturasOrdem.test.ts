import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { round } from '../../domain/numbers.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const motivo = 'Fora de ordem';
const FIGURES = [
  'leituraAnterior',
  'leituraAtual',
  'tempoAnterior',
  'tempoFinal',
  'volumeMedido',
  'volumeCorrigido',
  'flagMedia',
] as const;

/** Months 1 to 8 of a year, each with what is typed of it, the first by rule 1; and an order in which they are saved. */
const months = fc
  .array(
    fc.record({
      volume: fc.integer({ min: 0, max: 9999 }),
      hours: fc.integer({ min: 1, max: 672 }),
      regra: fc.constantFrom(1, 2, 3),
    }),
    {
      minLength: 3,
      maxLength: 8,
    },
  )
  .map((list) => {
    let [reading, hours] = [0, 0];
    return list.map(({ volume, hours: run, regra }, index) => {
      reading += volume;
      hours += run;
      const idCategoriaCobranca = index === 0 ? 1 : regra;
      return { idMes: index + 1, idCategoriaCobranca, leituraAtual: reading / 100, tempoAtual: String(hours), motivo };
    });
  });
const shuffled = months.chain(([first, ...rest]) =>
  fc.tuple(fc.constant([first!, ...rest]), fc.shuffledSubarray(rest, { minLength: rest.length })),
);

async function figuresAfter(order: readonly { idMes: number }[]) {
  const meter = readingsOf(admin, (await newMeter(admin)).idHidrometro);
  for (const { idMes, ...typed } of order) expect(await meter.save(idMes, typed)).toMatchObject({ status: 200 });
  const saved = [];
  for (const { idMes } of order.toSorted((a, b) => a.idMes - b.idMes)) {
    const row = await meter.of(idMes);
    saved.push(Object.fromEntries(FIGURES.map((name) => [name, row[name]])));
  }
  return saved;
}

test('no order of saving changes a month’s figures, and measured volumes add up to last less first reading', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async ([inOrder, rest]) => {
      const expected = await figuresAfter(inOrder);
      expect(await figuresAfter([inOrder[0]!, ...rest])).toEqual(expected);
      const sum = expected.reduce((total, { volumeMedido }) => total + volumeMedido, 0);
      expect(round(sum, 2)).toBe(round(expected.at(-1)!.leituraAtual - expected[0]!.leituraAnterior, 2));
    }),
    { numRuns: 12 },
  );
});
