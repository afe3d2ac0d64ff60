import english from 'ra-language-english';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18nProvider, withTexts } from '../../i18n/index.ts';
import { leaves } from './leaves.ts';
import { messages } from './texts.ts';

beforeAll(() => withTexts(Promise.resolve()));

const ours = new Map(leaves(messages));
const theirs = leaves(english);

/** Texts without a word of any language. */
const WORDLESS = /^(%\{\w+\}|[\s–#-])*$/;

describe('react-admin speaks Portuguese', () => {
  test('every text of the English original is there', () => {
    expect(theirs.map(([key]) => key).filter((key) => !ours.has(key))).toEqual([]);
  });

  test('and none is the English one', () => {
    const same = theirs.filter(([key, text]) => ours.get(key) === text && !WORDLESS.test(text));
    expect(same).toEqual([]);
  });

  test('with the same placeholders, at most', () => {
    const placeholders = (text: string) => [...(text.match(/%\{\w+\}/g) ?? [])];
    const strange = theirs.filter(([key, text]) =>
      placeholders(ours.get(key) ?? '').some((name) => !text.includes(name)),
    );
    expect(strange).toEqual([]);
  });
});

test.each([
  [0, '0 resultados'],
  [1, '1 resultado'],
  [2, '2 resultados'],
  [1258, '1.258 resultados'],
  [1_000_000, '1.000.000 resultados'],
])('%i is counted as %s', (smart_count, text) => {
  expect(i18nProvider.translate('shell.search.found', { smart_count })).toBe(text);
});

test('thousands are written alike wherever something is counted; a year is no count', () => {
  const { translate } = i18nProvider;
  expect(translate('coleta.countOf', { shown: 1084, smart_count: 20000 })).toBe('1.084 de 20.000 coletas');
  expect(translate('importacao.mylims.progress', { feitas: 9918, smart_count: 12000 })).toMatch(/9\.918 de 12\.000/);
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1001, offsetEnd: 1025, total: 1084 })).toBe(
    '1.001–1.025 de 1.084',
  );
  expect(translate('ficha.resumo.reached', { ano: 2026 })).toBe('Cumprida em 2026');
  expect(translate('cadastro.bulk.count', { smart_count: '1.084' })).toBe('1.084 itens selecionados');
});
