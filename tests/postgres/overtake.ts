import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Databases } from '../../server/database/open.ts';
import type { EditableTable } from '../../server/records.ts';
import { type Tx, write } from '../../server/write.ts';
import { NOW, type Reply } from '../server/harness.ts';

/** Connections of this database that wait for what another has locked. */
export async function waitingOnes({ read }: Databases): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as "n" from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read);
  return rows[0]?.n ?? 0;
}

/** Does something in a transaction, which stays open until then. */
export const within = <T>(databases: Databases, work: (tx: Tx) => Promise<T>): Promise<T> =>
  write(databases, { id: 1, login: 'admin' }, () => NOW, work);

/**
 * Does `first` in a transaction that stays open until the request waits for it, and gives the request's reply.
 *
 * @param meanwhile what else it does then
 */
export async function overtake(
  databases: Databases,
  first: (tx: Tx) => Promise<unknown>,
  request: () => Promise<Reply>,
  meanwhile: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<Reply> {
  const done = await within(databases, async (tx) => {
    await first(tx);
    const reply = request();
    await expect.poll(() => waitingOnes(databases)).toBe(1);
    await meanwhile(tx);
    return { reply };
  });
  return done.reply;
}

/** Takes a row to write it. @throws Error when somebody holds it */
export async function takeAtOnce({ db }: Tx, table: EditableTable, id: number): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where "id" = ${id} for no key update nowait`.execute(db);
  expect(rows).toHaveLength(1);
}
