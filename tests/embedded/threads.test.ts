import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { type Databases, openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import { workerDialect } from '../../server/database/workerDialect.ts';
import { seedBase } from '../../server/seed.ts';
import { countRows, NOW, startServer } from '../server/harness.ts';

let folder: string;
let databases: Databases;
let threads: Worker[];
const note = (worker: Worker) => void threads.push(worker);

beforeEach(async () => {
  threads = [];
  process.on('worker', note);
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  databases = openSqlite(folder);
  await migrate(databases);
});
afterEach(async () => {
  process.off('worker', note);
  await databases.close();
  await rm(folder, { recursive: true, force: true });
});

/** Ends the threads that there are, as a crash would. */
const kill = () => Promise.all(threads.splice(0).map((worker) => worker.terminate()));

const rota = (descricao: string) => ({ descricao, busca: descricao, flagAtivo: 1, dtCadastro: NOW.toISOString() });
const insert = (db: Databases['write'], descricao: string) =>
  db.insertInto('Roteiro').values(rota(descricao)).execute();
const UNAVAILABLE = { code: 'UNAVAILABLE', status: 503 };

test('a start that finds all in place opens no thread', async () => {
  expect(await seedBase(databases, NOW)).toBe(true);
  await databases.close();
  threads = [];
  databases = openSqlite(folder);
  await migrate(databases);
  expect(await seedBase(databases, NOW)).toBe(false);
  expect(threads).toHaveLength(0);
});

test('a database that a newer version has changed is refused', async () => {
  await sql`insert into "kysely_migration" ("name", "timestamp") values ('999_futura', '')`.execute(databases.write);
  await expect(migrate(databases)).rejects.toThrow('999_futura');
});

test('a commit that fails is told: nothing is taken for saved that is not, and the next write goes on', async () => {
  const broken = databases.write.transaction().execute(async (db) => {
    // What is wrong is found out by the commit, as a full disk is.
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await db
      .insertInto('RamoAtividadeParametroSinonimo')
      .values({ idParametro: 999, descricao: 'Cobre', busca: 'cobre', flagAtivo: 1, dtCadastro: NOW.toISOString() })
      .execute();
  });
  await expect(broken).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' });
  await insert(databases.write, 'depois');
  expect(await countRows(databases, 'Roteiro')).toBe(1);
});

test('a writing thread that dies between requests is replaced', async () => {
  await insert(databases.write, 'antes');
  await kill();
  await insert(databases.write, 'depois');
  expect(await countRows(databases, 'Roteiro')).toBe(2);
});

test('a transaction whose thread dies fails whole, and those that wait for it go on', async () => {
  let waiting: Promise<unknown> | undefined;
  const open = databases.write.transaction().execute(async (db) => {
    await insert(db, 'perdida');
    waiting = insert(databases.write, 'esperou');
    await kill();
    await insert(db, 'perdida também');
  });
  await expect(open).rejects.toMatchObject(UNAVAILABLE);
  await waiting;
  const rows = await databases.read.selectFrom('Roteiro').select('descricao').execute();
  expect(rows).toEqual([{ descricao: 'esperou' }]);
});

test('a transaction that is not told of the death before its end is not taken for kept', async () => {
  const open = databases.write.transaction().execute(async (db) => {
    await insert(db, 'perdida');
    await kill();
  });
  await expect(open).rejects.toMatchObject(UNAVAILABLE);
  expect(await countRows(databases, 'Roteiro')).toBe(0);
});

test('what a transaction itself refuses is what it fails with, also when its thread died', async () => {
  const open = databases.write.transaction().execute(async (db) => {
    await insert(db, 'perdida');
    await kill();
    throw new Error('recusado');
  });
  await expect(open).rejects.toThrow('recusado');
  await insert(databases.write, 'depois');
});

test('a query under way when its thread dies fails with a clear error, and the next one is answered', async () => {
  const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n) select i from n`;
  const failed = expect(endless.execute(databases.scan)).rejects.toMatchObject(UNAVAILABLE);
  await expect.poll(() => threads.length).toBeGreaterThan(1);
  const scanning = threads.at(-1)!;
  const gone = once(scanning, 'exit');
  await scanning.terminate();
  await gone;
  await failed;
  expect(await databases.scan.selectFrom('Roteiro').selectAll().execute()).toEqual([]);
});

test('scanning threads that die one after the other are replaced', async () => {
  for (let time = 0; time < 4; time += 1) {
    await Promise.all([1, 2, 3].map(() => databases.scan.selectFrom('Roteiro').selectAll().execute()));
    await kill();
  }
  expect(await databases.scan.selectFrom('Roteiro').selectAll().execute()).toEqual([]);
});

test('a thread takes no more memory than it may, and only its own query fails', async () => {
  const file = path.join(folder, SQLITE_FILE);
  const scan = new Kysely<Schema>({ dialect: workerDialect({ file, readonly: true, threads: 1, heapMegabytes: 16 }) });
  const huge = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    select i, hex(zeroblob(100000)) as t from n`;
  await expect(huge.execute(scan)).rejects.toMatchObject(UNAVAILABLE);
  expect(await scan.selectFrom('Roteiro').selectAll().execute()).toEqual([]);
  await scan.destroy();
});

test('the server answers again after its writing thread died', async () => {
  const server = await startServer({ databases });
  const admin = await server.login('admin');
  await kill();
  expect((await admin.post('/api/Roteiro', { descricao: 'Rota', flagAtivo: 1 })).status).toBe(200);
  await server.app.close();
});

test('closing ends every thread and refuses whoever waits', async () => {
  const ends: Promise<unknown>[] = [];
  const open = databases.write.transaction().execute(async (db) => {
    await insert(db, 'aberta');
    ends.push(...threads.map((worker) => once(worker, 'exit')));
    const late = expect(insert(databases.write, 'tarde')).rejects.toThrow();
    await databases.close();
    await late;
  });
  await expect(open).rejects.toMatchObject(UNAVAILABLE);
  await Promise.all(ends);
  databases = openSqlite(folder);
  expect(await countRows(databases, 'Roteiro')).toBe(0);
});
