import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, coleta, openApp } from './clienteApp.tsx';
import { paramAs } from './historicoLimits.ts';
import { giveView } from './tableView.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcelAt: vi.fn(async () => ({ file: new Blob(), name: 'historico_coleta.xlsx', rows: 4 })),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createExcelAt, download } = await import('../../src/kit/reports/client.ts');

const path = '/cadastro/cliente/3/historico-coletas';

const COLETAS = [
  coleta({ id: 4, DBO: '450', Cu: '1,6', Cd: '<2', pH: '5,5', temperatura: '40', Ni: 'ND', flagChuva: 1, p90: '7,25' }),
  coleta({ id: 3, DBO: '9000', Cu: '<0,001', idTipoDBO: 2, dtRetirada: '2026-09-02' }),
  coleta({ id: 2, DBO: '510,5', idTipoDBO: 4, dtRetirada: '2026-08-02', dtInstalaco: null }),
  coleta({ id: 1, DBO: '600', dtRetirada: '2026-07-02', pontoColeta: null, RTPontoColeta3: null, flagChuva: null }),
];

const PARAMETROS = [
  ...parametros.map((one) => paramAs(one)),
  paramAs({ id: 90, sigla: 'Cl', descricao: 'Cloro', minimo: 0, maximo: 5 }),
];

const answers = {
  'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: COLETAS }),
  'GET /Parametro': () => PARAMETROS,
};

beforeEach(() => {
  giveView(440);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openHistory(more: Parameters<typeof openApp>[0]['answers'] = {}) {
  const app = openApp({ path, answers: { ...answers, ...more } });
  const table = await screen.findByRole<HTMLTableElement>('grid', { name: 'Coletas e resultados' });
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  const cell = (row: number, heading: string) => table.rows[row]?.cells[headings.indexOf(heading)];
  return { ...app, table, headings, cell };
}

test('the columns are those of the specification, then any other parameter that the collections have', async () => {
  const { headings, api } = await openHistory();
  expect(headings.slice(0, 14)).toEqual([
    'N',
    'Opções',
    'P',
    'Instalação',
    'ΔT',
    'Retirada',
    'Q',
    'CM',
    'Chuva',
    'Leitura Inicial',
    'Leitura Final',
    'Volume Medido',
    'DQO*mg/L',
    'DBO*mg/L',
  ]);
  expect(headings).toHaveLength(11 + 1 + 27 + 1);
  expect(headings).toEqual(expect.arrayContaining(['pH', '°C', 'SSml/L', 'As*mg/L', 'Fenolmg/L', 'Toxicidade']));
  expect(headings.at(-1)).toBe('Cl');
  expect(asked(api, 'GET /HistoricoColeta/{idPessoa}/{versao}')[0]?.params).toEqual({ idPessoa: 3, versao: 1 });
  expect(screen.getByText(/^4 coletas/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Histórico de coletas');
  const place = within(screen.getByRole('navigation', { name: 'Onde você está' }));
  expect(place.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cadastro/cliente',
    '/cadastro/cliente/3',
  ]);
  // A line of it that does not fit goes on with a name, not with what parts it.
  expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Clientes/',
    'C-003/',
    'Histórico de coletas',
  ]);
});

test('values out of their limits are marked in words, and one without a limit is not', async () => {
  const { cell } = await openHistory();
  expect(cell(1, 'Cu*mg/L')).toHaveTextContent('1,600 acima do máximo 1,5');
  expect(cell(1, 'Cu*mg/L')).toHaveAttribute('data-tone', 'error');
  expect(cell(1, 'Cd*mg/L')).toHaveTextContent('<2 acima do máximo 1,5, inconclusivo');
  // The side, and that its own '<' leaves it open.
  const signs = (heading: string) => cell(1, heading)?.querySelectorAll('svg').length;
  expect([signs('Cu*mg/L'), signs('Cd*mg/L')]).toEqual([1, 2]);
  expect(cell(1, 'pH')).toHaveTextContent('5,5 abaixo do mínimo 6');
  expect(cell(1, '°C')).toHaveTextContent(/^40$/);
  expect(cell(1, 'Ni*mg/L')).toHaveTextContent(/^ND$/);
  expect(cell(2, 'Cu*mg/L')).toHaveTextContent(/^<0,001$/);
  expect(cell(1, 'Cl')).toHaveTextContent('7,25 acima do máximo 5');
  expect(cell(1, 'Zn*mg/L')).toHaveTextContent(/^-$/);
});

test('a result is judged by the limits of the day of its collection', async () => {
  const { cell } = await openHistory({
    'GET /Parametro/limites': () => [
      { idParametro: 8, desde: null, minimo: 0, maximo: 0.0001 },
      { idParametro: 8, desde: '2026-09-03', minimo: 0, maximo: 2 },
    ],
  });
  expect(cell(1, 'Cu*mg/L')?.textContent).not.toContain('acima');
  expect(cell(2, 'Cu*mg/L')?.textContent).toContain('acima');
});

test('a column is as wide as its widest value with its signs, and a cell tells all of its text', async () => {
  const { cell, table, headings } = await openHistory({
    'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({
      result: [
        coleta({
          id: 2,
          DBO: '1000000,125',
          idTipoDBO: 5,
          Zn: '>1.234,567',
          Cu: '0,5',
          Hg: 'amostra insuficiente para a análise',
        }),
        coleta({ id: 1, DBO: '450', Zn: '2' }),
      ],
    }),
  });
  const width = (heading: string) =>
    Number.parseInt(table.querySelectorAll('col')[headings.indexOf(heading)]?.style.width ?? '', 10);
  // Bold figures are up to 8 pixels wide, points and commas 4; 16 stand around, 36 are for both signs, 24 for letters.
  expect(width('DBO*mg/L')).toBeGreaterThanOrEqual(10 * 8 + 3 * 4 + 16 + 36 + 24);
  expect(width('Zn*mg/L')).toBeGreaterThanOrEqual(8 * 8 + 2 * 4 + 16 + 36);
  expect(width('Cu*mg/L')).toBe(104);
  expect(width('Hg*mg/L')).toBe(240);
  expect(cell(1, 'DBO*mg/L')).toHaveAttribute('title', '1.000.000,125 – Retira da média');
  expect(cell(1, 'Zn*mg/L')?.title).toMatch(/^>1\.234,567 – acima do máximo 5/);
  expect(cell(2, 'DBO*mg/L')).toHaveAttribute('title', '450,000');
});

