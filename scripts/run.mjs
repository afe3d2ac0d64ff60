// Runs on whatever Node the machine has (20 or newer) and on nothing else: installs the packages when they are missing
// or out of date, then goes on under the Node that the lockfile pins.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = path.join(root, 'node_modules', '.bin');
const stamp = path.join(root, 'node_modules', '.installed');

/** Runs something to its end; a failure ends this too. Asked to stop, it passes that on. */
async function run(command, args) {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  const [status, signal] = await once(child, 'exit');
  process.off('SIGTERM', pass).off('SIGINT', pass);
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}

async function installWhenNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Instalando os pacotes…');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

const [script, ...args] = process.argv.slice(2);
await installWhenNeeded();
// Without a script to go on with, the packages are all that is wanted.
if (script) await run(path.join(bin, 'node'), [path.join(root, 'scripts', `${script}.ts`), ...args]);
