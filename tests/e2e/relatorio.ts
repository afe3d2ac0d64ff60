import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A report's PDF is made: the browser of the journeys shows none within a page, and offers it to be kept. */
export async function expectPdf(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Baixar' })).toBeVisible();
}

/** Opens the PDF that a link leads to, in a tab of its own, until it is made. @returns where that was, without the server */
export async function pdfOf(
  page: Page,
  link = page.getByRole('link', { name: 'PDF, abre em nova aba' }),
): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await link.click();
  const viewer = await opened;
  await expectPdf(viewer);
  const { pathname, search } = new URL(viewer.url());
  await viewer.close();
  return `${pathname}${search}`;
}

/** How many more rows are drawn is a matter of the window's room. */
const FIRST = 10;

/** Holds that the table of another window begins with the same rows, more than one, as soon as both are drawn. */
export async function expectSameRows(table: Locator, other: Locator): Promise<void> {
  const rowsOf = async (one: Locator) =>
    (await one.locator('tbody tr[aria-rowindex]').allTextContents()).slice(0, FIRST);
  await expect(async () => {
    const shown = await rowsOf(table);
    expect(shown.length).toBeGreaterThan(1);
    expect(await rowsOf(other)).toEqual(shown);
  }).toPass();
}

/** Has the workbook of a page made. @returns the name of its file */
export async function workbookOf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  return (await downloading).suggestedFilename();
}
