import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';
import type { Databases, Db } from './open.ts';

/** Pages of the index that are written at once: 0.1 to 0.3 s, in which nobody else writes. */
const PAGES = sql.lit(500);

/**
 * From here on in a transaction, texts of the log that are changed or removed are only marked as gone in SQLite's index.
 * Taken out of it at once (`secure-delete`), each costs 10 ms among a million entries, in which nobody else writes; a
 * marked one costs 0.5 ms, and its groups of characters, not its text, stay until `forgetMarked`.
 */
export async function markOnly(db: QueryExecutorProvider): Promise<void> {
  if (isSqlite(db)) await setSecureDelete(db, 0);
}

/**
 * Takes what was marked out of the index, by writing all of it anew, a little at a time; does nothing where nothing is
 * marked. If it does not come to its end, `finishForgetting` does.
 */
export async function forgetMarked({ engine, write }: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  if (engine !== 'sqlite') return;
  if (await begin(write)) follow(write);
  // What another erasure began has taken this one's in.
  await underWay.get(write)?.catch(() => undefined);
}

function follow(write: Db): Promise<void> {
  const following = goOn(write);
  underWay.set(write, following);
  return following;
}

/** What was begun last, of each database. */
const underWay = new WeakMap<Db, Promise<void>>();

/** Brings to its end what an ended process left of it. */
export async function finishForgetting({ engine, write }: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  if (engine !== 'sqlite') return;
  await begin(write);
  await follow(write);
}

/** That something is marked stands in the index's own settings; that it has begun to be written anew, in its structure. */
function begin(write: Db): Promise<boolean> {
  return write.transaction().execute(async (db) => {
    const { rows } = await sql`select 1 from "LogBusca_config" where "k" = 'secure-delete' and "v" = 0`.execute(db);
    if (rows.length === 0) return false;
    // Below zero it takes in all that there is.
    await merge(db, sql`-${PAGES}`);
    await setSecureDelete(db, 1);
    return true;
  });
}

async function goOn(write: Db): Promise<void> {
  let before: string | undefined;
  for (let now = await structure(write); now !== before; now = await structure(write)) {
    before = now;
    await merge(write, PAGES);
  }
}

async function setSecureDelete(db: QueryExecutorProvider, on: 0 | 1): Promise<void> {
  await sql`insert into "LogBusca"("LogBusca", "rank") values ('secure-delete', ${sql.lit(on)})`.execute(db);
}

async function merge(db: QueryExecutorProvider, pages: RawBuilder<unknown>): Promise<void> {
  await sql`insert into "LogBusca"("LogBusca", "rank") values ('merge', ${pages})`.execute(db);
}

/** Of which pieces the index consists (FTS5's structure record): the same after a `merge` that had nothing to do. */
async function structure(db: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ of: string }>`select hex("block") as "of" from "LogBusca_data" where "id" = 10`.execute(
    db,
  );
  return rows[0]?.of;
}
