import * as path from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../server/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../server/database/open.ts';
import { fillDemo } from '../server/demo/fill.ts';
import { seedBase } from '../server/seed.ts';
import { ARQUIVOS, CLIENTES, COLETAS, LOG, LOG_INDEX, RESULTADOS } from './scaleSql.ts';

/** Rows that a database receives besides the demonstration's. */
export interface Size {
  clientes: number;
  coletas: number;
  /** Results of each collection. */
  porColeta: number;
  log: number;
  /** Of history up to November 2026, over which collections, readings and log are spread evenly. */
  anos: number;
}

/** The demonstration's day. */
export const NOW = new Date('2026-11-20T15:00:00Z');

/** Makes a database of the given size. Nothing is synced and indices come last: should it fail, it is made anew. */
export async function buildScale(dataDir: string, { clientes, coletas, porColeta, log, anos }: Size): Promise<void> {
  const databases = openSqlite(dataDir);
  await migrate(databases);
  await seedBase(databases, NOW);
  await fillDemo(databases, NOW);
  await databases.close();

  const database = new Database(path.join(dataDir, SQLITE_FILE));
  for (const setting of ['synchronous = OFF', 'journal_mode = MEMORY', 'foreign_keys = OFF', 'cache_size = -1000000']) {
    database.pragma(setting);
  }
  const indices = database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all();
  for (const { name } of indices) database.exec(`drop index "${name}"`);
  for (const statement of CLIENTES) database.prepare(statement).run({ n: clientes, anos });
  database.exec(ARQUIVOS.files);
  database.prepare(ARQUIVOS.pending).run({ n: coletas / 10 });
  database.prepare(COLETAS).run({ n: coletas, clientes, anos });
  database.prepare(RESULTADOS).run({ porColeta });
  database.prepare(LOG).run({ n: log, clientes, coletas, anos });
  for (const statement of LOG_INDEX) database.exec(statement);
  for (const { sql } of indices) database.exec(sql);
  database.pragma('journal_mode = WAL');
  database.close();
}
