import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ConfigError } from '../../server/config.ts';
import { awaitPostgres } from '../../server/database/awaitPostgres.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { startServer } from '../server/harness.ts';
import { type Cluster, createCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await createCluster();
  cluster.start();
});
afterAll(() => cluster.remove());

test('a server that never comes is given up in one sentence', async () => {
  // The day goes on only while it waits: a loaded machine does not make the time of an attempt count.
  vi.useFakeTimers({ toFake: ['Date'] });
  cluster.stop();
  try {
    const said: string[] = [];
    const say = (message: string) => {
      said.push(message);
      vi.setSystemTime(Date.now() + 50);
    };
    await expect(awaitPostgres(cluster.url, { longest: 200, every: 50, say })).rejects.toThrow(
      new ConfigError(
        `O PostgreSQL em ${new URL(cluster.url).host} não respondeu em 0.2 segundos: connect ECONNREFUSED ${new URL(cluster.url).host}`,
      ),
    );
    expect(said).toHaveLength(4);
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('ainda não responde');
  } finally {
    vi.useRealTimers();
    cluster.start();
  }
});

test('a server that is not up yet is waited for', async () => {
  cluster.stop();
  const say = vi.fn(() => cluster.start());
  await awaitPostgres(cluster.url, { longest: 60_000, every: 50, say });
  expect(say).toHaveBeenCalledOnce();
});

test('an address that is wrong is told at once', async () => {
  const say = vi.fn();
  const wrong = awaitPostgres(cluster.url.replace(/postgres$/, 'outro'), { longest: 60_000, every: 50, say });
  await expect(wrong).rejects.toThrow(/recusou a conexão de DATABASE_URL: .*"outro"/);
  expect(say).not.toHaveBeenCalled();
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
