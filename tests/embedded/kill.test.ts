import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockDataDir } from '../../server/database/lock.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite } from '../../server/database/open.ts';
import { freePort } from '../fixtures/freePort.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts a real server process and waits until it says where it is. */
async function spawnServer(dataDir: string, port: number, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/main.ts', '--sem-telas'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Aplicação em')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, output: () => output, ended };
}

test('killed at any moment, the server loses no write that it acknowledged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api`;
  const json = { 'content-type': 'application/json' };
  let cookie = '';
  const acknowledged = new Set<string>();

  for (let round = 0; round < 3; round += 1) {
    const { child, output, ended } = await spawnServer(folder, port);
    if (!cookie) {
      const [, uuid] = output().match(/alterar-senha\/[^/]+\/([\w-]+)/) ?? [];
      await fetch(`${base}/Usuario/updatePassword/0`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ senha: 'senha-de-teste', uuid }),
      });
      const login = await fetch(`${base}/Usuario/login`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ login: 'admin', senha: 'senha-de-teste' }),
      });
      cookie = String(login.headers.get('set-cookie')).split(';')[0] as string;
    }
    // Writers go on until the process is gone; it is killed in the midst of them, after a different number each round.
    const mostBeforeKill = 20 + round * 17;
    let written = 0;
    const writer = async (name: string) => {
      for (let n = 0; ; n += 1) {
        const descricao = `Rota ${round}-${name}-${n}`;
        const reply = await fetch(`${base}/Roteiro`, {
          method: 'POST',
          headers: { ...json, cookie },
          body: JSON.stringify({ descricao, flagAtivo: 1 }),
        }).catch(() => null);
        if (!reply?.ok) return;
        acknowledged.add(descricao);
        written += 1;
        if (written === mostBeforeKill) child.kill('SIGKILL');
      }
    };
    await Promise.all([writer('a'), writer('b'), writer('c')]);
    await ended;
  }

  const databases = openSqlite(folder);
  const kept = new Set(
    (await databases.read.selectFrom('Roteiro').select('descricao').execute()).map((row) => row.descricao),
  );
  const logged = await databases.read.selectFrom('LogUsuario').select('id').where('tabela', '=', 'Roteiro').execute();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
  expect(acknowledged.size).toBeGreaterThan(60);
  expect([...acknowledged].filter((descricao) => !kept.has(descricao))).toEqual([]);
  expect(logged).toHaveLength(kept.size);
});

test('asked to stop, the server finishes what it is doing and leaves in order', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const port = await freePort();
  const { child, ended } = await spawnServer(folder, port);
  const wrong = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"login":"a","senha":"b"}' };
  const open = fetch(`http://127.0.0.1:${port}/api/Usuario/login`, wrong);
  // The request is on its way once another one behind it was answered.
  await fetch(`http://127.0.0.1:${port}/api/health`);
  child.kill('SIGTERM');
  expect((await open).status).toBe(401);
  await ended;
  expect(child.exitCode).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

/** A mail server that takes a connection and says nothing. */
async function silentMailServer() {
  const server = createServer();
  const taken = once(server, 'connection') as Promise<[Socket]>;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}

test('asked again to stop, the server ends at once, whatever a mail server keeps it waiting for', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const databases = openSqlite(folder);
  await migrate(databases);
  const em = new Date().toISOString();
  const message = { chave: 'm', paraNome: 'Ana', paraEmail: 'ana@example.com', assunto: 'a', texto: 't', html: 'h' };
  await databases.write
    .insertInto('Mensagem')
    .values({ ...message, situacao: 'pendente', criadaEm: em, proximaEm: em, enviadaEm: null, erro: null })
    .execute();
  await databases.close();
  const smtp = await silentMailServer();
  try {
    const { child, ended } = await spawnServer(folder, await freePort(), { SMTP_URL: smtp.url });
    const [socket] = await smtp.taken;
    let over = false;
    void ended.then(() => (over = true));
    while (!over) {
      child.kill('SIGTERM');
      await Promise.race([ended, setTimeout(100)]);
    }
    expect(child.exitCode).toBe(1);
    socket.destroy();
  } finally {
    smtp.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('npm, asked to stop, leaves no server behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  const npm = spawn('npm', ['run', 'serve', '--', '--sem-telas'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, which can be ended whole.
    detached: true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      npm.stdout.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Aplicação em')) resolve();
      });
      npm.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
    const ended = new Promise((resolve) => npm.once('exit', resolve));
    npm.kill('SIGTERM');
    await ended;
    expect(() => lockDataDir(folder)()).not.toThrow();
  } finally {
    endGroup(npm.pid);
    await rm(folder, { recursive: true, force: true });
  }
});

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
