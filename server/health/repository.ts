import type { Books } from '../bookkeeping.ts';
import type { Selecting } from '../database/reading.ts';

/** Some pages: more than what little room a full file may still have. */
const PAGES = 'x'.repeat(16 * 1024);

/** Reads a row that every database has. */
export async function tryReading(db: Selecting): Promise<void> {
  await db.selectFrom('Instalacao').select('id').executeTakeFirstOrThrow();
}

/** Writes some pages and takes them away, in one transaction that is kept: what is only undone never meets the disk. */
export async function tryWriting({ db }: Books): Promise<void> {
  const { id } = await db.insertInto('Sonda').values({ texto: PAGES }).returning('id').executeTakeFirstOrThrow();
  await db.deleteFrom('Sonda').where('id', '=', id).execute();
}
