import type { Locator, Page } from '@playwright/test';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { makeClient } from './cliente.ts';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';

/** By how much the page is wider, and higher, than the window. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
  });

test('the search scrolls no page, and on a phone its results are as wide as the window', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1366, 400]) {
    await page.setViewportSize({ width, height: 768 });
    // A page that fits: whatever scrolls is the search's.
    await page.goto('/pagina-que-nao-existe');
    await page
      .getByRole('combobox', { name: /Pesquis/ })
      .or(page.getByRole('textbox', { name: /Pesquis/ }))
      .fill('aurora');
    const result = page.getByRole('option').first();
    await expect(result).toBeVisible();
    const box = await result.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await excessOf(page)).toEqual([0, 0]);
  }
});

test('without a connection a page that fits does not scroll, and its pages stay in sight', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  for (const [width, height] of [
    [1366, 768],
    [400, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // One row, however many other journeys left: a list as long as the window would scroll, and rightly.
    await page.goto(`/cadastro/roteiro?filter=${encodeURIComponent('{"descricao":"Roteiro Norte"}')}`);
    const count = page.getByText('1 registro', { exact: true });
    await expect(count).toBeVisible();
    await context.setOffline(true);
    const bar = page.getByText(/^Sem conexão/);
    await expect(bar).toBeVisible();
    // The list's frame follows the bar as soon as it is drawn.
    await expect.poll(() => excessOf(page)).toEqual([0, 0]);
    await expect(async () => {
      const [counted, covered] = [await count.boundingBox(), await bar.boundingBox()];
      expect((counted?.y ?? 0) + (counted?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
    }).toPass();
    await context.setOffline(false);
    await expect(bar).toBeHidden();
  }
});

test('the title of a page keeps half of its head at least, and on a phone takes the lines that it needs', async ({
  page,
}) => {
  await signIn(page, 'tecnico');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cadastro/cliente/1/historico-coletas');
  const title = page.getByRole('heading', { level: 1, name: /^Histórico de coletas – / });
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: /^Relatório completo/ })).toBeVisible();
  const [titled, head] = [await title.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((titled?.width ?? 0) / (head?.width ?? 1)).toBeGreaterThan(0.5);
  await page.setViewportSize({ width: 400, height: 800 });
  const cut = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await cut()).toBe(0);
  const lines = await title.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeGreaterThan(1);
  expect((await excessOf(page))[0]).toBe(0);
});

test('on a phone every action of a page’s head is within the window', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  for (const [address, action] of [
    ['/acesso/grupo-acesso/grupo/2', 'Salvar Permissões'],
    ['/cadastro/cliente/1', 'Histórico de coletas'],
    ['/relatorio/Importacao-analise', /uma amostra por linha/],
  ] as const) {
    await visit(page, address);
    const button = page.getByRole('button', { name: action }).or(page.getByRole('link', { name: action }));
    await expect(button.first()).toBeInViewport({ ratio: 1 });
    expect((await excessOf(page))[0]).toBe(0);
  }
});

test('on a phone a list is read to its end: its pages follow each other, and no card is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente');
  // Two filters share a line, and fill it.
  const [text, choice] = [
    page.getByRole('textbox', { name: 'Descrição' }),
    page.getByRole('combobox', { name: /medidor/ }),
  ];
  await expect(async () => {
    const [first, second] = [await text.boundingBox(), await choice.boundingBox()];
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 99))).toBeLessThan(8);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(380);
  }).toPass();
  const cards = page.getByRole('list', { name: 'Clientes' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const shown = await cards.first().innerText();
  // One that was erased before has neither code nor collections.
  const coded = await cards.filter({ hasText: 'Código:' }).filter({ hasText: 'Última coleta:' }).first().innerText();
  expect(coded).toMatch(/Código: \d{4}.*Última coleta: .*Data de Cadastro: /s);
  const cut = await cards
    .locator('*')
    .evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
  const moments = cards.getByTitle('Data de Cadastro');
  const lines = await moments.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.getByRole('button', { name: 'Próxima página' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).not.toHaveText(shown);
  expect((await excessOf(page))[0]).toBe(0);
});

test('the list of parameters fits its window, and on a phone its links are told from the text around them', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cadastro/Parametro');
  await expect(page.getByRole('link', { name: /ramos? com/ }).first()).toBeVisible();
  const table = page.getByRole('table');
  const beyond = await table.evaluate(
    ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
  );
  expect(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('list', { name: 'Parâmetros' })).toBeVisible();
  await expectAccessible(page);

  const descricao = 'W'.repeat(120);
  const made = await page.request.post('/api/FonteAbastecimento', { data: { descricao } });
  const { id } = (await made.json()).listaResultados;
  await page.goto(`/cadastro/cliente?filter=${encodeURIComponent(JSON.stringify({ idFonteAbastecimento: id }))}`);
  await expect(
    page.getByRole('button', { name: `Retirar o filtro Fonte de Abastecimento: ${descricao}` }),
  ).toBeVisible();
  expect((await excessOf(page))[0]).toBe(0);
  await page.request.delete(`/api/FonteAbastecimento?id=${id}`);
});

test('on a phone the cards of what a client has say what their figures are', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/5/monitoramento-anual');
  const year = page.getByRole('listitem').filter({ hasText: 'Carga Orgânica Diária' }).first();
  await expect(year).toContainText(/Volume \(m³\): [\d.,]+\s· DBO em Dez\. Ano Anterior: [\d.,]+\s·.* Meta: /);
  await visit(page, '/cadastro/cliente/5/medidor-vazao');
  await expect(page.getByRole('listitem').filter({ hasText: 'UC: ' }).first()).toContainText('Medidor de Vazão? Sim');
});

test('a long option that is chosen makes the form of a client no wider than its window', async ({ page }) => {
  await signIn(page, 'admin');
  const descricao = 'Fabricação de produtos químicos orgânicos, resinas, elastômeros e fibras sintéticas';
  const made = await page.request.post('/api/RamoAtividade', { data: { descricao, flagAtivo: 1 } });
  const { id: idRamoAtividade } = (await made.json()).listaResultados;
  const client = await page.request.post('/api/Pessoa', { data: { nome: 'Cliente de ramo longo', idRamoAtividade } });
  const { id } = (await client.json()).listaResultados;
  for (const width of [400, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cadastro/cliente/${id}`);
    await expect(page.getByText(descricao)).toBeVisible();
    await expect.poll(async () => (await excessOf(page))[0]).toBe(0);
    const fields = await page
      .locator('main .MuiInputBase-root')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(fields).toBeLessThanOrEqual(width);
  }
});

test('on a phone the tables of a client that scroll sideways are reached by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1');
  await expect(page.getByRole('region', { name: 'Último valor de cada parâmetro' })).toBeVisible();
  await expectAccessible(page);
});

/** The first client of which results of the last two years did not conform: the demonstration's go by its day. */
async function nonConformingClient(page: Page): Promise<number> {
  for (let id = 1; id <= 200; id++) {
    const reply = await page.request.get(`/api/HistoricoColetaNaoConforme/${id}`);
    if (reply.ok() && (await reply.json()).listaResultados.length > 0) return id;
  }
  throw new Error('no client of the demonstration has results that do not conform');
}

