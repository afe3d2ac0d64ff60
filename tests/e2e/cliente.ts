import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The parts of a client: tab, what follows the client in the address. */
export const PARTS = [
  ['Dados', ''],
  ['Endereço', '/enderecos'],
  ['Contatos', '/contatos'],
  ['Pontos Coleta', '/pontos-coleta'],
  ['Logs', '/logs'],
  ['Mon. Anual', '/monitoramento-anual'],
  ['Med. Vazão', '/medidor-vazao'],
] as const;

/** What the API answers. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const reply = await page.request.get(`/api${path}`);
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { listaResultados: T }).listaResultados;
}

/** A client made through the API, for what is not about making one. */
export async function makeClient(page: Page, nome: string): Promise<number> {
  const reply = await page.request.post('/api/Pessoa', { data: { nome, flagTipoPessoa: 'J', flagAtivo: 1 } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { listaResultados: { id: number } }).listaResultados.id;
}

/** A client that has a flow meter, annual monitoring, and collections that make a charge DBO. */
export async function richClient(page: Page): Promise<number> {
  const clients = await read<{ id: number }[]>(page, '/Pessoa/?descricao=&flagAtivo=1&flagMedidor=1');
  for (const { id } of clients) {
    const { dbo, meta } = await read<{ dbo: number | null; meta: object | null }>(page, `/Pessoa/${id}/resumo`);
    if (dbo !== null && meta !== null) return id;
  }
  throw new Error('the demonstration has no such client');
}

const openAddress = async (page: Page, address: string): Promise<void> => void (await page.goto(address));

/** Opens a client's part, by its address unless said, and waits for what it shows. */
export async function openPart(page: Page, id: number, path = '', open = openAddress): Promise<void> {
  await open(page, `/cadastro/cliente/${id}${path}`);
  await expect(page.getByRole('navigation', { name: 'Resumo do cliente' })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
  await expect(
    panel.getByRole('textbox').or(panel.getByRole('group')).or(panel.getByRole('status')).first(),
  ).toBeVisible();
}

/** A text field by its name, whether it is required or not. */
export const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });

export const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
