import type { Books } from '../../../bookkeeping.ts';
import type { Selecting } from '../../../database/reading.ts';
import { digest } from '../secrets.ts';

/** How many guesses failed since a moment, for each of the keys that has any. */
export async function countFailures(db: Selecting, keys: readonly string[], since: string): Promise<number[]> {
  const counts = await db
    .selectFrom('TentativaLogin')
    .select(({ fn }) => ['chave', fn.countAll<number>().as('n')])
    .where('chave', 'in', keys.map(digest))
    .where('em', '>', since)
    .groupBy('chave')
    .execute();
  return counts.map(({ n }) => Number(n));
}

/** Notes a failed guess under each key; those older than `windowMs` are swept out. */
export async function recordFailure(
  { db }: Books,
  keys: readonly string[],
  now: Date,
  windowMs: number,
): Promise<void> {
  const old = new Date(now.getTime() - windowMs).toISOString();
  await db.deleteFrom('TentativaLogin').where('em', '<', old).execute();
  await db
    .insertInto('TentativaLogin')
    .values(keys.map((key) => ({ chave: digest(key), em: now.toISOString() })))
    .execute();
}

/** Forgets the failures of a key. */
export async function forgetFailures({ db }: Books, key: string): Promise<void> {
  await db.deleteFrom('TentativaLogin').where('chave', '=', digest(key)).execute();
}
