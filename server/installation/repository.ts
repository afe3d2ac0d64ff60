import { sql, type Transaction } from 'kysely';
import type { Selecting } from '../database/reading.ts';
import type { Schema } from '../database/schema.ts';

/** Whether the database holds what the product ships. */
export async function isInstalled(db: Selecting): Promise<boolean> {
  return (await db.selectFrom('Instalacao').select('id').executeTakeFirst()) !== undefined;
}

/** Notes that the product is installed from that moment on. @returns false when it was before, by whomever */
export async function claimInstallation(db: Transaction<Schema>, criadaEm: string): Promise<boolean> {
  const claimed = await db
    .insertInto('Instalacao')
    .values({ id: 1, demonstracao: 0, criadaEm })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Marks the installation as a demonstration. @returns false when someone uses it, or another process was first */
export async function claimDemonstration(db: Transaction<Schema>): Promise<boolean> {
  const marked = await db
    .updateTable('Instalacao')
    .set({ demonstracao: 1 })
    .where('id', '=', 1)
    .where('demonstracao', '=', 0)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('Usuario').select('id'))))
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Whether this installation shows the product with made-up data. */
export async function isDemonstration(db: Selecting): Promise<boolean> {
  const facts = await db.selectFrom('Instalacao').select('demonstracao').executeTakeFirst();
  return facts?.demonstracao === 1;
}

/**
 * Has PostgreSQL look at what was filled in: it plans by what tables hold, would find that out by itself only a minute
 * later, and until then takes a minute for a report of all years.
 */
export async function learnContents(db: Transaction<Schema>): Promise<void> {
  await sql`analyze`.execute(db);
}
