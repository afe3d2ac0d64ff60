import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { asked, openApp, rowTexts } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(async () => new Blob()),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createExcel, download } = await import('../../src/kit/reports/client.ts');

const path = '/cadastro/cliente';

/** What our server tells of the first client in the list. */
const SERRA_AZUL = {
  id: 3,
  ramo: 'Laticínios',
  roteiro: 'Rota Norte',
  ultimaColeta: '2026-10-27',
  dbo: 1.2384,
  calibracao: 'a vencer',
  falta: 2,
};

test('lists clients with their columns and count, each with a link to its page', async () => {
  openApp({ path, answers: { 'GET /Pessoa/panorama': () => [SERRA_AZUL] } });
  expect(await rowTexts('Clientes')).toEqual([
    ['C-003', 'Laticínios Serra Azul', 'Habilitado', 'Laticínios', 'Rota Norte', '27/10/2026', '04/01/2026 22:30'],
    ['', 'Tinturaria Boa Vista', 'Desabilitado', '', '', '', '05/02/2026 09:00'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Código',
    'Cliente',
    'Situação',
    'Ramo de Atividade',
    'Roteiro',
    'Última coleta',
    'Data de Cadastro',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Clientes$/);
  expect(screen.getByText('2 registros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Laticínios Serra Azul' })).toHaveAttribute('href', '/cadastro/cliente/3');
});

test('Enter runs the three filters, which the address and the PDF link keep', async () => {
  const { api, person, router } = openApp({ path });
  await rowTexts('Clientes');
  for (const [field, option] of [
    ['Possui medidor de vazão?', 'Não'],
    ['Status', 'Desabilitado'],
  ] as const) {
    await person.click(screen.getByRole('combobox', { name: field }));
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Todos');
    await person.click(screen.getByRole('option', { name: option }));
  }
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'tint{Enter}');
  await waitFor(() =>
    expect(asked(api, 'GET /Pessoa').at(-1)?.query).toEqual({ descricao: 'tint', flagAtivo: '0', flagMedidor: '0' }),
  );
  const filter = { descricao: 'tint', flagMedidor: 0, flagAtivo: 0 };
  expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual(filter);
  const pdf = screen.getByRole('link', { name: /PDF/ });
  expect(pdf).toHaveAttribute('target', '_blank');
  const url = new URL(pdf.getAttribute('href') ?? '', 'http://localhost');
  expect(url.pathname).toBe('/cadastro/cliente/pdf');
  expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual(filter);
});

test('the Excel file has the sheet, the name and the headings that its readers know', async () => {
  const { person } = openApp({ path });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'Clientes.xlsx'));
  const [book] = vi.mocked(createExcel).mock.calls[0] ?? [];
  expect(book?.sheets.map(({ name }) => name)).toEqual(['Clientes']);
  expect(book?.sheets[0]?.columns.map(({ header }) => header)).toEqual([
    'id',
    'nome',
    'razaoSocial',
    'codigo',
    'status',
    'dtCadastro',
    'OBS',
  ]);
  expect(book?.sheets[0]?.rows[0]).toMatchObject({ id: 3, codigo: 'C-003', flagAtivo: 1, obsPrincipal: 'Portaria 2' });
});

test('only those who may edit are offered to add a client', async () => {
  const { unmount } = openApp({ path });
  expect(await screen.findByRole('link', { name: 'Adicionar cliente' })).toHaveAttribute('href', '/cadastro/cliente/0');
  unmount();
  openApp({ path, mayEdit: false });
  await rowTexts('Clientes');
  expect(screen.queryByRole('link', { name: 'Adicionar cliente' })).toBeNull();
});