/** Has a table's longest word wider than the window, in any data. */
const widen = (region: Locator) =>
  region.evaluate((view) => {
    const cell = view.querySelector('td');
    if (cell) cell.style.minWidth = '900px';
  });

test('a plain table that does not fit is scrolled aside by the keyboard, and no dialog with it', async ({ page }) => {
  await signIn(page, 'admin');
  const asideOf = (region: Locator) => region.evaluate(({ scrollLeft }) => scrollLeft);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/App/Settings-app');
  // What comes above it later would move it.
  await expect(page.getByRole('button', { name: 'Limpar formatação' })).toHaveCount(2);
  const devices = page.getByRole('region', { name: 'Tabela: Dispositivos' });
  await widen(devices);
  await devices.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => asideOf(devices)).toBeGreaterThan(0);
  await expectAccessible(page);
  expect((await excessOf(page))[0]).toBe(0);

  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(`/cadastro/cliente/${await nonConformingClient(page)}`);
  await page.getByRole('button', { name: 'Histórico de coletas não conformes' }).click();
  const results = page.getByRole('dialog').getByRole('region', { name: /^Tabela: / });
  await widen(results);
  await results.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => asideOf(results)).toBeGreaterThan(0);
  const content = await results.evaluate(
    ({ parentElement: around }) => around && [around.scrollWidth, around.clientWidth],
  );
  expect(content?.[0]).toBe(content?.[1]);
});

