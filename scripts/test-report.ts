import { readFileSync } from 'node:fs';

/** What one runner of tests tells: how many passed, how many did not, and of each of those where and why. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
  /** What tests attach; `body` in base 64. */
  attachments: { name: string; body?: string }[];
}

const told = (place: string, title: string, reasons: readonly string[]) =>
  [`${place}: ${title}`, ...reasons.map((reason) => reason.replace(/^/gm, '    '))].join('\n');

/** Whatever did not pass counts as failed, a skipped test too: none may be skipped. */
export function readVitest(report: VitestReport): Outcome {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status: outcome }) => outcome !== 'passed');
    // A file that could not be read, or whose preparation failed, has no test to blame.
    if (failed.length === 0 && status !== 'passed') return [told(name, 'não rodou', [message])];
    return failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages));
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numTotalTests - numPassedTests), failures };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => {
    const results = tests.flatMap((one) => one.results);
    const errors = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
    const pages = results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'página'));
    return told(file, title, [...errors, ...pages.map(({ body = '' }) => Buffer.from(body, 'base64').toString())]);
  });
  return [...own, ...suites.flatMap(failuresOf)];
}

export function readPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  const outside = errors.map(({ message }) => told('jornadas', 'fora de um teste', [message ?? '']));
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: [...suites.flatMap(failuresOf), ...outside],
  };
}

export const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;
