import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parametros } from '../../domain/coleta/parametros.ts';
import type { Answers } from '../fixtures/fakeApi.ts';
import { asked, coleta, openApp } from './clienteApp.tsx';
import { paramAs } from './historicoLimits.ts';
import { giveView } from './tableView.ts';

const PATH = '/cadastro/cliente/3/historico-coletas';
const PREFERENCE = 'GET /preferencias/{chave}';

const COLETAS = [
  coleta({
    id: 5,
    Cu: '1,6',
    Zn: '1234,5',
    codigoAmostra: 'A-10',
    dtRetirada: '2026-10-02 08:00',
    pontoColeta: 'Caixa',
  }),
  coleta({ id: 4, Cu: '<1,2', Zn: '0', codigoAmostra: 'A-9', dtRetirada: '2026-09-02', idTipoDBO: 4, DBO: '600' }),
  coleta({ id: 3, Cu: null, codigoAmostra: null, dtRetirada: '2026-08-02', flagChuva: 1, tempoInstalacao: '9:30' }),
  coleta({ id: 2, Cu: '1,2', codigoAmostra: 'a\tb', dtRetirada: '2026-07-02', DBO: '500' }),
  coleta({ id: 1, Cu: 'ND', codigoAmostra: 'Ônibus', dtRetirada: null, DBO: '450', tempoInstalacao: '100:00' }),
];

const answers: Answers = {
  'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: COLETAS }),
  'GET /Parametro': () => parametros.map((one) => paramAs(one)),
};

