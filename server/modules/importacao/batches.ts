import { setImmediate } from 'node:timers/promises';

/** Splits a list, so that no statement carries more parameters than the engines take. */
export function* inBatches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/** Has the next one made ready while the one before is still in use. */
export async function* oneAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = iterator.next();
      // Its failure is met when it is waited for, not before.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** What `make` makes of each: of hundreds among thousands of names all at once would hold up other requests. */
export async function inPieces<T, Made>(list: readonly T[], make: (one: T) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of list) {
    made.push(make(one));
    await setImmediate();
  }
  return made;
}
