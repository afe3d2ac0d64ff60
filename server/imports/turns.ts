import { AppError } from '../errors.ts';

/** How many files are read at once, and how long one waits for others' to end, in milliseconds. */
interface Bounds {
  atOnce: number;
  patience: number;
  /** What is told to who waited longer. */
  busy: string;
}

/** Runs a reading in its turn. @throws AppError UNAVAILABLE when others' take too long */
type InTurn = <T>(owner: number, read: () => Promise<T>) => Promise<T>;

/**
 * Readings one after the other for each person, and some people's at once: the memory that they take together is
 * bounded, and nobody waits long behind another's file. Who would have to is told so instead.
 */
export function createTurns({ atOnce, patience, busy }: Bounds): InTurn {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const last = new Map<number, Promise<void>>();

  async function takePlace(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(new AppError('UNAVAILABLE', busy));
    }, patience);
    await promise.finally(() => clearTimeout(timer));
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return (owner, read) => {
    const before = last.get(owner);
    const reading = (async () => {
      await before;
      await takePlace();
      return read().finally(leavePlace);
    })();
    const over = reading.then(
      () => undefined,
      () => undefined,
    );
    last.set(owner, over);
    over.then(() => {
      if (last.get(owner) === over) last.delete(owner);
    });
    return reading;
  };
}
