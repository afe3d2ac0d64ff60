import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What login and lists load at most: JavaScript (gzip) and the font, which is compressed as it is. */
const MOST_KIB = 300;

interface Chunk {
  file: string;
  imports?: string[];
  assets?: string[];
  isEntry?: boolean;
}

/** Files that the entry loads before anything is shown: itself, its static imports, and the font. */
function firstLoad(manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) files.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return [...files].filter((file) => /\.(js|woff2)$/.test(file));
}

/**
 * Holds the first load against its budget.
 *
 * @throws Error when it is over
 */
export function checkBudget(dist: string): void {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const kibOf = (extension: string) =>
    firstLoad(manifest)
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(path.join(dist, file)))
      .map((bytes) => (extension === '.js' ? gzipSync(bytes, { level: 9 }) : bytes).length / 1024)
      .reduce((sum, size) => sum + size, 0);
  const [script, font] = [kibOf('.js'), kibOf('.woff2')];
  const told = `${script.toFixed(0)} KiB de JavaScript (gzip) e ${font.toFixed(0)} de fonte`;
  console.log(`Primeira carga: ${told}, limite ${MOST_KIB}`);
  if (script + font > MOST_KIB) throw new Error(`A primeira carga passou do limite de ${MOST_KIB} KiB: ${told}`);
}
