import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { together, unawaited } from '../../server/database/oneTrip.ts';
import { type Databases, openSqlite } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';

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

test('queries that go together give each its own rows, in their order', async () => {
  await inTransaction(async (db) => {
    const doubled = sql<{ d: number }>`select i * 2 as d from n`.compile(db);
    expect(await together(db, [add(db, 1), numbers(db), doubled])).toEqual([[], [{ i: 1 }], [{ d: 2 }]]);
  });
  const { read } = databases;
  expect(await together(read, [numbers(read), numbers(read)])).toEqual([[{ i: 1 }], [{ i: 1 }]]);
});

test('of queries that go together none is run after one that fails', async () => {
  await inTransaction(async (db) => {
    await db.executeQuery(add(db, 1));
    const failing = together(db, [add(db, 2), add(db, 1), add(db, 3)]);
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  });
  expect(await kept()).toEqual([1, 2]);
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
