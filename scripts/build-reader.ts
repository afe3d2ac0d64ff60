import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { build } from 'vite';
import { built } from '../server/imports/code.ts';
import { ROOT } from './sources.ts';

/** Lets every user of the machine read what Node keeps for its own: who builds need not be who runs the server. */
function letRead(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Puts what reads spreadsheets into few files, packages and all, and has Node compile them once for all readers. */
export async function buildReader(): Promise<void> {
  const { child, compiled } = built();
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: path.dirname(child),
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { reader: path.join(ROOT, 'server/imports/readSpreadsheetChild.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  rmSync(compiled, { recursive: true, force: true });
  const reader = fork(child, ['compile'], { env: { NODE_COMPILE_CACHE: compiled } });
  reader.disconnect();
  const [status] = await once(reader, 'exit');
  if (status !== 0) throw new Error(`the reader of spreadsheets ended with ${status}`);
  letRead(compiled);
}
