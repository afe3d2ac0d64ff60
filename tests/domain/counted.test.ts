import { expect, test } from 'vitest';
import { counted } from '../../domain/counted.ts';

test('what is counted reads as people write it', () => {
  const linhas = [0, 1, 2, 999, 1258, 20_000n, 1_000_000].map((count) => counted(count, 'linha', 'linhas'));
  expect(linhas).toEqual([
    '0 linhas',
    '1 linha',
    '2 linhas',
    '999 linhas',
    '1.258 linhas',
    '20.000 linhas',
    '1.000.000 linhas',
  ]);
});
