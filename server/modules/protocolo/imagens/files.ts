import * as path from 'node:path';
import type { Config } from '../../../config.ts';
import type { Engine } from '../../../database/open.ts';
import type { Selecting } from '../../../database/reading.ts';
import { readIfThere, writeWhole } from '../../../wholeFile.ts';
import type { Photo } from './photo.ts';
import { keptBytes } from './repository.ts';

/** As it is looked at, and as a small square. */
const TAMANHOS = ['inteira', 'miniatura'] as const;
export type Tamanho = (typeof TAMANHOS)[number];

/** Photos are JPEGs whatever they came as. */
export const MEDIA_TYPE = 'image/jpeg';

/** Folder beside the embedded database that has the photos, each named by its hash. */
export const IMAGENS = 'imagens';

const fileOf = (dataDir: string, hash: string, tamanho: Tamanho): string =>
  path.join(dataDir, IMAGENS, hash.slice(0, 2), `${hash}-${tamanho}.jpg`);

/** The server's settings and its database. */
interface Place {
  config: Config;
  engine: Engine;
  db: Selecting;
}

/** The bytes of a photo; null when it is not there. */
export function readImage({ config, engine, db }: Place, hash: string, tamanho: Tamanho): Promise<Buffer | null> {
  return engine === 'postgres' ? keptBytes(db, hash, tamanho) : readIfThere(fileOf(config.dataDir, hash, tamanho));
}

/**
 * Puts a photo beside the embedded database, before the transaction that tells of it: a file that nothing tells of is
 * written over when its photo comes again. PostgreSQL keeps it in the transaction itself (`keepImage`).
 */
export async function writeImage({ config, engine }: Omit<Place, 'db'>, hash: string, photo: Photo): Promise<void> {
  if (engine === 'postgres') return;
  for (const tamanho of TAMANHOS) await writeWhole(fileOf(config.dataDir, hash, tamanho), photo[tamanho]);
}
