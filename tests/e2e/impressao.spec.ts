import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Leitura } from '../../contract/leitura.ts';
import { makeClient, read } from './cliente.ts';
import { expect, signIn, test } from './fixtures.ts';

const OUTUBRO = 'idMes=10&idAno=2026';

/** The texts of the pages that the browser prints of what it shows, on the paper that the page asks for. */
async function printed(page: Page): Promise<string[]> {
  const input = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).split('\f').slice(0, -1);
}

test('the grid of readings is printed whole: every meter of the month with all of its columns', async ({ page }) => {
  await signIn(page, 'admin');
  const leituras = await read<Leitura[]>(page, `/PessoaHidrometro/?${OUTUBRO}`);
  expect(leituras.length).toBeGreaterThan(150);
  for (const [width, first] of [
    [1366, /^ *Cliente +Registro +Situação /m],
    [800, /^ *Registro +Cliente +Situação /m],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/cadastro/vazao-lancamento?${OUTUBRO}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const pages = await printed(page);
    const all = pages.join('\n');
    // One of several words, or of several parts, may take several lines.
    const isThere = ({ registro }: Leitura) => registro.split(/ |(?<=-)/).every((word) => all.includes(word));
    expect(leituras.filter((one) => !isThere(one)).map(({ registro }) => registro)).toEqual([]);
    expect(pages.at(-1)).toContain(`${leituras.length} medidores`);
    // The last of the columns is headed on each page, too.
    for (const text of pages) expect(text).toMatch(/ OBS$/m);
    // A number of the hour-meter stands beside its unit.
    expect(all).toMatch(/\d min\b/);
    expect(all).not.toMatch(/^ *(min *)+$/m);
    expect(pages[0]).toMatch(first);
  }
});

test('a text in one piece, however long, leaves the other columns on the page', async ({ page }) => {
  await signIn(page, 'admin');
  const idPessoa = await makeClient(page, 'Texto de uma peça');
  const meter = { idPessoa, registro: 'R'.repeat(60), uc: 'U'.repeat(60), idFonteAbastecimento: 1, flagAtivo: 1 };
  const { listaResultados } = await (await page.request.post('/api/PessoaHidrometro', { data: meter })).json();
  const reading = { idHidrometro: listaResultados.id, idMes: 10, idAno: 2026, leituraAtual: 5, obs: 'O'.repeat(300) };
  expect((await page.request.post('/api/PessoaHidrometroLancamento', { data: reading })).status()).toBe(200);
  await page.goto(`/cadastro/vazao-lancamento?nomeCliente=Texto%20de%20uma&${OUTUBRO}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const text = (await printed(page)).join('\n');
  expect(text).toMatch(/ OBS$/m);
  expect(text.replace(/\s/g, '').match(/O/g)?.length).toBeGreaterThan(300);
});

test('from a phone the meter at hand is printed as its card shows it, and no more is said to be', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 400, height: 768 });
  await page.goto(`/cadastro/vazao-lancamento?${OUTUBRO}`);
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await expect(page.getByText(/^\d+ medidores$/)).toBeVisible();
  const registro = (await page.getByText(/^Registro /).textContent()) ?? '';
  const [text, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(text).toContain(registro);
  expect(text).toMatch(/\b1 de \d+/);
  expect(text).not.toContain('medidores');
});

test('a title of more than a line is printed whole', async ({ page }) => {
  await signIn(page, 'admin');
  const nome = `Curtume ${'de Couros Finos '.repeat(8)}Ltda`;
  const idPessoa = await makeClient(page, nome);
  await page.goto(`/medidor-vazao/historico/${idPessoa}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
  // What is wider than the paper makes all of it smaller, or is cut.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 990 });
  const { right, lines } = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return { right: text.getBoundingClientRect().right, lines: text.getClientRects().length };
  });
  expect(right).toBeLessThanOrEqual(700);
  expect(lines).toBeGreaterThan(1);
});
