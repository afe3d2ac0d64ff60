import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize, searchText } from '../../domain/searchText.ts';

test.each([
  ['  Região  SÃO João ', 'regiao sao joao'],
  ['Ç\tã\nÑ', 'c a n'],
  ['', ''],
])('%j is compared as %j', (text, normalized) => {
  expect(normalize(text)).toBe(normalized);
});

test('it is the same whether accents are looked for in all of a text or where they may be', () => {
  const everywhere = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  const letters = fc.constantFrom(...'aÁç ΣΟΣ\t\u00a0\u2000\u0301\u0327ḿİßЙ한Åﬁ\u0000'.split(''));
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(letters).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(normalize(text)).toBe(everywhere(text));
    }),
    { numRuns: 500 },
  );
});

test('the parts that there are make one text', () => {
  expect(searchText([' São  Paulo', null, 12, undefined, '', 0, 'Ímpar'])).toBe('sao paulo 12 0 impar');
  expect(searchText(['a', '', 'b'])).toBe('a b');
  expect(searchText([])).toBe('');
});
