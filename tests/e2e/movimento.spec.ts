import { expect, signIn, test } from './fixtures.ts';

test('what opens fades in, but not for who asked for less motion', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/roteiro');
  const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  for (const [reducedMotion, fades] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
    await expect(dialog).toBeVisible();
    const duration = await page
      .locator('.MuiBackdrop-root')
      .last()
      .evaluate((shade) => Number.parseFloat(getComputedStyle(shade).transitionDuration));
    expect(duration > 0, reducedMotion).toBe(fades);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
