import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import * as path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** The code of readers. */
export const CHILD = path.join(import.meta.dirname, 'readSpreadsheetChild.ts');

/** Where an installation keeps what its readers' code is compiled to. */
export const COMPILED = path.join(CACHE, 'efluentes-leitor');

let coming: Promise<void> | undefined;

async function compile(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${COMPILED}-`);
  try {
    const child = fork(CHILD, ['compile'], {
      env: { NODE_COMPILE_CACHE: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    // Nobody will ask it anything: it loads its code, that for e-mails too, and ends.
    child.disconnect();
    child.unref();
    if ((await ended) === 0) await rename(folder, COMPILED);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Has the code of readers compiled, once for an installation, by a process that is given no file. Without it a reader takes
 * nearly twice as long to start; where it cannot be kept, or another process was quicker, nothing is missing.
 */
export function compileOnce(): Promise<void> {
  coming ??= existsSync(COMPILED) ? Promise.resolve() : compile().catch(() => undefined);
  return coming;
}

/**
 * Gives a reader a copy of its own, for Node takes none that it may not write to, and a file that deceives its reader must change
 * nothing of the others'.
 *
 * @returns what the process needs to be told in its environment
 */
export function copyCompiled(folder: string): { NODE_COMPILE_CACHE: string } | Record<string, never> {
  if (!existsSync(COMPILED)) return {};
  cpSync(COMPILED, folder, { recursive: true });
  return { NODE_COMPILE_CACHE: folder };
}
