import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect } from './fixtures.ts';

/** A register as its screens and exports show it. */
export interface Register {
  path: string;
  title: string;
  dialog: string;
  width: 600 | 800;
  /** Headings of the list. */
  columns: readonly string[];
  /** What is typed in the form, by label; one of them is the field that no two records share. */
  typed: Readonly<Record<string, string>>;
  unique: string;
  pdf: { title: string; headings: readonly string[] };
  /** Name of the file, its headings, and what the new record's row holds under them, from the second on. */
  excel: { file: string; headings: readonly string[]; row: readonly unknown[] };
}

/** What the journey calls the record that it makes. */
export const DESCRICAO = 'Item da jornada';
const simple = {
  width: 600,
  columns: ['ID', 'Descrição', 'Situação', 'Em uso', 'Opções'],
  typed: { Descrição: DESCRICAO },
} as const;
const simpleExcel = {
  headings: ['id', 'descricao', 'status', 'dtCadastro'],
  row: [DESCRICAO, 'Habilitado', expect.any(Date)],
} as const;
const simplePdf = ['#', 'Descrição', 'Situação', 'Data de Cadastro'] as const;
const describe = (path: string, title: string, dialog: string, pdfTitle: string, file: string): Register => ({
  ...simple,
  path,
  title,
  dialog,
  unique: 'Descrição',
  pdf: { title: pdfTitle, headings: simplePdf },
  excel: { ...simpleExcel, file },
});

export const REGISTERS: readonly Register[] = [
  describe(
    '/medidor-vazao/categoria-cobranca',
    'Tipos de Cobrança',
    'Novo Tipo de Cobrança',
    'Relatório de Tipos de Cobrança',
    'Categoria_Cobranca.xlsx',
  ),
  describe(
    '/cadastro/ramo-atividade',
    'Ramo de Atividade',
    'Novo Ramo de Atividade',
    'Relatório de Ramos de Atividade',
    'Ramo_Atividade.xlsx',
  ),
  describe(
    '/cadastro/fonte-abastecimento',
    'Fontes de Abastecimento',
    'Nova Fonte de Abastecimento',
    'Relatório de Fontes de Abastecimento',
    'Fonte_Abastecimento.xlsx',
  ),
  describe('/cadastro/roteiro', 'Roteiros', 'Novo Roteiro', 'Relatório de Roteiros', 'Roteiro.xlsx'),
  describe(
    '/medidor-vazao/pessoa-medidor-vazao-tipo',
    'Tipos de Medidores de Vazão',
    'Novo Tipo de Medidor de Vazão',
    'Relatório de Tipos de Medidores de Vazão',
    'Tipo_Medidor_Vazao.xlsx',
  ),
  {
    path: '/cadastro/Parametro',
    title: 'Parâmetros',
    dialog: 'Novo Parâmetro',
    width: 600,
    columns: ['ID', 'Sigla', 'Descrição', 'Sinônimos', 'Mínimo', 'Máximo', 'Incerteza', 'Situação', 'Em uso', 'Opções'],
    typed: { Sigla: 'Jd', Descrição: DESCRICAO, Mínimo: '1,5', Máximo: '1.234,56', Incerteza: '2,25' },
    unique: 'Sigla',
    pdf: {
      title: 'Relatório de Parâmetros',
      headings: ['#', 'Sigla', 'Descrição', 'Mínimo', 'Máximo', 'Incerteza', 'Situação'],
    },
    excel: {
      file: 'Parametro.xlsx',
      headings: ['id', 'sigla', 'descricao', 'minimo', 'maximo', 'incerteza', 'status', 'dtCadastro'],
      row: ['Jd', DESCRICAO, 1.5, 1234.56, 2.25, 'Habilitado', expect.any(Date)],
    },
  },
  {
    path: '/cadastro/Amostrador',
    title: 'Amostradores',
    dialog: 'Novo Amostrador',
    width: 800,
    columns: ['ID', 'Código', 'Descrição', 'Data de Aquisição', 'Situação', 'Opções'],
    typed: { Código: 'AM-J', Descrição: DESCRICAO, Observações: 'Emprestado', 'Data de Aquisição': '05/03/2026' },
    unique: 'Código',
    pdf: {
      title: 'Relatório de Amostradores',
      headings: ['#', 'Código', 'Descrição', 'Observações', 'Data de Aquisição', 'Situação'],
    },
    excel: {
      file: 'Amostrador.xlsx',
      headings: ['id', 'codigo', 'descricao', 'obs', 'dtAquisicao', 'status', 'dtCadastro'],
      row: ['AM-J', DESCRICAO, 'Emprestado', new Date('2026-03-05T00:00:00Z'), 'Habilitado', expect.any(Date)],
    },
  },
];

/** The row of a list that holds a text. */
export const rowOf = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
/** Waits for a message. */
export const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** The headings of the list, the box that chooses its rows apart. */
export async function headings(page: Page): Promise<string[]> {
  const texts = await page.getByRole('table').getByRole('columnheader').allTextContents();
  return texts.filter((text) => text !== '');
}

/** Filters the list by description and, unless it stays as it is, by status. */
export async function filter(page: Page, description: string, status?: string): Promise<void> {
  if (status) {
    await page.getByRole('combobox', { name: 'Situação' }).click();
    await page.getByRole('option', { name: status, exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Descrição' }).fill(description);
  await page.keyboard.press('Enter');
}

async function fill(dialog: Locator, typed: Register['typed']): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).first().fill(text);
}

/** Opens the creation form and fills it. */
export async function openNew(page: Page, { dialog: name, typed }: Register): Promise<Locator> {
  await page.getByRole('link', { name: /^Nov[oa]$/ }).click();
  const dialog = page.getByRole('dialog', { name });
  await fill(dialog, typed);
  return dialog;
}

/** The text of the list's PDF, downloaded from the page that shows it. */
export async function readPdf(page: Page): Promise<string> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'PDF, abre em nova aba' }).click();
  const viewer = await popup;
  const download = viewer.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Baixar' }).click();
  const file = await (await download).path();
  await viewer.close();
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

/** The list's Excel file: its name and the values of its cells, row by row. */
export async function readExcel(page: Page): Promise<{ file: string; rows: unknown[][] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await download;
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await file.path())) as unknown as ArrayBuffer);
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow(({ values }) => rows.push((values as unknown[]).slice(1)));
  return { file: file.suggestedFilename(), rows };
}

/** Records made through the API, for what is not about making them. */
export async function make(page: Page, entity: string, descriptions: readonly string[]): Promise<void> {
  for (const descricao of descriptions) {
    const reply = await page.request.post(`/api/${entity}`, { data: { descricao, flagAtivo: 1 } });
    expect(reply.status()).toBe(200);
  }
}
