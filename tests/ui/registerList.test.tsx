import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { INCOMPLETE } from '../../dataProvider/index.ts';
import { amostrador } from '../../resources/amostrador/definition.ts';
import { ramoAtividade } from '../../resources/ramo-atividade/definition.ts';
import { takeCopied } from '../fixtures/clipboard.ts';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { asked, headings, openRegister, PARAMETROS, ROTEIROS, rowTexts } from './registerScreens.tsx';

vi.mock('../../src/kit/reports/client.ts', () => ({
  createExcel: vi.fn(async (book) => new Blob([JSON.stringify(book)])),
  createPdf: vi.fn(),
  download: vi.fn(),
  getReady: vi.fn(),
}));
const { createExcel, download } = await import('../../src/kit/reports/client.ts');

const many = Array.from({ length: 60 }, (_, at) => ({ ...ROTEIROS[0], id: at + 1, descricao: `Roteiro ${at + 1}` }));

test('shows the columns of the definition, how many rows there are, and what to do with each', async () => {
  openRegister({ path: '/cadastro/roteiro' });
  expect(await rowTexts()).toEqual([
    ['1', 'Norte', 'Habilitado', '', ''],
    ['2', 'Sul', 'Desabilitado', '', ''],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Roteiros' })).toBeVisible();
  expect(document.title).toBe('Roteiros');
  expect(screen.getByText('2 registros')).toBeVisible();
  expect(await headings()).toEqual(['ID', 'Descrição', 'Situação', 'Em uso', 'Opções']);
  expect(screen.getByRole('link', { name: 'Editar Norte' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remover Sul' })).toBeVisible();
});

const USES = {
  'GET /Roteiro/usos': () => [
    { id: 1, emUso: 1 },
    { id: 2, emUso: 1200 },
  ],
};

test('what uses a record is counted, leads to those clients, and puts the list in order', async () => {
  const { person } = openRegister({ path: '/cadastro/roteiro?sort=emUso&order=DESC', answers: USES });
  expect((await rowTexts()).map(([id, , , emUso]) => [id, emUso])).toEqual([
    ['2', '1.200 clientes'],
    ['1', '1 cliente'],
  ]);
  const link = screen.getByRole('link', { name: '1 cliente com Norte' });
  const to = new URL(link.getAttribute('href') ?? '', location.origin);
  expect(to.pathname).toBe('/cadastro/cliente');
  expect(JSON.parse(to.searchParams.get('filter') ?? '')).toEqual({ idRoteiro: 1 });
  await person.click(screen.getByRole('button', { name: 'Em uso' }));
  await waitFor(async () => expect((await rowTexts()).map(([id]) => id)).toEqual(['1', '2']));
});

test('what a parameter is used by: branches, which it leads to, or else results only', async () => {
  const more = { ...PARAMETROS[0], id: 27, sigla: 'DQO', descricao: 'Demanda Química' };
  const { person } = openRegister({
    path: '/cadastro/Parametro',
    answers: {
      'GET /Parametro': () => [...PARAMETROS, more, { ...more, id: 28, sigla: 'X', descricao: 'Sem uso' }],
      'GET /Parametro/usos': () => [
        { id: 26, emUso: 3, outroUso: true },
        { id: 27, emUso: 0, outroUso: true },
        { id: 28, emUso: 0, outroUso: false },
      ],
    },
  });
  expect((await rowTexts()).map((cells) => cells.at(-2))).toEqual(['3 ramos', 'só em resultados', '-']);
  const link = screen.getByRole('link', { name: '3 ramos com Demanda Bioquímica de Oxigênio' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/cadastro/ramo-atividade?filter={"idParametro":26}',
  );
  const copied = takeCopied();
  await person.click(await screen.findByRole('button', { name: /^Copiar/ }));
  await waitFor(async () => expect((await copied()).text).not.toBe(''));
  const lines = (await copied()).text.trimEnd().split('\n').slice(1);
  expect(lines.map((line) => line.split('\t').at(-1)?.trim())).toEqual(['3', 'só em resultados', '0']);
});

test('a filter that a use brought stands as a chip with its name, stays when others are set, and goes by itself', async () => {
  const { api, person, router } = openRegister({
    path: `/cadastro/ramo-atividade?filter=${encodeURIComponent('{"idParametro":26}')}`,
    more: [ramoAtividade],
    answers: { 'GET /RamoAtividade': () => ROTEIROS },
  });
  const chip = 'Retirar o filtro Parâmetro: Demanda Bioquímica de Oxigênio';
  await screen.findByRole('button', { name: chip });
  expect(asked(api, 'GET /RamoAtividade')[0]?.query).toEqual({ idParametro: '26' });
  expect(screen.queryByRole('combobox', { name: 'Parâmetro' })).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'sul{Enter}');
  await waitFor(() =>
    expect(asked(api, 'GET /RamoAtividade').at(-1)?.query).toEqual({
      descricao: 'sul',
      flagAtivo: 'null',
      idParametro: '26',
    }),
  );
  await person.click(screen.getByRole('button', { name: chip }));
  await waitFor(() => expect(router.state.location.search).toContain(encodeURIComponent('{"descricao":"sul"}')));
  expect(asked(api, 'GET /RamoAtividade').at(-1)?.query).toEqual({ descricao: 'sul', flagAtivo: 'null' });
});

test.each([
  ['a record that is no more', '{"idParametro":99}', {}, 'ID 99'],
  ['what is no id', '{"idParametro":"abc"}', {}, 'ID abc'],
  [
    'a record whose name cannot be had',
    '{"idParametro":26}',
    { 'GET /Parametro': () => Promise.reject(failure('Erro interno', 500)) },
    'ID 26',
  ],
])('a filter by %s stands as a chip too, which takes it away', async (_, filter, answers, name) => {
  const { person, router } = openRegister({
    path: `/cadastro/ramo-atividade?filter=${encodeURIComponent(filter)}`,
    more: [ramoAtividade],
    answers: { 'GET /RamoAtividade': () => [], ...answers },
  });
  await person.click(await screen.findByRole('button', { name: `Retirar o filtro Parâmetro: ${name}` }));
  await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
});

test('a server that does not know such a filter is not said to have filtered', async () => {
  openRegister({
    path: `/cadastro/ramo-atividade?filter=${encodeURIComponent('{"idParametro":26}')}`,
    more: [ramoAtividade],
    answers: {
      'GET /RamoAtividade': () => ROTEIROS,
      'GET /apresentacao': () => Promise.reject(failure('Não encontrado', 404)),
    },
  });
  expect(await rowTexts()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Retirar o filtro/ })).toBeNull());
});

test('a filter that was saved is told with the name of its record', async () => {
  const filtros = [{ nome: 'Com DBO', filtro: { idParametro: 26, flagAtivo: 1 } }];
  const { person } = openRegister({
    path: '/cadastro/ramo-atividade',
    more: [ramoAtividade],
    answers: {
      'GET /RamoAtividade': () => ROTEIROS,
      'GET /preferencias/{chave}': () => ({ valor: { ocultas: [], filtros } }),
    },
  });
  await rowTexts();
  await person.click(await screen.findByRole('button', { name: 'Filtros salvos' }));
  expect(await screen.findByText('Situação: Habilitado; Parâmetro: Demanda Bioquímica de Oxigênio')).toBeVisible();
});

test('where the counts cannot be had the rows are there, and the list says what it lacks', async () => {
  const answers = { 'GET /Roteiro/usos': () => Promise.reject(failure('Erro interno', 500)) };
  const { router } = openRegister({ path: '/cadastro/roteiro', answers });
  expect((await rowTexts()).map((cells) => cells.slice(1, 4))).toEqual([
    ['Norte', 'Habilitado', ''],
    ['Sul', 'Desabilitado', ''],
  ]);
  expect(screen.getByText(INCOMPLETE)).toBeVisible();
  // By them no order can be told.
  await router.navigate('/cadastro/roteiro?sort=emUso&order=DESC');
  expect(await screen.findByText(/Erro interno/)).toBeVisible();
});

test('the count leads nowhere for who may not see clients, and a register without listed uses has none', async () => {
  const modules = shippedModules().map((modulo) => ({
    ...modulo,
    ModuloMenu: modulo.ModuloMenu.filter(({ path }) => path !== 'cliente'),
  }));
  const answers = { ...USES, 'GET /Amostrador': () => ROTEIROS, 'GET /Modulo/{groupId}': () => modules };
  const { router } = openRegister({ path: '/cadastro/roteiro', answers, more: [amostrador] });
  expect((await rowTexts())[1]?.[3]).toBe('1.200 clientes');
  expect(screen.queryByRole('link', { name: /1.200/ })).toBeNull();
  await router.navigate('/cadastro/Amostrador');
  await screen.findByRole('heading', { level: 1, name: 'Amostradores' });
  expect(await headings()).not.toContain('Em uso');
});

test('who may only see has neither options nor a create button, not even by its address', async () => {
  openRegister({ path: '/cadastro/roteiro/create', mayEdit: false });
  expect((await rowTexts())[0]).toEqual(['1', 'Norte', 'Habilitado', '']);
  expect(screen.queryByText('Opções')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Novo' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'PDF, abre em nova aba' })).toBeVisible();
});

test('Enter filters by description and status, and the address keeps both', async () => {
  const { api, person, router } = openRegister({ path: '/cadastro/roteiro' });
  await rowTexts();
  await person.click(screen.getByRole('combobox', { name: 'Situação' }));
  await person.click(screen.getByRole('option', { name: 'Desabilitado' }));
  const field = screen.getByRole('textbox', { name: 'Descrição' });
  await person.type(field, 'sul{Enter}');
  await waitFor(() =>
    expect(asked(api, 'GET /Roteiro').at(-1)).toEqual({ query: { descricao: 'sul', flagAtivo: '0' } }),
  );
  expect(field).toHaveFocus();
  const filter = new URLSearchParams(router.state.location.search).get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ descricao: 'sul', flagAtivo: 0 });

  await router.navigate(-1);
  await waitFor(() => expect(field).toHaveValue(''));
});

test('an address with a filter fills its fields; a filter that finds nothing can be cleared', async () => {
  const filter = encodeURIComponent(JSON.stringify({ descricao: 'leste' }));
  const { api, person } = openRegister({
    path: `/cadastro/roteiro?filter=${filter}`,
    answers: { 'GET /Roteiro': ({ query }) => (query ? [] : ROTEIROS) },
  });
  expect(await screen.findByText('Nenhum registro com esses filtros.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue('leste');
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await rowTexts()).toHaveLength(2);
  expect(asked(api, 'GET /Roteiro').at(-1)).toEqual({});
});

test('a choice that is none is shown as the address has it, and can be taken away', async () => {
  const filter = encodeURIComponent(JSON.stringify({ flagAtivo: 7 }));
  const { person } = openRegister({
    path: `/cadastro/roteiro?filter=${filter}`,
    answers: {
      'GET /Roteiro': ({ query }) => {
        if (query) throw failure('Valor inválido', 400);
        return ROTEIROS;
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Retirar o filtro Situação: 7' }));
  expect(await rowTexts()).toHaveLength(2);
});

test('an empty list says how to begin, a failed one offers to try again', async () => {
  let fail = true;
  const { person } = openRegister({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Roteiro': () => {
        if (fail) throw new Error('Erro na requisição');
        return [];
      },
    },
  });
  expect(await screen.findByText(/Não foi possível obter a lista/)).toBeVisible();
  fail = false;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Use o botão Novo para incluir o primeiro.')).toBeVisible();
  // Nothing else told of the failure: a toast would still be there.
  expect(screen.queryByText(/Erro na requisição/)).toBeNull();
});

test('sorts by a heading and says so, 25 rows a page', async () => {
  const { person, router } = openRegister({ path: '/cadastro/roteiro', answers: { 'GET /Roteiro': () => many } });
  expect(await rowTexts()).toHaveLength(25);
  expect(screen.getByText('60 registros')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'ID', description: 'Ordenar por ID em ordem decrescente' }));
  await waitFor(async () => expect((await rowTexts())[0]?.[0]).toBe('60'));
  expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
  expect(router.state.location.search).toContain('order=DESC');
});

test('Excel holds every row of the filtered list, not only the page, and tells how many', async () => {
  const { person } = openRegister({ path: '/cadastro/roteiro', answers: { 'GET /Roteiro': () => many } });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByText('Excel gerado com 60 registros')).toBeVisible();
  const [book] = vi.mocked(createExcel).mock.calls.at(-1) ?? [];
  expect(book?.sheets[0]?.rows).toHaveLength(60);
  expect(vi.mocked(download).mock.calls.at(-1)?.[1]).toBe('Roteiro.xlsx');
});

test('Excel that is under way can be cancelled', async () => {
  vi.mocked(createExcel).mockImplementationOnce(
    (_book, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const { person } = openRegister({ path: '/cadastro/roteiro' });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Excel' }));
  await person.click(await screen.findByRole('button', { name: 'Cancelar Excel (0%)' }));
  expect(await screen.findByRole('button', { name: 'Excel' })).toBeVisible();
});

test('removes after asking, reloads, and gives the focus to the title', async () => {
  let rows = ROTEIROS;
  const { api, person } = openRegister({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Roteiro': () => rows,
      'DELETE /Roteiro': () => {
        rows = rows.filter(({ id }) => id !== 2);
        return { id: 2 };
      },
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
  expect(await screen.findByRole('alertdialog', { name: 'Remover Sul' })).toHaveAccessibleDescription(
    'Deseja remover esse item?',
  );
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('1 registro')).toBeVisible();
  expect(asked(api, 'DELETE /Roteiro').map(({ query }) => query)).toEqual([{ id: 2, versao: 4 }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a removal that is refused says why and leaves the record', async () => {
  const { person } = openRegister({
    path: '/cadastro/roteiro',
    answers: {
      'DELETE /Roteiro': () => {
        throw new Error('O roteiro é usado por clientes');
      },
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Remover Norte' }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('O roteiro é usado por clientes')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await rowTexts()).toHaveLength(2);
});

test.each([
  {
    of: 'a removal without an answer, which may have been done',
    error: failure('Erro na requisição', 0),
    told: 'Erro na requisição. Pode ter sido removido ou não: veja na lista.',
  },
  {
    of: 'removing what another person removed before',
    error: failure('Registro não encontrado', 404),
    told: 'Já tinha sido removido.',
  },
])('after $of the list is read, and the focus is where it stays', async ({ error, told }) => {
  let rows = ROTEIROS;
  const { person } = openRegister({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Roteiro': () => rows,
      'DELETE /Roteiro': () => {
        rows = rows.filter(({ id }) => id !== 2);
        throw error;
      },
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('button', { name: 'Remover Sul' }));
  await person.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(await screen.findByText('1 registro')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
