import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';

const here = (script: string) => path.join(import.meta.dirname, script);

/** Runs a script of this folder in a process of its own and gives the one message that it sends. */
export async function inChild<T>(script: string, input: unknown): Promise<T> {
  const child = fork(here(script), [JSON.stringify(input)]);
  const [message] = await Promise.race([once(child, 'message'), failure(child, script)]);
  return message as T;
}

/** Starts a script of this folder that goes on until it is stopped; it says `ready` when it is, `started` ms later. */
export async function startChild(
  script: string,
  input: unknown,
): Promise<{ pid: number; started: number; stop(): Promise<void> }> {
  const launched = performance.now();
  const child = fork(here(script), [JSON.stringify(input)]);
  await Promise.race([once(child, 'message'), failure(child, script)]);
  return {
    pid: child.pid ?? 0,
    started: performance.now() - launched,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** What the parent process gave a script. */
export const childInput = <T>(): T => JSON.parse(process.argv[2] ?? 'null') as T;

async function failure(child: ChildProcess, script: string): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${script} ended with code ${code}`);
}
