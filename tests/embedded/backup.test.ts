import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../../server/cli/backup.ts';
import { restore } from '../../server/cli/restore.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { writeWhole } from '../../server/wholeFile.ts';
import { countRows, NOW, startServer } from '../server/harness.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['without content', Buffer.alloc(0)],
  ['damaged', Buffer.alloc(50_000, 0xff)],
])('no copy is taken of a database %s, and a copy takes its place', async (_, bytes) => {
  const databases = openSqlite(folder);
  await migrate(databases);
  const copy = path.join(folder, 'copia.sqlite');
  await backup(folder, copy);
  await databases.close();
  const file = path.join(folder, SQLITE_FILE);
  await writeFile(file, bytes);
  await expect(backup(folder, path.join(folder, 'outra.sqlite'))).rejects.toThrow(file);

  await restore(folder, copy, NOW);
  const restored = openSqlite(folder);
  expect(await countRows(restored, 'Roteiro')).toBe(0);
  await restored.close();
});

test('a copy without a name is refused in a sentence', async () => {
  await expect(backup(folder, '')).rejects.toThrow('O nome do arquivo da cópia está vazio.');
});

test('a copy taken while writes go on comes to its end, and holds each write with its entry in the log', async () => {
  const databases = openSqlite(folder);
  await migrate(databases);
  const server = await startServer({ databases });
  const admin = await server.login('admin');
  // Enough pages for a copy of many steps.
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
    insert into "Sonda" ("texto") select hex(zeroblob(40000)) from n`.execute(databases.write);

  let over = false;
  let written = 0;
  const write = async (writer: number) => {
    for (let n = 0; !over; n += 1) {
      const { status } = await admin.post('/api/Roteiro', { descricao: `Rota ${writer}-${n}`, flagAtivo: 1 });
      expect(status).toBe(200);
      written += 1;
    }
  };
  const WRITERS = [1, 2, 3];
  const writers = WRITERS.map(write);
  await expect.poll(() => written).toBeGreaterThan(5);
  const copy = path.join(folder, 'copias', 'copia.sqlite');
  let before: number;
  // A disk may be slow to write and quick to copy: a copy tells something once writes were acknowledged while it was made.
  do {
    before = written;
    await backup(folder, copy);
  } while (written <= before + WRITERS.length);
  over = true;
  await Promise.all(writers);
  await server.close();

  await restore(folder, copy, NOW);
  const restored = openSqlite(folder);
  const rows = await restored.read.selectFrom('Roteiro').select('id').orderBy('id').execute();
  const entries = await restored.read
    .selectFrom('LogUsuario')
    .select('idReferencia as id')
    .where('tabela', '=', 'Roteiro')
    .where('evento', '=', 'Inclusão')
    .orderBy('idReferencia')
    .execute();
  const kept = await restored.read.selectFrom('Sonda').select('id').execute();
  await restored.close();
  // A copy of one moment does not begin anew at each write: it holds what was kept when it began.
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.length).toBeLessThanOrEqual(before + WRITERS.length);
  expect(entries).toEqual(rows);
  expect(kept).toHaveLength(300);
});

test('photos are copied once for all copies of a folder, and come back with any of them', async () => {
  const databases = openSqlite(folder);
  await migrate(databases);
  const photo = (name: string) => path.join('imagens', name.slice(0, 2), `${name}-inteira.jpg`);
  const [early, late] = [photo('ab01'), photo('cd02')];
  const copies = path.join(folder, 'copias');
  await writeWhole(path.join(folder, early), Buffer.from('primeira'));
  await backup(folder, path.join(copies, 'uma.sqlite'));
  const { mtimeMs } = await stat(path.join(copies, early));
  await writeWhole(path.join(folder, late), Buffer.from('segunda'));
  await backup(folder, path.join(copies, 'outra.sqlite'));
  expect((await stat(path.join(copies, early))).mtimeMs).toBe(mtimeMs);
  await databases.close();

  const empty = path.join(folder, 'vazia');
  await restore(empty, path.join(copies, 'outra.sqlite'), NOW);
  expect(await readFile(path.join(empty, early), 'utf8')).toBe('primeira');
  expect(await readFile(path.join(empty, late), 'utf8')).toBe('segunda');
});

/** A folder as a killed server leaves it: what was written last stands in the write-ahead log alone. */
async function killedServer(): Promise<string> {
  const live = path.join(folder, 'vivo');
  const killed = path.join(folder, 'morto');
  const databases = openSqlite(live);
  await migrate(databases);
  await databases.close();
  const again = openSqlite(live);
  await sql`insert into "Sonda" ("texto") values ('no diário')`.execute(again.write);
  await mkdir(killed);
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`])
    await copyFile(path.join(live, name), path.join(killed, name));
  await again.close();
  return killed;
}

