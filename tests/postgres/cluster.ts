import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import * as path from 'node:path';
import { freePort } from '../fixtures/freePort.ts';

const ROOT_DIRECTORY = '/usr/lib/postgresql';

/** A PostgreSQL server of a test's own, that it may stop and start. */
export interface Cluster {
  url: string;
  start(): void;
  stop(): void;
  /** Stops it for good and removes its files. */
  remove(): void;
}

/** Makes a server in a temporary folder, as Debian's packages install it; it is not running yet. */
export async function createCluster(): Promise<Cluster> {
  const [newest] = readdirSync(ROOT_DIRECTORY).sort((a, b) => Number(b) - Number(a));
  const folder = mkdtempSync('/tmp/efluentes-postgres-');
  const data = path.join(folder, 'data');
  const port = await freePort();
  const asRoot = userInfo().uid === 0;
  if (asRoot) {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  // PostgreSQL does not run as root.
  const run = (name: string, args: string[]) => {
    const command = [path.join(ROOT_DIRECTORY, newest ?? '', 'bin', name), ...args];
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' });
  };
  run('initdb', ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']);
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`;
  const stop = () => run('pg_ctl', ['--pgdata', data, '--mode', 'immediate', '--wait', 'stop']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () =>
      run('pg_ctl', ['--pgdata', data, '--log', path.join(folder, 'log'), '--wait', 'start', '-o', settings]),
    stop,
    remove: () => {
      try {
        stop();
      } catch {
        // It was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
