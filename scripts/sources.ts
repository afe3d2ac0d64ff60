import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const CACHE = path.join(ROOT, '.cache');

/** Something that is built: from what, the file that is there once it is, and what must be there besides. */
export interface Target {
  name: string;
  sources: readonly string[];
  result: string;
  besides?: readonly string[];
}

/** Of both: the server draws reports too, which ask for their contents as browsers do. */
const BOTH = ['resources', 'contract', 'domain', 'reports', 'dataProvider', 'package-lock.json'];

/** The application for browsers. */
export const FRONT_END: Target = {
  name: 'build',
  sources: [
    ...BOTH,
    'src',
    'i18n',
    'index.html',
    'vite.config.ts',
    'scripts/browser',
    'scripts/build-service-worker.ts',
  ],
  result: 'dist/index.html',
  besides: ['dist/sw.js'],
};

/** The server, in few files. */
export const SERVER: Target = {
  name: 'build-server',
  sources: [...BOTH, 'server', 'scripts/build-server.ts'],
  result: 'dist-server/main.js',
};

/** What reads spreadsheets for the server, in few files. */
export const READER: Target = {
  name: 'build-reader',
  sources: ['server/imports', 'domain', 'package-lock.json', 'scripts/build-reader.ts'],
  result: 'dist-reader/reader.mjs',
  besides: ['dist-reader/openMessage.mjs', 'dist-reader/compiled'],
};

function* filesBelow(entry: string): Generator<string> {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}

/** A text that changes when any of its sources does: names, sizes and times, not contents, to be quick. */
export function fingerprintOf({ sources }: Target): string {
  const hash = createHash('sha256');
  for (const entry of sources) {
    for (const file of filesBelow(path.join(ROOT, entry))) {
      if (file.includes(`${path.sep}fonts${path.sep}`)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const stampOf = ({ name }: Target) => path.join(CACHE, name);

/** Whether it was built from the sources as they are. */
export const isBuilt = (target: Target, fingerprint: string): boolean =>
  [target.result, ...(target.besides ?? [])].every((name) => existsSync(path.join(ROOT, name))) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === fingerprint;

export function markBuilt(target: Target, fingerprint: string): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(target), fingerprint);
}
