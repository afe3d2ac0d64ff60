import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import { type Databases, openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import type { Schema } from '../../server/database/schema.ts';

/** A kind of database that tests run on: each test file works on a copy of one that was prepared before. */
export interface TestEngine {
  /** Opens a new database: a copy of a template, or an empty one. Closing it removes it. */
  open(template?: string): Promise<Databases>;
  /** Makes a template of a new database, filled by `fill`, and names it. */
  prepare(fill: (databases: Databases) => Promise<void>, from?: string): Promise<string>;
  /** Removes a template. */
  discard(template: string): Promise<void>;
}

const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
const closingAlso = (databases: Databases, after: () => Promise<void>): Databases => ({
  ...databases,
  close: async () => {
    await databases.close();
    await after();
  },
});

/** The embedded database; a template is its folder. */
const sqliteEngine: TestEngine = {
  open: async (template) => {
    const folder = await temporaryFolder();
    if (template) await copyFile(path.join(template, SQLITE_FILE), path.join(folder, SQLITE_FILE));
    return closingAlso(openSqlite(folder), () => removeFolder(folder));
  },
  prepare: async (fill, from) => {
    const folder = await temporaryFolder();
    if (from) await copyFile(path.join(from, SQLITE_FILE), path.join(folder, SQLITE_FILE));
    const databases = openSqlite(folder);
    await fill(databases);
    await databases.close();
    return folder;
  },
  discard: removeFolder,
};

/** PostgreSQL compiled into the process, for machines without a server; a template is the dump of its folder. */
const pgliteEngine: TestEngine = {
  open: async (template) => pgliteDatabases(await openPglite(template)),
  prepare: async (fill, from) => {
    const pglite = await openPglite(from);
    const databases = pgliteDatabases(pglite);
    await fill(databases);
    const dump = path.join(await temporaryFolder(), 'pglite.tar');
    await writeFile(dump, (await pglite.dumpDataDir('none')).stream());
    await databases.close();
    return dump;
  },
  discard: (template) => removeFolder(path.dirname(template)),
};

async function openPglite(template?: string): Promise<PGlite> {
  const data = template ? { loadDataDir: new Blob([await readFile(template)]) } : {};
  return PGlite.create({ ...data, extensions: { pg_trgm } });
}

function pgliteDatabases(pglite: PGlite): Databases {
  let answered = 0;
  const count = () => {
    answered += 1;
  };
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), log: count });
  return {
    engine: 'postgres',
    read: db,
    scan: db,
    write: db,
    unhurried: (work) => work(db),
    look: async () => {},
    answeredWrites: () => answered,
    close: () => db.destroy(),
  };
}

/** What a killed run leaves behind on a server that stays is dropped by a later run, this long after. */
const LEFT_OVER_MS = 3_600_000;
const NAME = /^efluentes_teste_(\d+)_/;

/** A real PostgreSQL server, of a user who may create databases; a template is a database of it. */
function postgresEngine(url: string): TestEngine {
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const drop = async (name: string) => {
    await administer(url, (client) => client.query(`drop database ${name} with (force)`));
  };
  const create = async (template?: string) => {
    const name = `efluentes_teste_${Date.now()}_${Math.random().toString(36).slice(2)}`;
    // By its files: by its pages, as is usual, it takes twice as long. PostgreSQL can since 15.
    const copied = template ? `template ${template} strategy file_copy` : '';
    await administer(url, (client) => client.query(`create database ${name} ${copied}`));
    return name;
  };
  return {
    open: async (template) => {
      const name = await create(template);
      return closingAlso(openPostgres(addressOf(name)), () => drop(name));
    },
    prepare: async (fill, from) => {
      await dropLeftOvers(url);
      const name = await create(from);
      const databases = openPostgres(addressOf(name));
      await fill(databases);
      await databases.close();
      return name;
    },
    discard: drop,
  };
}

/** Does something as the user who may create databases, on a connection of its own. */
export async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function dropLeftOvers(url: string): Promise<void> {
  await administer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows) {
      const madeAt = Number(NAME.exec(datname)?.[1] ?? Number.POSITIVE_INFINITY);
      if (Date.now() - madeAt > LEFT_OVER_MS) await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}

/** The engine that a project's variables ask for: `TEST_ENGINE`, and `TEST_DATABASE_URL` for a real server. */
export function engineUnderTest({ TEST_ENGINE, TEST_DATABASE_URL }: Record<string, string | undefined>): TestEngine {
  if (TEST_ENGINE !== 'postgres') return sqliteEngine;
  return TEST_DATABASE_URL ? postgresEngine(TEST_DATABASE_URL) : pgliteEngine;
}
