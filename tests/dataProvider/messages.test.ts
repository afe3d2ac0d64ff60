import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { i18nProvider, messages } from '../../i18n/index.ts';
import { leaves } from './leaves.ts';

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
])('%i is counted as %s', (smart_count, text) => {
  expect(i18nProvider.translate('shell.search.found', { smart_count })).toBe(text);
});
