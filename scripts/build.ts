import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildFonts } from './build-fonts.ts';
import { buildReader } from './build-reader.ts';
import { buildServer } from './build-server.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { checkBudget } from './size-budget.ts';
import { FRONT_END, fingerprintOf, isBuilt, markBuilt, READER, ROOT, SERVER, type Target } from './sources.ts';

const DIST = path.join(ROOT, 'dist');
const TEXT = /\.(js|css|html|svg|json|wasm|ttf)$/;
const LEAST_BYTES = 1024;

/** Compresses every text of the build once, so that the server only picks a file. */
function compressBeforehand(): void {
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(DIST, name);
    if (!TEXT.test(name) || statSync(file).size < LEAST_BYTES) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}

/** Vite says that the whole process is in production: what comes after the build here (a server, tests) is not meant. */
async function forProduction(building: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  await building();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

async function buildFrontEnd(): Promise<void> {
  console.log('Construindo a aplicação…');
  await buildFonts();
  await forProduction(() => build({ root: ROOT, logLevel: 'warn' }));
  await forProduction(() => buildServiceWorker(DIST));
  compressBeforehand();
  checkBudget(DIST);
}

async function unlessBuilt(target: Target, building: () => Promise<unknown>): Promise<void> {
  const fingerprint = fingerprintOf(target);
  if (isBuilt(target, fingerprint)) return;
  await building();
  markBuilt(target, fingerprint);
}

/** Builds the reader of spreadsheets, if it is not up to date. */
export const buildReaders = () => unlessBuilt(READER, () => forProduction(buildReader));

/** Builds what is not up to date: the front end into `dist/`, which fails when its first load outgrows its budget, and the server. */
export async function buildAll(): Promise<void> {
  await unlessBuilt(FRONT_END, buildFrontEnd);
  await buildReaders();
  await unlessBuilt(SERVER, () => forProduction(buildServer));
}

if (import.meta.main) await buildAll();
