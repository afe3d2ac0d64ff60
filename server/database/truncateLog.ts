import { sql } from 'kysely';
import type { Databases } from './open.ts';

/**
 * Folds SQLite's write-ahead file into the database and empties it, so that it keeps nothing of what was erased. While
 * somebody reads an older state it stays as it is, until the next time. PostgreSQL's own log is its administrator's.
 */
export async function truncateLog({ engine, write }: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(TRUNCATE)`.execute(write);
}
