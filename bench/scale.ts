import { rm, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { SQLITE_FILE } from '../server/database/open.ts';
import { healthDuring } from './health.ts';
import { largestReport } from './largestReport.ts';
import { type Listing, listings } from './listings.ts';
import { percentile, print, timed } from './measure.ts';
import { buildScale, type Size } from './scaleData.ts';
import { type RunningServer, startServer } from './server.ts';

/** The size that the product is made for, and ten times as long a history of the same clients: a period has as much in it. */
const ONE: Size = { clientes: 500, coletas: 200_000, porColeta: 25, log: 1_000_000, anos: 6 };
const TEN: Size = { clientes: 500, coletas: 2_000_000, porColeta: 25, log: 10_000_000, anos: 60 };

/** Addresses that say of which days, month or year. */
const OF_A_PERIOD = /[?&](dtInicio|dtPesquisa|idMes|ano)=/;

const TIMES = 20;
/** A slow list is asked no longer than this, but often enough to tell its p95. */
const MOST_MS = 20_000;
const LEAST_TIMES = 5;

interface Measured {
  p95: number;
  /** Longest delay of `/api/vivo` meanwhile. */
  health: number;
}

async function measure(server: RunningServer, { url }: Listing): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const { delays } = await healthDuring(server.url, async () => {
    while (times.length < LEAST_TIMES || (times.length < TIMES && performance.now() - start < MOST_MS)) {
      times.push(await timed(() => server.call('GET', url)));
    }
  });
  return { p95: percentile(times, 0.95), health: Math.max(...delays) };
}

/** Builds a database of a size and measures every list over it. */
async function measureSize(folder: string, name: string, size: Size): Promise<Map<string, Measured>> {
  const dataDir = path.join(folder, name);
  const built = await timed(() => buildScale(dataDir, size));
  const { size: bytes } = await stat(path.join(dataDir, SQLITE_FILE));
  const rows = `${size.clientes} clientes, ${size.coletas} coletas, ${size.coletas * size.porColeta} resultados, ${size.log} registros de ação`;
  console.log(
    `${name}: ${rows}, ${size.anos} anos; ${(bytes / 1e9).toFixed(2)} GB feitos em ${Math.round(built / 1000)} s`,
  );
  const server = await startServer(dataDir);
  try {
    const results = new Map<string, Measured>();
    for (const listing of listings(size)) {
      try {
        results.set(listing.name, await measure(server, listing));
      } catch (error) {
        console.log(`não medida: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (size === ONE) print(await largestReport(server));
    return results;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Every list of the API at the size that the product is made for and at ten times that. */
export async function scale(folder: string): Promise<void> {
  const one = await measureSize(folder, '1×', ONE);
  const ten = await measureSize(folder, '10×', TEN);
  const figures = (of: (measured: Measured) => number, which: (name: string) => boolean = () => true) =>
    [...ten]
      .filter(([name]) => which(name))
      .map(([name, measured]) => {
        const base = one.get(name);
        return { name, unit: 'ms', ours: of(measured), ...(base ? { baseline: of(base) } : {}) };
      });
  const periods = new Set(listings(ONE).flatMap(({ name, url }) => (OF_A_PERIOD.test(url) ? [name] : [])));
  print({
    title: 'p95 de cada chamada de um período, com 10× a história',
    baseline: 'o mesmo período, com tanto dentro dele, em 1×',
    figures: figures(
      ({ p95 }) => p95,
      (name) => periods.has(name),
    ),
  });
  print({
    title: 'p95 das outras listas, com 10× a história',
    baseline: 'a mesma lista com 1×',
    notes: ['A que lista ou conta toda a história cresce com ela; um cadastro não deveria.'],
    figures: figures(
      ({ p95 }) => p95,
      (name) => !periods.has(name),
    ),
  });
  print({
    title: 'Maior demora de /api/vivo durante cada lista, perguntado a cada 5 ms, com 10× a história',
    baseline: 'com 1×',
    figures: figures(({ health }) => health),
  });
}
