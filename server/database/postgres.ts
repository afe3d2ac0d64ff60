import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Databases } from './open.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** Opens a PostgreSQL database. */
export function openPostgres(url: string): Databases {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const open = (settings: pg.PoolConfig) => {
    const pool = new pg.Pool({ connectionString: url, types, ...settings });
    // A connection that breaks while it rests is replaced at the next query; it must not end the process.
    pool.on('error', () => {});
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  };
  const read = open({ max: 10, options: '-c default_transaction_read_only=on' });
  const write = open({ max: 5 });
  return {
    engine: 'postgres',
    read,
    scan: read,
    write,
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
}
