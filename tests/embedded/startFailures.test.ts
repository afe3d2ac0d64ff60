import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SQLITE_FILE } from '../../server/database/open.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a server that is expected to give up, and gives what it said. */
async function failToStart(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts', '--sem-telas'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

const ONE_SENTENCE = /^[^\n]+$/;

test.each([
  ['without content', Buffer.alloc(0), 'está vazio'],
  ['damaged', Buffer.alloc(50_000, 0xff), 'está danificado'],
])('a database file %s is named, with the way to restore, and left as it is', async (_, bytes, words) => {
  const file = path.join(folder, SQLITE_FILE);
  await writeFile(file, bytes);
  const { code, said } = await failToStart({});
  expect(code).toBe(1);
  expect(said).toMatch(ONE_SENTENCE);
  expect(said).toContain(file);
  expect(said).toContain(words);
  expect(said).toContain('npm run db:restore');
  expect(await readFile(file)).toEqual(bytes);
});

test('a port in use is told in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { code, said } = await failToStart({ PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(said).toMatch(ONE_SENTENCE);
  expect(said).toContain(`A porta ${port} de 127.0.0.1 já está em uso`);
});

test('a folder or a file that cannot be used is named in one sentence', async () => {
  const notFolder = path.join(folder, 'arquivo');
  await writeFile(notFolder, '');
  const first = await failToStart({ DATA_DIR: notFolder });
  expect(first.code).toBe(1);
  expect(first.said).toBe(`Não foi possível usar ${notFolder}: não é uma pasta.`);

  const file = path.join(folder, SQLITE_FILE);
  await mkdir(file);
  const second = await failToStart({});
  expect(second.code).toBe(1);
  expect(second.said).toMatch(ONE_SENTENCE);
  expect(second.said).toContain(`${file} não pode ser lido e gravado`);
});
