import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Carga } from '../../contract/relatorioCarga.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { showOnPhone } from './phone.ts';
import { giveView } from './tableView.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({ createExcel: vi.fn(), download: vi.fn(), getReady: vi.fn() }));
const { createExcel, download } = await import('../../src/kit/reports/client.ts');

const PATH = '/relatorio/monitoramento-carga';
const CALL = 'GET /RelatorioMonitoramentoCarga';
const OUTUBRO = 'dtInicio=2026-10-01&dtFim=2026-10-31';

const carga = (idPessoa: number, nomeCliente: string, more: Partial<Carga> = {}): Carga => ({
  idPessoa,
  nomeCliente,
  dboAnterior: 0.25,
  dboAtual: 1.2345,
  diferenca: 0.9845,
  coletas: 2,
  parametrosNaoConforme: [],
  ...more,
});
const CARGAS = [
  carga(3, 'Abatedouro', { parametrosNaoConforme: ['pH', 'Cu'] }),
  carga(1, 'Laticínios', { dboAnterior: null, diferenca: null, coletas: 12 }),
  carga(2, 'Tecelagem', { dboAtual: 0.8, diferenca: 0.55 }),
];

beforeEach(() => {
  giveView(640);
  vi.mocked(createExcel)
    .mockReset()
    .mockResolvedValue(new Blob(['PK']));
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const open = (search = '', answers: Answers = {}) =>
  renderApp({ path: `${PATH}${search}`, answers: { [CALL]: () => CARGAS, ...answers } });

async function rows(): Promise<(string | null)[][]> {
  const grid = await screen.findByRole<HTMLTableElement>('grid');
  return [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
}
const pdf = () => screen.getByRole('link', { name: 'PDF, abre em nova aba' }).getAttribute('href');

test('asks nothing until it is searched for; Enter searches the month that it proposes', async () => {
  const app = open();
  expect(await screen.findByText('Preencha os filtros e pressione Pesquisar para ver o relatório.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('011_FMEI_Monitoramento Cargas');
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  expect(asked(app, CALL)).toHaveLength(0);
  expect(screen.queryByText('3 registros')).toBeNull();
  expect(screen.getByLabelText('Data inicial')).toHaveValue('01/10/2026');
  await app.person.type(screen.getByLabelText('Data final'), '{Enter}');
  await screen.findByRole('grid', { name: '011_FMEI_Monitoramento Cargas' });
  expect(screen.getByText('3 registros', { selector: 'p' })).toBeVisible();
  expect(app.router.state.location.search).toBe(`?${OUTUBRO}`);
  expect(asked(app, CALL).map(({ query }) => query)).toEqual([
    { dtInicio: '2026-10-01', dtFim: '2026-10-31', mais: 1 },
  ]);
});

test('shows its rows, what it was asked, how results were judged and when it was made', async () => {
  open(`?${OUTUBRO}`);
  expect(await rows()).toEqual([
    ['Abatedouro', '0,300', '1,235', '0,985', '2', 'pH, Cu'],
    ['Laticínios', '-', '1,235', '-', '12', '-'],
    ['Tecelagem', '0,300', '0,800', '0,550', '2', '-'],
  ]);
  expect(
    screen.getByText(
      'Coletas de 01/10/2026 a 31/10/2026 – somente clientes habilitados – DBO abaixo de 0,300 kg/m³ é cobrada como 0,300, e a diferença é a dos valores calculados – resultados julgados pelos limites do dia de cada coleta – feito em 20/11/2026 09:00',
    ),
  ).toBeVisible();
  expect(screen.getByText('3 registros', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('Total de indústrias: 3. Total de coletas: 16.')).toBeVisible();
  expect(pdf()).toBe(`${PATH}/pdf?${OUTUBRO}`);
});

test('a link says what is shown: its order, its filters, disabled clients as well', async () => {
  const app = open(`?${OUTUBRO}`);
  await rows();
  await app.person.click(screen.getByRole('button', { name: /^Diferença/ }));
  await waitFor(async () =>
    expect((await rows()).map(([name]) => name)).toEqual(['Tecelagem', 'Abatedouro', 'Laticínios']),
  );
  await app.person.click(screen.getByRole('button', { name: 'Ordenar e filtrar Cliente' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Cliente' }));
  await app.person.type(menu.getByLabelText('Contém'), 'l{Enter}');
  await waitFor(async () => expect((await rows()).map(([name]) => name)).toEqual(['Tecelagem', 'Laticínios']));
  expect(screen.getByText('2 de 3 registros')).toBeVisible();
  expect(screen.getByText(/Cliente: “l”/)).toBeVisible();
  await app.person.click(screen.getByRole('checkbox', { name: 'Desabilitadas' }));
  await screen.findByText(/clientes habilitados e desabilitados/);
  expect(asked(app, CALL).at(-1)?.query).toEqual({
    dtInicio: '2026-10-01',
    dtFim: '2026-10-31',
    desabilitadas: 1,
    mais: 1,
  });
  const { search } = app.router.state.location;
  expect(pdf()).toBe(`${PATH}/pdf${search}`);
  app.unmount();
  open(search);
  expect((await rows()).map(([name]) => name)).toEqual(['Tecelagem', 'Laticínios']);
  expect(screen.getByRole('checkbox', { name: 'Desabilitadas' })).toBeChecked();
});

test('its workbook is of what is shown, and can be given up', async () => {
  const app = open(`?${OUTUBRO}&sort=coletas&order=DESC`);
  await rows();
  await app.person.click(screen.getByRole('button', { name: 'Excel' }));
  await screen.findByText(/Excel gerado/);
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'monitoramento_carga.xlsx');
  const [book] = vi.mocked(createExcel).mock.calls[0]!;
  expect(book.emittedAt).toBe('2026-11-20T12:00:00.000Z');
  expect(book.sheets[0]?.rows.map(({ nomeCliente }) => nomeCliente)).toEqual(['Laticínios', 'Abatedouro', 'Tecelagem']);
  vi.mocked(createExcel).mockImplementation(
    (_, { signal } = {}) => new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  await app.person.click(screen.getByRole('button', { name: 'Excel' }));
  await app.person.click(await screen.findByRole('button', { name: /Cancelar/ }));
  expect(await screen.findByRole('button', { name: 'Excel' })).toBeVisible();
});

test('columns that a user hides stay hidden, and cells are copied as spreadsheets take them', async () => {
  const app = open(`?${OUTUBRO}`, {
    'GET /preferencias/{chave}': () => ({ valor: { ocultas: ['dboAnterior', 'coletas'], filtros: [] } }),
    'PUT /preferencias/{chave}': () => ({}),
  });
  expect((await rows())[0]).toEqual(['Abatedouro', '1,235', '0,985', 'pH, Cu']);
  const taken: Record<string, string> = {};
  const grid = screen.getByRole('grid');
  grid.focus();
  fireEvent.keyDown(grid, { key: 'a', ctrlKey: true });
  fireEvent(
    grid,
    createEvent.copy(grid, { clipboardData: { setData: (kind: string, text: string) => (taken[kind] = text) } }),
  );
  expect(taken['text/plain']).toBe(
    'Abatedouro\t1,235\t0,985\tpH, Cu\r\nLaticínios\t1,235\t\t\r\nTecelagem\t0,800\t0,550\t',
  );
  await app.person.click(screen.getByRole('button', { name: 'Colunas' }));
  await app.person.click(screen.getByRole('menuitemcheckbox', { name: 'Coletas' }));
  expect(asked(app, 'PUT /preferencias/{chave}')[0]).toMatchObject({
    params: { chave: 'lista:relatorio/monitoramento-carga' },
    body: { valor: { ocultas: ['dboAnterior'] } },
  });
});

test('without rows it says so and leads to the nearest months with collections', async () => {
  let answers = 0;
  const app = open(`?${OUTUBRO}`, {
    [CALL]: () => (answers++ === 0 ? [] : CARGAS),
    'GET /HistoricoColeta/proximas': () => ({ anterior: '2026-02-14', posterior: null }),
  });
  expect(await screen.findByText('Não há dados para estes filtros.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  await app.person.click(
    await screen.findByRole('link', { name: 'Fevereiro de 2026 (última coleta antes em 14/02/2026)' }),
  );
  expect(await rows()).toHaveLength(3);
  expect(screen.getByLabelText('Data final')).toHaveValue('28/02/2026');
});

test('a failure is told, and tried again; what is asked stays', async () => {
  let answers = 0;
  const app = open(`?${OUTUBRO}`, {
    [CALL]: () => {
      answers += 1;
      if (answers === 1) throw failure('Servidor ocupado', 500);
      return CARGAS;
    },
  });
  expect(await screen.findByText(/Servidor ocupado/)).toBeVisible();
  expect(screen.getByLabelText('Data inicial')).toHaveValue('01/10/2026');
  await app.person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await rows()).toHaveLength(3);
});

test('what was typed wrong is told, and nothing is asked', async () => {
  const app = open(`?${OUTUBRO}`);
  await rows();
  const until = screen.getByLabelText('Data final');
  await app.person.clear(until);
  await app.person.type(until, '30/09/2026{Enter}');
  expect(await screen.findByText('Antes da data inicial')).toBeVisible();
  expect(until).toHaveValue('30/09/2026');
  expect(asked(app, CALL)).toHaveLength(1);
  expect(await rows()).toHaveLength(3);
});

test('the same once more is asked anew', async () => {
  const app = open(`?${OUTUBRO}`);
  await rows();
  await app.person.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(() => expect(asked(app, CALL)).toHaveLength(2));
});

test('a drawing tells the same figures, in words as well', async () => {
  const app = open(`?${OUTUBRO}`);
  await app.person.click(await screen.findByRole('button', { name: 'Mostrar gráfico' }));
  expect(screen.getByText('As 2 indústrias cuja DBO de cobrança mais mudou.')).toBeVisible();
  const drawing = await screen.findByRole('img', { name: 'DBO de cobrança antes e depois' });
  expect(drawing).toHaveTextContent(
    'Abatedouro: DBO Anterior 0,300 kg/m³, DBO Atual 1,235 kg/m³; Tecelagem: DBO Anterior 0,300 kg/m³, DBO Atual 0,800 kg/m³',
  );
  expect(within(drawing).getByText('0')).toBeVisible();
});

test('the names above the bars of a narrow drawing come after the lines across them, on a ground of their own', async () => {
  giveView(800, 384);
  const app = open(`?${OUTUBRO}`);
  await app.person.click(await screen.findByRole('button', { name: 'Mostrar gráfico' }));
  const drawing = await screen.findByRole('img', { name: 'DBO de cobrança antes e depois' });
  const name = within(drawing).getByText('Abatedouro');
  const drawnBefore = (line: Element) => line.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING;
  const lines = [...drawing.querySelectorAll('line')];
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !drawnBefore(line))).toEqual([]);
  expect(name.style.stroke).toContain('--chart-ground');
});

test('what stands on its face begins with a capital, whatever was asked', async () => {
  const ponto = { id: 1, idPessoa: 1, codigo: '0001', nome: 'Abatedouro', descricaoPontoColeta: 'PV', flagAtivo: 1 };
  renderApp({ path: '/relatorio/pessoa-ponto-coleta', answers: { 'GET /RelatorioPessoaPontoColeta': () => [ponto] } });
  expect(await screen.findByText('Somente clientes habilitados – feito em 20/11/2026 09:00')).toBeVisible();
});

test('is for those who may see it', async () => {
  const modules = shippedModules().filter(({ path }) => path !== 'relatorio');
  const app = open(`?${OUTUBRO}`, { 'GET /Modulo/{groupId}': () => modules });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('011');
  expect(asked(app, CALL)).toHaveLength(0);
});

test('what is touched has no keys to hint at', async () => {
  const { unmount } = open(`?${OUTUBRO}`);
  expect(await screen.findByText(/Alt\+↓ ordena/)).toBeVisible();
  unmount();
  showOnPhone();
  open(`?${OUTUBRO}`);
  expect((await screen.findAllByText(/^3 registros/)).at(-1)).toBeVisible();
  expect(screen.queryByText(/Alt\+↓ ordena/)).toBeNull();
});
