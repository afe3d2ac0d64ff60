import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const CACHE = path.join(ROOT, '.cache');

/** What the front end is built from. */
const FRONT_END = [
  'src',
  'resources',
  'dataProvider',
  'i18n',
  'contract',
  'domain',
  'reports',
  'index.html',
  'vite.config.ts',
  'scripts/browser',
  'package-lock.json',
];

function* filesBelow(entry: string): Generator<string> {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}

/** A text that changes when any source of the front end does: names, sizes and times, not contents, to be quick. */
export function frontEndFingerprint(): string {
  const hash = createHash('sha256');
  for (const entry of FRONT_END) {
    for (const file of filesBelow(path.join(ROOT, entry))) {
      if (file.includes(`${path.sep}fonts${path.sep}`)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const STAMP = path.join(CACHE, 'build');

/** Whether `dist/` was built from the sources as they are. */
export function isBuilt(fingerprint: string): boolean {
  return (
    existsSync(path.join(ROOT, 'dist', 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  );
}

export function markBuilt(fingerprint: string): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, fingerprint);
}
