import { mkdtemp, rm } from 'node:fs/promises';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, expectAccessible, login, logout, test } from './fixtures.ts';
import { makeMeters, onDisk, openGrid, saved, toReadings, typeReadings } from './lancamento.ts';

const WHOLE_MONTH = '/cadastro/vazao-lancamento?idMes=10&idAno=2026';

/** Names of what the browser keeps of what the server told. */
const keptNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('efluentes-guardado');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('respostas').objectStore('respostas').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );

/** What stands in front of a server, and answers by itself while that is away. */
async function standBefore(server: string) {
  const proxy = { away: false, url: '', close: () => {} };
  const front = http.createServer((request, response) => {
    if (proxy.away) return response.writeHead(502).end('Bad Gateway');
    const { method, headers, url } = request;
    const up = http.request(new URL(url ?? '/', server), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    up.on('error', () => response.destroy());
    request.pipe(up);
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  const { port } = front.address() as AddressInfo;
  return Object.assign(proxy, { url: `http://localhost:${port}`, close: () => void front.close() });
}

test('the readings are opened anew without a connection, typed in, and saved once it is back', async ({
  launchOptions,
  server,
}) => {
  const nome = 'Lida longe da rede';
  const proxy = await standBefore(server.url);
  const profile = await mkdtemp(path.join(tmpdir(), 'efluentes-perfil-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: proxy.url,
      locale: 'pt-BR',
      serviceWorkers: 'allow',
    });
  const first = await open();
  const page = await first.newPage();
  await login(page, 'admin');
  await makeMeters(page, nome, 3);
  await page.goto(WHOLE_MONTH);
  await expect.poll(() => keptNames(page)).toEqual(['1:leituras:2026-10', '1:permissoes']);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['11']);
  await expect.poll(() => onDisk(page)).toContain('"11"');
  await first.close();

  const second = await open();
  await second.setOffline(true);
  const again = await second.newPage();
  const there = await openGrid(again, nome);
  await expect(
    again.getByText(/^O servidor não respondeu: as leituras são as que este aparelho guardou/),
  ).toBeVisible();
  await expect(again.getByText('Sem conexão. O que for digitado fica guardado neste aparelho.')).toBeVisible();
  await expect(again.getByText(/^1 leitura não salva: sem conexão/)).toBeVisible();
  await expectAccessible(again);
  await there.focus();
  await toReadings(again);
  await again.keyboard.press('ArrowDown');
  await typeReadings(again, ['12']);
  await second.setOffline(false);
  await expect(again.getByText(/^A conexão voltou\. Há 2 leituras não salvas/)).toBeVisible();
  await expect(again.getByText(/^O servidor não respondeu/)).toBeHidden();
  await again.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(again.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(again, nome)).toEqual([
    [11, 1],
    [12, 1],
    [0, null],
  ]);

  // A proxy's words for a server that is away are no page either.
  proxy.away = true;
  await again.reload();
  await expect(again.getByText(/^O servidor não respondeu/)).toBeVisible();
  await expect(again.getByRole('grid')).toBeVisible();
  proxy.away = false;

  // What was read does not outlive the session, in which whoever comes next would find it.
  await logout(again);
  expect(await keptNames(again)).toEqual([]);
  await second.setOffline(true);
  await again.goto(WHOLE_MONTH);
  await expect(again.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await second.close();
  proxy.close();
  await rm(profile, { recursive: true, force: true });
});
