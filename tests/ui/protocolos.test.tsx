import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Protocolo } from '../../contract/protocolos.ts';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { COMPLETO, VAZIO } from '../fixtures/protocolos.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { giveView } from './tableView.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({ createExcel: vi.fn(), download: vi.fn(), getReady: vi.fn() }));
const { createExcel, download } = await import('../../src/kit/reports/client.ts');

const NADA: Protocolo = { id: 2, ...VAZIO };
const CHEIO: Protocolo = { id: 1, ...COMPLETO, nomeCliente: 'Laticínios São João' };
const PERIODOS = [
  { inicio: '2026-11-18', fim: '2026-11-19', dados: [CHEIO] },
  { inicio: '2026-11-10', fim: null, dados: [{ ...NADA, id: 3, dtInicio: '2026-11-10', nomeCliente: 'Curtume' }] },
  { inicio: null, fim: '2026-11-02', dados: [{ ...NADA, id: 4, dtFim: '2026-11-02' }] },
  { inicio: null, fim: null, dados: [NADA] },
];
const FOTO = (n: number) => `/api/protocolo/imagem/${String(n).repeat(64)}`;

beforeEach(() => giveView(400));

const open = (search = '', answers: Answers = {}) =>
  renderApp({
    path: `/App/Protocolo${search}`,
    answers: {
      'GET /protocolo/getAll': () => PERIODOS,
      'GET /protocolo/panorama': () => [
        { id: 1, idPessoa: 5, coleta: { id: 9, idPessoa: 5, dtRetirada: '2026-11-19' }, fotos: 2 },
        { id: 2, idPessoa: null, coleta: null, fotos: 0 },
      ],
      'GET /protocolo/getImage': () => [FOTO(1), FOTO(2)],
      'GET /configuracao-relatorios': () => ({ id: 1, versao: 1 }),
      ...answers,
    },
  });
const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());

