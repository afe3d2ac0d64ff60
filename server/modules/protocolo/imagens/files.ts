import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Context } from '../../../context.ts';
import { keptBytes } from './repository.ts';

/** As it is looked at, and as a small square. */
export type Tamanho = 'inteira' | 'miniatura';

/** Photos are JPEGs whatever they came as. */
export const MEDIA_TYPE = 'image/jpeg';

/** Where a photo of the embedded database is: beside it, by its hash. */
export const fileOf = (dataDir: string, hash: string, tamanho: Tamanho): string =>
  path.join(dataDir, 'imagens', hash.slice(0, 2), `${hash}-${tamanho}.jpg`);

/** The bytes of a photo; null when it is not there. */
export async function readImage(
  { config, engine, db }: Pick<Context, 'config' | 'engine' | 'db'>,
  hash: string,
  tamanho: Tamanho,
): Promise<Buffer | null> {
  if (engine === 'postgres') return keptBytes(db, hash, tamanho);
  try {
    return await readFile(fileOf(config.dataDir, hash, tamanho));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
