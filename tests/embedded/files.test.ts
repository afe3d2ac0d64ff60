import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../server/cli/backup.ts';
import { restore } from '../../server/cli/restore.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import { LockedError, lockDataDir } from '../../server/database/lock.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { refuseKnownPasswords } from '../../server/modules/sessao/demonstracao.ts';
import { seedBase } from '../../server/seed.ts';
import { countRows, NOW } from '../server/harness.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('settings', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DEMO: 'sim' }, 'DEMO'],
    [{ PUBLIC_URL: 'exemplo' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://efluentes.example/app' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://efluentes.example/?a=1' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://efluentes.example#a' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://efluentes.example ' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://efluentes.example\\app' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY'],
    [{ SMTP_URL: 'http://correio' }, 'SMTP_URL'],
    [{ VITE_CEP_URL: 'viacep' }, 'VITE_CEP_URL'],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT: deve ser um número inteiro de 0 a 65535, e não "abc"'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: deve ser um número inteiro de 0 a 10, e não "true"'],
  ])('%j is quoted', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });

  test.each(['ab/cd', '12/34', '12#34', '12?34', 'ab#cd', 'ab%cd'])(
    'a DATABASE_URL cut by its password, %s, is told',
    (password) => {
      const DATABASE_URL = `postgres://ana:${password}@servidor/efluentes`;
      expect(() => readConfig({ DATABASE_URL })).toThrow(/DATABASE_URL: não pode ser lido .* %2F/);
      expect(() => readConfig({ DATABASE_URL })).not.toThrow(password);
    },
  );

  test.each([
    'postgres://ana:ab%2Fcd@servidor:5432/efluentes?sslmode=require',
    'postgres://ana:ab@cd@servidor/efluentes',
    'postgres://servidor/efluentes?user=ana@exemplo',
  ])('%s is an address', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('nothing set means a loopback server with demonstration data', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      publicUrl: 'http://localhost:3000',
    });
  });
});

describe('under https', () => {
  const PUBLIC_URL = 'https://efluentes.example';

  test.each([
    [{ PUBLIC_URL }, false],
    [{ PUBLIC_URL: 'HTTPS://Efluentes.example/' }, false],
    [{ PUBLIC_URL, DEMO: '0' }, false],
    [{ PUBLIC_URL, DEMO: '1' }, true],
    [{}, true],
  ])('%j: demonstration %s, whose database is refused otherwise', (environment, demo) => {
    const config = readConfig(environment);
    expect(config.demo).toBe(demo);
    if (demo) expect(() => refuseKnownPasswords(config)).not.toThrow();
    else expect(() => refuseKnownPasswords(config)).toThrow('DEMO=1');
  });

  test('one proxy is trusted unless said otherwise; none under http', () => {
    expect(readConfig({ PUBLIC_URL }).trustProxy).toBe(1);
    expect(readConfig({ PUBLIC_URL, TRUST_PROXY: '0' }).trustProxy).toBe(0);
    expect(readConfig({}).trustProxy).toBe(0);
  });
});

describe('the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('a second server on the same folder is refused with a clear message', () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(LockedError);
    expect(() => lockDataDir(folder)).toThrow(folder);
    unlock();
    lockDataDir(folder)();
  });

  test('belongs to the server’s own user alone, also when it did not before', async () => {
    const data = path.join(folder, 'dados');
    await mkdir(path.join(data, 'outbox'), { recursive: true });
    await openSqlite(data).close();
    for (const name of ['.', 'outbox']) await chmod(path.join(data, name), 0o755);
    await chmod(path.join(data, SQLITE_FILE), 0o644);
    const unlock = lockDataDir(data);
    const databases = openSqlite(data);
    await migrate(databases);
    await backup(data, path.join(data, 'copias', 'copia.sqlite'));
    const modes = await Promise.all(
      ['.', ...(await readdir(data, { recursive: true }))].map(async (name) => {
        const { mode } = await stat(path.join(data, name));
        return [name, (mode & 0o777).toString(8)];
      }),
    );
    await databases.close();
    unlock();
    expect(Object.fromEntries(modes)).toMatchObject({
      '.': '700',
      outbox: '700',
      copias: '700',
      'copias/copia.sqlite': '600',
      'servidor.lock': '600',
      [SQLITE_FILE]: '600',
      [`${SQLITE_FILE}-wal`]: '600',
      [`${SQLITE_FILE}-shm`]: '600',
    });
  });

  test('is backed up while in use, and comes back whole', async () => {
    const databases = openSqlite(folder);
    await migrate(databases);
    await seedBase(databases, NOW);
    const copy = path.join(folder, 'copias', 'copia.sqlite');
    await backup(folder, copy);
    await databases.write.deleteFrom('GrupoAcessoMenu').execute();
    expect(await countRows(databases, 'GrupoAcessoMenu')).toBe(0);
    await databases.close();

    const former = await restore(folder, copy, NOW);
    expect(former).toBe(path.join(folder, `${SQLITE_FILE}.antes-2026-11-20T15-00-00-000Z`));
    const again = openSqlite(folder);
    expect(await countRows(again, 'GrupoAcessoMenu')).toBeGreaterThan(60);
    await again.close();
    expect((await readFile(former!)).length).toBeGreaterThan(0);
  });

  test('is not replaced under a running server, nor by what is no database', async () => {
    const unlock = lockDataDir(folder);
    const databases = openSqlite(folder);
    await migrate(databases);
    await databases.close();
    const copy = path.join(folder, 'copia.sqlite');
    await backup(folder, copy);
    await expect(restore(folder, copy, NOW)).rejects.toThrow(LockedError);
    unlock();
    await expect(restore(folder, path.join(ROOT, 'package.json'), NOW)).rejects.toThrow(ConfigError);
    await expect(restore(folder, folder, NOW)).rejects.toThrow(`${folder} não é um arquivo`);
    await expect(restore(folder, path.join(folder, 'nada'), NOW)).rejects.toThrow(/nada não existe/);
  });
});
