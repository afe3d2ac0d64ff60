import { execFileSync } from 'node:child_process';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_FILE } from '../server/database/open.ts';
import { freePort } from '../tests/fixtures/freePort.ts';
import type { BareInput } from './bareServer.ts';
import { startChild } from './child.ts';
import { alternate, median, type Section } from './measure.ts';
import { launchServer } from './server.ts';

const RUNS = 5;
/** A server is at rest this long after it listens. */
const REST_MS = 1500;

interface Started {
  started: number;
  memory: number;
}

/** Memory of a process, in MiB, as the operating system counts it. */
const residentMemory = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function measure(launch: () => Promise<{ pid: number; started: number; stop(): Promise<void> }>) {
  const { pid, started, stop } = await launch();
  await pause(REST_MS);
  const memory = residentMemory(pid);
  await stop();
  return { started, memory } satisfies Started;
}

/** From the command until the server listens, and what it then takes of memory, against the bare server. */
export async function startUp(dataDir: string): Promise<Section> {
  const file = path.join(dataDir, SQLITE_FILE);
  const port = await freePort();
  const { ours, baseline } = await alternate(
    RUNS,
    () => measure(() => launchServer(dataDir)),
    () => measure(() => startChild('bareServer.ts', { file, port } satisfies BareInput)),
  );
  const figure = (name: string, unit: string, key: keyof Started) => ({
    name,
    unit,
    ours: median(ours.map((run) => run[key])),
    baseline: median(baseline.map((run) => run[key])),
  });
  return {
    title: `Partida e memória em repouso, ${RUNS} vezes`,
    baseline: 'Fastify e better-sqlite3 nus',
    figures: [figure('partida', 'ms', 'started'), figure('memória (RSS)', 'MiB', 'memory')],
  };
}
