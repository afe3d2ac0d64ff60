import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { buildFrontEnd } from './build.ts';
import { buildFonts } from './build-fonts.ts';
import { check } from './check.ts';
import { findBrowser, requireCommand } from './needs.ts';
import { CACHE, ROOT } from './sources.ts';

const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);

interface Count {
  passed: number;
  failed: number;
}

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

function readCount(file: string, read: (report: never) => Count): Count {
  return read(JSON.parse(readFileSync(file, 'utf8')) as never);
}

const vitestCount = ({ numPassedTests, numFailedTests, numTotalTests }: Record<string, number>): Count => ({
  passed: numPassedTests ?? 0,
  // Whatever did not pass counts as failed, a skipped test too: none may be skipped.
  failed: Math.max(numFailedTests ?? 0, (numTotalTests ?? 0) - (numPassedTests ?? 0)),
});

const playwrightCount = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

requireCommand('pdftotext', 'poppler-utils');
requireCommand('pdftoppm', 'poppler-utils');
const browser = findBrowser();
mkdirSync(CACHE, { recursive: true });
const vitestReport = path.join(CACHE, 'vitest.json');
const playwrightReport = path.join(CACHE, 'playwright.json');
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

await buildFonts();
console.log('\n── tipos e estilo, enquanto a aplicação é montada');
const [checked] = await Promise.all([check(), buildFrontEnd()]);
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

const counts = [readCount(vitestReport, vitestCount), readCount(playwrightReport, playwrightCount)];
const total = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
const brokenSteps = steps.filter((passed) => !passed).length;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (brokenSteps > 0 || total.failed > 0) {
  console.error(`${brokenSteps} etapa(s) com falha`);
  process.exit(1);
}