/** What stays in view of a table that is scrolled to its right end, and of its width what part. */
const stayingOf = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const view = grid.parentElement as HTMLElement;
    const { left, width } = view.getBoundingClientRect();
    const stays = [...grid.querySelectorAll('thead [data-fixed]')];
    return {
      names: stays.map((head) => head.textContent),
      beside: stays.map((head) => Math.round(head.getBoundingClientRect().left - left)),
      part: (stays[0]?.getBoundingClientRect().width ?? 0) / width,
      beyond: view.scrollWidth - view.clientWidth - view.scrollLeft,
    };
  });

for (const [address, name] of [
  ['/relatorio/regiao', 'Nome'],
  ['/relatorio/relatorio-pessoa', 'Cliente'],
  ['/relatorio/ranking?ano=2026', 'Indústria'],
  ['/relatorio/relatorio-valores-dbo?dtInicio=2025-03-01&dtFim=2025-03-31', 'Cliente'],
  ['/relatorio/industria-monitorada?dtInicio=2025-03-01&dtFim=2025-03-31', 'Indústria'],
] as const) {
  test(`on a phone ${address} keeps what names its rows, and End leads to its end`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await signIn(page, 'admin');
    await page.goto(address);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await stayingOf(page)).beyond).toBeLessThanOrEqual(1);
    const { names, beside, part } = await stayingOf(page);
    expect(names).toEqual([name]);
    // Its place is where the view begins, but for the view's edge.
    expect(beside).toEqual([1]);
    expect(part).toBeLessThanOrEqual(0.41);
  });
}

test('on a phone a name that is cut is read whole where the keys are', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/relatorio/regiao');
  const names = page.getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const cut = (at: number) =>
    names
      .nth(at)
      .locator('span')
      .first()
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const long = (await names.allInnerTexts()).findIndex((text) => text.length > 45);
  expect(await cut(long)).toBeGreaterThan(0);
  await names.nth(long).click();
  expect(await cut(long)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('what a dialog’s table shows is scrolled in one place, and on a phone not aside', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [address, button, regions] of [
    ['/cadastro/cliente/3/historico-coletas', 'Como se chegou aqui', ['Atual', 'DBO de Cobrança Anterior', 'Anterior']],
    ['/cadastro/cliente/3', 'Histórico de coletas não conformes', ['Histórico de coletas não conformes']],
  ] as const) {
    for (const width of [1366, 400]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.getByRole('button', { name: button }).press('Enter');
      const dialog = page.getByRole('dialog');
      const region = dialog.getByRole('region').first();
      await expect(region).toBeVisible();
      expect(regions.map((name) => `Tabela: ${name}`)).toContain(await region.getAttribute('aria-label'));
      const scrolled = await dialog.locator('*').evaluateAll((all) =>
        all
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map((one) => one.className),
      );
      expect(scrolled.length).toBeLessThanOrEqual(1);
      if (width > 400) continue;
      expect(await region.evaluate((view) => view.scrollWidth - view.clientWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  }
});

test('nothing of a client’s head is cut or lies over the rest, however long its name', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1920, 1366, 1280, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/cadastro/cliente/3');
    const title = page.getByRole('heading', { level: 1, name: /^Cliente / });
    await expect(title).toBeVisible();
    await expect(page.getByText('DBO de cobrança atual')).toBeVisible();
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const places = page.getByRole('navigation', { name: 'Resumo do cliente' }).getByRole('listitem');
    await expect(places.first()).toBeVisible();
    const widths = await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths), `at ${width}`).toBeGreaterThan(70);
    const cut = await places
      .getByRole('link')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      );
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test('what is wrong with the numbers of rows lies over nothing', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1366, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cadastro/cliente/3/historico-coletas');
    await page.getByRole('textbox', { name: 'Linhas' }).fill('999');
    await page.keyboard.press('Enter');
    const told = await page.getByText(/^Não há linha 999/).boundingBox();
    const colour = await page.getByRole('combobox', { name: /^Cor/ }).boundingBox();
    const table = await page.getByRole('grid').boundingBox();
    const bottom = (told?.y ?? 0) + (told?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual(table?.y ?? 0);
    if (width === 400) expect(bottom).toBeLessThanOrEqual((colour?.y ?? 0) + 1);
  }
});

test('the ring of the focus is within what would cut it off', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/acesso/grupo-acesso/grupo/2');
  const box = page.getByRole('switch', { name: 'Editar módulos e menus' });
  await box.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await expect(page.locator('.MuiSwitch-switchBase', { has: box })).toHaveCSS('outline-offset', '-2px');
  await page.goto('/relatorio/nao-conforme');
  const mark = page.getByRole('button', { name: /^(Marcar enviada|Desfazer)/ }).first();
  await mark.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await expect(mark).toHaveCSS('outline-offset', '-2px');
});

