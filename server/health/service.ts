import { bookkeepingOf } from '../bookkeeping.ts';
import type { Databases } from '../database/open.ts';
import { AppError } from '../errors.ts';
import { tryReading, tryWriting } from './repository.ts';

/** How long the database has to answer, and how long an answer counts, in milliseconds. */
interface Bounds {
  patience: number;
  validity: number;
}
const BOUNDS: Bounds = { patience: 2000, validity: 1000 };

/** True if the promise is settled by then. Its failure is the caller's to see. */
async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tells whether the database can be read and written, by doing both.
 *
 * However often it is asked, it tries once in `validity` at most, and never begins while an earlier try has not ended.
 *
 * @returns a function that resolves when all is well
 * @throws what the database answers; AppError UNAVAILABLE when it does not answer in time
 */
export function createHealthCheck(databases: Databases, bounds: Bounds = BOUNDS): () => Promise<void> {
  const keepBooks = bookkeepingOf(databases);
  /** Tries that have not ended: one that hangs is waited for again rather than joined by others. */
  let trying: { reading: Promise<unknown>; writing: Promise<unknown> } | null = null;
  let latest: Promise<void> | null = null;

  async function check(): Promise<void> {
    if (!trying) {
      const reading = databases.look().then(() => tryReading(databases.read));
      const writing = keepBooks(tryWriting);
      trying = { reading, writing };
      Promise.allSettled([reading, writing]).then(() => {
        trying = null;
      });
    }
    const { reading, writing } = trying;
    const answered = databases.answeredWrites();
    const [read, written] = await Promise.all([
      settledWithin(reading, bounds.patience),
      settledWithin(writing, bounds.patience),
    ]);
    // Behind a long import the try waits its turn: while writes are answered, nothing hangs.
    if (!read || (!written && databases.answeredWrites() === answered)) {
      throw new AppError('UNAVAILABLE', 'O banco de dados não respondeu a tempo');
    }
  }

  return () => {
    if (!latest) {
      latest = check();
      const forget = () => setTimeout(() => (latest = null), bounds.validity).unref();
      latest.then(forget, forget);
    }
    return latest;
  };
}
