import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** How packages are named, and no file or virtual module. */
const BARE = /^[@a-z]/;
/** Packages that share state with each other (contexts, styles): all of them are bundled, or none. */
const FAMILY = /from '((?:react-admin|ra-|@mui\/|@emotion\/|@tanstack\/|react-hook-form|react-router|dayjs)[^']*)'/g;

/**
 * What the screens and their tests import of the packages that they are made of, as they write it. Bundled once for the
 * tests: read file by file, `react-admin` and what it imports would cost each test file seconds.
 */
export function screenDependencies(): string[] {
  const found = new Set<string>();
  for (const folder of ['src', 'dataProvider', 'i18n', 'tests/ui', 'tests/fixtures']) {
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      for (const [, imported] of readFileSync(path.join(ROOT, folder, name), 'utf8').matchAll(FAMILY)) {
        if (imported) found.add(imported);
      }
    }
  }
  return [...found].sort();
}

/**
 * Names each bundled package in one way only. Vite adds `?v=…` where our code imports one, and the bundles themselves
 * import each other without it: Node would load two of each, and the router of one would not be that of the other.
 */
export function oneOfEach(): Plugin {
  return {
    name: 'one-of-each-dependency',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!BARE.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(/(\/deps\/[^?]*)\?v=\w+$/, '$1') };
    },
  };
}
