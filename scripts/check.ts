import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { ROOT } from './sources.ts';

const types = (part: string) =>
  ['-p', `scripts/types/${part}.json`, '--checkers', '1', '--extendedDiagnostics'] as const;

type Check = readonly [title: string, tool: string, args: readonly string[]];

/**
 * What `npm run check` and `npm test` hold the code against: types, and meanwhile lint and format. The types of screens
 * and of server are checked one after the other, which takes half the memory of both at once; each by one checker, since
 * each of several works out the same types of the libraries anew.
 */
const TYPES: readonly Check[] = [
  ['tipos das telas', 'tsc', types('screens')],
  ['tipos do servidor', 'tsc', types('server')],
];
const STYLE: Check = ['estilo', 'biome', ['check', '--error-on-warnings', '.']];

/** Lines of the compiler's own account that `cost` reads; nobody else needs to see them. */
const ACCOUNT = /^[A-Z][\w ]*: +[\d.,]+[sK]?$/;

/** '9.7 s, 650 MB': what the compiler says that it took. */
function cost(output: string): string {
  const figure = (name: string) => Number(new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(output)?.[1] ?? Number.NaN);
  return `${figure('Total time').toFixed(1)} s, ${Math.round(figure('Memory used') / 1024)} MB`;
}

function run([title, tool, args]: Check): Promise<boolean> {
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

async function runTypes(): Promise<boolean> {
  const passed = [];
  for (const one of TYPES) passed.push(await run(one));
  return passed.every(Boolean);
}

/** Runs the checks, and says of each what it found, how long it took and what memory. */
export async function check(): Promise<boolean> {
  const passed = await Promise.all([runTypes(), run(STYLE)]);
  return passed.every(Boolean);
}

if (import.meta.main && !(await check())) process.exit(1);
