import { spawn } from 'node:child_process';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite } from '../../server/database/open.ts';
import { seedBase } from '../../server/seed.ts';
import { NOW } from '../server/harness.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  dataDir = path.join(folder, 'dados');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command as its script of package.json does. */
async function command(file: string, args: string[] = [], user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, 'server', file), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

async function install(): Promise<void> {
  const databases = openSqlite(dataDir);
  await migrate(databases);
  await seedBase(databases, NOW);
  await databases.close();
}

test('an administrator is made where the service has its database, and nowhere else', async () => {
  const refused = await command('cli/createAdmin.ts');
  expect(refused).toEqual({
    code: 1,
    said: `Não há banco de dados em ${dataDir}. Dê ao comando os mesmos DATA_DIR ou DATABASE_URL do serviço.`,
  });
  expect(await readdir(folder)).toEqual([]);

  await openSqlite(dataDir).close();
  expect((await command('cli/createAdmin.ts')).code).toBe(1);
  await install();
  expect(await command('cli/createAdmin.ts')).toMatchObject({
    code: 0,
    said: expect.stringContaining('alterar-senha'),
  });
  for (const wrong of [['--help'], ['ana', 'DESENVOLVEDOR', 'rui']]) {
    expect(await command('cli/createAdmin.ts', wrong)).toEqual({
      code: 1,
      said: 'Diga um login e, se for o caso, o grupo, e nada mais.',
    });
  }
});

test('a copy that is none is told in a sentence', async () => {
  await install();
  const { code, said } = await command('cli/restore.ts', [folder]);
  expect({ code, said }).toEqual({ code: 1, said: `${folder} não é um arquivo. Diga o de uma cópia.` });
});

/** Only root can act for another user; who is not stands for that user too. */
const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
const AS_ROOT = uid === 0;
const SERVICE = AS_ROOT ? { uid: 12_345, gid: 12_345 } : { uid, gid };

test('what root’s commands write in a data directory is of whom the directory is', async () => {
  await install();
  for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
    await chown(path.join(dataDir, name), SERVICE.uid, SERVICE.gid);
  }
  expect((await command('cli/backup.ts')).code).toBe(0);
  const [copy = ''] = await readdir(path.join(dataDir, 'copias'));
  expect((await command('cli/restore.ts', [path.join(dataDir, 'copias', copy)])).code).toBe(0);
  expect((await command('cli/createAdmin.ts')).code).toBe(0);
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toContain('ultima-copia.json');
  const owners = await Promise.all(names.map(async (name) => (await lstat(path.join(dataDir, name))).uid));
  expect(new Set(owners)).toEqual(new Set([SERVICE.uid]));
});

test('a data directory of somebody else is named, with its setting', async () => {
  await mkdir(dataDir, { mode: 0o755 });
  await chmod(folder, 0o755);
  if (!AS_ROOT) dataDir = path.parse(ROOT).root;
  const { code, said } = await command('main.ts', ['--sem-telas'], SERVICE);
  expect(code).toBe(1);
  expect(said).toBe(
    `A pasta de dados ${dataDir} não pode ser lida e gravada por este usuário. Dê a ele a pasta, ou escolha outra com DATA_DIR.`,
  );
});
