import { chromium, type Page } from 'playwright';
import { ficha, leitura } from '../tests/reports/leituraSamples.ts';
import { CHROMIUM, FLAGS, signedIn } from './browser.ts';
import { longestTask } from './longestTask.ts';
import { median, type Section } from './measure.ts';
import type { RunningServer } from './server.ts';

const RUNS = 3;
/** A meter of sewage and four sources each. */
const CLIENTES = 100;
const MEDIDORES = 5;
/** Milliseconds that a screen may stand still. */
const LONGEST_PAUSE = 50;
const LONGEST = 180_000;
const GRID = '/cadastro/vazao-lancamento?idMes=11&idAno=2026';

const nomeDe = (cliente: number) => `Cliente ${String(cliente).padStart(3, '0')}`;
const LEITURAS = Array.from({ length: CLIENTES * MEDIDORES }, (_, at) => {
  const idPessoa = Math.floor(at / MEDIDORES) + 1;
  return leitura(at + 1, { idPessoa, nome: nomeDe(idPessoa), flagMedidorVazao: at % MEDIDORES === 0 ? 1 : 0 });
});
const FICHAS = Array.from({ length: CLIENTES }, (_, at) => ficha(nomeDe(at + 1), MEDIDORES - 1));

/** Has the API give 500 meters and their sheets; all else is the server's. */
async function answer(page: Page): Promise<void> {
  const replies = { '**/api/PessoaHidrometro/?*': LEITURAS, '**/api/**/fichaTecnica*': FICHAS };
  for (const [address, listaResultados] of Object.entries(replies)) {
    const body = JSON.stringify({ flagErro: false, listaMensagens: [], listaResultados });
    await page.context().route(address, (route) => route.fulfill({ body, contentType: 'application/json' }));
  }
}

const drawn = (page: Page) => page.getByRole('button', { name: 'Baixar' }).waitFor({ timeout: LONGEST });

async function openSheets(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ficha de Leitura, abre em nova aba' }).click();
  const viewer = await opened;
  await drawn(viewer);
  await viewer.close();
}

/** How long screens stand still while the reading sheets of 500 meters are made. */
export async function fichaPause(server: RunningServer): Promise<Section> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await (await signedIn(browser, server)).newPage();
    await answer(page);
    await page.goto(`${server.url}${GRID}`);
    await page.getByRole('grid').waitFor({ timeout: LONGEST });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await longestTask(browser, page, () => openSheets(page)));
    return {
      title: `Tarefa mais longa da grade enquanto se fazem as fichas de ${LEITURAS.length} medidores, ${RUNS} vezes`,
      baseline: 'a pausa que se admite',
      figures: [{ name: 'Fichas de todos em outra aba', unit: 'ms', ours: median(times), baseline: LONGEST_PAUSE }],
    };
  } finally {
    await browser.close();
  }
}
