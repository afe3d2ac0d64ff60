import { createReadStream } from 'node:fs';
import type { Outcome, Summary, Task } from './protocol.ts';
import { prepareReader, type Reader, takeReader } from './reader.ts';
import { OVERSIZED, Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

/** Exit code of a process out of memory where there are no signals. */
const ABORTED = 134;

/** So many take their memory at once, and no longer than that does one person's file wait for others'. */
const inTurn = createTurns({
  atOnce: 3,
  patience: 5000,
  busy: 'Outras planilhas estão sendo lidas. Tente de novo em instantes.',
});

/** A file that somebody sent. */
export interface SentFile {
  path: string;
  filename: string;
  /** Id of the user: their files are read one after the other. */
  owner: number;
  /** Ends the reading, with its reason as the error. */
  signal?: AbortSignal;
}

/**
 * Reads a file in a process of its own, in its turn.
 *
 * @returns what it held, and where the results are until `discard`
 * @throws Refusal when it asks too much or the process refuses it; AppError UNAVAILABLE when others' files take too long
 */
export async function readApart(file: SentFile, task: Omit<Task, 'input' | 'output'>) {
  return inTurn(file.owner, async () => {
    const reader = takeReader(task.limits.heapMegabytes);
    const discard = () => {
      reader.discard();
      // Where one file comes, others follow.
      prepareReader();
    };
    const stop = () => reader.child.kill('SIGKILL');
    file.signal?.addEventListener('abort', stop);
    try {
      file.signal?.throwIfAborted();
      await reader.give(file.path);
      const { input, output } = reader;
      const summary = await ask(reader, { ...task, input, output });
      return { summary, output, discard };
    } catch (error) {
      discard();
      file.signal?.throwIfAborted();
      throw error;
    } finally {
      file.signal?.removeEventListener('abort', stop);
    }
  });
}

function ask(reader: Reader, task: Task): Promise<Summary> {
  const { child } = reader;
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, task.limits.milliseconds);
    child.once('message', (outcome: Outcome) => {
      if ('summary' in outcome) resolve(outcome.summary);
      else if ('failure' in outcome) reject(Object.assign(new Error(outcome.failure), { code: outcome.code }));
      else reject(new Refusal(outcome.refusal, { cause: new Error(outcome.cause) }));
    });
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // After an answer this changes nothing: the promise is settled.
      const cause = new Error(`the reader ended with ${signal ?? code}: ${reader.lastWords()}`);
      if (late) reject(new Refusal('A planilha demorou demais para ser lida', { cause }));
      else if (signal || code === ABORTED) reject(new Refusal(OVERSIZED, { cause }));
      else reject(cause);
    });
    child.send(task);
  });
}

/** What a process wrote, one list of it a line, one at a time; unlike `readline`, a failing disk is an error here and not of the whole process. */
export async function* readBatches<Row>(file: string): AsyncGenerator<Row[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
