import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './clienteApp.tsx';
import { giveView } from './tableView.ts';

const path = '/relatorio/Sequencial';
const PRIMEIRO = { inicio: '2026-01-01', fim: '2026-06-30' };
const SEGUNDO = { inicio: '2025-07-01', fim: '2025-12-31' };
const SALVAS = [
  {
    ...PRIMEIRO,
    dados: [
      { id: 5, sequencial: '0001/26', idCliente: 3, nome: 'Laticínios Serra Azul', ...PRIMEIRO },
      { id: 6, sequencial: '0002/26', idCliente: 9, nome: 'Tinturaria Boa Vista', ...PRIMEIRO },
    ],
  },
  {
    ...SEGUNDO,
    dados: [{ id: 4, sequencial: '0007/25', idCliente: 3, nome: 'Laticínios Serra Azul', ...SEGUNDO }],
  },
];
const EMPRESAS = [
  { idCliente: 3, nomeCliente: 'Laticínios Serra Azul' },
  { idCliente: 9, nomeCliente: 'Tinturaria Boa Vista' },
  { idCliente: 11, nomeCliente: 'Curtume Norte' },
];

beforeEach(() => giveView(600));

const open = (answers: Answers = {}, search = '') =>
  renderApp({
    path: `${path}${search}`,
    answers: {
      'GET /RelatorioSequencial/Todos': () => SALVAS,
      'GET /RelatorioSequencial/Ultimo': () => ({ sequencial: '0002/26' }),
      'GET /RelatorioSequencial': () => EMPRESAS,
      ...answers,
    },
  });

/** The texts of the sequences of a period. */
async function sequences(inicio: string, fim: string): Promise<string[][]> {
  const grid = await screen.findByRole('grid', { name: `Período de: ${inicio} até ${fim}` });
  const rows = within(grid).getAllByRole('row').slice(1);
  return rows.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent ?? ''));
}

