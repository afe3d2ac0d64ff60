import type { Page } from '@playwright/test';
import { expect, expectAccessible, logout, signIn, test } from './fixtures.ts';

const OFFLINE = 'Sem conexão';

async function fillNew(page: Page, descricao: string) {
  await page.goto('/cadastro/roteiro/create');
  const dialog = page.getByRole('dialog', { name: 'Novo Roteiro' });
  await dialog.getByLabel('Descrição').fill(descricao);
  return dialog;
}

/** Gives up what was typed. */
async function discard(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function expectNotSaved(page: Page, descricao: string) {
  await page.reload();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: descricao, exact: true })).toHaveCount(0);
}

// Code that a browser has had would come without a connection, too.
test.use({ cold: true });

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('without a connection a save fails at once, and what was discarded is never written', async ({
  page,
  context,
}) => {
  const dialog = await fillNew(page, 'Descartado');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog.getByText('Pode ter sido salvo ou não; o que você digitou continua aqui')).toBeVisible();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Descartado');
  await discard(page);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expectNotSaved(page, 'Descartado');
});

test('a save that failed is tried again from its message, once the connection is back', async ({ page, context }) => {
  const dialog = await fillNew(page, 'Tentado de novo');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  const retry = dialog.getByRole('alert').getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await retry.click();
  await expect(page.getByText('Salvo com sucesso')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a save that is discarded while it is under way is given up', async ({ page }) => {
  const dialog = await fillNew(page, 'Interrompido');
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/Roteiro', (route) =>
    route.request().method() === 'POST' ? sent.resolve() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await sent.promise;
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await discard(page);
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expectNotSaved(page, 'Interrompido');
});

test('what was not loaded when the connection was lost takes nothing along, and comes with it', async ({
  page,
  context,
}) => {
  await page.goto('/cadastro/Amostrador/create');
  const day = page.getByRole('textbox', { name: 'Data de Aquisição' });
  await day.fill('29/02/2024');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Abrir o calendário/ }).click();
  await expect(page.getByText(/^O calendário não pôde ser aberto agora/)).toBeVisible();
  await expect(day).toHaveValue('29/02/2024');
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await page.getByRole('button', { name: /^Abrir o calendário/ }).click();
  await expect(page.getByRole('gridcell', { name: '29', exact: true })).toBeFocused();
});

test('the search that was not there comes with the connection, to whoever waits in it, and where they type', async ({
  page,
  context,
}) => {
  await page.goto('/cadastro/roteiro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Pesquisar páginas/ }).focus();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.keyboard.type('rotiro');
  for (let left = 0; left < 3; left++) await page.keyboard.press('ArrowLeft');
  await context.setOffline(false);
  const search = page.getByRole('combobox', { name: /Pesquis/ });
  await expect(search).toBeFocused();
  await page.keyboard.type('e');
  await expect(search).toHaveValue('roteiro');
});

test('the search is asked for again where the connection was back before it was known not to have come', async ({
  page,
  context,
}) => {
  let asked = 0;
  let fail = () => {};
  await page.route(/assets\/Finder-/, (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    fail = () => void route.abort();
  });
  await page.goto('/cadastro/roteiro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Pesquisar páginas/ }).focus();
  await expect.poll(() => asked).toBe(1);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  fail();
  await expect(page.getByRole('combobox', { name: /Pesquis/ })).toBeFocused();
});

test('the search that did not come is asked for again after a while, whoever waits in its field', async ({ page }) => {
  let asked = 0;
  await page.route(/assets\/Finder-/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/cadastro/roteiro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Pesquisar páginas/ }).focus();
  await expect(page.getByRole('combobox', { name: /Pesquis/ })).toBeFocused();
});

test('forms, dialogs and pages whose code did not come say so, break nothing, and come with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/cadastro/roteiro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atalhos do teclado' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText(/^Isto não pôde ser aberto agora/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roteiro' })).toBeVisible();
  // Its list stays beneath it, as it was.
  const missing = page.getByRole('alertdialog', { name: /^Este formulário não chegou/ });
  const opens = page.getByRole('link', { name: 'Novo', exact: true });
  await opens.click();
  await expect(page.getByRole('cell', { includeHidden: true }).first()).toBeVisible();
  await missing.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(missing).toBeHidden();
  await expect(opens).toBeFocused();
  await opens.press('Enter');
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Novo Roteiro' }).getByLabel('Descrição')).toBeFocused();
  await page.keyboard.press('Escape');

  await logout(page);
  await context.setOffline(true);
  const forgotten = page.getByRole('button', { name: 'Esqueci a minha senha' });
  await forgotten.click();
  await expect(page.getByText(/^Isto não pôde ser aberto agora/)).toBeVisible();
  await expect(forgotten).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await forgotten.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is typed of a client stays when another part of it does not come', async ({ page, context }) => {
  await page.goto('/cadastro/cliente/1');
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true });
  await nome.fill('Digitado sem conexão');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('tab', { name: /^Contatos/ }).click();
  await expect(page.getByText(/^Esta parte da página não chegou/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(
    page
      .getByRole('tabpanel', { name: /^Contatos/ })
      .getByRole('cell')
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: /^Dados/ }).click();
  await expect(nome).toHaveValue('Digitado sem conexão');
});

