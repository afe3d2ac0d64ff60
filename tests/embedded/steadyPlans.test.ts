import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Databases, openSqlite } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';

let folder: string;
let databases: Databases;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
  databases = openSqlite(folder);
  await sql`create table n (i integer primary key, t text, r real, b blob)`.execute(databases.write);
});
afterAll(async () => {
  await databases.close();
  await rm(folder, { recursive: true, force: true });
});

const WAYS = ['read', 'scan', 'write'] as const;

describe.each(WAYS)('the way %s', (way) => {
  test('writes no value so that SQLite plans by it, and compiles anew for the next', () => {
    const db: Kysely<Schema> = databases[way];
    const query = db
      .selectFrom('Roteiro')
      .select('id')
      .where('descricao', 'in', ['Norte', 'Sul'])
      .where(sql<boolean>`("id", "versao") < (${1}, ${2})`)
      .limit(3);
    expect(query.compile().sql.match(/.?\?/g)).toEqual(['+?', '+?', '+?', '+?', '+?']);
  });

  test.each([
    [null, 'null'],
    ['', 'text'],
    ['007', 'text'],
    ['-1,5', 'text'],
    [0, 'real'],
    [-1, 'real'],
    [9_007_199_254_740_991, 'real'],
    [-1.5, 'real'],
  ])('hands %j on as it is', async (value, kind) => {
    const given = sql<{ value: unknown; kind: string }>`select ${value} as value, typeof(${value}) as kind`;
    expect((await given.execute(databases[way])).rows).toEqual([{ value, kind }]);
  });

  test('hands bytes on as they are', async () => {
    const bytes = Buffer.from([0, 255]);
    const given = sql`select hex(${bytes}) as hex, typeof(${bytes}) as kind`;
    expect((await given.execute(databases[way])).rows).toEqual([{ hex: '00FF', kind: 'blob' }]);
  });
});

test('a column that takes the kind of its values keeps what it is given', async () => {
  const { read, write } = databases;
  await sql`insert into n values (${7}, ${'007'}, ${1.5}, ${Buffer.from('a')})`.execute(write);
  const found = async (condition: ReturnType<typeof sql>) =>
    (await sql`select i, t, r, hex(b) as b from n where ${condition}`.execute(read)).rows;
  const row = { i: 7, t: '007', r: 1.5, b: '61' };
  expect(await found(sql`i = ${'7'}`)).toEqual([row]);
  expect(await found(sql`t = ${'007'} and r = ${1.5}`)).toEqual([row]);
  expect(await found(sql`t = ${'7'}`)).toEqual([]);
  expect(await found(sql`t like ${'00%'} and b = ${Buffer.from('a')}`)).toEqual([row]);
});