const panel = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('periods are panels, the newest open, with their sequences', async () => {
  const { person } = open();
  expect(await sequences('01/01/2026', '30/06/2026')).toEqual([
    ['0001/26', 'Laticínios Serra Azul', '01/01/2026', '30/06/2026', '', 'Criar'],
    ['0002/26', 'Tinturaria Boa Vista', '01/01/2026', '30/06/2026', '', 'Criar'],
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sequencial',
    'Nome',
    'Inicio',
    'Fim',
    'Opções',
    'PDF',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Relatório Sequencial3 sequências');
  const older = await panel('Período de: 01/07/2025 até 31/12/2025');
  expect(older).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  await person.click(older);
  expect(await sequences('01/07/2025', '31/12/2025')).toHaveLength(1);
});

test('description and order are asked of the server and stand in the address', async () => {
  const { api, person, router } = open();
  await sequences('01/01/2026', '30/06/2026');
  await person.type(screen.getByLabelText('Descrição'), ' serra ');
  await person.click(screen.getByRole('combobox', { name: 'Ordem' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ordernar normal',
    'Ordernar por nome',
  ]);
  await person.click(screen.getByRole('option', { name: 'Ordernar por nome' }));
  await person.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(() => expect(router.state.location.search).toBe('?pesquisa=serra&flagOrdernarNome=1'));
  expect(asked(api, 'GET /RelatorioSequencial/Todos').map(({ query }) => query)).toEqual([
    {},
    { pesquisa: 'serra', flagOrdernarNome: '1' },
  ]);
  // What was searched for is in sight wherever it is.
  for (const title of ['Período de: 01/01/2026', 'Período de: 01/07/2025']) {
    await waitFor(async () => expect(await panel(title)).toHaveAttribute('aria-expanded', 'true'));
  }
});

test('the tables of all periods are filtered and put in order from the address, beside description and order', async () => {
  const filter = encodeURIComponent(JSON.stringify({ nome: 'boa' }));
  const { router, person } = open({}, `?pesquisa=a&filter=${filter}&sort=sequencial&order=DESC`);
  expect((await sequences('01/01/2026', '30/06/2026')).map(([first]) => first)).toEqual(['0002/26']);
  expect(screen.getByText('1 de 2 sequências')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
  await waitFor(async () =>
    expect((await sequences('01/01/2026', '30/06/2026')).map(([first]) => first)).toEqual(['0002/26', '0001/26']),
  );
  expect(router.state.location.search).toContain('pesquisa=a');
  await person.type(screen.getByLabelText('Descrição'), 'b{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('pesquisa=ab'));
  expect(router.state.location.search).toContain('sort=sequencial&order=DESC');
});

test('no answer is said, and asked for again', async () => {
  let answers = false;
  const { person } = open({
    'GET /RelatorioSequencial/Todos': () => {
      if (answers) return [];
      throw failure('O servidor está ocupado', 503);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível obter as sequências. O servidor está ocupado',
  );
  answers = true;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/^Nenhuma sequência foi salva\./)).toBeVisible();
});

test('nothing found is said', async () => {
  open({ 'GET /RelatorioSequencial/Todos': () => [] }, '?pesquisa=x');
  expect(await screen.findByText('Nenhuma sequência é de um cliente com este nome.')).toBeVisible();
});

test('who may only see neither numbers nor removes', async () => {
  open({ 'GET /Modulo/{groupId}': () => shippedModules(() => false) });
  const [first] = await sequences('01/01/2026', '30/06/2026');
  expect(first).toEqual(['0001/26', 'Laticínios Serra Azul', '01/01/2026', '30/06/2026', 'Criar']);
  expect(screen.queryByRole('button', { name: 'Novo' })).not.toBeInTheDocument();
});

test('a sequence is removed after a question; a refusal is told', async () => {
  const { api, person } = open({
    'POST /RelatorioSequencial/remove': () => {
      throw failure('Registro não encontrado', 404);
    },
  });
  const button = await screen.findByRole('button', { name: 'Remover 0002/26, Tinturaria Boa Vista' });
  await person.click(button);
  const dialog = screen.getByRole('alertdialog', { name: 'Remover cobrança' });
  expect(dialog).toHaveTextContent('Deseja remover esse item?');
  await person.click(within(dialog).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Registro não encontrado')).toBeVisible();
  expect(asked(api, 'POST /RelatorioSequencial/remove').map(({ body }) => body)).toEqual([{ id: 6 }]);
});

test('a removal without an answer may have been done: the list is read again', async () => {
  const { api, person } = open({
    'POST /RelatorioSequencial/remove': () => {
      throw failure('Erro na requisição', 0);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Remover 0002/26, Tinturaria Boa Vista' }));
  const before = asked(api, 'GET /RelatorioSequencial/Todos').length;
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(
    await screen.findByText('Erro na requisição. A sequência pode ter sido removida ou não: veja na lista.'),
  ).toBeVisible();
  await waitFor(() => expect(asked(api, 'GET /RelatorioSequencial/Todos').length).toBeGreaterThan(before));
});

/** What the reports of a sequence are made of. */
const DO_CLIENTE: Answers = {
  'GET /Pessoa/{id}': () => ({ id: 3, codigo: 'C-003', nome: 'Laticínios Serra Azul' }),
  'GET /PessoaEndereco': () => [],
  'GET /PessoaHidrometro': () => [],
  'GET /PessoaPontoColeta/{idPessoa}': () => [],
  'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [] }),
  'GET /Parametro': () => [],
  'GET /Parametro/limites': () => [],
  'GET /configuracao-relatorios': () => ({ id: 1, ...CONFIGURACAO_PADRAO, versao: 1 }),
};

test('Criar loads a client’s data and gives way to the links of both reports', async () => {
  const { api, person } = open(DO_CLIENTE);
  await person.click(await screen.findByRole('button', { name: 'Criar o PDF de 0001/26, Laticínios Serra Azul' }));
  const simples = await screen.findByRole('link', { name: /^PDF simples de 0001\/26.*abre em nova aba$/ });
  const query = 'idPessoa=3&sequencial=0001%2F26&inicio=2026-01-01&fim=2026-06-30';
  expect(simples).toHaveAttribute('href', `/cadastro/cliente/historico-coletaSimples/pdf/1?${query}`);
  expect(simples).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^PDF completo de 0001\/26/ })).toHaveAttribute(
    'href',
    `/cadastro/cliente/historico-coletaCompleta/pdf/2?${query}`,
  );
  await waitFor(() => expect(simples).toHaveFocus());
  expect(asked(api, 'GET /HistoricoColeta/{idPessoa}/{versao}')).toHaveLength(1);
});

test('the links made for a row are there when it comes back into view, and take the focus from nobody', async () => {
  const dados = Array.from({ length: 100 }, (_, at) => ({
    ...PRIMEIRO,
    id: at + 1,
    sequencial: `${String(at + 1).padStart(4, '0')}/26`,
    idCliente: 3,
    nome: 'Laticínios Serra Azul',
  }));
  let answer = (_history: { result: [] }) => {};
  const { api, person } = open({
    ...DO_CLIENTE,
    'GET /RelatorioSequencial/Todos': () => [{ ...PRIMEIRO, dados }],
    'GET /HistoricoColeta/{idPessoa}/{versao}': () =>
      new Promise<{ result: [] }>((resolve) => {
        answer = resolve;
      }),
  });
  const criar = () => screen.findByRole('button', { name: 'Criar o PDF de 0001/26, Laticínios Serra Azul' });
  const scroll = (top: number) => {
    const view = screen.getByRole('grid').parentElement!;
    view.scrollTop = top;
    fireEvent.scroll(view);
  };
  await person.click(await criar());
  await waitFor(() => expect(asked(api, 'GET /HistoricoColeta/{idPessoa}/{versao}')).toHaveLength(1));
  scroll(3000);
  await waitFor(() => expect(screen.queryByText('0001/26')).not.toBeInTheDocument());
  scroll(0);
  expect(await criar()).toHaveAttribute('aria-busy', 'true');
  scroll(3000);
  answer({ result: [] });
  await waitFor(() => expect(screen.queryByText('0001/26')).not.toBeInTheDocument());
  await waitFor(() => {
    scroll(3000);
    scroll(0);
    expect(screen.getByRole('link', { name: /^PDF simples de 0001\/26/ })).toBeVisible();
  });
  expect(document.body).toHaveFocus();
});

/** Opens 'Novo' and looks for the companies of a period. */
async function search(answers: Answers = {}, [from, until] = ['01/07/2026', '31/12/2026']) {
  const app = open(answers);
  await app.person.click(await screen.findByRole('button', { name: 'Novo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo' });
  await app.person.type(within(dialog).getByLabelText('Data inicial'), from ?? '');
  await app.person.type(within(dialog).getByLabelText('Data final'), `${until}{Enter}`);
  const press = (name: string) => app.person.click(within(dialog).getByRole('button', { name }));
  const labels = () =>
    within(dialog)
      .queryAllByRole('checkbox')
      .slice(1)
      .map((box) => `${(box as HTMLInputElement).checked ? '×' : '–'} ${box.closest('label')?.textContent}`);
  return { ...app, dialog, press, labels };
}

test('marked companies are numbered in a row and saved with what was shown, under one key', async () => {
  const saved = { 'POST /RelatorioSequencial/save': () => ({ ids: [7, 8], sequenciais: ['0003/26', '0004/26'] }) };
  const { api, person, dialog, press, labels } = await search(saved);
  await waitFor(() =>
    expect(labels()).toEqual(['× Laticínios Serra Azul', '× Tinturaria Boa Vista', '× Curtume Norte']),
  );
  await press('Salvar');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('gere as sequências antes de salvar');
  await press('Gerar Sequências');
  await waitFor(() =>
    expect(labels()).toEqual([
      '× Laticínios Serra Azul | 0003/26',
      '× Tinturaria Boa Vista | 0004/26',
      '× Curtume Norte | 0005/26',
    ]),
  );
  await person.click(within(dialog).getByRole('checkbox', { name: /^Tinturaria/ }));
  expect(labels()).toEqual([
    '× Laticínios Serra Azul | 0003/26',
    '– Tinturaria Boa Vista',
    '× Curtume Norte | 0004/26',
  ]);
  expect(within(dialog).getByText('2 de 3 empresas marcadas')).toBeVisible();
  await press('Salvar');
  expect(await screen.findByText('2 sequências salvas')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [request] = asked(api, 'POST /RelatorioSequencial/save');
  expect(request?.body).toEqual({
    inicio: '2026-07-01',
    fim: '2026-12-31',
    sequenciais: [
      { idCliente: 3, sequencial: '0003/26' },
      { idCliente: 11, sequencial: '0004/26' },
    ],
  });
  expect(request?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('a number that was taken meanwhile keeps the dialog as it is, with the next free numbers', async () => {
  let taken = true;
  const { api, press, labels, dialog } = await search({
    'POST /RelatorioSequencial/save': () => {
      if (!taken) return { ids: [9, 10, 11], sequenciais: [] };
      taken = false;
      throw new HttpError('O número 0003/26 não está mais livre: o próximo é 0010/26', 409, {
        listaResultados: { proximo: '0010/26' },
      });
    },
  });
  await waitFor(() => expect(labels()).toHaveLength(3));
  await press('Gerar Sequências');
  await waitFor(() => expect(labels()[0]).toContain('0003/26'));
  await press('Salvar');
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('o próximo é 0010/26. Os novos números já estão na lista: confira e salve de novo.');
  expect(alert).toHaveFocus();
  expect(labels()).toEqual([
    '× Laticínios Serra Azul | 0010/26',
    '× Tinturaria Boa Vista | 0011/26',
    '× Curtume Norte | 0012/26',
  ]);
  await press('Salvar');
  expect(await screen.findByText('3 sequências salvas')).toBeVisible();
  const keys = asked(api, 'POST /RelatorioSequencial/save').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('who has a number in this very period is told, and not marked', async () => {
  const { labels } = await search({}, ['01/01/2026', '30/06/2026']);
  await waitFor(() =>
    expect(labels()).toEqual([
      '– Laticínios Serra Azul (já tem 0001/26 neste período)',
      '– Tinturaria Boa Vista (já tem 0002/26 neste período)',
      '× Curtume Norte',
    ]),
  );
});

test('a period of another year goes on from that year’s last number; a year without any begins at 0001', async () => {
  const first = await search({}, ['01/12/2025', '31/12/2025']);
  await waitFor(() => expect(first.labels()).toHaveLength(3));
  await first.press('Gerar Sequências');
  await waitFor(() => expect(first.labels()[0]).toBe('× Laticínios Serra Azul | 0008/25'));
  first.unmount();
  const other = await search({}, ['01/01/2027', '31/01/2027']);
  await waitFor(() => expect(other.labels()).toHaveLength(3));
  await other.press('Gerar Sequências');
  await waitFor(() => expect(other.labels()[0]).toBe('× Laticínios Serra Azul | 0001/27'));
});

test('after the last sequence of an earlier year was removed, the number proposed is the one that is handed out', async () => {
  const { api, labels, press } = await search(
    {
      'GET /RelatorioSequencial/Ultimo': ({ query }) => ({
        sequencial: JSON.stringify(query).includes('2025-12-01') ? '0009/25' : '0002/26',
      }),
    },
    ['01/12/2025', '31/12/2025'],
  );
  await waitFor(() => expect(labels()).toHaveLength(3));
  await press('Gerar Sequências');
  await waitFor(() => expect(labels()[0]).toBe('× Laticínios Serra Azul | 0010/25'));
  expect(asked(api, 'GET /RelatorioSequencial/Ultimo')[0]?.query).toEqual({ dtInicio: '2025-12-01' });
});

test('without a list nothing is generated; a period without collections says so, and offers the nearest that have some', async () => {
  const { api, person, press, dialog, labels } = await search(
    {
      'GET /RelatorioSequencial': ({ query }) => (Object.values(query ?? {}).includes('2026-06-15') ? EMPRESAS : []),
      'GET /HistoricoColeta/proximas': () => ({ anterior: '2026-06-24', posterior: null }),
    },
    ['01/07/2026', '10/07/2026'],
  );
  expect(await within(dialog).findByText('Nenhuma empresa tem coletas de 01/07/2026 até 10/07/2026.')).toBeVisible();
  await press('Gerar Sequências');
  expect(asked(api, 'GET /RelatorioSequencial/Ultimo')).toHaveLength(0);
  // Only enabled companies are numbered: a period of others would be offered in vain.
  expect(asked(api, 'GET /HistoricoColeta/proximas')[0]?.query).toEqual({
    dtInicio: '2026-07-01',
    dtFim: '2026-07-10',
  });
  await person.click(await within(dialog).findByRole('button', { name: 'Buscar de 15/06/2026 até 24/06/2026' }));
  await waitFor(() => expect(labels()).toHaveLength(3));
  expect(within(dialog).getByLabelText('Data inicial')).toHaveValue('15/06/2026');
});

test('closing with companies found asks first', async () => {
  const { person, labels, dialog } = await search();
  await waitFor(() => expect(labels()).toHaveLength(3));
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  await person.click(within(question).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
