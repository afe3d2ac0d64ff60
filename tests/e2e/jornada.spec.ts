import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, login, logout, test, visit } from './fixtures.ts';

const LAB_FILE = path.resolve(import.meta.dirname, '../fixtures/infoaguas-cetesb-2016-2018.xlsx');
const CLIENTE = 'Represa Billings (jornada)';

/** The laboratory's names for parameters that the register calls otherwise, the most frequent first, and what they mean. */
const RESOLVED = [
  ['DBO (5, 20)', /Demanda Bioquímica de Oxigênio$/, 27],
  ['Temperatura da Água', /Temperatura$/, 27],
  ['Zinco Total', /Zinco$/, 26],
] as const;
/** Results of the file under pH, as the register has it, and under the demonstration's synonyms. */
const KNOWN = 27 + (26 + 26 + 26 + 26 + 27 + 16);
const MATCHED = KNOWN + 27 + 27 + 26;
const LATE_SYNONYM = ['Fenol', 'Fenóis Totais'] as const;
const MATCHED_LATE = 26;
/** Of 1,285 rows: the other 27 tell the rain. */
const RESULTS = 1258;

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function readSheet(bytes: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return workbook.worksheets[0] as ExcelJS.Worksheet;
}

/** The text of the PDF that a link opens in a tab of its own. */
async function readPdf(page: Page, link: Locator): Promise<string> {
  const popup = page.waitForEvent('popup');
  await link.click();
  const viewer = await popup;
  const download = viewer.waitForEvent('download');
  await viewer
    .getByRole('link', { name: 'Baixar' })
    .or(viewer.getByRole('button', { name: 'Baixar' }))
    .click();
  const file = await (await download).path();
  await viewer.close();
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

async function createRoute(page: Page): Promise<void> {
  await visit(page, '/cadastro/roteiro');
  await page
    .getByRole('link', { name: 'Novo' })
    .or(page.getByRole('button', { name: 'Novo' }))
    .click();
  const dialog = page.getByRole('dialog', { name: 'Novo Roteiro' });
  await dialog.getByLabel('Descrição').fill('Rota da jornada');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Rota da jornada', exact: true })).toBeVisible();
}

async function createClient(page: Page): Promise<string> {
  await visit(page, '/cadastro/cliente');
  await page.getByRole('link', { name: 'Adicionar cliente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar Cliente' })).toBeVisible();
  await page.getByLabel('Código').fill('J-1');
  await page.getByLabel('Nome', { exact: false }).first().fill(CLIENTE);
  await page.getByLabel('Roteiro').click();
  await page.getByRole('option', { name: 'Rota da jornada' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Cliente cadastrado om sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Cliente ${CLIENTE}` })).toBeVisible();
  await expect(page).toHaveURL(/\/cadastro\/cliente\/\d+$/);
  return new URL(page.url()).pathname;
}

async function createPoint(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Pontos Coleta' }).click();
  await page.getByRole('button', { name: 'Adicionar ponto de coleta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Ponto de Coleta' });
  await dialog.getByLabel('Ponto de Coleta').fill('BILL02030');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'BILL02030', exact: true })).toBeVisible();
}

async function addSynonym(page: Page, [parametro, sinonimo]: readonly [string, string]): Promise<void> {
  await visit(page, '/cadastro/Parametro?perPage=50');
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: parametro, exact: true }) });
  await row.getByRole('button', { name: 'Adicionar Sinônimo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sinônimo' }).fill(sinonimo);
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: sinonimo })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
}

/** Limits are data, and hold from a day on: lowered to 25 °C since 2016, the file's warmest samples are out of it. */
async function lowerTemperatureLimit(page: Page): Promise<void> {
  await visit(page, '/cadastro/Parametro?perPage=50');
  await page.getByRole('button', { name: 'Limites de Temperatura', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Limites de Temperatura' });
  await dialog.getByRole('textbox', { name: 'Vale a partir de' }).fill('01/01/2016');
  await dialog.getByRole('textbox', { name: 'Máximo' }).fill('25,00');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog.getByRole('row', { name: /^01\/01\/2016/ })).toContainText('25,00');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
}

/** Before anything is written: what the file calls otherwise is given its meaning, and more and more of it has a match. */
async function resolve(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: 'O que o envio faria' });
  const told = preview.getByRole('status');
  let matched = KNOWN;
  await expect(told).toContainText(`${RESULTS.toLocaleString('pt-BR')} resultados: ${matched} a incluir`);
  const more = preview.getByRole('button', { name: /^Mostrar mais/ });
  while (await more.isVisible()) await more.click();
  for (const [text, meaning, rows] of RESOLVED) {
    const field = page.getByRole('combobox', { name: `Parâmetro de ${text}` });
    const row = preview.getByRole('row').filter({ has: field });
    await field.fill(meaning.source.replace('$', ''));
    await page.getByRole('option', { name: meaning }).click();
    await row.getByRole('button', { name: 'Adicionar sinônimo' }).click();
    matched += rows;
    await expect(told).toContainText(`${RESULTS.toLocaleString('pt-BR')} resultados: ${matched} a incluir`);
  }
}

async function importFile(page: Page): Promise<void> {
  await visit(page, '/relatorio/Importacao-analise');
  await page.locator('input[type=file]').setInputFiles(LAB_FILE);
  await resolve(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/Arquivo enviado com sucesso/).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'infoaguas-cetesb-2016-2018.xlsx' });
  await expect(row.getByRole('cell', { name: String(MATCHED), exact: true })).toBeVisible();
  await expect(row).toContainText((RESULTS - MATCHED).toLocaleString('pt-BR'));
  await page.locator('input[type=file]').setInputFiles(LAB_FILE);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('o arquivo ja foi cadastrado').first()).toBeVisible();
}

/** What found no parameter was kept: with the synonym it finds its own. */
async function importAgain(page: Page): Promise<void> {
  await visit(page, '/relatorio/Importacao-analise');
  const row = page.getByRole('row').filter({ hasText: 'infoaguas-cetesb-2016-2018.xlsx' });
  await row.getByRole('button', { name: /^Ver pendentes/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('cell', { name: 'parâmetro não encontrado' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Importar novamente/ }).click();
  await expect(row.getByRole('cell', { name: String(MATCHED + MATCHED_LATE), exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: String(RESULTS - MATCHED - MATCHED_LATE), exact: true })).toBeVisible();
}

async function readHistory(page: Page, client: string): Promise<void> {
  await visit(page, `${client}/historico-coletas`);
  await expect(page.getByText('27 coletas')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /BILL02030/ }).first()).toBeVisible();
  // Only cells in view are in the document.
  await page.getByRole('columnheader', { name: /^°C/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText('acima do máximo 25', { exact: false }).first()).toBeAttached();
}

/** What leaving a row out does to the charge is told before; after, the charge is that, and says why the row does not count. */
async function colourRow(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Linhas' }).fill('1');
  await page.getByRole('combobox', { name: /^Cor/ }).click();
  await page.getByRole('option', { name: '5 Branco (retira da média)' }).click();
  await page.getByRole('button', { name: 'Aplicar cor' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mudar 1 linha/ });
  const effect = (await dialog.getByText(/→/).last().textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Amostra contestada');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Atual', { exact: true }).locator('..')).toContainText(
    /→ (\S+)/.exec(effect)?.[1] ?? 'sem efeito',
  );
  await page.getByRole('button', { name: 'Como se chegou aqui' }).click();
  const current = page.getByRole('dialog').getByRole('region', { name: 'Atual' });
  await expect(current.getByRole('row', { name: /retirada da média/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
}

/** One page for the warmest sample of the file: whom it goes to, what was found, the limit of its day. */
async function readLetter(page: Page): Promise<void> {
  await visit(page, '/relatorio/nao-conforme');
  await page.getByRole('textbox', { name: 'Data inicial' }).fill('01/01/2016');
  await page.getByRole('textbox', { name: 'Data final' }).fill('31/12/2018');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: CLIENTE });
  await expect(row.first()).toBeVisible();
  const text = await readPdf(page, row.first().getByRole('link'));
  expect(text).toContain(CLIENTE);
  expect(text).toMatch(/Temperatura \(°C\)\s+25 °C\s+▲ 26,7/);
}

async function exportHistory(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('historico_coleta.xlsx');
  const sheet = await readSheet(await bytesOf(file));
  const rows: unknown[][] = [];
  sheet.eachRow(({ values }) => rows.push(values as unknown[]));
  expect(rows[0]?.[1]).toContain(CLIENTE);
  const headings = rows.findIndex(([, first]) => first === 'N');
  const collections = rows.slice(headings + 1);
  expect(collections).toHaveLength(27);
  const column = rows[headings]?.findIndex((heading) => /^pH/.test(String(heading))) ?? 0;
  const values = collections.map((cells) => cells[column]);
  expect(values).toContain(7.05);
  expect(values.every((value) => typeof value === 'number')).toBe(true);
}

async function exportClients(page: Page): Promise<void> {
  await visit(page, '/cadastro/cliente');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('represa billings');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 registro', { exact: false })).toBeVisible();
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const sheet = await readSheet(await bytesOf(await workbook));
  expect(sheet.getRow(1).values).toEqual([
    undefined,
    'id',
    'nome',
    'razaoSocial',
    'codigo',
    'status',
    'dtCadastro',
    'OBS',
  ]);
  expect(sheet.getRow(2).getCell(2).value).toBe(CLIENTE);
  expect(sheet.getRow(2).getCell(6).value).toBeInstanceOf(Date);

  const text = await readPdf(page, page.getByRole('link', { name: /PDF/ }));
  expect(text).toContain(CLIENTE);
  expect(text).toContain('Página 1 de 1');
}

async function readLog(page: Page): Promise<void> {
  await visit(page, '/acesso/LogUsers?perPage=100');
  for (const step of [
    /Inclusão em Roteiro: /,
    /Inclusão em Cliente: /,
    /Inclusão em Ponto de coleta: /,
    /Inclusão em Sinônimo de parâmetro: /,
    /Máximo40,0025,00/,
    /Importação em Arquivo importado: /,
  ]) {
    await expect(page.getByRole('row').filter({ hasText: step }).first()).toBeVisible();
  }
}

test('an administrator brings a laboratory file into the history of a new client', async ({ page }) => {
  await login(page, 'admin');
  await createRoute(page);
  const client = await createClient(page);
  await createPoint(page);
  await lowerTemperatureLimit(page);
  await importFile(page);
  await addSynonym(page, LATE_SYNONYM);
  await importAgain(page);
  await readHistory(page, client);
  await exportHistory(page);
  await colourRow(page);
  await readLetter(page);
  await exportClients(page);
  await readLog(page);

  await logout(page);
  await login(page, 'tecnico');
  await readHistory(page, client);
  await visit(page, client);
  await expect(page.getByRole('heading', { level: 1, name: `Cliente ${CLIENTE}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await visit(page, '/cadastro/roteiro');
  await expect(page.getByRole('cell', { name: 'Rota da jornada', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Novo|Editar|Remover/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Novo|Editar|Remover/ })).toHaveCount(0);
  await visit(page, '/relatorio/Importacao-analise');
  await expect(page.getByText('infoaguas-cetesb-2016-2018.xlsx')).toBeVisible();
  await expect(page.getByRole('button', { name: /Salvar|Remover|Importar/ })).toHaveCount(0);
  await visit(page, '/acesso/LogUsers');
  await expect(page.getByRole('heading', { name: 'Sem permissão' })).toBeVisible();

  const id = Number(client.split('/').at(-1));
  const attempts = [
    page.request.post('/api/Roteiro', { data: { descricao: 'Rota do técnico', flagAtivo: 1 } }),
    page.request.delete('/api/Roteiro', { params: { id: 1 } }),
    page.request.post('/api/Pessoa', { data: { id, nome: 'Outro nome' } }),
    page.request.post('/api/PessoaPontoColeta', { data: { idPessoa: id, descricao: 'Outro ponto' } }),
    page.request.delete('/api/UploadArquivo', { params: { id: 1 } }),
    page.request.get('/api/logUser'),
  ];
  expect((await Promise.all(attempts)).map((reply) => reply.status())).toEqual(attempts.map(() => 403));
});
