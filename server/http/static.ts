import { existsSync } from 'node:fs';
import * as path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';

const YEAR = 365 * 24 * 3600;

/** @throws ConfigError when the folder has no front end */
export function requireBuilt(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new ConfigError(`As telas não foram construídas: falta ${folder}. Rode antes: npm run build`);
}

/**
 * Serves the built front end: hashed files for ever, the page itself always asked anew, compressed beforehand. The
 * files are those that are there at start: no other address looks into the folder.
 */
export async function serveFrontEnd(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}
