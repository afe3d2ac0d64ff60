import { expect, test } from 'vitest';
import { createTurns } from '../../server/imports/turns.ts';

const BUSY = 'Outros estão sendo lidos';

/** A reading that goes on until it is told to end, and says when it began. */
function reading() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let started = false;
  const read = async () => {
    started = true;
    begun.resolve();
    await ended.promise;
    return 'lida';
  };
  return { read, begun: begun.promise, end: () => ended.resolve(), started: () => started };
}

test("one person's file does not wait for another's, and their own come one after the other", async () => {
  const inTurn = createTurns({ atOnce: 2, patience: 60_000, busy: BUSY });
  const [first, second, others] = [reading(), reading(), reading()];
  const mine = [inTurn(1, first.read), inTurn(1, second.read)];
  const theirs = inTurn(2, others.read);
  await Promise.all([first.begun, others.begun]);
  expect(second.started()).toBe(false);
  first.end();
  await second.begun;
  second.end();
  others.end();
  expect(await Promise.all([...mine, theirs])).toEqual(['lida', 'lida', 'lida']);
});

test('no more are read at once than may be; who would wait long is told so, and the next goes on', async () => {
  const inTurn = createTurns({ atOnce: 1, patience: 20, busy: BUSY });
  const long = reading();
  const open = inTurn(1, long.read);
  await long.begun;
  await expect(inTurn(2, async () => 'nunca')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: BUSY });
  long.end();
  await open;
  expect(await inTurn(2, async () => 'lida')).toBe('lida');
});

test('a place that comes free goes to who waits, also after a failure', async () => {
  const inTurn = createTurns({ atOnce: 1, patience: 60_000, busy: BUSY });
  const failing = Promise.withResolvers<never>();
  const failed = inTurn(1, () => failing.promise);
  const waiting = inTurn(2, async () => 'lida');
  failing.reject(new Error('danificada'));
  await expect(failed).rejects.toThrow('danificada');
  expect(await waiting).toBe('lida');
  expect(await inTurn(1, async () => 'lida')).toBe('lida');
});
