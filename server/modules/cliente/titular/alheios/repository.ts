import { type RawBuilder, sql } from 'kysely';
import type { ColumnOf } from '../../../../database/columns.ts';
import type { Tx } from '../../../../write.ts';

/** What a line of a sheet says of where its sample was taken. */
export interface Lugar {
  cliente: string | null;
  ponto: string | null;
}

/** Tables with texts of anybody. */
export type TableOfAnybody = 'ImportacaoPendente' | 'MylimsAmostra' | 'MylimsInformacao' | 'Preferencia';

/** A column that holds texts; of lines of one place alone, where it is given. */
export interface Texts<T extends TableOfAnybody> {
  table: T;
  column: ColumnOf<T>;
  at?: Lugar | undefined;
}

const within = ({ cliente, ponto }: Lugar) =>
  sql`and "cliente" is not distinct from ${cliente} and "ponto" is not distinct from ${ponto}`;
const placed = (at: Lugar | undefined): RawBuilder<unknown> => (at ? within(at) : sql``);

/** The texts of a column, each once. */
export async function textsOf<T extends TableOfAnybody>(
  { db }: Tx,
  { table, column, at }: Texts<T>,
): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select distinct ${sql.ref(column)} as "text" from ${sql.table(table)}
    where ${sql.ref(column)} is not null ${placed(at)}`.execute(db);
  return found.rows.map(({ text }) => text);
}

/** Texts that one statement writes anew: each reads all of the table. */
const AT_ONCE = 200;

/** Writes other texts wherever a column has some of these. */
export async function rewriteTexts<T extends TableOfAnybody>(
  { db }: Tx,
  { table, column, at }: Texts<T>,
  changes: readonly { text: string; left: string }[],
): Promise<void> {
  const held = sql.ref(column);
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    const some = changes.slice(first, first + AT_ONCE);
    const lefts = some.map(({ text, left }) => sql`when ${text} then ${left}`);
    await sql`
      update ${sql.table(table)} set ${held} = case ${held} ${sql.join(lefts, sql` `)} end
      where ${held} in (${sql.join(some.map(({ text }) => text))}) ${placed(at)}`.execute(db);
  }
}
