import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Databases, Db } from '../../server/database/open.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { waitLongTurn, waitTurn } from '../../server/database/turn.ts';
import { administer } from '../server/engines.ts';
import { type Caller, NOW, openTestDatabase, startServer, type TestServer } from '../server/harness.ts';

const BASE = process.env.TEST_DATABASE_URL ?? '';
// Others are to be seen waiting before they are told to wait no more, on a loaded machine too.
const PATIENCE = { connection: 5000, lock: 1000, statement: 20_000, idleTransaction: 20_000, grace: 5000 };

let original: Databases;
let address: string;
let databases: Databases;
let server: TestServer;
let admin: Caller;

beforeEach(async () => {
  original = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as "name"`.execute(original.read);
  address = Object.assign(new URL(BASE), { pathname: `/${rows[0]?.name}` }).href;
  databases = openPostgres(address, PATIENCE);
  server = await startServer({ databases });
  admin = await server.login('admin');
});
afterEach(async () => {
  await server.close();
  await original.close();
});

/** Ends every connection to the test's database but the one that asks. */
const endAll = (client: pg.Client) =>
  client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

/** How many connections wait for what another has locked, by now: a transaction goes on seeing what it saw first. */
async function blocked(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n ?? 0;
}

/** Holds a table locked while `work` runs. */
const whileLocked = <T>(table: string, work: (client: pg.Client) => Promise<T>) =>
  administer(address, async (client) => {
    await client.query(`begin; lock table "${table}" in access exclusive mode`);
    return work(client);
  });

const UNAVAILABLE = { flagErro: true, listaMensagens: [expect.stringContaining('banco de dados')] };
const status = async () => (await admin.get('/api/Roteiro')).status;

test('a change of the schema takes as long as it needs', async () => {
  const hurried = openPostgres(address, { ...PATIENCE, statement: 50, grace: 50 });
  const slowly = (db: Db) => sql`select pg_sleep(0.5)`.execute(db);
  await expect(slowly(hurried.write)).rejects.toThrow();
  await expect(hurried.unhurried(slowly)).resolves.toBeDefined();
  await hurried.close();
});

test('a database whose connections are all in use is told to be busy, one that is not there not to answer', async () => {
  // As long as a loaded machine may take for a new connection: that is the same patience.
  const busy = openPostgres(address, { ...PATIENCE, connection: 3000, lock: 20_000 });
  const ask = () => busy.scan.selectFrom('Roteiro').select('id').execute();
  let four: Promise<unknown> = Promise.resolve();
  await whileLocked('Roteiro', async (client) => {
    four = Promise.all(Array.from({ length: 4 }, ask));
    await expect.poll(() => blocked(client)).toBe(4);
    await expect(ask()).rejects.toThrow('O banco de dados está ocupado com outros pedidos');
  });
  await four;
  await expect(ask()).resolves.toBeDefined();
  await busy.close();
  const nowhere = openPostgres(Object.assign(new URL(address), { port: '1' }).href, PATIENCE);
  await expect(sql`select 1`.execute(nowhere.scan)).rejects.toThrow('O banco de dados não está respondendo');
  await nowhere.close();
});

test('connections that end at rest are replaced', async () => {
  await Promise.all(Array.from({ length: 12 }, status));
  await administer(address, endAll);
  await expect.poll(status).toBe(200);
  expect((await admin.post('/api/Roteiro', { descricao: 'Rota', flagAtivo: 1 })).status).toBe(200);
});

test('a connection that ends in the midst of a query fails that request only, with a clear message', async () => {
  await whileLocked('Roteiro', async (client) => {
    const open = admin.get('/api/Roteiro');
    await expect.poll(() => blocked(client)).toBe(1);
    await endAll(client);
    expect(await open).toMatchObject({ status: 503, body: UNAVAILABLE });
  });
  await expect.poll(status).toBe(200);
});

test('a connection that ends inside a transaction takes the whole transaction along', async () => {
  const rota = (descricao: string) => ({ descricao, busca: descricao, flagAtivo: 1, dtCadastro: NOW.toISOString() });
  const open = databases.write.transaction().execute(async (db) => {
    await db.insertInto('Roteiro').values(rota('perdida')).execute();
    await administer(address, endAll);
    await db.insertInto('Roteiro').values(rota('perdida também')).execute();
  });
  await expect(open).rejects.toThrow();
  await expect.poll(status).toBe(200);
  expect((await admin.get('/api/Roteiro')).body.listaResultados).toEqual([]);
});

test('a locked table holds up its own requests for a while, and no other', async () => {
  await whileLocked('Roteiro', async (client) => {
    const held = [admin.get('/api/Roteiro'), admin.post('/api/Roteiro', { descricao: 'Rota', flagAtivo: 1 })];
    await expect.poll(() => blocked(client)).toBe(2);
    expect((await admin.get('/api/Amostrador')).status).toBe(200);
    expect((await admin.post('/api/Amostrador', { descricao: 'Amostrador', flagAtivo: 1 })).status).toBe(200);
    for (const reply of await Promise.all(held)) expect(reply).toMatchObject({ status: 503, body: UNAVAILABLE });
  });
});

test('more requests than there are connections, all on a locked table: each ends, and others are answered', async () => {
  await whileLocked('Roteiro', async () => {
    const held = Array.from({ length: 24 }, () => admin.get('/api/Roteiro'));
    expect((await admin.get('/api/Amostrador')).status).toBe(200);
    for (const reply of await Promise.all(held)) expect(reply.status).toBe(503);
  });
});

test('a long turn is waited for beyond the patience with locks, which then holds again', async () => {
  const second = await databases.write.transaction().execute(async (first) => {
    await waitTurn(first, 'importacao');
    const waits = databases.write.transaction().execute(async (db) => {
      await waitLongTurn(db, 'importacao');
      return sql<{ limit: string }>`select current_setting('lock_timeout') as "limit"`.execute(db);
    });
    const waiting = sql<{ n: number }>`select count(*) as "n" from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '2 seconds'`;
    await expect.poll(async () => (await waiting.execute(original.read)).rows[0]?.n).toBe(1);
    return { waits };
  });
  expect((await second.waits).rows).toEqual([{ limit: '1s' }]);
});
