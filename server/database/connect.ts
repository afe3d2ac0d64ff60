import type { Config } from '../config.ts';
import type { Databases } from './open.ts';

/**
 * Opens the database that the settings name; of the two engines, only the one in use is loaded. Waits for a PostgreSQL
 * that is not up yet.
 *
 * @throws ConfigError when it cannot be had
 */
export async function connect({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Databases> {
  if (!databaseUrl) return (await import('./open.ts')).openSqlite(dataDir);
  const [{ awaitPostgres }, { openPostgres }] = await Promise.all([
    import('./awaitPostgres.ts'),
    import('./postgres.ts'),
  ]);
  await awaitPostgres(databaseUrl);
  return openPostgres(databaseUrl);
}