test('on a phone the filters of a report share lines, and fill them', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/App/Protocolo');
  const box = (name: string) =>
    page
      .getByLabel(name, { exact: true })
      .first()
      .locator('xpath=ancestor::*[contains(@class, "MuiFormControl")][1]')
      .boundingBox();
  for (const [left, right] of [
    ['Data inicial', 'Data final'],
    ['Acompanhamento', 'Pesquisa'],
  ] as const) {
    await expect(page.getByLabel(right, { exact: true }).first()).toBeVisible();
    // The head above them takes another line when the number of rows comes.
    await expect.poll(async () => (await box(left))?.y === (await box(right))?.y).toBe(true);
    const other = await box(right);
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeGreaterThan(385);
  }
});

test('on a phone the labels of what reports say and of the filter of users are read whole', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  const cutLabels = (within: Locator) =>
    within
      .locator('label')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  await visit(page, '/acesso/usuarios');
  const filters = page.getByRole('search', { name: 'Filtros' });
  await expect(filters.getByLabel('Nome, login, e-mail ou grupo')).toBeVisible();
  expect(await cutLabels(filters)).toBe(0);
  await visit(page, '/relatorio/nao-conforme');
  await page.getByRole('button', { name: 'Configurações de relatórios' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByLabel('Formulário: técnico completo de uma sequência')).toBeAttached();
  expect(await cutLabels(settings)).toBe(0);
  await expectAccessible(page);
});

test('on a phone the label of the addresses of the settings is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/App/Settings-app');
  const label = page.locator('label').filter({ hasText: 'Lista de email padrão' });
  await expect(label).toBeVisible();
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the button that gives a colour stands beside it, and its effect keeps to one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/3/historico-coletas');
  const colour = page.getByRole('combobox', { name: /^Cor/ });
  const apply = page.getByRole('button', { name: 'Aplicar cor' });
  await expect(apply).toBeVisible();
  const [above, beside] = [await colour.boundingBox(), await apply.boundingBox()];
  expect(beside?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.getByRole('textbox', { name: 'Linhas' }).fill('1-3');
  await colour.click();
  await page.getByRole('option', { name: '5 Branco (retira da média)' }).click();
  await apply.press('Enter');
  const effect = page.getByRole('dialog').getByText(/→/).first();
  const lineHeight = await effect.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect((await effect.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);
});

test('all that can be done with a file of a long name is within the window, and the label of its field ends before its arrow', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/relatorio/Importacao-analise');
  const name = `${'resultados das análises de efluentes '.repeat(2)}2026.xlsx`;
  const ponto = 'Entrada do tanque de equalização da unidade fabril, junto à portaria de veículos';
  const buffer = xlsx({ Plan1: tallSheet([{ ponto, parametro: 'DBO', valor: 1 }]) });
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const field = page.getByRole('combobox', { name: `Ponto de coleta de ${ponto}` });
  const choice = page.locator('.MuiAutocomplete-root').filter({ has: field });
  // The row says of which text it is.
  const label = choice.getByText('Ponto de coleta', { exact: true }).first();
  const arrow = choice.locator('.MuiAutocomplete-popupIndicator');
  const [labelled, opened] = [await label.boundingBox(), await arrow.boundingBox()];
  expect((labelled?.x ?? 0) + (labelled?.width ?? 0)).toBeLessThanOrEqual(opened?.x ?? 0);
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
  await expect(row).toBeVisible();
  for (const button of await row.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('on a phone what can be done with saved lists, devices and files is in view without scrolling aside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  const nome = 'Tablet da equipe de coleta da regional norte';
  expect((await page.request.post('/api/dispositivo', { data: { nome } })).status()).toBe(200);
  /** Holds that nothing of the table that an action stands in is beside the view, the action least of all. */
  async function expectInView(action: Locator) {
    await action.scrollIntoViewIfNeeded();
    await expect(action).toBeInViewport({ ratio: 1 });
    const region = page.getByRole('region').filter({ has: action }).last();
    expect(await region.evaluate((view) => view.scrollWidth - view.clientWidth)).toBeLessThanOrEqual(0);
  }
  await visit(page, '/relatorio/relatorioDBO');
  await page.getByRole('button', { name: 'Listas salvas' }).click();
  await expectInView(page.getByRole('link', { name: /^Visualizar o relatório/ }).first());
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await visit(page, '/App/Settings-app');
  await expectInView(page.getByRole('button', { name: `Revogar ${nome}` }));
  await visit(page, '/relatorio/Importacao-analise');
  const name = 'resultados_das_analises_de_efluentes_industriais_do_mes_2026-11.xlsx';
  const buffer = xlsx({ Plan1: tallSheet([{ ponto: 'Ponto sem cadastro', parametro: 'DBO', valor: 1 }]) });
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  for (const action of ['Ver pendentes de', 'Resolver pendências de', 'Importar novamente', 'Remover'])
    await expectInView(page.getByRole('button', { name: `${action} ${name}` }));
  await expectAccessible(page);
});

test('on a phone what went wrong has the room beside its icon, and the way to try again stands below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/roteiro/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Descrição/ }).fill('Sem resposta');
  await page.route('**/api/Roteiro', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: /^Salvar Ctrl|^Salvar$/ }).click();
  const alert = dialog.getByRole('alert');
  const [told, retry] = [
    await alert.locator('.MuiAlert-message').boundingBox(),
    await alert.getByRole('button', { name: 'Tentar de novo' }).boundingBox(),
  ];
  expect(told?.width).toBeGreaterThan(200);
  expect(retry?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 0));
});

