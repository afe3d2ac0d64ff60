import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../scripts/test-report.ts';

test('of Vitest, whatever did not pass is failed and named with its reason; a file that could not run too', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numTotalTests: 3,
    testResults: [
      {
        name: 'tests/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one', status: 'passed', failureMessages: [] },
          { fullName: 'two', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
          { fullName: 'three', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: 'tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'tests/a.test.ts: two\n    expected 1\n    to be 2',
      'tests/a.test.ts: three',
      'tests/b.test.ts: não rodou\n    no such module',
    ],
  });
});

test('of Playwright, what failed is named at any depth with what its page showed, and what went wrong outside of a test', () => {
  const attachments = [
    { name: 'página', body: Buffer.from('/cadastro\nfoco: ação').toString('base64') },
    { name: 'trace' },
  ];
  const spec = (title: string, ok: boolean) => ({
    file: 'a.spec.ts',
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'too late' }], attachments: ok ? [] : attachments }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [{ specs: [spec('walks', true)], suites: [{ specs: [spec('stumbles', false)] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'a.spec.ts: stumbles\n    too late\n    /cadastro\n    foco: ação',
      'jornadas: fora de um teste\n    no browser',
    ],
  });
});
