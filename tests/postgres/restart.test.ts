import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../../server/config.ts';
import { awaitPostgres } from '../../server/database/awaitPostgres.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { startServer } from '../server/harness.ts';
import { type Cluster, createCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await createCluster();
});
afterAll(() => cluster.remove());

test('a server that is not up yet is waited for, and one that never comes is given up in one sentence', async () => {
  const said: string[] = [];
  const never = awaitPostgres(cluster.url, { longest: 200, every: 50, say: (message) => said.push(message) });
  await expect(never).rejects.toThrow(ConfigError);
  await expect(never).rejects.toThrow(
    /^O PostgreSQL em 127\.0\.0\.1:\d+ não respondeu em 0.2 segundos: .*ECONNREFUSED/,
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said[0]).toContain('ainda não responde');

  await awaitPostgres(cluster.url, { longest: 60_000, every: 50, say: () => cluster.start() });
});

test('an address that is wrong is told at once', async () => {
  const wrong = awaitPostgres(cluster.url.replace(/postgres$/, 'outro'), { longest: 60_000, every: 50, say: () => {} });
  await expect(wrong).rejects.toThrow(/recusou a conexão de DATABASE_URL: .*"outro"/);
});

test('a restart of PostgreSQL is told meanwhile, and over once it is back', async () => {
  const databases = openPostgres(cluster.url);
  await migrate(databases);
  const server = await startServer({ databases });
  const admin = await server.login('admin');
  const status = async () => (await admin.get('/api/Roteiro')).status;
  expect(await status()).toBe(200);

  cluster.stop();
  const reply = await admin.get('/api/Roteiro');
  expect(reply).toMatchObject({ status: 503, body: { flagErro: true } });
  expect(reply.body.listaMensagens).toEqual([expect.stringContaining('banco de dados não está respondendo')]);

  cluster.start();
  await expect.poll(status).toBe(200);
  await server.close();
});
