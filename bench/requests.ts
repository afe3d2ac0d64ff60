import * as path from 'node:path';
import { SQLITE_FILE } from '../server/database/open.ts';
import { freePort } from '../tests/fixtures/freePort.ts';
import type { BareInput } from './bareServer.ts';
import { inChild, startChild } from './child.ts';
import type { LoadInput, LoadResult } from './load.ts';
import { alternate, type Figure, median, type Section } from './measure.ts';
import { CLIENTE as CLIENTE_CHEIO, COLETAS, fillDemonstration } from './openClient.ts';
import type { Size } from './scaleData.ts';
import { startServer } from './server.ts';

/** The size that the product is made for. */
export const SIZE: Size = { clientes: 500, coletas: 200_000, porColeta: 25, log: 1000, anos: 6 };

const RUNS = 3;
const CONNECTIONS = 32;
const SECONDS = 3;
const PAGE = 50;
const CLIENTE = 1001;
const change = (obsPrincipal: string) => ({ id: CLIENTE, nome: 'Indústria Fictícia 1', flagAtivo: 1, obsPrincipal });

const page = (pagina: number) => `/HistoricoColeta?pagina=${pagina}&tamanho=${PAGE}`;

interface Asked {
  name: string;
  url: string;
  bodies?: readonly unknown[];
}

const REQUESTS: readonly Asked[] = [
  { name: 'lista de clientes', url: '/Pessoa' },
  { name: 'um cliente', url: `/Pessoa/${CLIENTE}` },
  { name: `${PAGE} coletas, primeira página`, url: page(1) },
  { name: `${PAGE} coletas, página do meio`, url: page(SIZE.coletas / PAGE / 2) },
  { name: `${PAGE} coletas, última página`, url: page(SIZE.coletas / PAGE) },
  { name: 'cliente alterado, com log', url: '/Pessoa', bodies: [change('antes'), change('depois')] },
];

/** Requests under load, against the least program that gives the same answers from the same file: figures of each. */
async function againstBare(dataDir: string, asked: readonly Asked[]): Promise<Figure[]> {
  const server = await startServer(dataDir);
  const port = await freePort();
  const bare = await startChild('bareServer.ts', { file: path.join(dataDir, SQLITE_FILE), port } satisfies BareInput);
  const figures: Figure[] = [];
  try {
    for (const { name, url, bodies } of asked) {
      const load = (address: string) =>
        inChild<LoadResult>('load.ts', {
          url: `${address}/api${url}`,
          headers: { cookie: server.cookie },
          connections: CONNECTIONS,
          seconds: SECONDS,
          ...(bodies ? { bodies } : {}),
        } satisfies LoadInput);
      const { ours, baseline } = await alternate(
        RUNS,
        () => load(server.url),
        () => load(`http://127.0.0.1:${port}`),
      );
      const figure = (unit: string, key: keyof LoadResult) => ({
        name: key === 'perSecond' ? name : `  ${key}`,
        unit,
        ours: median(ours.map((run) => run[key])),
        baseline: median(baseline.map((run) => run[key])),
      });
      figures.push(figure('/s', 'perSecond'), figure('ms', 'p95'));
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
  return figures;
}

const LOAD = `Pedidos por segundo, ${CONNECTIONS} conexões, ${RUNS} × ${SECONDS} s`;
const BARE = 'Fastify e better-sqlite3 nus, as mesmas respostas do mesmo arquivo, sem sessão, permissão nem checagem';

/** The requests that users make most, on a database of that size. */
export async function requests(dataDir: string): Promise<Section> {
  const figures = await againstBare(dataDir, REQUESTS);
  const { clientes, coletas, porColeta } = SIZE;
  return {
    title: `${LOAD}; ${clientes} clientes, ${coletas} coletas, ${coletas * porColeta} resultados`,
    baseline: BARE,
    figures,
  };
}

/** The whole history of one client, which has as many collections as `openClient` gives it. */
export async function clientHistory(dataDir: string): Promise<Section> {
  await fillDemonstration(dataDir);
  const url = `/HistoricoColeta/${CLIENTE_CHEIO}/1`;
  const figures = await againstBare(dataDir, [{ name: `${COLETAS} coletas de um cliente`, url }]);
  return { title: LOAD, baseline: BARE, figures };
}
