import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, failure, paged, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { CLIENTE } from './clienteApp.tsx';
import { giveView } from './tableView.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({ createExcelAt: vi.fn(), download: vi.fn(), getReady: vi.fn() }));
const { createExcelAt, download } = await import('../../src/kit/reports/client.ts');

const PATH = '/relatorio/industria-monitorada';
const CALL = 'GET /RelatorioMonitoramento';
const OUTUBRO = 'dtInicio=2026-10-01&dtFim=2026-10-31';

const coleta = (id: number, nome: string, more: object = {}) => ({
  id,
  idPessoa: id,
  codigoPessoa: null,
  nome,
  enderecoCompleto: 'Rua das Flores - 120 - Centro',
  nroDocumento: '11222333000181',
  dtExecucao: '2026-10-05',
  pontoColeta: null,
  idTipoDBO: 1,
  DBO: null,
  ...more,
});
const PAGES = [
  [coleta(1, 'Tecelagem', { DBO: '812,25', pH: '10,5' }), coleta(2, 'Abatedouro', { DBO: '400' })],
  [coleta(3, 'Laticínios')],
];
const LIMITES = [{ idParametro: 29, desde: null, minimo: 6, maximo: 10 }];

beforeEach(() => giveView(640));

const open = (address: string, answers: Answers = {}) =>
  renderApp({
    path: `${PATH}${address}`,
    answers: {
      'GET /Parametro': () => [],
      'GET /Parametro/limites': () => LIMITES,
      [CALL]: ({ query }) => paged(PAGES[((query as { pagina?: number }).pagina ?? 1) - 1], 1003, 2),
      ...answers,
    },
  });

async function names(): Promise<(string | null)[]> {
  const grid = await screen.findByRole<HTMLTableElement>('grid');
  return [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')].map(
    ({ cells }) => cells[0]!.textContent,
  );
}

test('once it is ordered or filtered a period of several pages is read whole, once', async () => {
  const app = open(`?${OUTUBRO}&pagina=2`);
  expect(await names()).toEqual(['Laticínios']);
  await app.person.click(screen.getByRole('button', { name: /^Indústria/ }));
  await waitFor(async () => expect(await names()).toEqual(['Abatedouro', 'Laticínios', 'Tecelagem']));
  expect(screen.queryByRole('navigation', { name: 'Páginas do relatório' })).toBeNull();
  expect(screen.queryByText(/valem para a página mostrada/)).toBeNull();
  const read = asked(app, CALL).length;
  await app.person.click(screen.getByRole('button', { name: /^Indústria/ }));
  await waitFor(async () => expect(await names()).toEqual(['Tecelagem', 'Laticínios', 'Abatedouro']));
  expect(asked(app, CALL)).toHaveLength(read);
  const filter = encodeURIComponent('{"nome":"lat"}');
  app.unmount();
  open(`?${OUTUBRO}&filter=${filter}`);
  await waitFor(async () => expect(await names()).toEqual(['Laticínios']));
  expect(screen.getByText(/^1 de 3 registros/)).toBeVisible();
});

test('where the other pages do not come, the one that is there says that order and filters are its own', async () => {
  let fails = false;
  const app = open(`?${OUTUBRO}`, {
    [CALL]: ({ query }) => {
      const { pagina = 1 } = query as { pagina?: number };
      if (fails) throw failure('Servidor ocupado', 503);
      return paged(PAGES[pagina - 1], 1003, 2);
    },
  });
  await names();
  fails = true;
  await app.person.click(screen.getByRole('button', { name: /^Indústria/ }));
  await waitFor(async () => expect(await names()).toEqual(['Abatedouro', 'Tecelagem']));
  expect(await screen.findByText(/valem para a página mostrada/)).toBeVisible();
});

