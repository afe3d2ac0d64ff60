import * as path from 'node:path';
import { Kysely } from 'kysely';
import { ownDataDir } from './dataDir.ts';
import { OnMainThread } from './onMainThread.ts';
import type { Schema } from './schema.ts';
import { look, openSound } from './sound.ts';
import { workerDialect } from './workerDialect.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

/**
 * The database, by what a query costs others. On SQLite `read` answers small readings on the main thread, `scan` reads
 * whole tables in threads of their own, `write` is the one connection that writes, in its thread. On PostgreSQL each
 * is a pool of connections. What only reads cannot write, on either engine.
 */
export interface Databases {
  engine: Engine;
  read: Db;
  scan: Db;
  write: Db;
  /** Writes for as long as it takes, and waits as long for who else does: changes of the schema. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Looks at what is stored, past whatever connections keep in memory. @throws what the database answers */
  look(): Promise<void>;
  /** Queries that writing connections have answered: while it grows, who waits for a turn waits for others. */
  answeredWrites(): number;
  close(): Promise<void>;
}

/** Name of the embedded database inside the data directory. */
export const SQLITE_FILE = 'efluentes.sqlite';
const SCAN = { threads: 2, heapMegabytes: 512 };
const WRITE = { threads: 1, heapMegabytes: 512 };

/** Opens the embedded database of a data directory, creating both when absent. */
export function openSqlite(dataDir: string): Databases {
  ownDataDir(dataDir);
  const file = path.join(dataDir, SQLITE_FILE);
  const connection = openSound(file);
  connection.pragma('query_only = ON');
  // Each write would have it map the file anew, which costs a small reading more than the reading itself.
  connection.pragma('mmap_size = 0');
  const read = new OnMainThread(connection);
  const scan = new Kysely<Schema>({ dialect: workerDialect({ file, readonly: true, ...SCAN }) });
  let answered = 0;
  const write = new Kysely<Schema>({
    dialect: workerDialect({ file, readonly: false, readHere: read.readTogether, ...WRITE }),
    log: ({ level }) => {
      if (level === 'query') answered += 1;
    },
  });
  return {
    engine: 'sqlite',
    read,
    scan,
    write,
    unhurried: (work) => work(write),
    look: async () => look(file),
    answeredWrites: () => answered,
    close: async () => {
      await Promise.all([read.destroy(), scan.destroy(), write.destroy()]);
    },
  };
}
