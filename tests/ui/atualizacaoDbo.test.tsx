import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { showOnPhone } from './phone.ts';
import { giveView } from './tableView.ts';

const PATH = '/relatorio/relatorioDBO';
const LISTA = 'GET /relatorioAtualizacaoDBO';
const SALVAR = 'POST /relatorioAtualizacaoDBO';
const OUTUBRO = 'dtInicio=2026-10-01&dtFim=2026-10-31';
const SALVO = { id: 12, inicio: '2026-09-01', fim: '2026-09-30', dtCadastro: '2026-10-02T15:00:00.000Z', versao: 3 };
const LINHAS = [
  { idPessoa: 3, nome: 'Abatedouro', endereco: 'Rua A - 12', dbo: 0.1234, uc: ['123'] },
  { idPessoa: 1, nome: 'Laticínios', endereco: '', dbo: 1.23456, uc: [] },
];

beforeEach(() => {
  giveView(640);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const open = (search = '', answers: Answers = {}, more = {}) =>
  renderApp({
    path: `${PATH}${search}`,
    answers: {
      [LISTA]: () => LINHAS,
      [`${LISTA}/salvos`]: () => [SALVO],
      [`${LISTA}/{id}`]: () => JSON.stringify([{ ...LINHAS[0], dbo: 0.9 }]),
      [SALVAR]: () => ({ id: 13, versao: 1 }),
      [`${SALVAR}/remove`]: () => ({ id: 12 }),
      ...answers,
    },
    ...more,
  });

async function rows(): Promise<(string | null)[][]> {
  const grid = await screen.findByRole<HTMLTableElement>('grid');
  return [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
}

test('shows a period’s charges, and saves the whole list as it came, whatever is filtered', async () => {
  const app = open(`?${OUTUBRO}`);
  expect(await rows()).toEqual([
    ['Abatedouro', 'Rua A - 12', '0,300'],
    ['Laticínios', '-', '1,235'],
  ]);
  app.unmount();
  const again = open(`?${OUTUBRO}&filter=${encodeURIComponent('{"nome":"abat"}')}`);
  expect(await rows()).toHaveLength(1);
  await again.person.click(await screen.findByRole('button', { name: 'Salvar lista' }));
  expect(await screen.findByText('Lista salva com 2 indústrias')).toBeVisible();
  expect(asked(again, SALVAR).map(({ body }) => body)).toMatchObject([
    { inicio: '2026-10-01', fim: '2026-10-31', dados: LINHAS },
  ]);
});

test('saves nothing without a list and says why, and filters nothing without both days', async () => {
  const app = open('', {
    [LISTA]: () => [],
    'GET /HistoricoColeta/proximas': () => ({ anterior: null, posterior: null }),
  });
  await app.person.click(await screen.findByRole('button', { name: 'Salvar lista' }));
  expect(await screen.findByText(/^Nada foi salvo: filtre um período/)).toBeVisible();
  await app.person.clear(screen.getByLabelText('Data final'));
  await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(asked(app, LISTA)).toHaveLength(0);
  await app.person.type(screen.getByLabelText('Data final'), '31/10/2026{Enter}');
  await screen.findByText('Não há dados para estes filtros.');
  await app.person.click(screen.getByRole('button', { name: 'Salvar lista' }));
  expect(await screen.findByText('Nada foi salvo: a lista deste período não tem indústrias.')).toBeVisible();
  expect(asked(app, SALVAR)).toHaveLength(0);
});

test('a saved list has an address of its own, says that it is saved, and is not saved again', async () => {
  const app = open(`?${OUTUBRO}`);
  await rows();
  await app.person.click(screen.getByRole('button', { name: 'Listas salvas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lista de relatórios salvos' }));
  expect((await dialog.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Apagar',
    'Inicio',
    'Fim',
    'Visualizar',
  ]);
  await app.person.click(dialog.getByRole('link', { name: /^Visualizar o relatório de 01\/09\/2026 a 30\/09\/2026/ }));
  await waitFor(async () => expect(await rows()).toEqual([['Abatedouro', 'Rua A - 12', '0,900']]));
  expect(app.router.state.location.search).toBe('?dtInicio=2026-09-01&dtFim=2026-09-30&salvo=12');
  expect(screen.getByText(/relatório salvo em 02\/10\/2026 12:00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvar lista' })).toBeNull();
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toHaveAttribute(
    'href',
    `${PATH}/pdf?dtInicio=2026-09-01&dtFim=2026-09-30&salvo=12`,
  );
  await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await screen.findByRole('button', { name: 'Salvar lista' });
  expect(app.router.state.location.search).toBe('?dtInicio=2026-09-01&dtFim=2026-09-30');
});

test('on a phone the way to a saved list stands in a line below its days', async () => {
  showOnPhone();
  const app = open();
  await app.person.click(await screen.findByRole('button', { name: 'Listas salvas' }));
  const table = await within(await screen.findByRole('dialog')).findByRole<HTMLTableElement>('table');
  expect([...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Apagar', 'Inicio', 'Fim'],
    ['', '01/09/2026', '30/09/2026'],
    ['Visualizarsalvo em 02/10/2026 12:00'],
  ]);
});

test('a saved list is removed only once that is confirmed', async () => {
  const app = open();
  await app.person.click(await screen.findByRole('button', { name: 'Listas salvas' }));
  await app.person.click(await screen.findByRole('button', { name: /^Apagar o relatório de 01\/09\/2026/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover relatório salvo' }));
  expect(asked(app, `${SALVAR}/remove`)).toHaveLength(0);
  await app.person.click(question.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Relatório removido')).toBeVisible();
  expect(asked(app, `${SALVAR}/remove`).map(({ body }) => body)).toMatchObject([{ id: 12, versao: 3 }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
});

test.each([
  [
    '12',
    '',
    [
      ['Abatedouro', 'Rua A - 12', '0,300'],
      ['Laticínios', '-', '1,235'],
    ],
  ],
  ['11', '&salvo=11', [['Abatedouro', 'Rua A - 12', '0,900']]],
])('of list %s on screen, the removal of 12 leaves what is still there', async (salvo, left, shown) => {
  const september = '?dtInicio=2026-09-01&dtFim=2026-09-30';
  const app = open(`${september}&salvo=${salvo}`, { [`${LISTA}/salvos`]: () => [SALVO, { ...SALVO, id: 11 }] });
  await rows();
  await app.person.click(screen.getByRole('button', { name: 'Listas salvas' }));
  const [first] = await screen.findAllByRole('button', { name: /^Apagar o relatório de 01\/09\/2026/ });
  await app.person.click(first!);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover relatório salvo' }));
  await app.person.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
  await app.person.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(async () => expect(await rows()).toEqual(shown));
  expect(app.router.state.location.search).toBe(`${september}${left}`);
});

test('who may only see neither saves nor removes', async () => {
  const app = open(`?${OUTUBRO}`, { 'GET /Modulo/{groupId}': () => shippedModules(() => false) });
  await rows();
  expect(screen.queryByRole('button', { name: 'Salvar lista' })).toBeNull();
  await app.person.click(screen.getByRole('button', { name: 'Listas salvas' }));
  await screen.findByRole('link', { name: /^Visualizar/ });
  expect(screen.queryByRole('button', { name: /^Apagar/ })).toBeNull();
});
