import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { ROOT } from './sources.ts';

/**
 * What `npm run check` and `npm test` hold the code against: types, then lint and format. One checker of types, since
 * each of several works out the same types of the libraries anew: four take twice the processor and are no sooner done.
 */
const CHECKS: readonly (readonly [title: string, tool: string, args: readonly string[]])[] = [
  ['tipos', 'tsc', ['--checkers', '1', '--extendedDiagnostics']],
  ['estilo', 'biome', ['check', '--error-on-warnings', '.']],
];

/** Lines of the compiler's own account that `cost` reads; nobody else needs to see them. */
const ACCOUNT = /^[A-Z][\w ]*: +[\d.,]+[sK]?$/;

/** '9.7 s, 650 MB': what the compiler says that it took. */
function cost(output: string): string {
  const figure = (name: string) => Number(new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(output)?.[1] ?? Number.NaN);
  return `${figure('Total time').toFixed(1)} s, ${Math.round(figure('Memory used') / 1024)} MB`;
}

function run([title, tool, args]: (typeof CHECKS)[number]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', tool), args, { cwd: ROOT });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const said = output.split('\n').filter((line) => line.trim() && !ACCOUNT.test(line));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const took = tool === 'tsc' ? cost(output) : `${seconds} s`;
      console.log([...said, `── ${title}: ${code === 0 ? 'ok' : 'com erros'} (${took})`].join('\n'));
      resolve(code === 0);
    });
  });
}

/** Runs the checks side by side, and says of each what it found, how long it took and what memory. */
export async function check(): Promise<boolean> {
  const passed = await Promise.all(CHECKS.map(run));
  return passed.every(Boolean);
}

if (import.meta.main && !(await check())) process.exit(1);
