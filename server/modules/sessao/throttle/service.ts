import type { SignedUser, WriteContext } from '../../../context.ts';
import type { Selecting } from '../../../database/reading.ts';
import { AppError } from '../../../errors.ts';
import { countFailures, forgetFailures, recordFailure } from './repository.ts';

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

/** Refuses another guess when too many failed for one of the keys. */
async function refuseIfClosed(db: Selecting, keys: readonly string[], now: Date): Promise<void> {
  const counts = await countFailures(db, keys, new Date(now.getTime() - WINDOW_MS).toISOString());
  if (counts.some((n) => n >= MOST)) {
    throw new AppError('TOO_MANY', 'Muitas tentativas sem sucesso. Aguarde 15 minutos e tente novamente.');
  }
}

/**
 * Lets one guess of a password go on, unless too many failed before it, and remembers when it fails.
 *
 * @param guess gives null for a wrong password
 * @throws AppError TOO_MANY
 */
export async function throttled<T>(
  { db, keepBooks, ip, now }: WriteContext<SignedUser | null>,
  login: string,
  guess: () => Promise<T | null>,
): Promise<T | null> {
  const byLogin = `login:${login.toLowerCase()}`;
  const byAddress = `ip:${ip}`;
  return oneAtATime(byAddress, () =>
    oneAtATime(byLogin, async () => {
      await refuseIfClosed(db, [byLogin, byAddress], now());
      const outcome = await guess();
      if (outcome === null) await keepBooks((books) => recordFailure(books, [byLogin, byAddress], now(), WINDOW_MS));
      else await keepBooks((books) => forgetFailures(books, byLogin));
      return outcome;
    }),
  );
}
