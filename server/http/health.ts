import type { FastifyInstance } from 'fastify';
import type { Databases } from '../database/open.ts';
import { AppError } from '../errors.ts';
import { createHealthCheck } from '../health/service.ts';
import { success } from './envelope.ts';
import { told } from './failures.ts';

/**
 * Two answers for whoever watches the server: `/api/vivo` while the process lives, whatever becomes of its database, and
 * `/api/health` while the database can be read and written as well; otherwise a 503 with the reason.
 */
export function serveHealth(app: FastifyInstance, databases: Databases): void {
  const check = createHealthCheck(databases);
  app.get('/api/vivo', async () => success({ situacao: 'ok' }));
  app.get('/api/health', async () => {
    try {
      await check();
    } catch (cause) {
      const error = new AppError('UNAVAILABLE', told(cause).message);
      error.cause = cause;
      throw error;
    }
    return success({ situacao: 'ok' });
  });
}
