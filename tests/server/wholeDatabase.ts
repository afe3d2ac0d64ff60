import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Databases } from '../../server/database/open.ts';
import type { TableName } from '../../server/database/schema.ts';

/** Everything in the database, as one text. */
export async function wholeDatabase({ read, engine }: Databases): Promise<string> {
  const tables =
    engine === 'sqlite'
      ? await sql<{ name: string }>`select "name" from sqlite_master where "type" = 'table'`.execute(read)
      : await sql<{ name: string }>`select table_name as "name" from information_schema.tables
          where table_schema = 'public'`.execute(read);
  const names = tables.rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['PessoaContato', 'LogUsuario', 'Idempotencia', 'Mensagem']));
  const rows = await Promise.all(
    names.map((name) =>
      read
        .selectFrom(name as TableName)
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
