import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { build } from 'vite';
import { built } from '../server/imports/code.ts';
import { ROOT } from './sources.ts';

const { child, compiled } = built();
const OUT = path.dirname(child);

/** Lets every user of the machine read it: who builds need not be who runs the server. */
function letRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Has Node compile it once for all readers. */
async function compile(folder: string): Promise<void> {
  const reader = fork(child, ['compile'], { env: { NODE_COMPILE_CACHE: folder } });
  reader.disconnect();
  const [status] = await once(reader, 'exit');
  if (status !== 0) throw new Error(`the reader of spreadsheets ended with ${status}`);
}

/**
 * Puts what reads spreadsheets into few files, packages and all, with what they are compiled to. A server that runs meanwhile
 * finds the files before or the new ones, each whole.
 */
export async function buildReader(): Promise<void> {
  const [fresh, freshCompiled] = [path.join(OUT, 'new'), path.join(OUT, 'new-compiled')];
  for (const folder of [fresh, freshCompiled]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: fresh,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { reader: path.join(ROOT, 'server/imports/readSpreadsheetChild.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  for (const name of readdirSync(fresh)) renameSync(path.join(fresh, name), path.join(OUT, name));
  rmSync(fresh, { recursive: true });
  await compile(freshCompiled);
  rmSync(compiled, { recursive: true, force: true });
  renameSync(freshCompiled, compiled);
  letRead(OUT);
}
