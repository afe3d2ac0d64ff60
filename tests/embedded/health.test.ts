import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { type Databases, openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { createHealthCheck } from '../../server/health/service.ts';
import { NOW, startServer, type TestServer } from '../server/harness.ts';

let folder: string;
let databases: Databases;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  databases = openSqlite(folder);
  await migrate(databases);
  server = await startServer({ databases });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const rota = (descricao: string) => ({ descricao, busca: descricao, flagAtivo: 1, dtCadastro: NOW.toISOString() });

test('a full disk is told, by health and to whoever writes, and reading goes on', async () => {
  const admin = await server.login('admin');
  await sql`pragma max_page_count = 1`.execute(databases.write);
  const fill = async (n = 0): Promise<void> => {
    await databases.write
      .insertInto('Roteiro')
      .values(rota(`${n} ${'x'.repeat(3000)}`))
      .execute();
    return fill(n + 1);
  };
  await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  const health = await server.anonymous.get('/api/health');
  expect(health).toMatchObject({ status: 503, body: { flagErro: true } });
  expect(health.body.listaMensagens[0]).toContain('disco do servidor está cheio');
  const save = async (n: number) =>
    admin.post('/api/Roteiro', { descricao: `Rota ${n} ${'y'.repeat(80)}`, flagAtivo: 1 });
  let refused = await save(0);
  for (let n = 1; refused.status === 200; n += 1) refused = await save(n);
  expect(refused).toMatchObject({ status: 507, body: { flagErro: true, listaMensagens: health.body.listaMensagens } });
  expect((await admin.get('/api/Roteiro')).status).toBe(200);
  expect((await server.anonymous.get('/api/vivo')).status).toBe(200);
});

test('a file that was damaged under the running server is told', async () => {
  await sql`pragma wal_checkpoint(truncate)`.execute(databases.write);
  const file = path.join(folder, SQLITE_FILE);
  const { size } = await stat(file);
  await writeFile(file, Buffer.alloc(size, 0xff));
  const health = await server.anonymous.get('/api/health');
  expect(health).toMatchObject({ status: 503, body: { flagErro: true } });
  expect(health.body.listaMensagens[0]).toContain('danificado');
});

test('a write that hangs is told in time', async () => {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const open = databases.write.transaction().execute(async (db) => {
    await sql`select 1`.execute(db);
    begun.resolve();
    await released.promise;
  });
  await begun.promise;
  await expect(createHealthCheck(databases, { patience: 50, validity: 0 })()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  released.resolve();
  await open;
});
