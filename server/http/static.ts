import { existsSync } from 'node:fs';
import * as path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 3600;

/**
 * Serves the built front end: hashed files for ever, the page itself always asked anew, compressed beforehand. The
 * files are those that are there at start: no other address looks into the folder.
 */
export async function serveFrontEnd(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(path.join(folder, 'index.html'))) return false;
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
  return true;
}
