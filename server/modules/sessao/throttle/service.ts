import type { SignedUser, WriteContext } from '../../../context.ts';
import type { Selecting } from '../../../database/reading.ts';
import { AppError } from '../../../errors.ts';
import { digest } from '../secrets.ts';
import {
  dateFailuresNow,
  failuresAhead,
  failuresSince,
  lastSucceededAt,
  recordFailure,
  recordSuccess,
} from './repository.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Failures in 15 minutes that close an address to one login, and to all: an office behind one address mistypes a lot. */
const MOST_OF_PAIR = 5;
const MOST_OF_ADDRESS = 50;

/** Failures in a day, from wherever, after which guesses of one login are slowed down. */
const FREE_OF_LOGIN = 10;

/** Milliseconds that a login waits after the last of so many failures: a second, doubled with each, at most 15 minutes. */
function delayAfter(failures: number): number {
  return failures < FREE_OF_LOGIN ? 0 : Math.min(1000 * 2 ** (failures - FREE_OF_LOGIN), WINDOW_MS);
}

/** Whose guess it is, as the database keeps it. */
interface Keys {
  login: string;
  address: string;
  pair: string;
}

function keysOf(login: string, ip: string): Keys {
  const name = login.toLowerCase();
  return { login: digest(`login:${name}`), address: digest(`ip:${ip}`), pair: digest(`login:${name} ip:${ip}`) };
}

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

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

function tooMany(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = waitMs > MINUTE_MS ? `${minutes} minutos` : `${Math.ceil(waitMs / 1000)} s`;
  return new AppError('TOO_MANY', `Muitas tentativas sem sucesso. Aguarde ${wait} e tente novamente.`);
}

/**
 * Refuses another guess when too many failed at this address, or lately for this login from wherever. The latter never
 * keeps out the address where the login last succeeded: nobody locks a user out from elsewhere.
 */
async function refuseIfClosed(db: Selecting, { login, address, pair }: Keys, now: Date): Promise<void> {
  const since = before(now, WINDOW_MS);
  if ((await failuresSince(db, pair, since)).failures >= MOST_OF_PAIR) throw tooMany(WINDOW_MS);
  if ((await failuresSince(db, address, since)).failures >= MOST_OF_ADDRESS) throw tooMany(WINDOW_MS);
  const { failures, last } = await failuresSince(db, login, before(now, DAY_MS));
  if (!last) return;
  const waitMs = Date.parse(last) + delayAfter(failures) - now.getTime();
  if (waitMs > 0 && !(await lastSucceededAt(db, login, address))) throw tooMany(waitMs);
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
  const keys = keysOf(login, ip);
  return oneAtATime(keys.address, () =>
    oneAtATime(keys.login, async () => {
      const moment = now();
      const em = moment.toISOString();
      if (await failuresAhead(db, em)) await keepBooks((books) => dateFailuresNow(books, em));
      await refuseIfClosed(db, keys, moment);
      const outcome = await guess();
      await keepBooks((books) =>
        outcome === null
          ? recordFailure(books, Object.values(keys), moment, before(moment, DAY_MS))
          : recordSuccess(books, { chave: keys.login, endereco: keys.address, pair: keys.pair }, em),
      );
      return outcome;
    }),
  );
}
