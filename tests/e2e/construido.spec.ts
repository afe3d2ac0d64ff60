import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, PASSWORD, test } from './fixtures.ts';
import { ROOT } from './server.ts';

// What a bundler may leave out of the server, the tests of its source do not miss.

test('the built server refuses queries that are not in UTF-8', async ({ request }) => {
  await request.post('/api/Usuario/login', { data: { login: 'admin', senha: PASSWORD } });
  for (const query of ['Roteiro?descricao=Regi%E3o', 'logUser?pesquisa=S%E3o', 'Pessoa?nome=%ED%A0%80']) {
    const reply = await request.get(`/api/${query}`);
    expect(reply.status(), query).toBe(400);
    expect(await reply.text()).toContain('não está em UTF-8');
  }
  expect((await request.get('/api/Roteiro?descricao=Regi%C3%A3o')).status()).toBe(200);
});

test('the built server refuses an address of the database that cannot be read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-jornada-'));
  const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['dist-server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: 'postgres://u:%E3@127.0.0.1:1/x' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += String(chunk);
    // It would wait for that database for good.
    if (said.includes('ainda não responde')) child.kill();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const code = await new Promise((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true, force: true });
  expect(said).toContain('Configuração inválida');
  expect(said).toContain('DATABASE_URL: não pode ser lido');
  expect(code).toBe(1);
});