test('the number has room for what is said beside it, however many collections there are', async () => {
  const widthOf = async (count: number) => {
    const result = Array.from({ length: count }, (_, index) => coleta({ id: count - index }));
    const { table } = await openHistory({ 'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result }) });
    const width = Number.parseInt(table.querySelector('col')?.style.width ?? '', 10);
    cleanup();
    return width;
  };
  expect((await widthOf(100)) - (await widthOf(99))).toBe(8);
});

test('limits are those of the register: another one there, another verdict here', async () => {
  const { cell } = await openHistory({
    'GET /Parametro': () => PARAMETROS.map((one) => (one.sigla === 'Cu' ? { ...one, maximo: '2.00' } : one)),
  });
  expect(cell(1, 'Cu*mg/L')).toHaveTextContent(/^1,600$/);
});

test('what a DBO counts for is told in words and in the legend; rain has a text', async () => {
  const { cell, table } = await openHistory();
  expect(cell(1, 'DBO*mg/L')).toHaveTextContent(/^450,0$/);
  expect(cell(2, 'DBO*mg/L')).toHaveTextContent('EA 9.000,0 Erro análise');
  expect(table.rows[2]).toHaveAttribute('data-tone', 'green');
  expect(cell(1, 'N')).toHaveTextContent(/^1$/);
  expect(cell(2, 'N')).toHaveTextContent(/^2 – Erro análise$/);
  expect(cell(3, 'DBO*mg/L')).toHaveTextContent('CD 510,5 Cobrança de DBO');
  const legend = within(screen.getByRole('list', { name: 'Legenda' }));
  for (const text of ['Erro análise', 'Não representativa', 'Cobrança de DBO', 'Retira da média', 'Acima do máximo']) {
    expect(legend.getByText(text)).toBeVisible();
  }
  expect(cell(1, 'Chuva')).toHaveTextContent('Com chuva');
  expect(cell(2, 'Chuva')).toHaveTextContent('Sem chuva');
  expect(cell(4, 'Chuva')).toHaveTextContent('- Chuva não informada');
});

test('a meter that did not work is told in its row, beside its volume and in the legend', async () => {
  const { cell } = await openHistory({
    'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({
      result: [coleta({ id: 2, flagMedidorInoperante: 1, idTipoDBO: 2 }), coleta({ id: 1, flagMedidorInoperante: 0 })],
    }),
  });
  expect(cell(1, 'N')).toHaveTextContent('1 – Erro análise, Medidor inoperante');
  expect(cell(1, 'Volume Medido')).toHaveTextContent('MI 50,5 Medidor inoperante');
  expect(cell(1, 'Volume Medido')).toHaveAttribute('data-tone', 'yellow');
  expect(cell(2, 'Volume Medido')).toHaveTextContent(/^50,5$/);
  expect(within(screen.getByRole('list', { name: 'Legenda' })).getByText('Medidor inoperante')).toBeVisible();
});

