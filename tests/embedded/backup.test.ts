import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../../server/cli/backup.ts';
import { restore } from '../../server/cli/restore.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { writeWhole } from '../../server/wholeFile.ts';
import { countRows, startServer } from '../server/harness.ts';

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

  await restore(folder, copy);
  const restored = openSqlite(folder);
  expect(await countRows(restored, 'Roteiro')).toBe(0);
  await restored.close();
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

  await restore(folder, copy);
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
  await restore(empty, path.join(copies, 'outra.sqlite'));
  expect(await readFile(path.join(empty, early), 'utf8')).toBe('primeira');
  expect(await readFile(path.join(empty, late), 'utf8')).toBe('segunda');
});