test('shows protocols by period, in the twenty columns of the specification', async () => {
  const app = open();
  const grid = await screen.findByRole('grid', { name: 'Período de: 18/11/2026 até 19/11/2026' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Período de: 18/11/2026 até 19/11/20261 protocolo',
    'Período de: 10/11/2026 até SEM PERIODO FINAL1 protocolo',
    'Período de: SEM PERIODO INICIAL até 02/11/20261 protocolo',
    'Periodo não informado1 protocolo',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Protocolos4 protocolos');
  const [headings, row] = within(grid).getAllByRole('row');
  expect(
    within(headings!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['ID', 'Cliente', 'Ponto', 'Periodo', 'Codigo', 'Acompanhamento', 'Leitura inicial', 'Leitura Final', 'Lacre'],
    ...['lat / lng', 'tecnico', 'contato', 'Horimetro', 'chuva', 'Amostra cancelada', 'Motivo cancelamento', 'NC'],
    ...['pH', 'temperatura', 'ss'],
  ]);
  await within(grid).findByRole('link', { name: 'Laticínios São João' });
  expect(textsOf(row!)).toEqual([
    ...['12', 'Laticínios São João', 'P1', '18/11/2026 a 19/11/2026', 'A-1', 'Sim', '10,5', '1.234', 'L-7'],
    ...['-23.18570 / -46.89780', 'Carlos', 'Ana', '1234:30', 'Não', 'Não', '-', 'Sim', '7,1', '24,5', '1,25'],
  ]);
  expect(asked(app, 'GET /protocolo/getAll')[0]?.query).toEqual({ dtInicio: '', dtFim: '', flagAcompanhamento: '' });

  await app.person.click(screen.getByRole('button', { name: /Periodo não informado/ }));
  const last = within(await screen.findByRole('grid', { name: 'Periodo não informado' })).getAllByRole('row')[1];
  expect(textsOf(last!)).toEqual([
    ...['20', 'Desconhecido', '-', '-', '-', 'Não', '-', '-', '-'],
    ...['-', '-', '-', '-', '-', 'Sim', 'Portão fechado', '-', '-', '-', '-'],
  ]);
});

test('a protocol leads to its client, to the collection that came of it, and to a map', async () => {
  open();
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
  expect(await link('Laticínios São João')).toBe('/cadastro/cliente/5');
  expect(decodeURIComponent(await link('A-1'))).toBe(
    '/cadastro/cliente/5/historico-coletas?filter={"dtRetirada":{"dtInicio":"2026-11-19","dtFim":"2026-11-19"}}',
  );
  expect(await link('-23.18570 / -46.89780')).toBe(
    'https://www.openstreetmap.org/?mlat=-23.1857&mlon=-46.8978#map=17/-23.1857/-46.8978',
  );
  expect(screen.getByRole('link', { name: '-23.18570 / -46.89780' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('what is filtered stands in the address; the search knows neither accents nor case', async () => {
  const app = open();
  await screen.findByRole('grid');
  await app.person.type(screen.getByLabelText('Data inicial'), '01/11/2026');
  await app.person.click(screen.getByRole('combobox', { name: 'Acompanhamento' }));
  await app.person.click(await screen.findByRole('option', { name: 'Sim' }));
  await app.person.type(screen.getByLabelText('Pesquisa'), 'LATICINIOS{Enter}');
  await waitFor(() =>
    expect(asked(app, 'GET /protocolo/getAll').at(-1)?.query).toEqual({
      dtInicio: '2026-11-01',
      dtFim: '',
      flagAcompanhamento: '1',
    }),
  );
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1));
  expect(Object.fromEntries(new URLSearchParams(app.router.state.location.search))).toEqual({
    dtInicio: '2026-11-01',
    flagAcompanhamento: '1',
    pesquisa: 'LATICINIOS',
  });
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toHaveAttribute(
    'href',
    '/App/Protocolo/pdf?dtInicio=2026-11-01&flagAcompanhamento=1&pesquisa=LATICINIOS',
  );
});

test('its workbook is of what is shown, whatever came since', async () => {
  vi.mocked(createExcel).mockResolvedValue(new Blob(['PK']));
  let told: unknown[] = PERIODOS;
  const app = open('', { 'GET /protocolo/getAll': () => told });
  await screen.findByRole('grid');
  told = [];
  await app.person.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'protocolos.xlsx'));
  const [book] = vi.mocked(createExcel).mock.calls[0]!;
  expect(book.sheets.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([1, 3, 4, 2]);
  expect(asked(app, 'GET /protocolo/getAll')).toHaveLength(1);
});

test('a period that ends before it begins is not asked for', async () => {
  const app = open('?dtInicio=2026-11-10');
  await screen.findByRole('grid');
  await app.person.type(screen.getByLabelText('Data final'), '01/11/2026{Enter}');
  expect(await screen.findByText('Antes da data inicial')).toBeVisible();
  expect(asked(app, 'GET /protocolo/getAll')).toHaveLength(1);
});

test('photos open by the keyboard, are turned with the arrows, and Esc goes back', async () => {
  const app = open();
  const grid = await screen.findByRole('grid');
  grid.focus();
  await app.person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Fotos' });
  const [first] = await within(dialog).findAllByRole('button', { name: /ampliar$/ });
  const small = first?.querySelector('img');
  expect(small).toHaveAttribute('src', `http://localhost:3000${FOTO(1)}?tamanho=200`);
  expect(asked(app, 'GET /protocolo/getImage')[0]?.query).toEqual({ idProtocolo: 1 });
  first?.focus();
  await app.person.keyboard('{Enter}');
  const large = await screen.findByRole('dialog', { name: 'Foto 1 de 2' });
  expect(within(large).getByRole('img', { name: 'Foto 1 de 2' })).toHaveAttribute(
    'src',
    expect.stringMatching(/1{64}$/),
  );
  await app.person.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(await screen.findByRole('img', { name: 'Foto 2 de 2' })).toHaveAttribute(
    'src',
    expect.stringMatching(/2{64}$/),
  );
  expect(screen.getByRole('button', { name: 'Foto seguinte' })).toBeDisabled();
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Foto/ })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Fotos' })).toBeVisible();
});

test('no photos, photos that do not come and a list that fails are told', async () => {
  let answer: () => unknown = () => [];
  const app = open('', { 'GET /protocolo/getImage': () => answer() });
  const see = async () => app.person.click(await screen.findByRole('button', { name: '2 fotos do protocolo 1' }));
  await see();
  expect(await screen.findByText('Nenhuma foto veio com este protocolo.')).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  answer = () => {
    throw failure('Disco fora do ar', 500);
  };
  await see();
  expect(await screen.findByText('Não foi possível obter as fotos. Disco fora do ar')).toBeVisible();
  answer = () => [FOTO(1)];
  await app.person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  const thumbnail = (await screen.findByRole('button', { name: 'Foto 1 de 1: ampliar' })).querySelector('img');
  fireEvent.error(thumbnail!);
  expect(await screen.findByText('Não foi possível carregar a foto')).toBeVisible();
});

test('a server that tells no more than the specification names shows protocols without links', async () => {
  open('', {
    'GET /protocolo/panorama': () => {
      throw failure('Endereço não encontrado', 404);
    },
  });
  expect(await screen.findByRole('button', { name: 'Fotos do protocolo 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Laticínios São João' })).toBeNull();
  expect(screen.queryByText('Endereço não encontrado')).toBeNull();
});

test('what cannot be read is told; nothing there says so', async () => {
  let there = false;
  const app = open('', {
    'GET /protocolo/getAll': () => {
      if (there) return [];
      throw failure('Servidor fora do ar', 500);
    },
  });
  expect(await screen.findByText(/Não foi possível obter os protocolos\. Servidor fora do ar/)).toBeVisible();
  there = true;
  await app.person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/Nenhum protocolo chegou ainda/)).toBeVisible();
});
