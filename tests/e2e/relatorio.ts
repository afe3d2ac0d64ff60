import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the PDF that a link leads to, in a tab of its own, until it is shown. @returns where that was, without the server */
export async function pdfOf(
  page: Page,
  link = page.getByRole('link', { name: 'PDF, abre em nova aba' }),
): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await link.click();
  const viewer = await opened;
  await expect(viewer.locator('iframe[title^="Documento PDF"]')).toBeVisible();
  const { pathname, search } = new URL(viewer.url());
  await viewer.close();
  return `${pathname}${search}`;
}

/** Has the workbook of a page made. @returns the name of its file */
export async function workbookOf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  return (await downloading).suggestedFilename();
}
