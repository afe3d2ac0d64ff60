import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agendaDoAno,
  type ClienteDoAno,
  mesesPlanejados,
  mesInicial,
  planejado,
} from '../../../domain/monitoramento/agenda.ts';

const cliente = (more: Partial<ClienteDoAno> = {}): ClienteDoAno => ({
  id: 1,
  roteiro: 1,
  minimo: 1,
  feitas: 0,
  ultimo: null,
  guardados: [],
  ...more,
});
const monthsOf = (one: ClienteDoAno, from: number) =>
  agendaDoAno([one], from)
    .get(one.id)!
    .map(({ mes }) => mes);

test.each([
  [2026, '2026-11-20', 11],
  [2026, '2026-01-01', 1],
  [2027, '2026-11-20', 1],
  [2025, '2026-11-20', 13],
])('the schedule of %i, on %s, goes on from month %i', (ano, today, from) => {
  expect(mesInicial(ano, today)).toBe(from);
});

test.each<[string, Partial<ClienteDoAno>, number, number[]]>([
  ['one from January', { minimo: 1 }, 1, [1]],
  ['four from January', { minimo: 4 }, 1, [1, 4, 7, 10]],
  ['twelve from January', { minimo: 12 }, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['more than there are months', { minimo: 4 }, 11, [11, 11, 12, 12]],
  ['one in December', { minimo: 1 }, 12, [12]],
  ['what was done is not asked for again', { minimo: 4, feitas: 2, ultimo: 6 }, 7, [9, 12]],
  ['more were done than asked for', { minimo: 2, feitas: 3, ultimo: 10 }, 11, []],
  ['nothing is asked for', { minimo: 0 }, 1, []],
  ['not soon after the last one', { minimo: 1, ultimo: 10 }, 11, [12]],
  ['not soon after one of last year', { minimo: 2, ultimo: 0 }, 1, [6, 12]],
  ['what is planned stays', { minimo: 3, guardados: [2, 6, 11] }, 1, [2, 6, 11]],
  ['what was planned and not done is to be done now', { minimo: 3, guardados: [2, 6, 11] }, 5, [5, 6, 11]],
  ['what is asked for besides keeps away from what is planned', { minimo: 2, guardados: [3] }, 1, [3, 9]],
  ['less is asked for than was planned', { minimo: 2, guardados: [2, 6, 11] }, 1, [2, 6]],
  ['nobody planned what was done', { minimo: 2, feitas: 1, ultimo: 2, guardados: [null, 9] }, 3, [9]],
  ['nothing is left of a year that is over', { minimo: 2, guardados: [3, 4] }, 13, []],
])('%s', (_name, more, from, months) => {
  expect(monthsOf(cliente(more), from)).toEqual(months);
});

test('a figure that no year can hold costs no other client its schedule', () => {
  const absurd = cliente({ id: 2, minimo: 1e12, ultimo: 3, guardados: [4] });
  const agenda = agendaDoAno([absurd, cliente({ minimo: 4 })], 1);
  expect(agenda.get(2)).toHaveLength(1000);
  expect(agenda.get(1)!.map(({ mes }) => mes)).toHaveLength(4);
});

test('a collection is told by its number, its proposal from its plan, and since when it is late', () => {
  const one = cliente({ minimo: 3, feitas: 1, ultimo: 1, guardados: [1, 3] });
  expect(agendaDoAno([one], 5).get(1)).toEqual([
    { numero: 2, mes: 5, guardada: true, atrasadaDe: 3 },
    { numero: 3, mes: 9, guardada: false, atrasadaDe: null },
  ]);
});

test('a collection that arrives ticks off the earliest one, whatever month it was planned for', () => {
  const plan = { minimo: 3, guardados: [2, 6, 11] };
  const numbers = (feitas: number) =>
    agendaDoAno([cliente({ ...plan, feitas })], 1)
      .get(1)!
      .map(({ numero, mes }) => [numero, mes]);
  expect([0, 1, 2, 3].map(numbers)).toEqual([
    [
      [1, 2],
      [2, 6],
      [3, 11],
    ],
    [
      [2, 6],
      [3, 11],
    ],
    [[3, 11]],
    [],
  ]);
});

test('what is kept is in the order of time, and the plan of what was done stays', () => {
  expect(planejado({ feitas: 0, guardados: [] }, [9, 3])).toEqual([3, 9]);
  expect(planejado({ feitas: 2, guardados: [1, 4, 7] }, [12])).toEqual([1, 4, 12]);
  expect(planejado({ feitas: 2, guardados: [] }, [12])).toEqual([null, null, 12]);
});

test('a year was planned as it was kept: what is late counts in its own month', () => {
  const one = cliente({ minimo: 3, feitas: 1, guardados: [1, 3, 8] });
  expect(mesesPlanejados(one, agendaDoAno([one], 5).get(1)!)).toEqual([1, 3, 8]);
});

const anyClient = fc.record({
  roteiro: fc.option(fc.integer({ min: 1, max: 3 })),
  minimo: fc.integer({ min: 0, max: 9 }),
  feitas: fc.integer({ min: 0, max: 4 }),
  ultimo: fc.option(fc.integer({ min: -30, max: 12 })),
  guardados: fc
    .array(fc.integer({ min: 1, max: 12 }), { maxLength: 9 })
    .map((meses) => meses.toSorted((a, b) => a - b)),
});
const some = fc
  .array(anyClient, { maxLength: 40 })
  .map((all) => all.map((one, at): ClienteDoAno => ({ id: at + 1, ...one })));
const month = fc.integer({ min: 1, max: 12 });

test('of anybody as many as are due, none in a past month, in order', () => {
  fc.assert(
    fc.property(some, month, (clientes, from) => {
      const agenda = agendaDoAno(clientes, from);
      for (const { id, minimo, feitas } of clientes) {
        const due = agenda.get(id)!;
        expect(due.map(({ numero }) => numero)).toEqual(
          Array.from({ length: Math.max(0, minimo - feitas) }, (_, at) => feitas + at + 1),
        );
        const months = due.map(({ mes }) => mes);
        expect(months.every((mes) => mes >= from && mes <= 12)).toBe(true);
        expect(months).toEqual(months.toSorted((a, b) => a - b));
      }
    }),
  );
});

test('what is proposed to one client is evenly apart', () => {
  fc.assert(
    fc.property(some, month, (clientes, from) => {
      const agenda = agendaDoAno(
        clientes.map((one) => ({ ...one, guardados: [] })),
        from,
      );
      for (const due of agenda.values()) {
        const least = Math.floor((13 - from) / due.length);
        for (const [at, { mes }] of due.slice(1).entries()) {
          expect(mes - due[at]!.mes).toBeGreaterThanOrEqual(least);
          expect(mes - due[at]!.mes).toBeLessThanOrEqual(least + 1);
        }
      }
    }),
  );
});

test('the same clients in another order get the same months', () => {
  fc.assert(
    fc.property(some, month, (clientes, from) => {
      const sorted = (agenda: ReturnType<typeof agendaDoAno>) => [...agenda].toSorted(([a], [b]) => a - b);
      expect(sorted(agendaDoAno(clientes.toReversed(), from))).toEqual(sorted(agendaDoAno(clientes, from)));
    }),
  );
});

/** Of each route, the least and the most that a month has. */
function rangeOf(clientes: readonly ClienteDoAno[], from: number): number {
  const agenda = agendaDoAno(clientes, from);
  const routes = Map.groupBy(clientes, ({ roteiro }) => roteiro);
  const ranges = [...routes.values()].map((own) => {
    const months = own.flatMap(({ id }) => agenda.get(id)!.map(({ mes }) => mes));
    const loads = Array.from({ length: 13 - from }, (_, at) => months.filter((mes) => mes === from + at).length);
    return Math.max(...loads) - Math.min(...loads);
  });
  return Math.max(0, ...ranges);
}

const nowhereYet = { ultimo: null, guardados: [], feitas: 0 };

test('the months of a route have as much to do as each other, to one collection', () => {
  fc.assert(
    fc.property(some, month, (clientes, from) => {
      expect(
        rangeOf(
          clientes.map((one) => ({ ...one, ...nowhereYet, minimo: 1 })),
          from,
        ),
      ).toBeLessThanOrEqual(1);
    }),
  );
});

test('and to three where clients ask for several, which keep apart', () => {
  fc.assert(
    fc.property(some, month, (clientes, from) => {
      expect(
        rangeOf(
          clientes.map((one) => ({ ...one, ...nowhereYet })),
          from,
        ),
      ).toBeLessThanOrEqual(3);
    }),
  );
});
