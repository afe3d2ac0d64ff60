import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { buildAll } from './build.ts';
import { buildFonts } from './build-fonts.ts';
import { check } from './check.ts';
import { findBrowser, requireCommand } from './needs.ts';
import { CACHE, ROOT } from './sources.ts';
import { readPlaywright, readReport, readVitest } from './test-report.ts';

const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);

/** Code once compiled, for the many processes that tests start. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(CACHE, 'node') };

/**
 * Runs one tool of `node_modules` under the pinned Node.
 *
 * @param output 'inherit': goes to the terminal; 'pipe': comes to it in one piece when the tool ends
 */
async function run(
  title: string,
  name: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): Promise<boolean> {
  if (output === 'inherit') console.log(`\n── ${title}`);
  const child = spawn(bin(name), args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...COMPILED, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (output === 'pipe') process.stdout.write(`\n── ${title}\n${Buffer.concat(said)}`);
  return status === 0;
}

requireCommand('pdftotext', 'poppler-utils');
requireCommand('pdftoppm', 'poppler-utils');
const browser = findBrowser();
mkdirSync(CACHE, { recursive: true });
const vitestReport = path.join(CACHE, 'vitest.json');
const playwrightReport = path.join(CACHE, 'playwright.json');
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

await buildFonts();
console.log('\n── tipos e estilo, enquanto a aplicação é montada');
const [checked] = await Promise.all([check(), buildAll()]);
// Side by side: while the ones wait, the others have the processor.
const [tested, walked] = await Promise.all([
  run(
    'regras, contrato, servidor, telas',
    'vitest',
    ['run', '--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    'inherit',
  ),
  run('jornadas no navegador', 'playwright', ['test', '--reporter=list,json'], 'pipe', {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }),
]);
const steps = [checked, tested, walked];

const outcomes = [readVitest(readReport(vitestReport)), readPlaywright(readReport(playwrightReport))];
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
const brokenSteps = steps.filter((passed) => !passed).length;
// Once more at the end, where whoever reads it looks first.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.error(`\n✗ ${failure}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
if (brokenSteps > 0 || sum('failed') > 0) {
  console.error(`${brokenSteps} etapa(s) com falha`);
  process.exit(1);
}
