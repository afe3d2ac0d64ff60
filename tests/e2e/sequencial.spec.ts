import type { Page } from '@playwright/test';
import { makeClient, read, toast } from './cliente.ts';
import { expect, expectAccessible, login, signIn, test } from './fixtures.ts';
import { expectPdf, pdfOf } from './relatorio.ts';

const PATH = '/relatorio/Sequencial';

/** Clients with a collection each, on a day without any other: the demonstration collects nothing on weekends. */
async function companiesOn(page: Page, day: string, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const nome of names) {
    const idPessoa = await makeClient(page, nome);
    const data = { idPessoa, dtRetirada: day, DBO: '520' };
    expect((await page.request.post('/api/HistoricoColeta/save-historico', { data })).status()).toBe(200);
    ids.push(idPessoa);
  }
  return ids;
}

/** Opens 'Novo', looks for the companies of one day and generates their numbers. */
async function generate(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo' });
  await dialog.getByLabel('Data inicial').fill(day);
  await dialog.getByLabel('Data final').fill(day);
  await dialog.getByRole('button', { name: 'Buscar empresas' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Todas as empresas' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Gerar Sequências' }).click();
  await expect(dialog.getByText(/ \| \d{4}\/\d\d$/).first()).toBeVisible();
}

const numberOf = async (page: Page, nome: string) =>
  (
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`^${nome} \\| \\d{4}/`))
      .innerText()
  ).split(' | ')[1] ?? '';

test('sequences are generated for several companies, saved, found, put in order, printed and removed', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'admin');
  const [first = 0] = await companiesOn(page, '2021-03-20', ['Zincagem da Sequência', 'Águas da Sequência']);
  await companiesOn(page, '2021-03-20', ['Curtume da Sequência']);
  await page.getByRole('link', { name: 'Relatório Sequencial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório Sequencial' })).toBeVisible();

  await generate(page, '20/03/2021');
  const dialog = page.getByRole('dialog', { name: 'Novo' });
  await dialog.getByRole('checkbox', { name: /^Curtume da Sequência/ }).uncheck();
  const [aguas, zincagem] = [await numberOf(page, 'Águas da Sequência'), await numberOf(page, 'Zincagem da Sequência')];
  expect(Number(zincagem.slice(0, 4))).toBe(Number(aguas.slice(0, 4)) + 1);
  expect(zincagem).toMatch(/^\d{4}\/21$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, '2 sequências salvas');

  await page.getByRole('textbox', { name: 'Descrição' }).fill('da SEQUENCIA');
  await page.getByRole('combobox', { name: 'Ordem' }).click();
  await page.getByRole('option', { name: 'Ordernar por nome' }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const table = page.getByRole('grid', { name: 'Período de: 20/03/2021 até 20/03/2021' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Águas da Sequência');
  await expectAccessible(page);

  await table.getByRole('button', { name: `Criar o PDF de ${zincagem}, Zincagem da Sequência` }).click();
  const query = `?idPessoa=${first}&sequencial=${zincagem.replace('/', '%2F')}&inicio=2021-03-20&fim=2021-03-20`;
  const simples = await pdfOf(page, page.getByRole('link', { name: /^PDF simples de/ }));
  expect(simples).toBe(`/cadastro/cliente/historico-coletaSimples/pdf/1${query}`);
  expect(await pdfOf(page, page.getByRole('link', { name: /^PDF completo de/ }))).toBe(
    `/cadastro/cliente/historico-coletaCompleta/pdf/2${query}`,
  );

  // A colleague opens the same by its address alone.
  const other = await browser.newContext({ baseURL: server.url });
  const colleague = await other.newPage();
  await signIn(colleague, 'tecnico');
  await colleague.goto(simples);
  await expectPdf(colleague);
  await colleague.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(colleague.getByRole('gridcell', { name: zincagem, exact: true })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Novo|^Remover/ })).toHaveCount(0);
  await other.close();

  await table.getByRole('button', { name: `Remover ${aguas}, Águas da Sequência` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remover cobrança' });
  await expect(question).toContainText('Deseja remover esse item?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remover' }).click();
  await toast(page, 'Sequência removida');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Novo', exact: true })).toBeFocused();
});

test('two people who generate at the same time: the second is offered other numbers and loses nothing', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin');
  await companiesOn(page, '2020-05-09', ['Primeira ao mesmo tempo']);
  await companiesOn(page, '2020-05-10', ['Segunda ao mesmo tempo', 'Terceira ao mesmo tempo']);
  const other = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const colleague = await other.newPage();
  await signIn(colleague, 'dev');
  await page.goto(PATH);
  await colleague.goto(PATH);
  await generate(page, '09/05/2020');
  await generate(colleague, '10/05/2020');
  const shown = await numberOf(page, 'Primeira ao mesmo tempo');
  expect(await numberOf(colleague, 'Segunda ao mesmo tempo')).toBe(shown);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(page, '1 sequência salva');

  await colleague.getByRole('button', { name: 'Salvar', exact: true }).click();
  const alert = colleague.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(`O número ${shown} não está mais livre`);
  await expect(alert).toBeFocused();
  const next = `${String(Number(shown.slice(0, 4)) + 1).padStart(4, '0')}/20`;
  expect(await numberOf(colleague, 'Segunda ao mesmo tempo')).toBe(next);
  await colleague.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast(colleague, '2 sequências salvas');
  await other.close();

  const periods = await read<{ dados: { sequencial: string }[] }[]>(
    page,
    '/RelatorioSequencial/Todos/?pesquisa=ao+mesmo+tempo',
  );
  const numbers = periods.flatMap(({ dados }) => dados.map(({ sequencial }) => sequencial)).sort();
  expect(numbers.slice(0, 2)).toEqual([shown, next]);
  expect(new Set(numbers).size).toBe(3);
});

test('sequences are numbered by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin');
  await companiesOn(page, '2019-08-10', ['Só com o teclado']);
  await page.goto(PATH);
  const novo = page.getByRole('button', { name: 'Novo', exact: true });
  await novo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Novo' });
  await expect(dialog.getByLabel('Data inicial')).toBeFocused();
  await page.keyboard.type('10/08/2019');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10/08/2019');
  await page.keyboard.press('Enter');
  const company = dialog.getByRole('checkbox', { name: /^Só com o teclado/ });
  await expect(company).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Buscar empresas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Só com o teclado \| \d{4}\/19$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await toast(page, '1 sequência salva');
  await expect(novo).toBeFocused();

  await page.getByRole('textbox', { name: 'Descrição' }).focus();
  await page.keyboard.type('só com o teclado');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Criar o PDF de .*Só com o teclado/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^PDF simples de/ })).toBeFocused();
  await page.getByRole('button', { name: /^Remover .*Só com o teclado/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Remover .*Só com o teclado/ })).toBeFocused();
});
