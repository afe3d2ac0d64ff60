import { expect, test } from 'vitest';
import { readRowNumbers, writeRowNumbers } from '../../../domain/coleta/rowNumbers.ts';

test.each<[string, number[]]>([
  ['1,2,3', [1, 2, 3]],
  [' 3 ; 1 , 1 ', [1, 3]],
  ['4-9', [4, 5, 6, 7, 8, 9]],
  ['9 - 9, 2-3', [2, 3, 9]],
  ['4–6, 8—9', [4, 5, 6, 8, 9]],
  ['1,', [1]],
  ['', []],
])('%j names rows', (text, rows) => {
  expect(readRowNumbers(text, 10)).toEqual({ rows, wrong: null, unreadable: false });
});

test.each([
  ['0', '0', false],
  ['11', '11', false],
  ['1,9-11', '9-11', false],
  ['5-4', '5-4', true],
  ['2,três', 'três', true],
  ['1-', '1-', true],
  ['1-999999999999', '1-999999999999', false],
  ['-3', '-3', true],
  ['1.5', '1.5', true],
])('%j is told by %j, unreadable: %j', (text, wrong, unreadable) => {
  expect(readRowNumbers(text, 10)).toEqual({ rows: [], wrong, unreadable });
});

test.each<[number[], string]>([
  [[], ''],
  [[7], '7'],
  [[1, 2, 4, 6, 7, 8], '1-2,4,6-8'],
])('%j are written as %j', (rows, text) => {
  expect(writeRowNumbers(rows)).toBe(text);
  expect(readRowNumbers(text, 10)).toEqual({ rows, wrong: null, unreadable: false });
});
