import type { Page } from '@playwright/test';

/** What is found at a stop of the keyboard's focus. */
interface Stop {
  name: string;
  /** How it looks, with what shows the focus for it: the frame of a field, the square of a box, the cell of a grid. */
  look: string;
  /** Whether something else lies over all of it. */
  covered: boolean;
}

const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }';

/** Puts what looks at the focused element into the page; nothing fades there, so that each look is a final one. */
async function prepare(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL });
  await page.evaluate(() => {
    for (const seen of document.querySelectorAll('[data-stop]')) seen.removeAttribute('data-stop');
    let before: Element | null = null;
    const looksOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth } = getComputedStyle(element);
      const outline = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? '' : `${outlineWidth} ${outlineColor}`;
      return `${outline}/${borderWidth} ${borderColor}`;
    };
    const look = (element: Element) => {
      const frame = element.closest('.MuiInputBase-root')?.querySelector('fieldset');
      const box = element.closest('.MuiButtonBase-root');
      const cell = element.querySelector('[data-active]');
      return [element, frame, box, cell].map((one) => (one ? looksOf(one) : '')).join('|');
    };
    const covered = (element: Element) => {
      // Of a grid, which may be far larger than the view, the keys are in one cell.
      const at = element.querySelector('[data-active]') ?? element.closest('.MuiButtonBase-root') ?? element;
      const { left, top, width, height } = at.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      return !points.some(([x = 0, y = 0]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (at.contains(there) || there.contains(at));
      });
    };
    const labelOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    const nameOf = (element: Element) => `${labelOf(element)} ${element.className}`;
    const stops: HTMLElement[] = [];
    const inspect = () => {
      const element = document.activeElement;
      const blurred = before && document.contains(before) ? look(before) : null;
      const seen = element?.hasAttribute('data-stop') || element === document.body;
      before = element;
      // What has the focus in a frame is the browser's to show.
      if (!element || element === document.body || seen || element instanceof HTMLIFrameElement)
        return { blurred, stop: null };
      element.setAttribute('data-stop', '');
      stops.push(element as HTMLElement);
      return { blurred, stop: { name: nameOf(element), look: look(element), covered: covered(element) } };
    };
    const drawn = () => new Promise<void>(queueMicrotask);
    /** Looks at the same stops again without the keys; null where the focus does not come to one of them so. */
    const inspectAgain = async () => {
      const unseen = [];
      for (const stop of stops) {
        // The search field is another one once its results have come.
        const instead = () =>
          [...document.querySelectorAll<HTMLElement>(stop.tagName)].find((one) => labelOf(one) === labelOf(stop));
        const element = document.contains(stop) ? stop : instead();
        if (!element) return null;
        element.focus();
        await drawn();
        if (document.activeElement !== element || !element.matches(':focus-visible')) return null;
        const focused = look(element);
        if (covered(element)) unseen.push(`covered: ${nameOf(element)}`);
        element.blur();
        await drawn();
        if (look(element) === focused) unseen.push(`same look: ${nameOf(element)}`);
      }
      return unseen;
    };
    Object.assign(window, { inspect, inspectAgain });
  });
}

type Inspected = { blurred: string | null; stop: Stop | null };
const inspect = (page: Page) => page.evaluate(() => (window as unknown as { inspect(): Inspected }).inspect());

/** Tabs through the page, on from where its focus is. @returns the stops that look the same with and without the focus, or are hidden */
export async function unseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  await prepare(page);
  const unseen: string[] = [];
  let last: Stop | null = null;
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const { blurred, stop }: Inspected = await inspect(page);
    if (last && last.look === blurred) unseen.push(`same look: ${last.name}`);
    if (last?.covered) unseen.push(`covered: ${last.name}`);
    if (!stop) return { stops, unseen };
    last = stop;
  }
}

/** The same of the stops that the keys have made, in another theme. */
export const unseenAgain = (page: Page) =>
  page.evaluate(() => (window as unknown as { inspectAgain(): Promise<string[] | null> }).inspectAgain());
