import { afterEach, expect, test } from 'vitest';
import { askedBy, eachOf, isAsked } from './selectors.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const SELECTORS = [
  'tr',
  '*',
  '.a',
  '.a.b',
  'td.a[data-long]',
  '.grid thead th',
  '.grid > tbody > tr>*',
  '.grid tbody td[data-tone][data-long]',
  'tr > .a .b',
  '.grid [data-active]>[data-long]',
  '.grid td:not(.a)',
  '.grid:hover .a',
  '.b:where(.grid .b)',
  '.grid [title="x y"]',
  '.grid thead :is(th, td)',
];

test('each selector is told of the elements that jsdom tells it of', () => {
  document.body.innerHTML = `<table class="grid"><thead><tr><th class="a">1</th><td>2</td></tr></thead>
    <tbody><tr data-active><td class="a b" data-long data-tone="1" title="x y">3<i class="b">4</i></td><td>5</td></tr></tbody></table>
    <p class="a"><span class="b">6</span></p>`;
  const elements = [...document.body.querySelectorAll('*')];
  const told = (selector: string) => {
    const asks = askedBy(selector);
    return elements.filter((element) => isAsked(asks, element) && (asks.whole || element.matches(selector)));
  };
  for (const selector of SELECTORS) {
    const found = elements.filter((element) => element.matches(selector));
    expect([...new Set(eachOf(selector).flatMap(told))], selector).toEqual(found);
  }
});

test('of a selector that is not plain its plain end is', () => {
  expect(askedBy('.grid:hover > .a.b').parts).toEqual([{ child: true, tag: '*', classes: ['a', 'b'], attributes: [] }]);
  expect(SELECTORS.filter((selector) => !askedBy(selector).whole)).toHaveLength(5);
});