test('a menu, a calendar file and a report whose code does not come say so in their own place', async ({
  page,
  context,
}) => {
  const missing = /Drawer|calendario|ReportPage/;
  const drawing = /assets\/pdf-/;
  let gone = true;
  await page.route(missing, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  const told = page.getByText(/^Isto não pôde ser aberto agora/);
  await page.goto('/relatorio/Agenda');
  await page.getByRole('button', { name: 'Calendário (.ics)' }).click();
  await expect(told).toBeVisible();

  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/cadastro/roteiro');
  const opens = page.getByRole('button', { name: 'Abrir menu' });
  await opens.click();
  await expect(told).toBeVisible();
  await expect(opens).toHaveAttribute('aria-expanded', 'false');
  // What the header holds stays at hand.
  const header = await page.getByRole('banner').boundingBox();
  expect((await told.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 800));

  // Nor does what draws it come to its worker.
  await context.route(drawing, (route) => route.abort());
  await page.goto('/relatorio/pessoa-ponto-coleta/pdf');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Esta página não chegou' })).toBeVisible();
  gone = false;
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'MONITORAMENTO DE EFLUENTES INDUSTRIAIS' })).toBeVisible();
  await expect(page.getByText('Não foi possível gerar o PDF. Verifique a conexão e tente de novo.')).toBeVisible();
  await context.unroute(drawing);
  await again.click();
  await expect(page.getByRole('button', { name: 'Baixar' })).toBeVisible();
});

test('an application that does not arrive says so, and comes when the page is loaded again, as with the connection', async ({
  page,
  context,
}) => {
  let gone = true;
  // Without even what would tell it, the page itself does, once that is overdue and not before.
  const entry = /assets\/index-/;
  await page.route(entry, (route) => (gone ? route.abort('connectionreset') : route.continue()));
  await page.goto('/cadastro/roteiro');
  const overdue = page.getByRole('heading', { name: 'O sistema ainda não chegou' });
  await expect(overdue).toBeHidden();
  await page.evaluate(() => {
    for (const waiting of document.getAnimations()) waiting.finish();
  });
  await expect(overdue).toBeVisible();
  gone = false;
  await page.getByRole('link', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expect(overdue).toHaveCount(0);
  await page.unroute(entry);

  gone = true;
  await page.route(/assets\/aplicacao-/, (route) => (gone ? route.abort('connectionreset') : route.continue()));
  await page.goto('/cadastro/roteiro');
  const told = page.getByRole('alert').getByRole('heading', { name: 'O sistema não chegou' });
  await expect(told).toBeVisible();
  gone = false;
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(page.getByRole('cell').first()).toBeVisible();

  gone = true;
  await page.reload();
  await expect(told).toBeVisible();
  gone = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('cell').first()).toBeVisible();
});

test('the way out whose question the server does not give says so, asks nobody by itself, and asks at the next click', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/assets\/LeaveDialog-/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 502 }) : route.continue();
  });
  await page.goto('/cadastro/cliente/1');
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true });
  await nome.fill('Digitado');
  const leave = page.getByRole('button', { name: 'Sair' });
  await leave.click();
  await expect(page.getByText(/^Isto não pôde ser aberto agora/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await nome.fill('Digitado mais');
  expect(asked).toBe(1);
  await leave.click();
  await expect(page.getByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
});

test('a search that something else answers for says so, and comes to whoever asks for it again', async ({ page }) => {
  // The page of a network that wants a password first.
  const login = { status: 200, contentType: 'text/html', body: '<h1>Entre na rede</h1>' };
  let captive = true;
  await page.route(/assets\/Finder-/, (route) => (captive ? route.fulfill(login) : route.continue()));
  for (const again of ['r', 'Control+k']) {
    captive = true;
    await page.goto('/cadastro/roteiro');
    await expect(page.getByRole('cell').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByText(/^Isto não pôde ser aberto agora/)).toBeVisible();
    captive = false;
    await page.keyboard.press(again);
    await expect(page.getByRole('combobox', { name: /Pesquis/ })).toBeFocused();
  }
});

test('a key of the application counts before the rest of the header has come', async ({ page }) => {
  await page.route(/assets\/KeysButton-/, (route) => route.abort());
  await page.goto('/cadastro/roteiro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Pesquis/ })).toBeFocused();
});
