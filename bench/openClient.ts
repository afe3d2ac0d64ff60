import * as path from 'node:path';
import Database from 'better-sqlite3';
import { type Browser, chromium } from 'playwright';
import { type Answers, answerFromMemory, CHROMIUM, FLAGS } from './browser.ts';
import { alternate, median, type Section } from './measure.ts';
import { COLETAS_DE_UM, FIRST_COLETA, LOG_DE_UM, RESULTADOS_DE_UM, SUB_CADASTROS } from './openClientSql.ts';
import { type RunningServer, startServer } from './server.ts';

const RUNS = 5;
export const CLIENTE = 1;
export const COLETAS = 600;
const LOG = 200;
const EACH = 20;

/** Gives a client of the demonstration exactly as many records as the measurement names. */
function fill(folder: string): void {
  const db = new Database(path.join(folder, 'efluentes.sqlite'));
  db.transaction(() => {
    for (const statement of SUB_CADASTROS) db.prepare(statement).run({ n: EACH, id: CLIENTE });
    db.prepare(COLETAS_DE_UM).run({ n: COLETAS, id: CLIENTE, first: FIRST_COLETA });
    db.prepare(RESULTADOS_DE_UM).run();
    db.prepare(LOG_DE_UM).run({ n: LOG, id: CLIENTE });
  })();
  db.close();
}

/** A database of the demonstration in which one client has so many records. */
export async function fillDemonstration(folder: string): Promise<void> {
  await (await startServer(folder)).stop();
  fill(folder);
}

interface Opening {
  /** Milliseconds until every field, the summary and the table of parameters are there. */
  usable: number;
  /** Calls of the API and their bytes as they travelled. */
  requests: number;
  bytes: number;
  answers: Answers;
}

const USER = { id: 1, nome: 'Administradora', login: 'admin', GrupoAcesso: { id: 2, nome: 'ADMINISTRADOR' } };

/** Opens the client's page in a browser that has seen nothing yet. */
async function open(browser: Browser, server: RunningServer, memory?: Answers): Promise<Opening> {
  const [name = '', value = ''] = server.cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  await page.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ ...USER, flagAlterarSenha: 0 }),
  );
  if (memory) await answerFromMemory(page, memory);
  const replies: Promise<[string, string]>[] = [];
  page.on('response', (reply) => {
    const { pathname, search } = new URL(reply.url());
    if (pathname.startsWith('/api/')) {
      const method = reply.request().method();
      replies.push(reply.text().then((text) => [`${method} ${pathname}${search}`, text]));
    }
  });
  const start = performance.now();
  await page.goto(`${server.url}/cadastro/cliente/${CLIENTE}`);
  await page.locator('input[name=nome]:not([value=""])').waitFor();
  await page.getByRole('navigation', { name: 'Resumo do cliente' }).waitFor();
  await page.getByRole('table').waitFor();
  const usable = performance.now() - start;
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => new URL(entry.name).pathname.startsWith('/api/'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  const answers = Object.fromEntries(await Promise.all(replies));
  await context.close();
  return { usable, requests: replies.length, bytes, answers };
}

/** Opening a client with a long history, against the same page with every call answered from memory. */
export async function openClient(folder: string): Promise<Section> {
  await fillDemonstration(folder);
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const { answers } = await open(browser, server);
    const { ours, baseline } = await alternate(
      RUNS,
      () => open(browser, server),
      () => open(browser, server, answers),
    );
    const { requests = 0, bytes = 0 } = ours[0] ?? {};
    return {
      title: `Abrir um cliente com ${COLETAS} coletas, ${LOG} registros de log e ${EACH} de cada subcadastro, ${RUNS} vezes`,
      baseline: 'a mesma página com todas as chamadas respondidas da memória',
      figures: [
        {
          name: 'do endereço à página pronta',
          unit: 'ms',
          ours: median(ours.map(({ usable }) => usable)),
          baseline: median(baseline.map(({ usable }) => usable)),
        },
        { name: 'chamadas à API', unit: '', ours: requests },
        { name: 'bytes das respostas', unit: 'KiB', ours: bytes / 1024 },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
