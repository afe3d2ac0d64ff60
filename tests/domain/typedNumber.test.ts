import { expect, test } from 'vitest';
import { isEitherNumber, typedNumber } from '../../domain/typedNumber.ts';

test.each([
  ['62.201', 62201],
  [' 62.201 ', 62201],
  [' 1.062.201 ', 1062201],
  ['62.201,5', 62201.5],
  ['62201,5', 62201.5],
  ['62201.5', 62201.5],
  ['62.20', 62.2],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['-62.201', -62201],
  ['62', 62],
  ['', null],
  ['62.201.5', null],
  ['doze', null],
])('%j is %j', (text, quantity) => {
  expect(typedNumber(text)).toBe(quantity);
});

test.each([
  ['62.201', true],
  ['62.201,5', false],
  ['1.062.201', false],
  ['0.125', false],
  ['62201', false],
  ['doze', false],
])('whether %j may be two numbers: %j', (text, either) => {
  expect(isEitherNumber(text)).toBe(either);
});
