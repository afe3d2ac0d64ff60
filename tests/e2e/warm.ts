import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A browser that journeys follow each other in: each is at its one page, whose process has compiled the application once. */
export interface Warm {
  context: BrowserContext;
  page: Page;
}

export async function openWarm(browser: Browser): Promise<Warm> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/**
 * Has a browser as it was before anyone had been there: one page, outside of the application, and nothing kept, chosen,
 * allowed or cut off.
 *
 * What cannot be taken back, journeys must not do: scripts for pages to come, a clock of their own (`cold`, fixtures.ts).
 */
export async function emptied({ context, page }: Warm, outside: string, viewport: { width: number; height: number }) {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await context.unrouteAll();
  await page.unrouteAll();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.goto(outside);
  await page.evaluate(() => sessionStorage.clear());
  // Its cookies as well.
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(outside).origin, storageTypes: 'all' });
  await session.detach();
}
