import { randomUUID } from 'node:crypto';
import * as path from 'node:path';
import Database from 'better-sqlite3';
import { monthAt, monthIndex } from '../domain/leitura/month.ts';
import { SQLITE_FILE } from '../server/database/open.ts';
import { freePort } from '../tests/fixtures/freePort.ts';
import type { BareInput } from './bareServer.ts';
import { startChild } from './child.ts';
import { entryGrid } from './entryGrid.ts';
import { MEDIDORES } from './leiturasSql.ts';
import { alternate, median, percentile, type Section, timed } from './measure.ts';
import { type RunningServer, startServer } from './server.ts';

const MANY = 500;
const FEW = 50;
const RUNS = 20;
/** Compiled code and caches are warm after a few, which do not count: a server runs for weeks. */
const WARMING_RUNS = 4;
const SAVING_RUNS = 9;
/** Months before any that ours has: what the bare server saves is nothing that ours works out anew. */
const LONG_BEFORE = -1300;

/** A server whose grid has so many meters, each with ten years of readings. */
async function withMeters(dataDir: string, n: number): Promise<RunningServer> {
  await (await startServer(dataDir)).stop();
  const db = new Database(path.join(dataDir, SQLITE_FILE));
  db.transaction(() => {
    for (const statement of MEDIDORES) db.prepare(statement).run({ n });
  })();
  db.close();
  return startServer(dataDir);
}

const MONTH = 'idMes=9&idAno=2025';
const everyClient = (n: number) => Array.from({ length: n }, (_, index) => 1001 + index);

const CALLS: readonly { name: string; of: (n: number) => readonly [method: string, url: string, body?: unknown] }[] = [
  { name: 'grade do mês', of: () => ['GET', `/PessoaHidrometro/?${MONTH}`] },
  { name: 'contexto do mês', of: () => ['GET', `/PessoaHidrometroLancamento/contexto/?${MONTH}`] },
  { name: 'leituras de um mês', of: () => ['GET', '/PessoaHidrometroLancamento/?idMes=8&idAno=2025'] },
  {
    name: 'fichas de todos',
    of: (n) => [
      'POST',
      '/PessoaHidrometroLancamento/fichaTecnica',
      { idPessoa: everyClient(n), idMes: 9, idAno: 2025 },
    ],
  },
];

async function queries(many: RunningServer, few: RunningServer): Promise<Section> {
  const figures = [];
  for (const { name, of } of CALLS) {
    const { ours, baseline } = await alternate(
      RUNS,
      () => timed(() => many.call(...of(MANY))),
      () => timed(() => few.call(...of(FEW))),
    );
    for (const [unit, p] of [
      [name, 0.5],
      ['  p95', 0.95],
    ] as const) {
      figures.push({ name: unit, unit: 'ms', ours: percentile(ours, p), baseline: percentile(baseline, p) });
    }
  }
  return {
    title: `Leituras de ${MANY} medidores × 10 anos, ${RUNS} vezes cada`,
    baseline: `as mesmas chamadas com ${FEW} medidores`,
    notes: ['Dez vezes os medidores são dez vezes as linhas.'],
    figures,
  };
}

/** What is read of every meter so many months after August 2025: all of them have begun, for one to come is asked about. */
const saves = (later: number) => {
  const month = monthAt(monthIndex({ idAno: 2025, idMes: 8 }) + later);
  const leituraAtual = (120 + later) * 900;
  return everyClient(MANY).map((idHidrometro) => ({ idHidrometro, ...month, idCategoriaCobranca: 1, leituraAtual }));
};

/** Saved readings a second, one request after the other, as 'Salvar tudo' sends them. */
async function rate(post: (body: unknown) => Promise<unknown>, bodies: readonly unknown[]): Promise<number> {
  const took = await timed(async () => {
    for (const body of bodies) await post(body);
  });
  return (bodies.length / took) * 1000;
}

/** What one after the other is said of the clients: the plainest audited write that there is. */
const remarks = (run: number) =>
  everyClient(MANY).map((id) => ({
    id,
    nome: `Indústria Fictícia ${id - 1000}`,
    flagAtivo: 1,
    obsPrincipal: `vez ${run}`,
  }));

async function saving(many: RunningServer, dataDir: string): Promise<Section> {
  const port = await freePort();
  const bare = await startChild('bareServer.ts', { file: path.join(dataDir, SQLITE_FILE), port } satisfies BareInput);
  // As the screens send them: each with a key, so that one whose reply was lost can be sent again.
  const toUs = (url: string) => (body: unknown) => many.call('POST', url, body, { 'idempotency-key': randomUUID() });
  const toBare = (url: string) => async (body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`http://127.0.0.1:${port}/api${url}`, request);
    if (!reply.ok) throw new Error(`the bare server answered ${reply.status}`);
    await reply.json();
  };
  const figure = async (
    name: string,
    url: string,
    ofUs: (run: number) => object[],
    ofBare: (run: number) => object[],
  ) => {
    const { ours, baseline } = await alternate(
      WARMING_RUNS + SAVING_RUNS,
      (run) => rate(toUs(url), ofUs(run + 1)),
      (run) => rate(toBare(url), ofBare(run + 1)),
    );
    const warm = (rates: readonly number[]) => median(rates.slice(WARMING_RUNS));
    return { name, unit: '/s', ours: warm(ours), baseline: warm(baseline) };
  };
  try {
    return {
      title: `'Salvar tudo' de ${MANY} leituras, uma depois da outra, ${SAVING_RUNS} vezes`,
      baseline: 'Fastify e better-sqlite3 nus: a linha e o seu registro em uma transação',
      figures: [
        await figure('leituras salvas, com log', '/PessoaHidrometroLancamento', saves, (run) =>
          saves(run + LONG_BEFORE),
        ),
        await figure('clientes alterados, com log', '/Pessoa', remarks, remarks),
      ],
    };
  } finally {
    await bare.stop();
  }
}

/** Flow readings, ten years of them: the calls, and the grid that they are typed in. */
export async function leituras(folder: string): Promise<Section[]> {
  const [manyDir, fewDir] = [path.join(folder, 'muitos'), path.join(folder, 'poucos')];
  const many = await withMeters(manyDir, MANY);
  const few = await withMeters(fewDir, FEW);
  try {
    const grid = await entryGrid(many, few, `${MANY} contra ${FEW}`);
    return [await queries(many, few), ...grid, await saving(many, manyDir)];
  } finally {
    await many.stop();
    await few.stop();
  }
}
