import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { pdfOf, workbookOf } from './relatorio.ts';

/** A year that is all to come, whatever day it is. */
const ANO = new Date().getFullYear() + 1;
const PATH = `/relatorio/Agenda?ano=${ANO}`;

/** A client whose year asks for four collections. */
async function askForFour(page: Page): Promise<void> {
  await signIn(page, 'admin');
  // A journey before may have asked for it: 409 then.
  await page.request.post('/api/RelatorioMonitoramento/anual/inserir', {
    data: { idPessoa: 1, ano: ANO, volume: 12_000, dboAtual: 0.52, coletas: 0, AnoUltimaColeta: ANO - 1 },
  });
}

const collections = (page: Page) => page.getByRole('button', { name: /: coleta \d+ de \d+/ });

// A clock that is set stays.
test.use({ cold: true });

test('the schedule: moved by the keyboard, by its menu and by the mouse, kept, printed and taken away', async ({
  page,
}) => {
  await askForFour(page);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda de Coletas' })).toBeVisible();
  await expect(collections(page).first()).toBeVisible();
  await expectAccessible(page);

  const first = page.getByRole('button', { name: /: coleta 1 de 4/ }).first();
  const before = await first.getAttribute('aria-label');
  const [nome] = before?.split(':') ?? [];
  const month = (label: string | null) => label?.split(' em ').at(-1);
  const saved = () =>
    page.waitForResponse((reply) => reply.url().endsWith('/AgendaColeta') && reply.request().method() === 'POST');
  await first.focus();
  const moved = saved();
  await page.keyboard.press('ArrowRight');
  expect((await moved).status()).toBe(200);
  const focused = page.locator('button:focus');
  await expect(focused).toHaveAccessibleName(new RegExp(`^${nome}: coleta \\d de 4, planejada em `));
  const after = await focused.getAttribute('aria-label');
  expect(month(after)).not.toBe(month(before));
  // What is moved is kept, whoever looks.
  await page.reload();
  await expect(page.getByRole('button', { name: after ?? '' })).toBeVisible();

  await page.getByRole('button', { name: after ?? '' }).press('Enter');
  await expect(page.getByRole('menu', { name: 'Mover para' })).toBeVisible();
  const chosen = saved();
  await page.getByRole('menuitem', { name: 'Dezembro' }).press('Enter');
  expect((await chosen).status()).toBe(200);
  const last = page.getByRole('button', { name: new RegExp(`^${nome}: coleta 4 de 4, planejada em dezembro`) });
  await expect(last).toBeVisible();

  const row = page.getByRole('row').filter({ has: last });
  const may = page.getByRole('button', { name: new RegExp(`^${nome}: .*planejada em maio`) });
  const thereBefore = await may.count();
  const dragged = saved();
  await last.dragTo(row.getByRole('cell').nth(5));
  expect((await dragged).status()).toBe(200);
  await expect(last).toHaveCount(0);
  await expect(may).toHaveCount(thereBefore + 1);

  await pdfOf(page);
  expect(await workbookOf(page)).toBe('Agenda_de_coletas.xlsx');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendário (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe(`Agenda_de_coletas_${ANO}.ics`);
});

test('a technician sees the schedule on a phone, and moves nothing', async ({ page }) => {
  await askForFour(page);
  await signIn(page, 'tecnico');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(PATH);
  await expect(page.getByRole('img', { name: /: coleta 1 de 4/ }).first()).toBeVisible();
  await expect(collections(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('the first page leads from what waits to the list that shows exactly that', async ({ page }) => {
  await signIn(page, 'dev');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Banco de dados' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /medidores lidos$/ })).toBeVisible();
  await expectAccessible(page);
  // The chart fills its card, however wide that is.
  for (const width of [1920, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const chart = page.getByRole('region', { name: /^Gráfico das coletas/ });
    await expect
      .poll(async () => {
        const [drawn, room] = await Promise.all([chart.locator('svg').first().boundingBox(), chart.boundingBox()]);
        return Math.round((drawn?.width ?? 0) - (room?.width ?? 1));
      })
      .toBe(0);
  }
  const line = page.getByRole('link', { name: /com a calibração vencida$/ });
  const [count] = ((await line.textContent()) ?? '').split(' ');
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtros em vigor' })).toContainText('Calibração do medidor vencida');
  await expect(page.getByText(new RegExp(`^${count} registros?$|de ${count} registros?$`)).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /sem carta enviada$/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Só sem carta enviada' })).toBeChecked();
  await expectAccessible(page);
});

test('a schedule that is hardly wider than its window begins at its beginning, while its month is in view there', async ({
  page,
}) => {
  await askForFour(page);
  const ano = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(`${ano}-11-16T12:00:00-03:00`));
  const seen = new Set<boolean>();
  for (const width of [1366, 1180, 1000, 760]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/relatorio/Agenda?ano=${ano}`);
    const grid = page.getByRole('region', { name: /^Agenda/ });
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    const { fits, scrolled } = await grid.evaluate((region) => {
      const month = region.querySelector('th[data-month="11"]');
      const edge =
        (month?.getBoundingClientRect().right ?? 0) + region.scrollLeft - region.getBoundingClientRect().left;
      return { fits: edge <= region.clientWidth, scrolled: region.scrollLeft > 0 };
    });
    expect({ width, scrolled }).toEqual({ width, scrolled: !fits });
    seen.add(fits);
  }
  expect(seen).toEqual(new Set([true, false]));
});

test('on a phone the year at hand opens at its month, and a long name takes two lines; all that it needs under a finger', async ({
  page,
}) => {
  // The year after is there to be chosen.
  await askForFour(page);
  await page.setViewportSize({ width: 400, height: 800 });
  const ano = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(`${ano}-11-16T12:00:00-03:00`));
  await page.goto(`/relatorio/Agenda?ano=${ano}`);
  const months = page.getByRole('columnheader');
  for (const name of ['Nov', 'Dez', 'Falta']) {
    await expect(months.filter({ hasText: name })).toBeInViewport({ ratio: 1 });
  }
  await expect(months.filter({ hasText: 'Jan' })).not.toBeInViewport();
  const rows = page.getByRole('rowheader').filter({ has: page.getByRole('link') });
  for (const row of await rows.all()) {
    expect((await row.getByRole('link').boundingBox())?.height).toBeLessThan(48);
    expect(await row.getAttribute('title')).toBe(await row.textContent());
  }
  // A finger shows no title: names are written out.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const cut = () =>
    rows.evaluateAll(
      (all) =>
        all
          .flatMap((row) => [row, ...row.children])
          .filter((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const [written, seen] = [
              text.getBoundingClientRect(),
              (one.closest('th') as Element).getBoundingClientRect(),
            ];
            return written.right > seen.right || written.bottom > seen.bottom;
          }).length,
    );
  await expect.poll(cut).toBe(0);
  await expect
    .poll(async () => Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.clientHeight)))))
    .toBeGreaterThan(48);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  // A year that is all to come opens at its beginning.
  await page.getByRole('combobox', { name: 'Ano' }).click();
  await page.getByRole('option', { name: String(ano + 1) }).click();
  await expect(months.filter({ hasText: 'Jan' })).toBeInViewport({ ratio: 1 });
});
