import type { Page } from '@playwright/test';
import { expect, signIn, test, visit } from './fixtures.ts';

/** What a browser keeps of who was there. */
const keptIn = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    online: navigator.onLine,
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    width: window.innerWidth,
    printed: matchMedia('print').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))),
});

// Whichever comes first leaves to the other one nothing of what it did.
for (const user of ['admin', 'tecnico'] as const) {
  test(`a journey finds nothing of the one before it, ${user}`, async ({ page, context }) => {
    await page.goto('/api/vivo');
    expect(await keptIn(page)).toEqual({
      ...{ cookies: [], stored: [], databases: [], online: true, mayRead: 'prompt' },
      ...{ width: 1366, printed: false, still: true },
    });
    await signIn(page, user);
    await visit(page, '/cadastro/vazao-lancamento');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('deixado', '1');
      indexedDB.open('deixado');
    });
    await context.grantPermissions(['clipboard-read']);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.route('**/vivo', (route) => route.abort());
    await (await context.newPage()).goto('/');
    await context.setOffline(true);
    expect((await keptIn(page)).cookies).not.toEqual([]);
  });
}
