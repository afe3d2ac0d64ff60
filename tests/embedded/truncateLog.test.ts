import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { truncateLog } from '../../server/database/truncateLog.ts';

test('the write-ahead file is emptied once nobody reads an older state; whoever writes does not wait for that', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-wal-'));
  const databases = openSqlite(folder);
  const file = path.join(folder, SQLITE_FILE);
  const { write } = databases;
  await sql`create table "t" ("n" integer)`.execute(write);
  const reader = new BetterSqlite(file, { readonly: true });
  try {
    reader.exec('begin');
    reader.prepare('select * from "t"').all();
    await sql`insert into "t" values (1)`.execute(write);
    const truncated = truncateLog(databases);
    await sql`insert into "t" values (2)`.execute(write);
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
    reader.exec('commit');
    await truncated;
    expect((await stat(`${file}-wal`)).size).toBe(0);
    // Other connections that write are waited for as before.
    const { rows } = await sql`pragma busy_timeout`.execute(write);
    expect(rows).toEqual([{ timeout: 10_000 }]);
  } finally {
    reader.close();
    await databases.close();
    await rm(folder, { recursive: true, force: true });
  }
});
