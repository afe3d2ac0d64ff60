import './setup.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Rules as styled components write them: one a style element, in this order. */
const RULES = [
  '.css-a{display:flex;visibility:hidden;color:red;}',
  '.css-a{display:grid;}',
  '.css-b.Mui-disabled{pointer-events:none;opacity:0.4;}',
  '.css-b{opacity:0.8;pointer-events:auto;white-space:nowrap;}',
  '.css-a .css-shown,.css-c:not(.css-d)>b{visibility:visible;}',
  '.css-c{display:none!important;}',
  '.css-d{pointer-events:inherit;visibility:unset;opacity:initial;display:inherit;}',
  'button,#named{display:inline-flex;}',
  '.css-b::before{display:none;}',
  '.css-b:-ms-input-placeholder{opacity:0;}',
  '@media (max-width:1px){.css-b{display:none;}}',
  '[aria-hidden="true"]{opacity:0;}',
];
const PAGE = `
  <div class="css-a"><p>um</p><p class="css-shown"><b>dois</b></p><button class="css-b Mui-disabled"><i></i></button></div>
  <div class="css-c" style="display: block"><b>três</b></div><div hidden class="css-b"><span>quatro</span></div>
  <div class="css-c css-d" style="opacity: 0.3"><b>cinco</b></div><textarea id="named" aria-hidden="true"></textarea>
  <svg class="css-b" style="pointer-events: none"><path class="css-d"></path></svg><table><tr><td>seis</td></tr></table>
  <label for="one">A</label><label for="one">B</label><input id="one"><label>C <input type="checkbox"><input></label>
  <label for="none">D</label><label for="">E</label><input type="hidden"><label for="twice">F</label>
  <select id="twice"></select><input id="twice"><label for="named">G</label><div id="div"></div><label for="div">H</label>`;
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events', 'white-space', 'width', 'padding-left'];

/** A document of its own, of which jsdom says all: nothing of these tests' is in it. */
let plain: Document;
beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.innerHTML = PAGE;
  for (const rule of RULES) {
    const style = document.createElement('style');
    document.head.append(style);
    style.appendChild(new Text(rule));
  }
  document.body.append(frame);
  plain = frame.contentDocument as Document;
  plain.body.innerHTML = PAGE;
  for (const rule of RULES) plain.head.append(Object.assign(plain.createElement('style'), { textContent: rule }));
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function stylesIn({ body, defaultView }: Document): string[] {
  return [...body.querySelectorAll(':not(iframe)')].flatMap((element) =>
    ASKED.map(
      (name) => `${element.outerHTML} ${name}: ${defaultView?.getComputedStyle(element).getPropertyValue(name)}`,
    ),
  );
}

test('styles are what jsdom says that they are', () => {
  const styles = stylesIn(document);
  expect(styles).toEqual(stylesIn(plain));
  expect(new Set(styles.map((style) => style.split('> ').at(-1))).size).toBeGreaterThan(12);
});

test('rules end with the style that they are in', () => {
  const [svg] = document.getElementsByTagName('svg');
  expect(svg && getComputedStyle(svg).opacity).toBe('0.8');
  document.head.replaceChildren();
  expect(svg && getComputedStyle(svg).opacity).toBe('1');
});

const labelsIn = ({ body }: Document) =>
  [...body.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].map((element) => [
    element.outerHTML,
    element.labels && [...element.labels].map(({ textContent }) => textContent),
  ]);

test('labels are those that jsdom says', () => {
  const labels = labelsIn(document);
  expect(labels).toEqual(labelsIn(plain));
  expect(labels).toContainEqual(['<input id="one">', ['A', 'B']]);
});

test('a style is found by the name that its library gives it, and other things as ever', () => {
  const style = document.createElement('style');
  style.setAttribute('data-emotion', 'css-global abc');
  document.head.append(style);
  expect(document.querySelector('style[data-emotion="css-global abc"]')).toBe(style);
  expect(document.querySelector('style[data-emotion="css-global"]')).toBeNull();
  expect(document.querySelector('#one')).toBe(document.getElementById('one'));
});

test('a query that finds nothing tells what it looked for and the page', async () => {
  const missing = /Unable to find an element with the text: nowhere.*css-shown/s;
  expect(() => screen.getByText('nowhere')).toThrow(missing);
  await expect(screen.findByText('nowhere', {}, { timeout: 60 })).rejects.toThrow(missing);
});
