import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Databases, Db } from './open.ts';
import { BUSY_MS } from './sqlite.ts';

/** How often it is tried while somebody reads an older state, and how many milliseconds apart. */
const ATTEMPTS = 10;
const APART_MS = 300;

/**
 * Folds SQLite's write-ahead file into the database and empties it, so that it keeps nothing of what was erased. While
 * somebody reads an older state it stays as it is, in the end until the next time. PostgreSQL's own log is its
 * administrator's.
 */
export async function truncateLog({ engine, write }: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  if (engine !== 'sqlite') return;
  for (let attempt = 1; !(await isTruncated(write)) && attempt < ATTEMPTS; attempt += 1) await setTimeout(APART_MS);
}

/** It waits for nobody: whoever wants to write would wait with it. */
function isTruncated(write: Db): Promise<boolean> {
  return write.connection().execute(async (db) => {
    await sql`pragma busy_timeout = 0`.execute(db);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(db);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(db);
    }
  });
}
