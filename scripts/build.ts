import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildFonts } from './build-fonts.ts';
import { checkBudget } from './size-budget.ts';
import { frontEndFingerprint, isBuilt, markBuilt, ROOT } from './sources.ts';

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
async function buildForProduction(): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({ root: ROOT, logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Builds the front end into `dist/` unless it is up to date. Fails when the first load outgrows its budget. */
export async function buildFrontEnd(): Promise<void> {
  const fingerprint = frontEndFingerprint();
  if (isBuilt(fingerprint)) return;
  console.log('Construindo a aplicação…');
  await buildFonts();
  await buildForProduction();
  compressBeforehand();
  checkBudget(DIST);
  markBuilt(fingerprint);
}

if (import.meta.main) await buildFrontEnd();
