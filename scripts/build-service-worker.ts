import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { build } from 'vite';
import { ROOT } from './sources.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Parts that come with what opens them, as the program that is kept has them: what stands around every page, and two pages. */
const PARTS = /^(i18n\/|src\/shell\/|src\/kit\/(drafts|feedback)\/|src\/pages\/(inicio|lancamento)\/|node_modules\/|_)/;

const PAGE = 'index.html';
const START = 'src/start.tsx';

/** The files that show the readings without a server: the page, the application, and what those two ask for later. */
function filesOf(manifest: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  function visit(name: string) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    // What draws reports is asked for by the page as well.
    const assets = (chunk.assets ?? []).filter((file) => !file.endsWith('.js'));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (name === PAGE) return;
    for (const later of chunk.dynamicImports ?? []) if (PARTS.test(later)) visit(later);
  }
  visit(PAGE);
  visit(START);
  return [...files];
}

/** Files with their contents in their names never change; the page has that of its contents beside it. */
function programOf(dist: string): { url: string; revision: string | null }[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const revision = createHash('sha256')
    .update(readFileSync(path.join(dist, PAGE)))
    .digest('hex');
  return [{ url: `/${PAGE}`, revision }, ...filesOf(manifest).map((file) => ({ url: `/${file}`, revision: null }))];
}

/** Builds `sw.js`, which keeps the program in the browser for the readings to open without a connection (ADR 20). */
export async function buildServiceWorker(dist: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { PROGRAM: JSON.stringify(programOf(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(ROOT, 'src/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
