import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { freePort } from '../fixtures/freePort.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A real server process over a database of its own. */
export interface Server {
  url: string;
  /** What it said on the terminal. */
  output: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server as `npm run serve` does, and waits until it says that it is up. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-jornada-'));
  const port = await freePort();
  const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['dist-server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Aplicação em')) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    output,
    url: `http://localhost:${port}`,
    process: child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
