import type { Page } from '@playwright/test';
import { expect, showTheme, signIn, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

/** What is found at a stop of the keyboard's focus. */
interface Stop {
  name: string;
  /** How it looks, with what shows the focus for it: the frame of a field, the square of a box, the cell of a grid. */
  look: string;
  /** Whether something else lies over all of it. */
  covered: boolean;
}

/** Puts what looks at the focused element into the page; nothing fades there, so that each look is a final one. */
async function prepare(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
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
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)} ${element.className}`;
    const inspect = () => {
      const element = document.activeElement;
      const blurred = before && document.contains(before) ? look(before) : null;
      const seen = element?.hasAttribute('data-stop') || element === document.body;
      before = element;
      // What has the focus in a frame is the browser's to show.
      if (!element || element === document.body || seen || element instanceof HTMLIFrameElement)
        return { blurred, stop: null };
      element.setAttribute('data-stop', '');
      return { blurred, stop: { name: nameOf(element), look: look(element), covered: covered(element) } };
    };
    Object.assign(window, { inspect });
  });
}

type Inspected = { blurred: string | null; stop: Stop | null };
const inspect = (page: Page) => page.evaluate(() => (window as unknown as { inspect(): Inspected }).inspect());

/** Tabs through all of the page. @returns the stops that look the same with and without the focus, or are hidden */
async function unseenStops(page: Page): Promise<{ stops: Set<string>; unseen: string[] }> {
  await prepare(page);
  const unseen: string[] = [];
  /** The search field is another one once its results have come. */
  const stops = new Set<string>();
  let last: Stop | null = null;
  for (;;) {
    await page.keyboard.press('Tab');
    const { blurred, stop }: Inspected = await inspect(page);
    if (last && last.look === blurred) unseen.push(`same look: ${last.name}`);
    if (last?.covered) unseen.push(`covered: ${last.name}`);
    if (!stop) return { stops, unseen };
    stops.add(stop.name.replace(/ (?:Mui|css-|tema (?:claro|escuro)).*/, ''));
    last = stop;
  }
}

test("the keyboard's focus is seen at every stop of every screen, in both themes", async ({ page }) => {
  await signIn(page, 'admin');
  for (const [name, address, ready] of SCREENS) {
    await test.step(name, async () => {
      const walks: Set<string>[] = [];
      for (const theme of ['light', 'dark'] as const) {
        // Past the last stop the keys begin anew at the first, unless they are in a frame by then. A grid that was
        // scrolled has other rows.
        if (walks.length === 0 || (await page.locator('iframe, [role=grid]').count()) > 0) {
          await page.goto(address);
          await ready(page);
          // What comes once it is asked for has stops too.
          await page.waitForLoadState('networkidle');
        }
        await showTheme(page, theme);
        const { stops, unseen } = await unseenStops(page);
        expect(unseen, `${name}, ${theme}`).toEqual([]);
        walks.push(stops);
      }
      const [light = new Set(), dark] = walks;
      expect(light.size, name).toBeGreaterThan(1);
      expect(dark, name).toEqual(light);
    });
  }
});

test('a client opened by keyboard has the focus on its title, and the list on its row when it is back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente');
  const row = page.getByRole('link', { name: /Aurora/ }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Cliente .*Aurora/ })).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Voltar para os clientes' }).press('Enter');
  await expect(row).toBeFocused();
});

test('the active cell of the grid of readings is wholly in view wherever the keys take it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/vazao-lancamento?idMes=11&idAno=2026');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('grid').focus();
  /** Corners of the active cell over which something else lies: what stays in view, or the table's edge. */
  const hidden = () =>
    page.evaluate(() => {
      const cell = document.querySelector('[data-active]');
      if (!cell) return 'no active cell';
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y): [number, number] => [x, y]));
      return corners.filter(([x, y]) => !cell.contains(document.elementFromPoint(x, y))).join(' ');
    });
  const walk = [...Array(11).fill('ArrowRight'), 'Control+End', ...Array(16).fill('ArrowUp'), 'Home', 'PageUp', 'End'];
  const back = [...Array(14).fill('ArrowLeft'), 'PageDown', ...Array(14).fill('ArrowDown'), 'Control+Home'];
  for (const key of [...walk, ...back]) {
    await page.keyboard.press(key);
    await expect.poll(hidden, { message: `after ${key}` }).toBe('');
  }
});