test('a filter that finds nothing can be cleared; a list that failed says so', async () => {
  const filter = encodeURIComponent(JSON.stringify({ descricao: 'xyz' }));
  const { person, unmount } = openApp({
    path: `${path}?filter=${filter}`,
    answers: { 'GET /Pessoa': ({ query }) => (query ? [] : [{ id: 1, nome: 'Única', flagAtivo: 1 }]) },
  });
  expect(await screen.findByText('Nenhum cliente com esses filtros.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByRole('link', { name: 'Única' })).toBeVisible();
  unmount();
  openApp({
    path,
    answers: {
      'GET /Pessoa': () => {
        throw new Error('Erro na requisição');
      },
    },
  });
  const alert = await screen.findAllByRole('alert');
  expect(within(document.body).getAllByText(/Não foi possível obter a lista/)[0]).toBeVisible();
  expect(alert.length).toBeGreaterThan(0);
});

test('what else is told of clients is shown when it is chosen, sorts, and stays chosen', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      'PUT /preferencias/{chave}': ({ body }) => body,
      'GET /Pessoa/panorama': () => [SERRA_AZUL, { ...SERRA_AZUL, id: 9, dbo: 0.1, calibracao: null, falta: null }],
    },
  });
  await rowTexts('Clientes');
  await person.click(await screen.findByRole('button', { name: 'Colunas' }));
  for (const name of ['DBO de cobrança (Kg/m³)', 'Calibração', 'Faltam da meta']) {
    await person.click(screen.getByRole('menuitemcheckbox', { name }));
  }
  await person.keyboard('{Escape}');
  const told = async () => (await rowTexts('Clientes')).map((cells) => cells.slice(6, 9));
  expect(await told()).toEqual([
    ['1,238', 'A vencer', '2'],
    ['0,300', '', ''],
  ]);
  expect(asked(api, 'PUT /preferencias/{chave}').at(-1)?.body).toEqual({ valor: { ocultas: [], filtros: [] } });
  await person.click(screen.getByRole('button', { name: /DBO de cobrança/ }));
  await waitFor(async () => expect((await told())[0]).toEqual(['0,300', '', '']));
});

test('a branch and a route are filters of our own, shown as chips that take them away again', async () => {
  const { api, person, router } = openApp({ path });
  await rowTexts('Clientes');
  expect(asked(api, 'GET /Pessoa')[0]?.query).toBeUndefined();
  await person.click(screen.getByRole('combobox', { name: 'Roteiro' }));
  const [, first] = screen.getAllByRole('option');
  const name = first?.textContent ?? '';
  await person.click(first as HTMLElement);
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'serra{Enter}');
  await waitFor(() => expect(asked(api, 'GET /Pessoa').at(-1)?.query).toMatchObject({ descricao: 'serra' }));
  expect(asked(api, 'GET /Pessoa').at(-1)?.query).toHaveProperty('idRoteiro');
  await person.click(await screen.findByRole('button', { name: `Retirar o filtro Roteiro: ${name}` }));
  await waitFor(() => expect(asked(api, 'GET /Pessoa').at(-1)?.query).not.toHaveProperty('idRoteiro'));
  expect(screen.getByRole('button', { name: 'Retirar o filtro Descrição: serra' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a client opens wherever its row is pressed', async () => {
  const { person, router } = openApp({ path });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('cell', { name: 'C-003' }));
  expect(router.state.location.pathname).toBe('/cadastro/cliente/3');
});

describe('the PDF of clients of one route', () => {
  const narrowed = `${path}?filter=${encodeURIComponent('{"idRoteiro":1}')}`;
  const handedOver = () => Object.values({ ...localStorage }).filter((text) => text.startsWith('{"relatorio"'));

  test('is handed the rows once the route has its name, which they bear', async () => {
    const { person } = openApp({ path: narrowed });
    await rowTexts('Clientes');
    const chip = await screen.findByRole('button', { name: /^Retirar o filtro Roteiro: / });
    const name = chip.getAttribute('aria-label')?.replace('Retirar o filtro Roteiro: ', '');
    await person.hover(screen.getByRole('link', { name: /PDF/ }));
    await waitFor(async () => {
      await person.click(screen.getByRole('link', { name: /PDF/ }));
      expect(handedOver()).toEqual([expect.stringContaining(`"Roteiro":"${name}"`)]);
    });
  });

  test('asks for itself where the name cannot be had', async () => {
    const { api, person } = openApp({
      path: narrowed,
      answers: {
        'GET /Roteiro': () => {
          throw new HttpError('Erro na requisição', 500);
        },
      },
    });
    await rowTexts('Clientes');
    await waitFor(() => expect(asked(api, 'GET /Roteiro').length).toBeGreaterThan(0));
    await person.hover(screen.getByRole('link', { name: /PDF/ }));
    await waitFor(() => expect(asked(api, 'GET /Pessoa').length).toBeGreaterThan(1));
    await person.click(screen.getByRole('link', { name: /PDF/ }));
    expect(handedOver()).toEqual([]);
  });
});

test('on a phone a card tells what there is, and parts nothing from nothing', async () => {
  showOnPhone();
  openApp({ path, answers: { 'GET /Pessoa/panorama': () => [SERRA_AZUL] } });
  const [first, second] = within(await screen.findByRole('list', { name: 'Clientes' })).getAllByRole('listitem');
  await waitFor(() => expect(first).toHaveTextContent('Código: C-003 · Habilitado · Laticínios · Rota Norte'));
  expect(second).toHaveTextContent(/Boa VistaDesabilitado · [^·]*05\/02\/2026 09:00$/);
});
