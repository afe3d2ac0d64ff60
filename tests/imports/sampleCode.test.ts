import { expect, test } from 'vitest';
import { sampleCode } from '../../server/imports/names/sampleCode.ts';

test.each([
  ['A-1', 'A-1'],
  [' A\u200b-1\u00ad ', 'A-1'],
  ['10', '10'],
  ['NA-1', 'NA-1'],
  ['-', null],
  ['--', null],
  ['.', null],
  ['N/A', null],
  ['n/a', null],
  ['s/n', null],
  ['0', null],
  ['\u200b', null],
  [null, null],
])('the code that %j tells is %j', (text, code) => {
  expect(sampleCode(text)).toBe(code);
});
