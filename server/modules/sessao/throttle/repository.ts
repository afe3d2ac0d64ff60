import type { Books } from '../../../bookkeeping.ts';
import type { Selecting } from '../../../database/reading.ts';

/** How many guesses failed under a key since a moment, and when the last one did. */
export async function failuresSince(
  db: Selecting,
  chave: string,
  since: Date,
): Promise<{ failures: number; last: string | null }> {
  const { failures, last } = await db
    .selectFrom('TentativaLogin')
    .select(({ fn }) => [fn.countAll<number>().as('failures'), fn.max('em').as('last')])
    .where('chave', '=', chave)
    .where('em', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return { failures: Number(failures), last };
}

/** Whether any failure is dated later than now: the clock was set back since. */
export async function failuresAhead(db: Selecting, now: string): Promise<boolean> {
  const ahead = await db.selectFrom('TentativaLogin').select('id').where('em', '>', now).executeTakeFirst();
  return ahead !== undefined;
}

/** Dates such failures now, so that they end as others do. */
export async function dateFailuresNow({ db }: Books, now: string): Promise<void> {
  await db.updateTable('TentativaLogin').set({ em: now }).where('em', '>', now).execute();
}

/** Notes a failed guess under each key; those before `old` are swept out. */
export async function recordFailure({ db }: Books, keys: readonly string[], now: Date, old: Date): Promise<void> {
  await db.deleteFrom('TentativaLogin').where('em', '<', old.toISOString()).execute();
  await db
    .insertInto('TentativaLogin')
    .values(keys.map((chave) => ({ chave, em: now.toISOString() })))
    .execute();
}

/** Whether a login last succeeded at that network address. Both are hashes. */
export async function lastSucceededAt(db: Selecting, chave: string, endereco: string): Promise<boolean> {
  const access = await db.selectFrom('UltimoAcesso').select('endereco').where('chave', '=', chave).executeTakeFirst();
  return access?.endereco === endereco;
}

/** Notes where a login succeeded, and forgets the failures of the pair of both. */
export async function recordSuccess(
  { db }: Books,
  { chave, endereco, pair }: { chave: string; endereco: string; pair: string },
  em: string,
): Promise<void> {
  await db.deleteFrom('TentativaLogin').where('chave', '=', pair).execute();
  await db
    .insertInto('UltimoAcesso')
    .values({ chave, endereco, em })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ endereco, em }))
    .execute();
}
