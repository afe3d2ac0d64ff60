import type { Page } from '@playwright/test';
import { type TallRow, tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { expect, expectAccessible, login, test } from './fixtures.ts';

const row = (more: TallRow): TallRow => ({ ponto: 'Saida geral', ...more });
const workbook = (...rows: TallRow[]) => xlsx({ Plan1: tallSheet(rows.map(row)) });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** A client with one point, which no file calls by its name. */
async function addClient(page: Page): Promise<void> {
  const client = { nome: 'Galvanoplastia da importação', idIntegracao: 'IMP-1', flagAtivo: 1, flagTipoPessoa: 'J' };
  const { listaResultados } = await (await page.request.post('/api/Pessoa', { data: client })).json();
  const point = { idPessoa: listaResultados.id, descricao: 'Saída Geral da Galvanoplastia' };
  await page.request.post('/api/PessoaPontoColeta', { data: point });
}

test('a file is looked over and resolved by keyboard, and comes in as was said', async ({ page }) => {
  await login(page, 'admin');
  await addClient(page);
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
    ),
  );
  const preview = page.getByRole('region', { name: 'O que o envio faria' });
  await expect(preview.getByRole('status')).toContainText('4 resultados: 0 a incluir');
  await expect(preview.getByText('data inválida')).toBeVisible();
  await expectAccessible(page);

  const field = preview.getByRole('combobox', { name: 'Ponto de coleta de Saida geral' });
  await field.focus();
  await field.fill('Galvanoplastia');
  await page.getByRole('option', { name: /Saída Geral da Galvanoplastia/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/Saída Geral da Galvanoplastia/);
  await preview.getByRole('button', { name: 'Usar' }).press('Enter');
  await expect(preview.getByRole('status')).toContainText('1 a incluir');
  await preview.getByRole('button', { name: 'Criar sinônimo' }).press('Enter');
  await expect(preview.getByRole('status')).toContainText('2 a incluir');
  await preview.getByRole('button', { name: 'Converter' }).press('Enter');
  await expect(preview.getByRole('status')).toContainText('3 a incluir');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/3 resultados importados, 0 repetidos, 1 pendente/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Resolver pendências de galvanoplastia.xlsx' }).click();
  await expect(page.getByRole('dialog').getByText('data inválida')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Escolhas guardadas' }).click();
  await expect(page.getByRole('dialog').getByText('saida geral')).toBeVisible();
  await expectAccessible(page);
});

test('MyLIMS files are staged and joined', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('/relatorio/Importacao-mylims');
  const stage = async (type: string, name: string, rows: (string | number)[][]) => {
    await page.getByLabel('Tipo').click();
    await page.getByRole('option', { name: type }).click();
    await choose(page, name, xlsx({ Plan1: rows }));
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  };
  await stage('Amostra', 'amostras.xlsx', [
    ['Código Amostra', 'Conta', 'Data Coleta'],
    ['IMP-A-1', 'IMP-1', '14/01/2026'],
    ['IMP-A-2', 'IMP-9', '14/01/2026'],
  ]);
  await stage('Analise', 'analises.xlsx', [
    ['Código Amostra', 'Parâmetro', 'Resultado'],
    ['IMP-A-1', 'DBO', '180'],
    ['IMP-A-2', 'DBO', '90'],
  ]);
  await page.getByRole('button', { name: 'Sincronizar' }).click();
  const told = 'Dados foram sincronizados: 1 criada, 0 atualizadas, 0 iguais, 1 recusada';
  await expect(page.getByText(told).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver pendentes de analises.xlsx' }).click();
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'cliente não encontrado' })).toBeVisible();
  await expectAccessible(page);
});
