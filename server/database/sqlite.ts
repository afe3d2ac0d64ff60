import type Database from 'better-sqlite3';

/** How long a connection waits for another that writes, in milliseconds. */
export const BUSY_MS = 10_000;

/**
 * Every connection's settings: a commit is on disk before it is acknowledged, readers never wait for the writer, and
 * what is deleted or overwritten leaves no bytes behind (an erased person's, Lei 13.709/2018).
 */
export function configure(connection: Database.Database): void {
  connection.pragma(`busy_timeout = ${BUSY_MS}`);
  if (!connection.readonly) connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('secure_delete = ON');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 1073741824');
}
