import type { Locator, Page } from '@playwright/test';
import { makeClient, read } from './cliente.ts';
import { expect } from './fixtures.ts';

const MES = 'idMes=10&idAno=2026';

interface Leitura {
  id: number;
  leituraAtual: number;
  volumeCorrigido: number;
  versao: number | null;
}

/** A client of its own with meters that were never read. */
export async function makeMeters(page: Page, nome: string, count: number): Promise<void> {
  const idPessoa = await makeClient(page, nome);
  for (let at = 1; at <= count; at++) {
    const data = { idPessoa, registro: `${nome}-${at}`, idFonteAbastecimento: 1, flagAtivo: 1, flagMedidorVazao: 0 };
    expect((await page.request.post('/api/PessoaHidrometro', { data })).status()).toBe(200);
  }
}

/** The grid of a month, with the meters of the clients so named. */
export async function openGrid(page: Page, nome: string) {
  await page.goto(`/cadastro/vazao-lancamento?nomeCliente=${encodeURIComponent(nome)}&${MES}`);
  const grid = page.getByRole('grid', { name: 'Leituras de outubro de 2026' });
  await expect(grid).toBeVisible();
  return grid;
}

/** What is saved of a client's meters: current reading and version. */
export const saved = async (page: Page, nome: string) =>
  (await read<Leitura[]>(page, `/PessoaHidrometro/?nomeCliente=${encodeURIComponent(nome)}&${MES}`)).map(
    ({ leituraAtual, versao }) => [leituraAtual, versao],
  );

/** From the first cell to the current reading of the first meter. */
export async function toReadings(page: Page): Promise<void> {
  for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowRight');
}

/** Types readings one below the other, from the active cell on. */
export async function typeReadings(page: Page, readings: readonly string[]): Promise<void> {
  for (const reading of readings) {
    await page.keyboard.type(reading);
    await page.keyboard.press('Enter');
  }
}

/** Pixels that the ring of the focus takes around what has it. */
const RING = 4;

/** That nothing around a button cuts off the ring that it has with the focus, once that is in view. */
export async function expectRingWhole(button: Locator): Promise<void> {
  await button.focus();
  const room = await button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const rooms = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue;
      const box = around.getBoundingClientRect();
      rooms.push(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
    }
    return Math.min(...rooms);
  });
  expect(room).toBeGreaterThanOrEqual(RING);
}

/** What is on disk of what was typed. */
export const onDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('efluentes-lancamento');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('copias').objectStore('copias').getAll();
          asking.onsuccess = () => resolve(JSON.stringify(asking.result.map(({ text }) => text)).replaceAll('\\', ''));
        };
      }),
  );
