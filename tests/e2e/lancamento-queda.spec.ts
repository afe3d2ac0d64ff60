import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { expect, login, test } from './fixtures.ts';
import { makeMeters, onDisk, openGrid, saved, toReadings, typeReadings } from './lancamento.ts';

/** Ends the browser as a crash or a power cut would: its process gets no word to say. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not tell its process');
  const closed = context.waitForEvent('close');
  process.kill(own.id, 'SIGKILL');
  await closed;
}

test('connection cut in the middle and browser killed: all is still there, and is written once', async ({
  launchOptions,
  server,
}) => {
  const nome = 'Lançada até a queda';
  const profile = await mkdtemp(path.join(tmpdir(), 'efluentes-perfil-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url, locale: 'pt-BR' });
  const first = await open();
  const page = await first.newPage();
  await login(page, 'admin');
  await makeMeters(page, nome, 6);
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['11', '12', '13']);
  // The second reading reaches the server; then the connection is cut, before its reply.
  let asked = 0;
  await first.route('**/api/PessoaHidrometroLancamento', async (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    await route.fetch();
    await first.setOffline(true);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(page.getByRole('region', { name: '2 leituras não foram salvas' })).toBeVisible();
  await grid.focus();
  await typeReadings(page, ['14', '15']);
  await expect(page.getByText(/^4 leituras não salvas: sem conexão/)).toBeVisible();
  await expect.poll(() => onDisk(page)).toContain('"15"');
  // Killed in the midst of the next one.
  await page.keyboard.type('16');
  await kill(first);

  const second = await open();
  const again = await second.newPage();
  // The session may be lost, or not be; what was typed is its user's.
  await second.clearCookies();
  await login(again, 'admin');
  await openGrid(again, nome);
  // The second one was written, as the grid says.
  await expect(again.getByText('3 leituras não salvas')).toBeVisible();
  await again.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(again.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(again, nome)).toEqual([...[11, 12, 13, 14, 15].map((reading) => [reading, 1]), [0, null]]);
  await second.close();
  await rm(profile, { recursive: true, force: true });
});
