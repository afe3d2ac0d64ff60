import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

/** JavaScript that login and lists load, gzip, at most. */
const MOST_KIB = 330;

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Files that the entry loads before anything is shown: itself and its static imports. */
function firstLoad(manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return [...files].filter((file) => file.endsWith('.js'));
}

/**
 * Holds the first load against its budget.
 *
 * @throws Error when it is over
 */
export function checkBudget(dist: string): void {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const bytes = firstLoad(manifest).map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
  const kib = bytes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`Primeira carga: ${kib.toFixed(0)} KiB de JavaScript (gzip), limite ${MOST_KIB}`);
  if (kib > MOST_KIB) throw new Error(`A primeira carga passou do limite: ${kib.toFixed(0)} > ${MOST_KIB} KiB`);
}