test('what a text of a file means is chosen in fields as high as any, their labels clear of what is above', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const buffer = xlsx({ Plan1: tallSheet([{ ponto: 'Saída da caixa nova', parametro: 'Nitrogenio Tot', valor: 1 }]) });
  for (const width of [1366, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/relatorio/Importacao-analise');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.xlsx', mimeType: 'application/octet-stream', buffer });
    const field = page.getByRole('combobox', { name: 'Ponto de coleta de Saída da caixa nova' });
    await field.focus();
    const place = page.locator('.MuiAutocomplete-root').filter({ has: field });
    const heightOf = async (one: Locator) => (await one.locator('.MuiInputBase-root').boundingBox())?.height;
    const [label, row] = [
      await place.locator('label').boundingBox(),
      await page.getByRole('row').filter({ has: field }).boundingBox(),
    ];
    expect(await heightOf(place)).toBeCloseTo(32, 0);
    expect(label?.y).toBeGreaterThanOrEqual(row?.y ?? 0);
    for (const button of await page.getByRole('row').filter({ has: field }).getByRole('button').all()) {
      const { x = 0, width: wide = 0 } = (await button.boundingBox()) ?? {};
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Novo ponto/ }).click();
    const cliente = page.getByRole('dialog').locator('.MuiAutocomplete-root');
    await expect.poll(() => heightOf(cliente)).toBeCloseTo(32, 0);
  }
});

test('of a flow meter no date is cut and no label meets its button, and its tab is whole beside the arrows', async ({
  page,
}) => {
  // Where what opens is there at once the tabs never were beside their place.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'admin');
  const idPessoa = await makeClient(page, 'Com medidor de vazão');
  const dates = { data: '2025-09-19', dtAtualCalibragem: '2025-09-19' };
  const due = { dtProximaCalibragem: '2027-09-19', dtValidadeCalibragem: '2027-09-19' };
  const data = { idPessoa, registro: 'V-1', flagAtivo: 1, ...dates, ...due };
  expect((await page.request.post('/api/PessoaMedidorVazao', { data })).status()).toBe(200);
  await page.goto(`/cadastro/cliente/${idPessoa}/medidor-vazao`);
  await expect(page.locator('.MuiTabScrollButton-root').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Med\. Vazão/ })).toBeInViewport({ ratio: 1 });
  for (const name of ['Data', 'Calibração', 'Verificar em', 'Validade']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).not.toHaveValue('');
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Adicionar medidor' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Registro' })).toBeFocused();
  for (const name of ['Calibração', 'Verificar em', 'Validade']) {
    const field = page
      .locator('.MuiFormControl-root')
      .filter({ has: page.getByRole('textbox', { name, exact: true }) });
    const [label, button] = [field.locator('label'), field.locator('.MuiInputAdornment-root')];
    const [labelled, opened] = [await label.boundingBox(), await button.boundingBox()];
    expect((labelled?.x ?? 0) + (labelled?.width ?? 0)).toBeLessThanOrEqual(opened?.x ?? 0);
  }
});
