import type { Page } from '@playwright/test';
import { type TallRow, tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';

const row = (more: TallRow): TallRow => ({ ponto: 'Saida geral', ...more });
const workbook = (...rows: TallRow[]) => xlsx({ Plan1: tallSheet(rows.map(row)) });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** A client with one point, which no file calls by its name. */
async function addClient(page: Page, idIntegracao: string, nome: string): Promise<void> {
  const client = { nome, idIntegracao, flagAtivo: 1, flagTipoPessoa: 'J' };
  const { listaResultados } = await (await page.request.post('/api/Pessoa', { data: client })).json();
  const point = { idPessoa: listaResultados.id, descricao: `Saída Geral da ${nome.split(' ')[0]}` };
  await page.request.post('/api/PessoaPontoColeta', { data: point });
}

/** Creates the point that a text of the file means, by keyboard alone. */
async function createPoint(page: Page, texto: string): Promise<void> {
  await page.getByRole('button', { name: `Novo ponto para ${texto}` }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Novo Ponto de Coleta' });
  const client = form.getByRole('combobox', { name: 'Cliente' });
  await expect(client).toBeFocused();
  await client.pressSequentially('Tecelagem da imp');
  await page.getByRole('option', { name: 'Tecelagem da importação' }).first().waitFor();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Plano de Amostragem' }).press('Enter');
  await expect(form).toBeHidden();
}

/** What the laboratory published of clients chosen in their list, one of whom has theirs brought into the history. */
async function lookForPublished(page: Page): Promise<void> {
  await visit(page, '/cadastro/cliente');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('da sincronização');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 registros', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar Coletas' }).press('Enter');
  await page.getByRole('checkbox', { name: /Curtume/ }).press('Space');
  await page.getByRole('checkbox', { name: /Laticínio/ }).press('Space');
  await page.getByRole('button', { name: 'Confirmar (2)' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Coletas publicadas que foram encontrada' });
  await dialog.getByRole('button', { name: /^Curtume/ }).press('Enter');
  await expect(dialog.getByRole('row', { name: /SIN-A-1.*14\/01\/2026.*DBO 180/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Trazer 1 coleta ao histórico' }).press('Enter');
  await expect(page.getByText('1 coleta trazida ao histórico')).toBeVisible();
  // What is in the history is no longer found; the other client's still is.
  await expect(dialog.getByRole('button', { name: /^Laticínio/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Curtume/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Curtume/ }).click();
  await page.getByRole('link', { name: 'Histórico de coletas', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Coletas e resultados' })).toContainText('14/01/2026');
}

test('a file is looked over and resolved by keyboard, and comes in as was said', async ({ page }) => {
  await signIn(page, 'admin');
  await addClient(page, 'IMP-1', 'Galvanoplastia da importação');
  await addClient(page, 'IMP-2', 'Tecelagem da importação');
  await page.goto('/relatorio/Importacao-analise');
  await page.getByLabel('Laboratório').click();
  await page.getByRole('option', { name: 'MyLims' }).click();
  await choose(
    page,
    'galvanoplastia.xlsx',
    workbook(
      { parametro: 'DBO', valor: 210 },
      { parametro: 'Zinco da importação', valor: 2 },
      { parametro: 'Mercúrio', valor: 3, unidade: 'µg/L' },
      { parametro: 'pH', valor: 7, data: '31/02/2016' },
      { parametro: 'pH', valor: 7, ponto: 'Calha do fundo' },
    ),
  );
  const preview = page.getByRole('region', { name: 'O que o envio faria' });
  await expect(preview.getByRole('status')).toContainText('5 resultados: 0 a incluir');
  await expect(preview.getByText('data inválida')).toBeVisible();
  await expectAccessible(page);

  const field = preview.getByRole('combobox', { name: 'Ponto de coleta de Saida geral' });
  await field.focus();
  await field.fill('Galvanoplastia');
  await page.getByRole('option', { name: /Saída Geral da Galvanoplastia/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/Saída Geral da Galvanoplastia/);
  await preview
    .getByRole('row', { name: /Saida geral/ })
    .getByRole('button', { name: 'Usar' })
    .press('Enter');
  await expect(preview.getByRole('status')).toContainText('1 a incluir');
  await expect(preview.getByRole('combobox', { name: 'Ponto de coleta de Calha do fundo' })).toBeFocused();
  await createPoint(page, 'Calha do fundo');
  await expect(preview.getByRole('status')).toContainText('2 a incluir');
  await preview.getByRole('combobox', { name: 'Parâmetro de Zinco da importação' }).fill('Zinco');
  await page.getByRole('option', { name: 'Zn – Zinco' }).waitFor();
  await page.keyboard.press('Enter');
  await preview.getByRole('button', { name: 'Adicionar sinônimo' }).press('Enter');
  await expect(preview.getByRole('status')).toContainText('3 a incluir');
  await preview.getByRole('button', { name: 'Converter' }).press('Enter');
  await expect(preview.getByRole('status')).toContainText('4 a incluir');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/4 resultados importados, 0 repetidos, 1 pendente/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Resolver pendências de galvanoplastia.xlsx' }).click();
  await expect(page.getByRole('dialog').getByText('data inválida')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Escolhas guardadas' }).click();
  await expect(page.getByRole('dialog').getByText('saida geral')).toBeVisible();
  await expectAccessible(page);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`what became of a file is brought into view, for who asked for ${reducedMotion} too`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1024, height: 320 });
    await signIn(page, 'admin');
    const files = Array.from({ length: 40 }, (_, at) => ({
      ...{
        id: at + 1,
        nomeArquivo: `arquivo-${at}.xlsx`,
        conteudo: 'Importacao_analise_amostra',
        situacao: 'importado',
      },
      ...{ dtCadastro: '2026-06-01T12:00:00.000Z', linhas: 3, importadas: 3, repetidas: 0, pendentes: 0 },
    }));
    await page.route('**/api/UploadArquivo?*', (route) =>
      route.fulfill({ json: { flagErro: false, listaMensagens: [], listaResultados: files } }),
    );
    const arrived = Promise.withResolvers<void>();
    await page.route('**/api/ImportacaoAnalise/upload*', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/relatorio/Importacao-analise');
    await choose(page, `vista-${reducedMotion}.xlsx`, workbook({ parametro: 'DBO', valor: 210, ponto: 'Sem nome' }));
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Só com pendentes' }).focus();
    await page.getByRole('cell', { name: 'arquivo-39.xlsx', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).not.toBeInViewport();
    arrived.resolve();
    await expect(page.getByRole('note')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('checkbox', { name: 'Só com pendentes' })).toBeFocused();
  });
}

test('on a phone why a cell was refused is in view; on paper the files stand alone', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 400, height: 800 });
  await visit(page, '/relatorio/Importacao-analise');
  const wrong = { data: '31/02/2026', parametro: 'pH', valor: 7 };
  await choose(page, 'recusas.xlsx', workbook(wrong));
  const refused = page.getByText('Motivo: data inválida');
  await refused.scrollIntoViewIfNeeded();
  await expect(refused).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ver pendentes de recusas.xlsx' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader', { name: 'Valor' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/Motivo: data inválida/)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: 'recusas.xlsx' })).toBeVisible();
  for (const text of ['Modelos vazios:', /^Nenhum arquivo escolhido/, 'Só com pendentes', 'Opções', 'Ver pendentes']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeHidden();
  }
});

test('MyLIMS files are staged, looked for by client, and joined', async ({ page }) => {
  await signIn(page, 'admin');
  await addClient(page, 'SIN-1', 'Curtume da sincronização');
  await addClient(page, 'SIN-2', 'Laticínio da sincronização');
  await page.goto('/relatorio/Importacao-mylims');
  const stage = async (type: string, name: string, rows: (string | number)[][]) => {
    await page.getByLabel('Tipo').click();
    await page.getByRole('option', { name: type }).click();
    await choose(page, name, xlsx({ Plan1: rows }));
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  };
  await stage('Amostra', 'amostras.xlsx', [
    ['Código Amostra', 'Conta', 'Data Coleta'],
    ['SIN-A-1', 'SIN-1', '14/01/2026'],
    ['SIN-A-2', 'SIN-2', '15/01/2026'],
    ['SIN-A-9', 'SIN-9', '15/01/2026'],
  ]);
  await stage('Analise', 'analises.xlsx', [
    ['Código Amostra', 'Parâmetro', 'Resultado'],
    ['SIN-A-1', 'DBO', '180'],
    ['SIN-A-2', 'DBO', '120'],
    ['SIN-A-9', 'DBO', '90'],
  ]);
  await lookForPublished(page);
  await visit(page, '/relatorio/Importacao-mylims');
  await page.getByRole('button', { name: 'Sincronizar' }).click();
  const told = 'Dados foram sincronizados: 1 criada, 0 atualizadas, 1 igual, 1 recusada';
  await expect(page.getByText(told).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver pendentes de analises.xlsx' }).click();
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'cliente não encontrado' })).toBeVisible();
  await expectAccessible(page);
});
