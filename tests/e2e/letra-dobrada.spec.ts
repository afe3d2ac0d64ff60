import type { Locator, Page } from '@playwright/test';
import { openPart, richClient } from './cliente.ts';
import { expect, signIn, test } from './fixtures.ts';

// Scripts for pages to come stay.
test.use({ cold: true });

/** Texts twice as large, as a browser's settings make them: each page that is loaded has them. */
async function withLargeTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

const fieldsOf = (form: Locator) => form.locator('.MuiTextField-root');

/** Labels on the edges of a form's fields that lie on what is below them; there is one at least. */
async function wrongLabels(form: Locator): Promise<string[]> {
  const found = await fieldsOf(form).evaluateAll((fields) =>
    fields.flatMap((field) => {
      const label = field.querySelector('label');
      const value = field.querySelector('[role="combobox"], input:not([aria-hidden])');
      if (!label?.matches('.MuiInputLabel-shrink') || !value) return [];
      const { paddingTop, fontSize } = getComputedStyle(value);
      // Lines are higher than letters: so much of them may be shared.
      const shared = label.getBoundingClientRect().bottom - value.getBoundingClientRect().top - parseFloat(paddingTop);
      return { label: label.textContent, wrong: shared > parseFloat(fontSize) / 5 };
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  return found.filter(({ wrong }) => wrong).map(({ label }) => label);
}

/** Values of a form's fields that have less room than they ask for. */
const cutValues = (form: Locator) =>
  fieldsOf(form)
    .locator('[role="combobox"], input:not([aria-hidden])')
    .evaluateAll((values) =>
      values.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.outerHTML),
    );

test('with texts twice as large the filters of the grid of readings are read whole, and so is what is above', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await withLargeTexts(page);
  await page.goto('/cadastro/vazao-lancamento?idMes=10&idAno=2026&medidorVazao=1&nomeCliente=a');
  const form = page.getByRole('search', { name: 'Filtros' });
  await expect(form).toBeVisible();
  expect(await wrongLabels(form)).toEqual([]);
  expect(await cutValues(form)).toEqual([]);
  const [header, search] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('banner').locator('.MuiOutlinedInput-root').boundingBox(),
  ]);
  expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
});

test('with texts twice as large labels stand clear of what is chosen in the form of a flow meter, and a phone scrolls nothing aside', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  await withLargeTexts(page);
  await page.setViewportSize({ width: 400, height: 768 });
  await openPart(page, id, '/medidor-vazao');
  const add = page.getByRole('button', { name: 'Adicionar hidrômetro' });
  await expect(add).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Técnico' })).toBeVisible();
  const form = page.getByRole('tabpanel').locator('form').first();
  expect(await wrongLabels(form)).toEqual([]);
  const { x = 0, width = 0 } = (await add.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(400);
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
});
