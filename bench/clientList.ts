import * as path from 'node:path';
import { SQLITE_FILE } from '../server/database/open.ts';
import type { BareInput } from './bareServer.ts';
import { inChild, startChild } from './child.ts';
import type { LoadInput, LoadResult } from './load.ts';
import { alternate, median, type Section } from './measure.ts';
import { freePort, type RunningServer } from './server.ts';

const RUNS = 5;
const CONNECTIONS = 32;
const SECONDS = 3;

/** The client list under load, against the least program that gives the same answer. */
export async function clientList(server: RunningServer, dataDir: string): Promise<Section> {
  const port = await freePort();
  const stop = await startChild('bareServer.ts', { file: path.join(dataDir, SQLITE_FILE), port } satisfies BareInput);
  const load = (url: string) =>
    inChild<LoadResult>('load.ts', {
      url: `${url}/api/Pessoa`,
      headers: { cookie: server.cookie },
      connections: CONNECTIONS,
      seconds: SECONDS,
    } satisfies LoadInput);
  try {
    const { ours, baseline } = await alternate(
      RUNS,
      () => load(server.url),
      () => load(`http://127.0.0.1:${port}`),
    );
    const figure = (name: string, unit: string, key: keyof LoadResult) => ({
      name,
      unit,
      ours: median(ours.map((run) => run[key])),
      baseline: median(baseline.map((run) => run[key])),
    });
    return {
      title: `Lista de clientes por HTTP, ${CONNECTIONS} conexões, ${RUNS} × ${SECONDS} s`,
      baseline: 'Fastify e better-sqlite3 nus, a mesma consulta no mesmo arquivo, sem sessão nem permissão',
      figures: [figure('p50', 'ms', 'p50'), figure('p95', 'ms', 'p95'), figure('pedidos', '/s', 'perSecond')],
    };
  } finally {
    await stop();
  }
}
