import type { Page } from 'playwright';

/** Milliseconds from the page's address until the rows of its grid are painted, from when on they can be used. */
export const gridPainted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector('[role=grid] tbody td')) await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  });
