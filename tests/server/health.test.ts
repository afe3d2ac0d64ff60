import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Databases } from '../../server/database/open.ts';
import { createHealthCheck } from '../../server/health/service.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
let databases: Databases;
beforeAll(async () => {
  server = await startServer();
  databases = server.databases;
});
afterAll(() => server.close());

const SHORT = { patience: 50, validity: 60_000 };

test('a server that is well says so to anybody, and that it lives', async () => {
  expect((await server.anonymous.get('/api/health')).status).toBe(200);
  expect((await server.anonymous.get('/api/vivo')).status).toBe(200);
  const rows = await sql<{ n: number }>`select count(*) as "n" from "Sonda"`.execute(databases.read);
  expect(Number(rows.rows[0]?.n)).toBe(0);
});

test('however often it is asked, the database is tried once', async () => {
  let tries = 0;
  const look = async () => {
    tries += 1;
  };
  const check = createHealthCheck({ ...databases, look }, { patience: 2000, validity: 60_000 });
  await Promise.all(Array.from({ length: 20 }, check));
  await check();
  expect(tries).toBe(1);
});

test('a database that does not answer is told in time, and is not asked anew while it hangs', async () => {
  let tries = 0;
  const look = () => {
    tries += 1;
    return new Promise<void>(() => {});
  };
  const check = createHealthCheck({ ...databases, look }, { patience: 20, validity: 0 });
  const asked = async () => {
    await expect(check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  };
  await asked();
  await asked();
  await expect.poll(() => check().catch(() => tries)).toBe(1);
});

test('what the database says is the reason', async () => {
  const look = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  await expect(createHealthCheck({ ...databases, look }, SHORT)()).rejects.toThrow('full');
});

test('a long write that goes on is no fault', async () => {
  await databases.write.transaction().execute(async (db) => {
    let over = false;
    async function writeOn() {
      while (!over) {
        await sql`select 1`.execute(db);
        await setImmediate();
      }
    }
    // Read through the write's own connection: the engine in this process has no other.
    const check = createHealthCheck({ ...databases, read: db });
    const checked = check().finally(() => {
      over = true;
    });
    await Promise.all([checked, writeOn()]);
  });
});
