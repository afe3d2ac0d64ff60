import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { field, makeClient, openPart, read, toast } from './cliente.ts';
import { expect, signIn, test } from './fixtures.ts';
import { startServer } from './server.ts';

interface Cliente {
  nome: string;
  razaoSocial: string | null;
  obsPrincipal: string | null;
  versao: number;
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

async function browserOf(browser: Browser, baseURL: string, user: 'admin' | 'dev'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage();
  await signIn(page, user);
  return page;
}

test('two people on one client: the second compares, chooses field by field, and nothing is lost', async ({
  browser,
  server,
}) => {
  const ana = await browserOf(browser, server.url, 'admin');
  const bia = await browserOf(browser, server.url, 'dev');
  const id = await makeClient(ana, 'Cliente de duas');
  await openPart(ana, id);
  await openPart(bia, id);

  await field(ana, 'Nome').fill('Nome de Ana');
  await field(ana, 'OBS').fill('Notas de Ana');
  await save(ana);
  await toast(ana, 'Dados alterados com sucesso');

  await field(bia, 'Nome').fill('Nome de Bia');
  await bia.getByLabel('Nome Fantasia').fill('Fantasia de Bia');
  await save(bia);
  const question = bia.getByRole('alert').filter({ hasText: 'admin gravou este registro' });
  await expect(question.getByRole('row').filter({ hasText: 'Nome de Ana' })).toContainText('Nome de Bia');
  expect(await read<Cliente>(bia, `/Pessoa/${id}`)).toMatchObject({ nome: 'Nome de Ana', razaoSocial: null });

  await question.getByRole('row').filter({ hasText: 'Nome de Ana' }).getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await toast(bia, 'Dados alterados com sucesso');
  expect(await read<Cliente>(bia, `/Pessoa/${id}`)).toMatchObject({
    nome: 'Nome de Ana',
    razaoSocial: 'Fantasia de Bia',
    obsPrincipal: 'Notas de Ana',
  });
});

test('different records of one client never get into each other’s way', async ({ browser, server }) => {
  const ana = await browserOf(browser, server.url, 'admin');
  const bia = await browserOf(browser, server.url, 'dev');
  const id = await makeClient(ana, 'Cliente de muitas mãos');
  await openPart(ana, id, '/contatos');
  await openPart(bia, id, '/pontos-coleta');
  await ana.getByRole('button', { name: 'Adicionar contato' }).click();
  await bia.getByRole('button', { name: 'Adicionar ponto de coleta' }).click();
  await ana.getByRole('dialog').getByLabel('Nome').fill('Contato de Ana');
  await bia.getByRole('dialog').getByLabel('Ponto de Coleta').fill('Ponto de Bia');
  await Promise.all([save(ana), save(bia)]);
  await expect(ana.getByRole('rowheader', { name: 'Contato de Ana' })).toBeVisible();
  await expect(bia.getByRole('rowheader', { name: 'Ponto de Bia' })).toBeVisible();
});

test('what was typed survives a closed tab, for whoever typed it, and is gone after leaving', async ({
  browser,
  server,
}) => {
  const page = await browserOf(browser, server.url, 'admin');
  const id = await makeClient(page, 'Cliente do rascunho');
  await openPart(page, id);
  await page.getByLabel('Nome Fantasia').fill('Digitado e não salvo');
  await page.close();

  const again = await page.context().newPage();
  await openPart(again, id);
  await expect(again.getByText(/Há alterações não salvas/)).toBeVisible();
  await again.getByRole('button', { name: 'Recuperar' }).click();
  await expect(again.getByLabel('Nome Fantasia')).toHaveValue('Digitado e não salvo');
  await expect(again.getByLabel('Nome Fantasia')).toBeFocused();
  await again.getByRole('button', { name: 'Sair' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(again.getByLabel('Usuário')).toBeVisible();
  const kept = await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:')));
  expect(kept).toEqual([]);
});

test('a server killed during a save has kept all of it or nothing, and the form what was typed', async ({
  browser,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-morte-'));
  let server = await startServer({ DATA_DIR: folder });
  const { port } = new URL(server.url);
  const page = await browserOf(browser, server.url, 'admin');
  const id = await makeClient(page, 'Cliente da queda');
  const log = `/logUser/?tabela=Pessoa&idReferencia=${id}`;
  const moments = [
    // As soon as the request is on its way; and once the server has answered, before the page has shown it.
    () => page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/Pessoa')),
    () => page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/Pessoa')),
  ];
  for (const [round, moment] of moments.entries()) {
    await openPart(page, id);
    const before = await read<Cliente>(page, `/Pessoa/${id}`);
    const typed = { nome: `Nome ${round}`, razaoSocial: `Fantasia ${round}`, obsPrincipal: `Notas ${round}` };
    await field(page, 'Nome').fill(typed.nome);
    await page.getByLabel('Nome Fantasia').fill(typed.razaoSocial);
    await field(page, 'OBS').fill(typed.obsPrincipal);
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    const struck = moment().then(() => server.process.kill('SIGKILL'));
    await save(page);
    await struck;
    await ended;
    await expect(page.getByLabel('Nome Fantasia')).toHaveValue(typed.razaoSocial);

    server = await startServer({ DATA_DIR: folder, PORT: port });
    const after = await read<Cliente>(page, `/Pessoa/${id}`);
    const wrote = after.versao > before.versao;
    expect(after).toEqual({ ...before, ...(wrote && { ...typed, versao: before.versao + 1 }) });
    const entries = await read<{ acao: string }[]>(page, log);
    expect(entries.filter(({ acao }) => acao.includes(typed.nome))).toHaveLength(wrote ? 1 : 0);
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