function textsOf(file: string): string[] {
  const connection = new BetterSqlite(file, { readonly: true });
  const rows = connection.prepare('select "texto" from "Sonda"').all() as { texto: string }[];
  connection.close();
  return rows.map(({ texto }) => texto);
}

test('what stood in the write-ahead log of a killed server is in the former database, and stays after another restore', async () => {
  const killed = await killedServer();
  const empty = path.join(folder, 'vazia.sqlite');
  const databases = openSqlite(path.join(folder, 'outro'));
  await migrate(databases);
  await databases.close();
  await backup(path.join(folder, 'outro'), empty);

  const first = await restore(killed, empty, NOW);
  const second = await restore(killed, empty, new Date(NOW.getTime() + 1000));
  expect([first, second].map((file) => textsOf(file!))).toEqual([['no diário'], []]);
  expect((await readdir(killed)).filter((name) => /\.antes-.*Z$/.test(name))).toHaveLength(2);
  // Such a folder, or what was set aside, is itself a copy, with its log.
  expect(await restore(path.join(folder, 'novo'), path.join(await killedAgain(killed), SQLITE_FILE), NOW)).toBeNull();
  expect(textsOf(path.join(folder, 'novo', SQLITE_FILE))).toEqual(['no diário']);
});

async function killedAgain(before: string): Promise<string> {
  await rm(before, { recursive: true });
  await rm(path.join(folder, 'vivo'), { recursive: true });
  return killedServer();
}

test.each([
  ['without content', Buffer.alloc(0)],
  ['damaged', Buffer.alloc(50_000, 0xff)],
])('a database %s is set aside together with its write-ahead log', async (_, bytes) => {
  const killed = await killedServer();
  const file = path.join(killed, SQLITE_FILE);
  const log = await readFile(`${file}-wal`);
  await writeFile(file, bytes);
  const copy = path.join(folder, 'copia.sqlite');
  await backup(path.join(folder, 'vivo'), copy);
  const former = await restore(killed, copy, NOW);
  expect(await readFile(former!)).toEqual(bytes);
  expect(await readFile(`${former}-wal`)).toEqual(log);
  expect(textsOf(file)).toEqual(['no diário']);
});

test('a copy does not go to the database’s own file, by whatever name', async () => {
  const databases = openSqlite(folder);
  await migrate(databases);
  await databases.close();
  const file = path.join(folder, SQLITE_FILE);
  const other = path.join(folder, 'atalho.sqlite');
  await symlink(file, other);
  const before = await readFile(file);
  for (const target of [file, other]) {
    await expect(backup(folder, target)).rejects.toThrow(`${target} é o próprio banco de dados`);
  }
  expect(await readFile(file)).toEqual(before);
});

test('no copy is taken where no database is: the settings are named, and nothing is made', async () => {
  const empty = path.join(folder, 'vazia');
  await expect(backup(empty, path.join(folder, 'copia.sqlite'))).rejects.toThrow(/vazia\. .*DATA_DIR ou DATABASE_URL/);
  expect(await readdir(folder)).toEqual([]);
});

test('a copy of another version, or of none, is refused before anything is set aside', async () => {
  const data = path.join(folder, 'dados');
  const databases = openSqlite(data);
  await migrate(databases);
  await databases.close();
  const copy = path.join(folder, 'copia.sqlite');
  await backup(data, copy);
  const change = (statement: string) => {
    const connection = new BetterSqlite(copy);
    connection.exec(statement);
    connection.close();
  };
  const before = await readdir(data);
  change(`insert into "kysely_migration" values ('999_depois', '2027-01-01')`);
  await expect(restore(data, copy, NOW)).rejects.toThrow(/versão mais nova .*999_depois/);
  change(`delete from "kysely_migration" where "name" in ('999_depois', '030_x') or "name" like '02%'`);
  await expect(restore(data, copy, NOW)).rejects.toThrow(/não estão na ordem/);
  change('drop table "kysely_migration"');
  await expect(restore(data, copy, NOW)).rejects.toThrow(`${copy} não é uma cópia que sirva`);
  expect(await readdir(data)).toEqual(before);
});

test('a copy does not go to a folder', async () => {
  const data = path.join(folder, 'dados');
  const databases = openSqlite(data);
  await migrate(databases);
  await databases.close();
  await expect(backup(data, folder)).rejects.toThrow(`${folder} é uma pasta`);
});
