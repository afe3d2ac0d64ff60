import { spawnSync } from 'node:child_process';
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

/** Runs one tool of `node_modules` under the pinned Node; its output goes to the terminal. */
function run(title: string, name: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(bin(name), args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
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
const steps = [
  checked,
  run('regras, contrato, servidor, telas', 'vitest', [
    'run',
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]),
  run('jornadas no navegador', 'playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }),
];

const counts = [readCount(vitestReport, vitestCount), readCount(playwrightReport, playwrightCount)];
const total = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
const brokenSteps = steps.filter((passed) => !passed).length;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (brokenSteps > 0 || total.failed > 0) {
  console.error(`${brokenSteps} etapa(s) com falha`);
  process.exit(1);
}