test('dates are those of the place, and the row number counts from the newest', async () => {
  const { cell } = await openHistory();
  expect(cell(1, 'N')).toHaveTextContent('1');
  expect(cell(1, 'P')).toHaveTextContent('P1 – Caixa de saída');
  expect(cell(1, 'Retirada')).toHaveTextContent('02/10/2026 08:00');
  expect(cell(2, 'Retirada')).toHaveTextContent(/^02\/09\/2026$/);
  expect(cell(3, 'Instalação')).toHaveTextContent('-');
  expect(cell(4, 'P')).toHaveTextContent('-');
});

test('the box shows both charge values, the smallest one as 0,300', async () => {
  await openHistory();
  const box = within(screen.getByRole('region', { name: 'DBO de Cobrança' }));
  expect(box.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['DBO de Cobrança Anterior', 'Atual']);
  const [previous, current] = box.getAllByRole('definition');
  // (450 + 510,5 + 600) / 3 mg/L
  expect(current).toHaveTextContent('0,520 Kg/m³ (3 coletas em 365 dias)');
  expect(previous).toHaveTextContent('- Kg/m³ (sem coletas que contem)');
});

test('a charge value below the smallest is shown as 0,300', async () => {
  await openHistory({
    'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [coleta({ id: 1, DBO: '120' })] }),
  });
  expect(screen.getByText('0,300')).toBeVisible();
});

test('the Excel file is loaded and made off the page', async () => {
  const { person } = await openHistory();
  await person.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'historico_coleta.xlsx'));
  expect(vi.mocked(createExcelAt).mock.calls[0]?.[0]).toMatchObject({
    path: 'cadastro/cliente/historico-coleta',
    search: '?idPessoa=3',
  });
});

test('a client without collections has no charge yet, and is told how they come', async () => {
  openApp({ path, answers: { ...answers, 'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [] }) } });
  const told = await screen.findByText(/Ainda não há coletas deste cliente/);
  expect(told).toHaveTextContent(/depois da importação.*"Novo regristo de historico"/);
  const box = within(screen.getByRole('region', { name: 'DBO de Cobrança' }));
  for (const one of box.getAllByRole('definition')) expect(one).toHaveTextContent(/^- Kg\/m³/);
  expect(screen.queryByRole('button', { name: 'Excel' })).toBeNull();
});

test('without the limits no table is shown, since nothing could be judged', async () => {
  openApp({
    path,
    answers: {
      ...answers,
      'GET /Parametro': () => {
        throw new Error('Erro na requisição');
      },
    },
  });
  expect(await screen.findByText(/Não foi possível obter o histórico/)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('of a client that is not there, its own page says so, and no tool is left', async () => {
  const gone = () => {
    throw failure('Cliente não encontrado', 404);
  };
  const { router } = openApp({
    path,
    answers: { ...answers, 'GET /HistoricoColeta/{idPessoa}/{versao}': gone, 'GET /Pessoa/{id}': gone },
  });
  expect(await screen.findByRole('heading', { name: 'Não foi possível obter o cliente.' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/cadastro/cliente/3');
  expect(screen.getByRole('alert')).toHaveTextContent('Cliente não encontrado');
  const steps = within(screen.getByRole('navigation', { name: 'Onde você está' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cadastro/cliente']);
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('link')).toHaveLength(1);
  expect(page.queryByRole('button')).toBeNull();
});

test('the technical reports open in tabs of their own, at the addresses of the specification', async () => {
  await openHistory();
  const links = screen.getAllByRole('link', { name: /abre em outra aba|PDF/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Relatório simples', '/cadastro/cliente/historico-coletaSimples/pdf/0?idPessoa=3', '_blank'],
    ['Relatório completo', '/cadastro/cliente/historico-coletaCompleta/pdf/0?idPessoa=3', '_blank'],
    ['Completo de 2 anos', '/cadastro/cliente/historico-coletaCompleta/pdf/1?idPessoa=3', '_blank'],
  ]);
});
