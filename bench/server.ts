import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { DEMO_PASSWORD } from '../server/modules/sessao/demonstracao.ts';
import { freePort } from '../tests/fixtures/freePort.ts';

/** Our server in a process of its own, as users run it, with an administrator signed in. */
export interface RunningServer {
  url: string;
  cookie: string;
  /** Calls the API; anything but success is an error. */
  call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
  stop(): Promise<void>;
}

/** A server process that listens; what it prints first says so. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Milliseconds from its launch until it listened. */
  started: number;
  stop(): Promise<void>;
}

/** Starts the server on a data directory; a new one is filled with the demonstration first. */
export async function launchServer(dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const launched = performance.now();
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../dist-server/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // Should the measurements fail, nothing is left running.
  const kill = () => server.kill();
  process.once('exit', kill);
  const failed = ended.then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  await Promise.race([once(server.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    started: performance.now() - launched,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

/** Starts the server and signs an administrator in. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const { url, stop } = await launchServer(dataDir);
  const signedIn = await fetch(`${url}/api/Usuario/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', senha: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`signing in answered ${signedIn.status}`);
  return {
    url,
    cookie,
    async call<T>(method: string, target: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
      const multipart = body instanceof FormData;
      const reply = await fetch(`${url}/api${target}`, {
        method,
        headers: { cookie, ...more, ...(body && !multipart ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: multipart ? body : JSON.stringify(body) } : {}),
      });
      const envelope = (await reply.json()) as { flagErro: boolean; listaMensagens: string[]; listaResultados: T };
      if (envelope.flagErro) throw new Error(`${method} ${target}: ${reply.status} ${envelope.listaMensagens[0]}`);
      return envelope.listaResultados;
    },
    stop,
  };
}
