import { access, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepHouse } from '../../server/housekeeping/service.ts';
import { deliverDue } from '../../server/mail/deliver.ts';
import { readFromOutbox } from '../../server/mail/outbox.ts';
import { sweepTemporaryFolders, temporaryFolder } from '../../server/temporaryFolder.ts';
import { countRows, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const afterDays = (days: number) => server.setNow(new Date(NOW.getTime() + days * 24 * 3_600_000));

test('kept replies are forgotten after thirty days', async () => {
  const create = async () => {
    const admin = await server.login('admin');
    return admin.post('/api/Roteiro', { descricao: 'Rota', flagAtivo: 1 }, { 'idempotency-key': 'uma' });
  };
  const first = await create();
  afterDays(29.5);
  await keepHouse(server.services);
  expect((await create()).body).toEqual(first.body);
  afterDays(30.1);
  await keepHouse(server.services);
  expect(await countRows(server.databases, 'Idempotencia')).toBe(0);
});

test('messages and requests of links forget addresses after ninety days, in the outbox too', async () => {
  const { dataDir } = server.services.config;
  const message = () =>
    server.databases.read
      .selectFrom('Mensagem')
      .select(['id', 'chave', 'paraNome', 'paraEmail'])
      .executeTakeFirstOrThrow();
  const admin = await server.login('admin');
  await admin.get('/api/envioEmailAmostra/?email=cliente@example.com');
  await deliverDue(server.services);
  await server.anonymous.post('/api/Usuario/recoverPassword', { email: 'ninguem@example.com' });
  await server.anonymous.post('/api/Usuario/login', { login: 'admin', senha: 'errada' });

  afterDays(89);
  await keepHouse(server.services);
  expect(await message()).toMatchObject({ paraEmail: 'cliente@example.com' });
  expect(await readFromOutbox(dataDir, await message())).not.toBeNull();
  afterDays(91);
  await keepHouse(server.services);
  expect(await message()).toMatchObject({ paraNome: '', paraEmail: '' });
  expect(await readFromOutbox(dataDir, await message())).toBeNull();
  for (const table of ['PedidoSenha', 'TentativaLogin', 'UltimoAcesso'] as const) {
    expect(await countRows(server.databases, table)).toBe(0);
  }
});

test('what an ended process left of an upload is swept, not what another one is receiving', async () => {
  const own = temporaryFolder();
  const ofParent = path.join(tmpdir(), `efluentes-envio-${process.ppid}-teste`);
  const ofNobody = path.join(tmpdir(), 'efluentes-envio-4194999-teste');
  for (const left of [ofParent, ofNobody]) await mkdir(left, { recursive: true });
  const isThere = (name: string) =>
    access(name).then(
      () => true,
      () => false,
    );
  await sweepTemporaryFolders();
  expect([await isThere(own), await isThere(ofNobody), await isThere(ofParent)]).toEqual([false, false, true]);
  await rm(ofParent, { recursive: true });
});
