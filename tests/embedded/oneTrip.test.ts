import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { changeOne, readTogether, unawaited } from '../../server/database/oneTrip.ts';
import { type Databases, openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import { ReadTooEarly } from '../../server/database/workerConnection.ts';
import { write } from '../../server/write.ts';

let folder: string;
let databases: Databases;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  databases = openSqlite(folder);
  await sql`create table n (i integer primary key)`.execute(databases.write);
});
afterEach(async () => {
  await databases.close();
  await rm(folder, { recursive: true, force: true });
});

type Way = Kysely<Schema>;
const numbers = (db: Way) => sql<{ i: number }>`select i from n order by i`.compile(db);
const add = (db: Way, i: number) => sql`insert into n values (${i})`.compile(db);
const kept = async () => (await databases.read.executeQuery(numbers(databases.read))).rows.map(({ i }) => i);
const inTransaction = (work: (db: Way) => Promise<unknown>) => databases.write.transaction().execute(work);

test('readings that go together give each its own rows, in their order, before a transaction writes and after', async () => {
  const { read, write } = databases;
  await write.executeQuery(add(write, 1));
  const both = (db: Way) => readTogether(db, [numbers(db), sql<{ d: number }>`select i * 2 as d from n`.compile(db)]);
  expect(await both(read)).toEqual([[{ i: 1 }], [{ d: 2 }]]);
  await inTransaction(async (db) => {
    expect(await both(db)).toEqual([[{ i: 1 }], [{ d: 2 }]]);
    await unawaited(db, add(db, 2));
    expect(await both(db)).toEqual([
      [{ i: 1 }, { i: 2 }],
      [{ d: 2 }, { d: 4 }],
    ]);
  });
});

test('a transaction reads what the one before it left, and nobody writes between its reading and its writing', async () => {
  const addNext = () =>
    inTransaction(async (db) => {
      const [[last]] = await readTogether(db, [sql<{ i: number | null }>`select max(i) as i from n`.compile(db)]);
      await unawaited(db, add(db, (last?.i ?? 0) + 1));
    });
  await Promise.all(Array.from({ length: 20 }, addNext));
  expect(await kept()).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('what another process writes between a reading and the beginning is found out, and nothing is kept', async () => {
  const stranger = new Database(path.join(folder, SQLITE_FILE));
  const failing = inTransaction(async (db) => {
    await readTogether(db, [numbers(db)]);
    stranger.exec('insert into n values (7)');
    await unawaited(db, add(db, 1));
  });
  await expect(failing).rejects.toBeInstanceOf(ReadTooEarly);
  expect(await kept()).toEqual([7]);
  await inTransaction(async (db) => {
    expect(await readTogether(db, [numbers(db)])).toEqual([[{ i: 7 }]]);
    await unawaited(db, add(db, 8));
  });
  expect(await kept()).toEqual([7, 8]);
  stranger.close();
});

test('a write that another process came before is done again, on what that left', async () => {
  const stranger = new Database(path.join(folder, SQLITE_FILE));
  await databases.write.executeQuery(numbers(databases.write));
  await migrate(databases);
  const actor = { id: null, login: 'sistema' };
  const seen: unknown[][] = [];
  const result = await write(
    databases,
    actor,
    () => new Date('2026-11-20T12:00:00Z'),
    async (tx) => {
      seen.push((await readTogether(tx.db, [numbers(tx.db)]))[0]);
      if (seen.length === 1) stranger.exec('insert into n values (7)');
      await tx.audit({ tabela: 'Roteiro', id: seen.length, acao: 'Alteração' });
      return 'feito';
    },
  );
  expect([result, seen]).toEqual(['feito', [[], [{ i: 7 }]]]);
  const told = await databases.read.selectFrom('LogUsuario').select('idReferencia').execute();
  expect(told).toEqual([{ idReferencia: 2 }]);
  stranger.close();
});

test('a transaction that reads and writes nothing ends without a trip, whoever writes meanwhile', async () => {
  const stranger = new Database(path.join(folder, SQLITE_FILE));
  await inTransaction(async (db) => {
    await readTogether(db, [numbers(db)]);
    stranger.exec('insert into n values (7)');
  });
  stranger.close();
});

const change = (db: Way, from: number) =>
  sql<{ i: number }>`update n set i = i + 100 where i = ${from} returning i`.compile(db);

test('what changes no row fails as it was told, at the commit or at what follows, and nothing is kept', async () => {
  const { write } = databases;
  await write.executeQuery(add(write, 1));
  await inTransaction((db) => changeOne(db, change(db, 1), () => new Error('ninguém')));
  expect(await kept()).toEqual([101]);
  const atCommit = inTransaction(async (db) => {
    await unawaited(db, add(db, 2));
    await changeOne(db, change(db, 1), () => new Error('ninguém'));
  });
  await expect(atCommit).rejects.toThrow('ninguém');
  const atOnce = inTransaction(async (db) => {
    await changeOne(db, change(db, 1), () => new Error('ninguém'));
    await readTogether(db, [numbers(db)]);
  });
  await expect(atOnce).rejects.toThrow('ninguém');
  expect(await kept()).toEqual([101]);
});

test('what nobody waits for is written before what follows, or with the commit', async () => {
  await inTransaction(async (db) => {
    await unawaited(db, add(db, 1));
    expect((await db.executeQuery(numbers(db))).rows).toEqual([{ i: 1 }]);
    await unawaited(db, add(db, 2));
  });
  await inTransaction((db) => unawaited(db, add(db, 3)));
  expect(await kept()).toEqual([1, 2, 3]);
});

test('what nobody waits for is not written by a transaction that fails', async () => {
  const failing = inTransaction(async (db) => {
    await unawaited(db, add(db, 1));
    throw new Error('recusada');
  });
  await expect(failing).rejects.toThrow('recusada');
  await inTransaction((db) => db.executeQuery(numbers(db)));
  expect(await kept()).toEqual([]);
});

const TWICE = { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' };

test('nothing is kept when what nobody waited for cannot be written', async () => {
  const failing = inTransaction(async (db) => {
    await db.executeQuery(add(db, 1));
    await unawaited(db, add(db, 1));
  });
  await expect(failing).rejects.toMatchObject(TWICE);
  expect(await kept()).toEqual([]);
});

test('nor when another query was told of it, and that was passed over', async () => {
  const failing = inTransaction(async (db) => {
    await db.executeQuery(add(db, 1));
    await unawaited(db, add(db, 1));
    await db.executeQuery(numbers(db)).catch(() => undefined);
    await db.executeQuery(add(db, 2));
  });
  await expect(failing).rejects.toMatchObject(TWICE);
  expect(await kept()).toEqual([]);
  await inTransaction((db) => db.executeQuery(add(db, 3)));
  expect(await kept()).toEqual([3]);
});
