import { collectionsDue } from './annualMonitoring.ts';

/** What a year asks of a client and what is known of it. Months are 1–12 of the year of the schedule. */
export interface ClienteDoAno {
  id: number;
  /** Clients of one route are visited together; those of none are of one kind. */
  roteiro: number | null;
  /** Collections that the year asks for at least, and those done in it. */
  minimo: number;
  feitas: number;
  /** Month of the last collection, counted on from January: 0 is December of the year before. Null for none. */
  ultimo: number | null;
  /** Month that somebody planned each collection of the year for, the first at first; null where nobody did. */
  guardados: readonly (number | null)[];
}

/** A collection that the year still asks for. */
export interface ColetaDevida {
  /** Which one of the client's year it is, from 1 on: those done are the first ones. */
  numero: number;
  /** Month in which it is to be done, never a past one. */
  mes: number;
  /** Somebody planned it; otherwise it is a proposal. */
  guardada: boolean;
  /** The month that it was planned for, when that has passed. */
  atrasadaDe: number | null;
}

const LAST_MONTH = 12;

/** Collections still due of a client that a schedule holds: a figure that asks for more is a mistake, and costs no other client's. */
const MOST_DUE = 1000;

/** The month that a schedule of a year goes on from: 1 for a year to come, 13 when nothing of it is left. @param today `YYYY-MM-DD` */
export function mesInicial(ano: number, today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (ano === year) return month;
  return ano > year ? 1 : LAST_MONTH + 1;
}

type Kept = Pick<ColetaDevida, 'mes' | 'atrasadaDe'>;

/** Those of the collections still due that somebody planned: one whose month has passed is to be done now. */
function keptOf({ minimo, feitas, guardados }: ClienteDoAno, from: number): Kept[] {
  return guardados
    .slice(feitas, Math.max(feitas, minimo))
    .flatMap((mes) => (mes === null ? [] : [mes < from ? { mes: from, atrasadaDe: mes } : { mes, atrasadaDe: null }]));
}

/** So many months of those left, as evenly apart as whole months can be; each phase begins them elsewhere. */
const spread = (count: number, left: number, from: number, phase: number): number[] =>
  Array.from({ length: count }, (_, at) => from + Math.floor((at * left + phase) / count));

/** The least distance of proposed months from what is settled, as far as distance is wanted. */
function distance(months: readonly number[], settled: readonly number[], wanted: number): number {
  // Of each month once: a year has twelve, however many collections.
  const [own, others] = [[...new Set(months)], [...new Set(settled)]];
  return Math.min(wanted, ...own.flatMap((month) => others.map((other) => Math.abs(month - other))));
}

/** How many collections each month has, of a route or of all. */
class Loads {
  readonly #months = new Map<number | null | 'all', number[]>();

  of(route: number | null | 'all', months: readonly number[]): number {
    const loads = this.#months.get(route);
    return months.reduce((sum, month) => sum + (loads?.[month] ?? 0), 0);
  }

  add(route: number | null, months: readonly number[]): void {
    for (const key of [route, 'all'] as const) {
      const loads = this.#months.get(key) ?? new Array<number>(LAST_MONTH + 1).fill(0);
      for (const month of months) loads[month] = (loads[month] ?? 0) + 1;
      this.#months.set(key, loads);
    }
  }
}

/** Whether one list of figures comes before another, its first figures counting first. */
const before = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/**
 * The months proposed for what nobody planned: evenly apart from each other, as far from the last collection and from what
 * is planned, then where the route has the least to do, then where all have.
 */
function proposed({ roteiro, ultimo }: ClienteDoAno, count: number, kept: readonly Kept[], from: number, loads: Loads) {
  const left = LAST_MONTH + 1 - from;
  const settled = [...kept.map(({ mes }) => mes), ...(ultimo === null ? [] : [ultimo])];
  const wanted = Math.floor(left / (count + kept.length));
  let best: { months: number[]; score: number[] } | undefined;
  for (let phase = 0; phase < left; phase += 1) {
    const months = spread(count, left, from, phase);
    const score = [-distance(months, settled, wanted), loads.of(roteiro, months), loads.of('all', months)];
    if (!best || before(score, best.score)) best = { months, score };
  }
  return best?.months ?? [];
}

/**
 * The schedule of a year: of each client the collections that it still asks for, each with its month. What was planned
 * stays; the rest is proposed, spread evenly over the months left of the year and over those of each route. Who has the
 * most left to do is placed first.
 *
 * @param from month that the schedule goes on from (`mesInicial`)
 * @returns by client, in order; as many as are due, but none in a year that is over
 */
export function agendaDoAno(clientes: readonly ClienteDoAno[], from: number): Map<number, ColetaDevida[]> {
  const loads = new Loads();
  const known = clientes.map((cliente) => {
    const kept = from > LAST_MONTH ? [] : keptOf(cliente, from);
    const count =
      from > LAST_MONTH
        ? 0
        : Math.max(0, Math.min(MOST_DUE, collectionsDue(cliente.minimo, cliente.feitas)) - kept.length);
    const months = kept.map(({ mes }) => mes);
    loads.add(cliente.roteiro, months);
    return { cliente, kept, count };
  });
  const agenda = new Map<number, ColetaDevida[]>();
  for (const { cliente, kept, count } of known.toSorted((a, b) => b.count - a.count || a.cliente.id - b.cliente.id)) {
    const months = count > 0 ? proposed(cliente, count, kept, from, loads) : [];
    loads.add(cliente.roteiro, months);
    const all = [
      ...kept.map((one) => ({ ...one, guardada: true })),
      ...months.map((mes) => ({ mes, atrasadaDe: null, guardada: false })),
    ];
    agenda.set(
      cliente.id,
      all.toSorted((a, b) => a.mes - b.mes).map((one, at) => ({ numero: cliente.feitas + at + 1, ...one })),
    );
  }
  return agenda;
}

/**
 * What is kept of a client's year once the months of what is still due are planned: the plan of what was done stays.
 *
 * @param meses one for each collection due
 */
export function planejado({ feitas, guardados }: Pick<ClienteDoAno, 'feitas' | 'guardados'>, meses: readonly number[]) {
  const done = Array.from({ length: feitas }, (_, at) => guardados[at] ?? null);
  return [...done, ...meses.toSorted((a, b) => a - b)];
}

/** A collection that nobody planned a month for, as it is kept. */
export const SEM_MES = '-';

/** '-, 7, 11' of a first collection that nobody planned, one in July and one in November: as it is kept and the log tells it. */
export const escreverMeses = (meses: readonly (number | null)[]): string =>
  meses.map((mes) => mes ?? SEM_MES).join(', ');

/** The inverse of `escreverMeses`. */
export const lerMeses = (text: string): (number | null)[] =>
  text === '' ? [] : text.split(', ').map((mes) => (mes === SEM_MES ? null : Number(mes)));

/**
 * The months that a client's collections were and are planned for: what the year was to be, by which what was done is
 * judged.
 */
export function mesesPlanejados(
  { minimo, feitas, guardados }: ClienteDoAno,
  devidas: readonly ColetaDevida[],
): number[] {
  const done = guardados.slice(0, Math.min(feitas, minimo)).filter((mes) => mes !== null);
  return [...done, ...devidas.map(({ mes, atrasadaDe }) => atrasadaDe ?? mes)];
}
