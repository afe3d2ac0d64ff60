import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import * as path from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../server/database/open.ts';
import { alternate, percentile, type Section, timed } from './measure.ts';
import { PROTOCOLOS } from './protocolosSql.ts';
import { type RunningServer, startServer } from './server.ts';

const MANY = 1000;
const FEW = 100;
/** So many that what else the machine does touches the slowest of both alike. */
const RUNS = 1000;
/** What is asked before is compiled and in memory. */
const WARM_UP = 30;

async function withProtocols(dataDir: string, n: number): Promise<RunningServer> {
  await (await startServer(dataDir)).stop();
  const db = new Database(path.join(dataDir, SQLITE_FILE));
  db.transaction(() => {
    for (const statement of PROTOCOLOS) db.prepare(statement).run(...(statement.includes('@n') ? [{ n }] : []));
  })();
  db.close();
  return startServer(dataDir);
}

const agent = new Agent({ keepAlive: true });

/** How long the whole reply takes to come, packed as browsers take it; what they make of it is not the server's. */
async function answered({ url, cookie }: RunningServer, path: string): Promise<number> {
  return timed(async () => {
    const asked = get(`${url}/api${path}`, { agent, headers: { cookie, 'accept-encoding': 'gzip' } });
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    for await (const _ of reply.resume());
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`);
  });
}

const CALLS = [
  ['lista por período', '/protocolo/getAll'],
  ['cliente, coleta e fotos de cada um', '/protocolo/panorama'],
  ['fotos de um', '/protocolo/getImage?idProtocolo=7'],
] as const;

/** The list of protocols with ten times as many. */
export async function protocolos(folder: string): Promise<Section> {
  const many = await withProtocols(path.join(folder, 'muitos'), MANY);
  const few = await withProtocols(path.join(folder, 'poucos'), FEW);
  const figures = [];
  try {
    for (const [name, url] of CALLS) {
      const ask = (server: RunningServer) => () => answered(server, url);
      await alternate(WARM_UP, ask(many), ask(few));
      const { ours, baseline } = await alternate(RUNS, ask(many), ask(few));
      for (const [label, p] of [
        [name, 0.5],
        ['  p95', 0.95],
      ] as const) {
        figures.push({ name: label, unit: 'ms', ours: percentile(ours, p), baseline: percentile(baseline, p) });
      }
    }
  } finally {
    await many.stop();
    await few.stop();
    agent.destroy();
  }
  return {
    title: `${MANY} protocolos × 5 fotos, ${RUNS} vezes cada`,
    baseline: `as mesmas chamadas com ${FEW} protocolos`,
    figures,
  };
}
