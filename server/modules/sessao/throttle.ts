import type { Databases } from '../../database/open.ts';
import { AppError } from '../../errors.ts';
import { digest } from './secrets.ts';

/** Five failures in 15 minutes for one login or one address close it for a while. */
const MOST = 5;
const WINDOW_MS = 15 * 60_000;

const queues = new Map<string, Promise<unknown>>();

/** Runs works of the same key one after the other, so that guesses made at once count one by one. */
async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
  queues.set(key, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === turn) queues.delete(key);
  }
}

async function refuseIfClosed(databases: Databases, keys: readonly string[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const counts = await databases.read
    .selectFrom('TentativaLogin')
    .select(({ fn }) => ['chave', fn.countAll<number>().as('n')])
    .where('chave', 'in', keys.map(digest))
    .where('em', '>', since)
    .groupBy('chave')
    .execute();
  if (counts.some(({ n }) => Number(n) >= MOST)) {
    throw new AppError('TOO_MANY', 'Muitas tentativas sem sucesso. Aguarde 15 minutos e tente novamente.');
  }
}

async function recordFailure(databases: Databases, keys: readonly string[], now: Date): Promise<void> {
  const old = new Date(now.getTime() - WINDOW_MS).toISOString();
  await databases.write.transaction().execute(async (db) => {
    await db.deleteFrom('TentativaLogin').where('em', '<', old).execute();
    await db
      .insertInto('TentativaLogin')
      .values(keys.map((key) => ({ chave: digest(key), em: now.toISOString() })))
      .execute();
  });
}

/**
 * Lets one guess of a password go on, unless too many failed before it, and remembers when it fails.
 *
 * @param guess gives null for a wrong password
 * @throws AppError TOO_MANY
 */
export async function throttled<T>(
  databases: Databases,
  { login, ip, now }: { login: string; ip: string; now: () => Date },
  guess: () => Promise<T | null>,
): Promise<T | null> {
  const byLogin = `login:${login.toLowerCase()}`;
  const byAddress = `ip:${ip}`;
  return oneAtATime(byAddress, () =>
    oneAtATime(byLogin, async () => {
      await refuseIfClosed(databases, [byLogin, byAddress], now());
      const outcome = await guess();
      if (outcome === null) await recordFailure(databases, [byLogin, byAddress], now());
      else await databases.write.deleteFrom('TentativaLogin').where('chave', '=', digest(byLogin)).execute();
      return outcome;
    }),
  );
}
