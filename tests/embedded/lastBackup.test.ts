import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastBackup } from '../../server/database/lastBackup.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite } from '../../server/database/open.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../server/cli/backup.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the command that makes a copy notes when it did', async () => {
  const databases = openSqlite(folder);
  await migrate(databases);
  await databases.close();
  expect(await lastBackup(folder)).toBeNull();
  const since = new Date().toISOString();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, [COMMAND], { env });
  const em = await lastBackup(folder);
  expect(em! >= since && em! <= new Date().toISOString()).toBe(true);
  expect(await readdir(path.join(folder, 'copias'))).toHaveLength(1);
});

test.each(['', '{"em":', '{"em":"ontem"}', '{}'])('a note that says nothing, %j, is of no copy', async (text) => {
  await writeFile(path.join(folder, 'ultima-copia.json'), text);
  expect(await lastBackup(folder)).toBeNull();
});
