import { expect, test } from 'vitest';
import { normalize, searchText } from '../../domain/searchText.ts';

test.each([
  ['  Região  SÃO João ', 'regiao sao joao'],
  ['Ç\tã\nÑ', 'c a n'],
  ['', ''],
])('%j is compared as %j', (text, normalized) => {
  expect(normalize(text)).toBe(normalized);
});

test('the parts that there are make one text', () => {
  expect(searchText([' São  Paulo', null, 12, undefined, '', 0, 'Ímpar'])).toBe('sao paulo 12 0 impar');
  expect(searchText(['a', '', 'b'])).toBe('a b');
  expect(searchText([])).toBe('');
});