test('a period that is too large to be read whole is read page by page; order and filters are of the page, which is said, and stay on it', async () => {
  const app = open(`?${OUTUBRO}`, {
    [CALL]: ({ query }) => paged(PAGES[((query as { pagina?: number }).pagina ?? 1) - 1], 6003, 2),
  });
  expect(await names()).toEqual(['Tecelagem', 'Abatedouro']);
  expect(
    screen.getByText(/^6\.003 registros no período\. Ordem e filtros das colunas valem para a página mostrada/),
  ).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: /^Indústria/ }));
  await waitFor(async () => expect(await names()).toEqual(['Abatedouro', 'Tecelagem']));
  expect(await screen.findByText(/valem para a página mostrada/)).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Página 2' }));
  await waitFor(async () => expect(await names()).toEqual(['Laticínios']));
  const { search } = app.router.state.location;
  expect(search).toBe(`?${OUTUBRO}&sort=nome&order=ASC&pagina=2`);
  expect(asked(app, CALL).at(-1)?.query).toEqual({
    dtInicio: '2026-10-01',
    dtFim: '2026-10-31',
    pagina: 2,
    tamanho: 500,
  });
  // PDF and workbook know of no page.
  const pdf = screen.getByRole('link', { name: 'PDF, abre em nova aba' });
  expect(pdf).toHaveAttribute('href', `${PATH}/pdf?${OUTUBRO}&sort=nome&order=ASC`);
  await app.person.click(screen.getByRole('button', { name: /^Indústria/ }));
  await waitFor(() => expect(app.router.state.location.search).toContain('order=DESC&pagina=2'));
  await app.person.click(screen.getByRole('button', { name: 'Pesquisar' }));
  app.unmount();
  open(search);
  expect(await names()).toEqual(['Laticínios']);
});

test('a result out of the limit of its day is marked in words; decimals are those of the column', async () => {
  open(`?${OUTUBRO}`, { [CALL]: () => paged(PAGES[0], 2) });
  const grid = await screen.findByRole<HTMLTableElement>('grid');
  const cell = within(grid).getByText('acima do máximo 10').closest('td');
  expect(cell).toHaveTextContent('10,5');
  expect(within(grid).getByText('400,00')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Páginas do relatório' })).toBeNull();
  expect(
    screen.getByText(
      'Nota 3: a data de coleta da amostra composta é a da primeira alíquota; o período é o das retiradas.',
    ),
  ).toBeVisible();
});

test('a link of one client asks for that one alone, and leads back to it', async () => {
  const app = open(`/7?${OUTUBRO}`, { 'GET /Pessoa/{id}': () => CLIENTE });
  await names();
  expect(asked(app, CALL)[0]?.query).toMatchObject({ idCliente: 7 });
  expect(screen.getByText(/somente Tecelagem/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/cadastro/cliente/7');
});

test('a link of a client that is not there says so, and leads to the list', async () => {
  for (const address of ['/9999', `/9999?${OUTUBRO}`]) {
    const { unmount } = open(address, {
      [CALL]: () => paged([], 0, 1),
      'GET /Pessoa/{id}': () => {
        throw failure('Cliente não encontrado', 404);
      },
    });
    expect(await screen.findByText('Cliente não encontrado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/cadastro/cliente');
    for (const tool of ['Pesquisar', 'Tentar de novo']) expect(screen.queryByRole('button', { name: tool })).toBeNull();
    unmount();
  }
});

test('who may not see clients is led back to the first page, and told of one that is not there', async () => {
  const modules = shippedModules().map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.filter(({ path }) => path === 'industria-monitorada'),
  }));
  for (const address of ['', `?${OUTUBRO}`, `/7?${OUTUBRO}`]) {
    const { unmount } = open(address, { 'GET /Modulo/{groupId}': () => modules });
    expect(await screen.findByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/');
    unmount();
  }
  // Nor do they read of it elsewhere that a client is not there: the report says so.
  open(`/9999?${OUTUBRO}`, {
    'GET /Modulo/{groupId}': () => modules,
    [CALL]: () => paged([], 0, 1, ['Cliente não encontrado']),
  });
  expect(await screen.findByText('Cliente não encontrado')).toBeVisible();
  expect(screen.queryByText('Não há dados para estes filtros.')).toBeNull();
});

test('the workbook is loaded and made off the page, of the whole period, and can be given up', async () => {
  vi.mocked(createExcelAt).mockResolvedValueOnce({
    file: new Blob(['PK']),
    name: 'industria_monitorada.xlsx',
    rows: 1003,
  });
  const app = open(`?${OUTUBRO}&pagina=2`);
  await names();
  await app.person.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'industria_monitorada.xlsx'));
  expect(vi.mocked(createExcelAt).mock.calls[0]?.[0]).toMatchObject({
    path: 'relatorio/industria-monitorada/pdf',
    search: `?${OUTUBRO}`,
  });
  vi.mocked(createExcelAt).mockImplementation(
    (_, { signal } = {}) => new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  await app.person.click(screen.getByRole('button', { name: 'Excel' }));
  await app.person.click(await screen.findByRole('button', { name: /Cancelar/ }));
  expect(await screen.findByRole('button', { name: 'Excel' })).toBeVisible();
});
