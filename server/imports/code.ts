import { fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import * as path from 'node:path';
import { ConfigError } from '../config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a reader of spreadsheets runs. */
export interface Code {
  /** Where it begins. */
  child: string;
  /** What it may read, also where an installation has put it behind a link. */
  readable: readonly string[];
  /** Where Node keeps what it was compiled to. */
  compiled?: string;
}

const readable = (...names: string[]) =>
  names.map((name) => path.join(ROOT, name)).flatMap((name) => [name, realpathSync(name)]);

/** As `scripts/build-reader.ts` makes it. Compiled beforehand a reader starts in half the time. */
export const built = () => ({
  child: path.join(ROOT, 'dist-reader/reader.mjs'),
  get readable() {
    return readable('dist-reader');
  },
  compiled: path.join(ROOT, 'dist-reader/compiled'),
});

/**
 * Module by module, while it is worked on. That it is made of modules stands beside it: a reader may not look for that
 * further up, and would read its first file twice, in twice the time.
 */
const sources = (): Code => ({
  child: path.join(import.meta.dirname, 'readSpreadsheetChild.ts'),
  readable: readable('server/imports', 'domain', 'node_modules', 'package.json'),
});

/** Whether this module was put into another file (`scripts/build-server.ts`, which leaves `dirname` where the source is). */
const isBuilt = path.dirname(import.meta.filename) !== path.resolve(import.meta.dirname);

/**
 * What readers run, and how: each in a process of its own. A server that was built has built ones. So do tests, whatever they run;
 * of those that are about what becomes of a file, some read it where they are (tests/fixtures/readHere.ts).
 */
export const READER: { code: Code; start: typeof fork } = { code: isBuilt ? built() : sources(), start: fork };

/** @throws ConfigError when what readers run is not there */
export function requireReader(): void {
  const { child } = READER.code;
  if (existsSync(child)) return;
  throw new ConfigError(`O leitor de planilhas não foi construído: falta ${child}. Rode antes: npm run build`);
}