beforeEach(() => {
  giveView(440);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openHistory({ query = '', more = {} }: { query?: string; more?: Answers } = {}) {
  const app = openApp({ path: `${PATH}${query}`, answers: { ...answers, ...more } });
  const table = await screen.findByRole<HTMLTableElement>('grid', { name: 'Coletas e resultados' });
  const headings = () => [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  const column = (heading: string) =>
    [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')].map(
      ({ cells }) => cells[headings().indexOf(heading)]?.textContent,
    );
  return { ...app, table, headings, column };
}

const addressed = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const menuOf = (heading: string) => screen.getByRole('button', { name: `Ordenar e filtrar ${heading}` });
const menu = async (heading: string) => within(await screen.findByRole('dialog', { name: heading }));

test('a heading puts the rows in order, up and down; numbers keep to their collections', async () => {
  const { person, column, router, table } = await openHistory();
  const heading = table.querySelector<HTMLElement>('th[aria-label="Cu* mg/L"]')!;
  await person.click(within(heading).getByRole('button', { name: /^Cu/ }));
  // What is no number, then by number, the sign below it; what is not there last.
  expect(column('Cu*mg/L').map((text) => text?.split(' ')[0])).toEqual(['ND', '<1,2', '1,2', '1,6', '-']);
  expect(column('N').map((text) => Number.parseInt(text ?? '', 10))).toEqual([5, 2, 4, 1, 3]);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await person.click(within(heading).getByRole('button', { name: /^Cu/ }));
  expect(column('Cu*mg/L').map((text) => text?.split(' ')[0])).toEqual(['1,6', '1,2', '<1,2', 'ND', '-']);
  expect(router.state.location.search).toContain('sort=Cu&order=DESC');
});

test.each([
  ['dtRetirada', 'Retirada', ['02/07/2026', '02/08/2026', '02/09/2026', '02/10/2026 08:00', '-']],
  ['codigoAmostra', 'CM', ['a\tb', 'A-9', 'A-10', 'Ônibus', '-']],
  ['tempoInstalacao', 'ΔT', ['9:30', '24:00', '24:00', '24:00', '100:00']],
  // Shown as nothing, zero stands with what is not there.
  ['Zn', 'Zn*mg/L', ['1.234,5 acima do máximo 5', '-', '-', '-', '-']],
])('by %s an address puts them in the order of what is meant', async (field, heading, texts) => {
  const { column } = await openHistory({ query: `?filter={}&sort=${field}&order=ASC` });
  expect(column(heading)).toEqual(texts);
});

test.each([
  [{ naoConforme: true }, [1]],
  [{ 'Cu:naoConforme': true }, [1]],
  [{ tipo: '4' }, [2]],
  [{ p: 'P1 – Caixa' }, [1]],
  [{ dtRetirada: { dtInicio: '2026-07-02', dtFim: '2026-09-02' } }, [2, 3, 4]],
  [{ codigoAmostra: 'onibus' }, [5]],
  [{ Cu: '<' }, [2]],
  [{ flagChuva: 'Com chuva', Cu: '' }, [3]],
  [{ nenhum: 1, dtRetirada: 'ontem', tipo: 4, Cu: {} }, [1, 2, 3, 4, 5]],
])('an address that asks for %j shows those', async (filter, numbers) => {
  const { column } = await openHistory({ query: addressed(filter) });
  expect(column('N').map((text) => Number.parseInt(text ?? '', 10))).toEqual(numbers);
  const count = numbers.length === 5 ? '5 coletas' : `${numbers.length} de 5 coletas`;
  expect(screen.getByText(count)).toBeVisible();
});

test('filters are chosen in the heading, told in the address, and taken away; the charge knows of none', async () => {
  const { person, column, router } = await openHistory();
  const charge = screen.getByRole('region', { name: 'DBO de Cobrança' }).textContent;
  await person.click(menuOf('P'));
  await person.click((await menu('P')).getByRole('combobox', { name: /Ponto de coleta/ }));
  await person.click(screen.getByRole('option', { name: 'P1 – Caixa de saída' }));
  await waitFor(() => expect(column('N')).toHaveLength(4));
  await person.click(menuOf('Retirada'));
  const period = await menu('Retirada');
  expect(period.getByRole('textbox', { name: 'Data inicial' })).toHaveFocus();
  await person.type(period.getByRole('textbox', { name: 'Data inicial' }), '01/07/2026');
  await person.type(period.getByRole('textbox', { name: 'Data final' }), '31/08/2026{Enter}');
  await waitFor(() => expect(column('N')).toEqual(['3', '4']));
  await person.click(screen.getByRole('checkbox', { name: 'Só não conformes' }));
  expect(await screen.findByText('Nenhuma coleta com esses filtros.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'DBO de Cobrança' })).toHaveTextContent(charge ?? '?');
  expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual({
    p: 'P1 – Caixa de saída',
    dtRetirada: { dtInicio: '2026-07-01', dtFim: '2026-08-31' },
    naoConforme: true,
  });
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
  expect(column('N')).toHaveLength(5);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('by keyboard Alt and the arrow open the menu of the active column, and the table has the focus after it', async () => {
  const { person, column, table } = await openHistory();
  table.focus();
  await person.keyboard('{Control>}{ArrowRight}{/Control}{Home}{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await person.click((await menu('P')).getByRole('button', { name: 'Decrescente' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(table).toHaveFocus();
  expect(column('P').at(-1)).toBe('P1 – Caixa');
});

test('cells are copied as a spreadsheet takes them: no points, nothing where there is nothing', async () => {
  const { table } = await openHistory({ query: '?filter={}&sort=n&order=ASC' });
  const taken: Record<string, string> = {};
  table.focus();
  fireEvent.keyDown(table, { key: 'a', ctrlKey: true });
  const clipboardData = { setData: (kind: string, text: string) => (taken[kind] = text) };
  fireEvent(table, createEvent.copy(table, { clipboardData }));
  const lines = taken['text/plain']?.split('\r\n') ?? [];
  const zinc = 11 + parametros.findIndex(({ chave }) => chave === 'Zn');
  expect(lines.map((line) => line.split('\t')[zinc]).slice(0, 2)).toEqual(['1234,5', '']);
  expect(lines[0]).toMatch(
    /^1\tP1 – Caixa\t01\/10\/2026 08:00\t24:00\t02\/10\/2026 08:00\t24\tA-10\tSem chuva\t100\t150,5\t50,5\t/,
  );
  expect(lines[1]).toMatch(/^2 – Cobrança de DBO\t/);
  expect(lines[3]).toContain('\t"a\tb"\t');
  expect(await screen.findByText(`${5 * (11 + 27)} células copiadas.`)).toBeVisible();
});

test('hidden columns are kept for the user, and stay hidden', async () => {
  const SAVE = 'PUT /preferencias/{chave}';
  const { person, api, headings } = await openHistory({
    more: {
      [PREFERENCE]: () => ({ valor: { ocultas: ['codigoAmostra'], filtros: [] } }),
      [SAVE]: ({ params }) => params,
    },
  });
  expect(headings()).not.toContain('CM');
  await person.click(screen.getByRole('button', { name: 'Colunas' }));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'N' })).toBeNull();
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'P' }));
  await waitFor(() => expect(headings()).not.toContain('P'));
  expect(headings().slice(0, 3)).toEqual(['N', 'Opções', 'Instalação']);
  await waitFor(() =>
    expect(asked(api, SAVE)[0]).toMatchObject({
      params: { chave: 'lista:cadastro/cliente/historico-coletas' },
      body: { valor: { ocultas: ['codigoAmostra', 'p'], filtros: [] } },
    }),
  );
});

test('a colour is given to rows by their numbers, and to none that a filter hides', async () => {
  const COLOUR = 'POST /HistoricoColeta/saveColor';
  const { person, api } = await openHistory({
    query: addressed({ p: 'P1 – Caixa de saída', Cu: '1' }),
    more: { [COLOUR]: () => ({ id: 1 }) },
  });
  const rows = screen.getByRole('textbox', { name: 'Linhas' });
  await person.type(rows, '1,3{Enter}');
  expect(await screen.findByText('Os filtros escondem estas linhas: limpe-os')).toBeVisible();
  await person.clear(rows);
  await person.click(screen.getByRole('combobox', { name: /^Cor/ }));
  await person.click(screen.getByRole('option', { name: '2 Verde (Erro análise)' }));
  await person.type(rows, '1-5{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: /^Mudar 2 linhas/ }));
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Frasco trocado');
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(asked(api, COLOUR)[0]?.body).toMatchObject({ valores: '2,4', listaIds: [4, 2] }));
});

test('what is added is shown whatever was looked for, and why the filter went is told', async () => {
  const { person, column } = await openHistory({
    query: addressed({ tipo: '4' }),
    more: { 'POST /HistoricoColeta/save-historico': () => ({ id: 6 }) },
  });
  await person.click(screen.getByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo regristo de historico' }));
  await person.type(form.getByRole('textbox', { name: 'Retirada' }), '25/10/2026');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Os filtros foram retirados para mostrar o registro salvo.')).toBeVisible();
  await waitFor(() => expect(column('N')).toHaveLength(5));
});

test("'Buscar Coletas' looks for what the laboratory published of this client", async () => {
  const FIND = 'POST /MigracaoVarios';
  const { person, api } = await openHistory({ more: { [FIND]: () => [] } });
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Coletas publicadas que foram encontrada' });
  expect(dialog).toBeVisible();
  expect(asked(api, FIND)[0]?.body).toEqual({ listaPessoa: [3] });
});
