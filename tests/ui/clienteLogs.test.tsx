import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../contract/consultas.ts';
import { knownFields } from '../../resources/log/tables.ts';
import { actionOf } from '../../src/pages/cliente/logs/readAction.ts';
import { takeCopied } from '../fixtures/clipboard.ts';
import { failure, paged } from '../fixtures/fakeApi.ts';
import { asked, openApp } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

const path = '/cadastro/cliente/3/logs';
const LOG = 'GET /logUser';
const entry = (id: number, acao: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  login: 'rui',
  acao,
  tabela: 'Pessoa',
  idReferencia: 3,
  dtAcao: '2027-01-01T00:05:00.000Z',
  infoExtra: null,
  ...more,
});
const CHANGE = entry(
  9,
  'Alteração em Pessoa 3\nnome: Serra → Serra Azul\nflagAtivo: 1 → 0\nflagTipoPessoa: F → J\nrg: (vazio) → 12',
);

const ALL = {
  pesquisa: '',
  dtPesquisa: '',
  dtPesquisaFim: '',
  tabela: 'Pessoa',
  idReferencia: 3,
  pagina: 1,
  tamanho: 50,
};

function open(entries: readonly LogEntry[] = [CHANGE], { search = '', total = entries.length } = {}) {
  return openApp({
    path: `${path}${search}`,
    answers: { [LOG]: () => paged(entries, total, Math.ceil(total / 50)) },
  });
}

/** The texts of the table's rows below its two of headings, cell by cell. */
async function cells(): Promise<string[][]> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Log do cliente' });
  return [...table.rows].slice(2).map((row) => [...row.cells].map(({ textContent }) => textContent ?? ''));
}

const from = () => screen.findByRole('textbox', { name: 'Data inicial' });
const until = () => screen.getByRole('textbox', { name: 'Data final' });

test('tells who did what when, and each field before and after as users know it', async () => {
  const { api } = open([CHANGE], { total: 120 });
  expect(await cells()).toEqual([
    ['rui', 'Alteração em Cliente', '31/12/2026 21:05', 'Nome', 'Serra', 'Serra Azul'],
    ['Status', 'Habilitado', 'Desabilitado'],
    ['Tipo Pessoa', 'Física', 'Jurídica'],
    ['RG', '-', '12'],
  ]);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(-7)).toEqual(['Usuário', 'Ação', 'Data', 'Antes e depois', 'Campo', 'Antes', 'Depois']);
  expect(screen.getByText('120 registros')).toBeVisible();
  expect(asked(api, LOG).map(({ query }) => query)).toEqual([ALL]);
});

test('a record that was added or removed shows what it held, each kind in its words', async () => {
  open([
    entry(8, 'Inclusão em PessoaContato 11\nnome: Bia\nobs: portaria 2\nligar antes\nflagAtivo: 1'),
    entry(7, 'Remoção em RelatorioMonitoramento 21\nano: 2025\nvolume: 12000\ndboAtual: 0.5234'),
    entry(6, 'Alteração em PessoaHidrometro 5\nflagMedidorVazao: 0 → 1'),
    entry(5, 'Alteração em PessoaMedidorVazao 4\ndtAtualCalibragem: (vazio) → 2026-03-01\nnovoCampo: a → b'),
    entry(4, 'Importação em HistoricoColeta\ncoletasNovas: 2\nresultados: 54', { infoExtra: 'Arquivo a.xlsx' }),
    entry(3, 'Remoção em Outra 8'),
    entry(2, 'Apagamento em PessoaContato 11'),
    entry(1, 'Alteração em PessoaContato 11\n(dados pessoais apagados)'),
  ]);
  const at = '31/12/2026 21:05';
  expect(await cells()).toEqual([
    ['rui', 'Inclusão em Contato nº 11', at, 'Nome', '-', 'Bia'],
    ['OBS', '-', 'portaria 2\nligar antes'],
    ['Situação', '-', 'Habilitado'],
    ['rui', 'Remoção em Monitoramento anual nº 21', at, 'Ano', '2025', '-'],
    ['Volume (m³)', '12.000,00', '-'],
    ['DBO em Dez. Ano Anterior', '0,5234', '-'],
    ['rui', 'Alteração em Hidrômetro nº 5', at, 'Medidor de Vazão?', 'Não', 'Sim'],
    ['rui', 'Alteração em Medidor de vazão nº 4', at, 'Calibração', '-', '01/03/2026'],
    ['novoCampo', 'a', 'b'],
    ['rui', 'Importação em Coleta\nArquivo a.xlsx', at, 'Coletas novas', '-', '2'],
    ['Resultados', '-', '54'],
    ['rui', 'Remoção em Outra nº 8', at, '-'],
    ['rui', 'Apagamento em Contato nº 11', at, '-'],
    ['rui', 'Alteração em Contato nº 11\n(dados pessoais apagados)', at, '-'],
  ]);
});

test('records have the names that the server tells, and links; an id that has none keeps its number', async () => {
  const registro = { nome: '03/2026', removido: false, idPessoa: 3, cliente: 'Serra Azul' };
  const { api } = open([
    entry(2, 'Alteração em PessoaHidrometroLancamento 7', {
      tabela: 'PessoaHidrometroLancamento',
      idReferencia: 7,
      registro,
      mudancas: [
        { campo: 'idHidrometro', antes: 4, depois: 5, nomeDepois: 'A-77' },
        { campo: 'idCategoriaCobranca', antes: 1, depois: 2, nomeAntes: 'Leitura', nomeDepois: 'Média' },
        { campo: 'idMes', antes: 2, depois: 3 },
      ],
    }),
    entry(1, 'Inclusão em PessoaContato 11', {
      tabela: 'PessoaContato',
      idReferencia: 11,
      registro: { ...registro, nome: 'Bia' },
      mudancas: [],
    }),
  ]);
  const at = '31/12/2026 21:05';
  expect(await cells()).toEqual([
    ['rui', 'Alteração em Lançamento: 03/2026', at, 'Hidrômetro', '4', 'A-77'],
    ['Tipo de Cobrança', 'Leitura', 'Média'],
    ['Mês', 'Fevereiro', 'Março'],
    ['rui', 'Inclusão em Contato: Bia', at, '-'],
  ]);
  expect(screen.getByRole('link', { name: 'Bia' })).toHaveAttribute('href', '/cadastro/cliente/3/contatos');
  expect(screen.queryByRole('link', { name: '03/2026' })).toBeNull();
  // Nothing more is asked for to name them.
  expect(asked(api, 'GET /PessoaHidrometro')).toEqual([]);
});

test('on a phone an entry is a card, a field a line', async () => {
  showOnPhone();
  open([CHANGE]);
  const [card] = within(await screen.findByRole('list', { name: 'Log do cliente' })).getAllByRole('listitem');
  for (const line of ['Alteração em Cliente', 'rui · 31/12/2026 21:05', 'Nome: Serra → Serra Azul', 'RG: - → 12']) {
    expect(card).toHaveTextContent(line);
  }
  expect(screen.queryByRole('table')).toBeNull();
});

test('what cannot be told apart is shown as it came; the text of a legacy server by its lines', async () => {
  open([
    entry(2, 'Alteração em Pessoa 3\nobsPrincipal: ida → volta → ida e volta'),
    entry(1, 'Alterou o <b>cliente</b> 3<br>nome: a &amp; b<br/>obs: c'),
  ]);
  expect(await cells()).toEqual([
    ['rui', 'Alteração em Cliente', '31/12/2026 21:05', 'OBS', 'ida → volta → ida e volta'],
    ['rui', 'Alterou o cliente 3\nnome: a & b\nobs: c', '31/12/2026 21:05', '-'],
  ]);
});

test('where the server says the fields, their values stand as they are', async () => {
  open([
    entry(2, 'Alteração em Pessoa 3\nobsPrincipal: ida → volta → (vazio)\nflagAtivo: 1 → 0', {
      mudancas: [
        { campo: 'obsPrincipal', antes: 'ida', depois: 'volta → (vazio)' },
        { campo: 'flagAtivo', antes: 1, depois: 0 },
        { campo: 'rg', antes: null, depois: '' },
      ],
    }),
    entry(1, 'Inclusão em PessoaContato 11\nobs: nome: a → b', { mudancas: [{ campo: 'obs', depois: 'nome: a → b' }] }),
  ]);
  const at = '31/12/2026 21:05';
  expect(await cells()).toEqual([
    ['rui', 'Alteração em Cliente', at, 'OBS', 'ida', 'volta → (vazio)'],
    ['Status', 'Habilitado', 'Desabilitado'],
    ['RG', '-', '-'],
    ['rui', 'Inclusão em Contato nº 11', at, 'OBS', '-', 'nome: a → b'],
  ]);
});

test('is copied with what is added to its entries', async () => {
  const { person } = open([
    entry(8, 'Alteração em Pessoa 3\nnome: (vazio) → -\nflagAtivo: 1 → 0', { infoExtra: 'A pedido<br>do cliente' }),
  ]);
  await cells();
  const copied = takeCopied();
  await person.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('2 linhas copiadas.')).toBeVisible();
  const { text } = await copied();
  const told = ['rui', '"Alteração em Cliente nº 3\nA pedido\ndo cliente"', '31/12/2026 21:05'];
  expect(text.split('\r\n').map((line) => line.split('\t'))).toEqual([
    ['Usuário', 'Ação', 'Data', 'Campo', 'Antes', 'Depois'],
    [...told, 'Nome', '', "'-"],
    [...told, 'Status', 'Habilitado', 'Desabilitado'],
  ]);
});

describe('an action is read although values have arrows and lines of their own', () => {
  const fieldsOf = (...lines: string[]) => {
    const action = actionOf({ acao: lines.join('\n') }, knownFields);
    return action.kind === 'change' ? action.fields : action.text;
  };

  test('lines that go on, in the value before and in the one after', () => {
    expect(
      fieldsOf('Alteração em Pessoa 3', 'obsPrincipal: um', 'nome: dois → três', 'tel: 5', 'Obs: seis', 'rg: 1 → 2'),
    ).toEqual([
      { name: 'obsPrincipal', before: 'um\nnome: dois', after: 'três\ntel: 5\nObs: seis' },
      { name: 'rg', before: '1', after: '2' },
    ]);
  });

  test('a field is there once: what looks like it again belongs to a value', () => {
    expect(fieldsOf('Inclusão em PessoaContato 1', 'nome: Bia', 'obs: ver', 'nome: outro')).toEqual([
      { name: 'nome', before: null, after: 'Bia' },
      { name: 'obs', before: null, after: 'ver\nnome: outro' },
    ]);
  });

  test('arrows in the value of a new record', () => {
    expect(fieldsOf('Inclusão em PessoaContato 1', 'obs: a → b')).toEqual([
      { name: 'obs', before: null, after: 'a → b' },
    ]);
  });

  test('arrows in a value beside an empty one', () => {
    expect(fieldsOf('Alteração em Pessoa 3', 'nome: (vazio) → a → b', 'razaoSocial: a → b → (vazio)')).toEqual([
      { name: 'nome', before: '(vazio)', after: 'a → b' },
      { name: 'razaoSocial', before: 'a → b', after: '(vazio)' },
    ]);
  });

  test('a change that only says what it left', () => {
    expect(fieldsOf('Alteração em Pessoa 3', 'nome: Serra')).toEqual([{ name: 'nome', before: null, after: 'Serra' }]);
  });

  test('unknown names, and unknown tables', () => {
    expect(fieldsOf('Alteração em Pessoa 3', 'cor: 1 → 2', 'corNova: 3 → 4', 'nome: a → b')).toEqual([
      { name: 'cor', before: '1', after: '2' },
      { name: 'corNova', before: '3', after: '4' },
      { name: 'nome', before: 'a', after: 'b' },
    ]);
    expect(fieldsOf('Remoção em Outra 1', 'corNova: 3')).toEqual([{ name: 'corNova', before: '3', after: null }]);
  });

  test.each([
    ['Entrou no sistema'],
    ['alteração em Pessoa 3\nnome: a'],
    ['Alteração em Pessoa 3 e 4\nnome: a'],
    ['Excluiu a < b\ne x <y'],
    [''],
  ])('%j is no such text, and stays as it is', (acao) => {
    expect(actionOf({ acao }, knownFields)).toEqual({ kind: 'text', text: acao });
  });

  test('markup of a legacy text neither shows nor runs', () => {
    expect(actionOf({ acao: 'a<br><img src=x onerror="alert(1)">b<BR />c' }, knownFields)).toEqual({
      kind: 'text',
      text: 'a\nb\nc',
    });
  });
});

test('is filtered by Enter, and the address keeps the filters at the tab’s own path', async () => {
  const { api, person, router } = open();
  await person.type(await from(), '1/12/2026');
  await person.click(screen.getByRole('combobox', { name: 'Seção' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Todas',
    'Dados',
    'Endereço',
    'Contatos',
    'Pontos Coleta',
    'Hidrômetros',
    'Medidor de Vazão',
    'Mon. Anual',
    'Coletas',
    'Lançamentos',
  ]);
  await person.click(screen.getByRole('option', { name: 'Contatos' }));
  await person.type(until(), '31/12/2026{Enter}');
  await waitFor(() => expect(asked(api, LOG)).toHaveLength(2));
  expect(asked(api, LOG)[1]?.query).toEqual({
    ...ALL,
    dtPesquisa: '2026-12-01',
    dtPesquisaFim: '2026-12-31',
    secao: 'PessoaContato',
  });
  expect(router.state.location.pathname).toBe(path);
  expect(decodeURIComponent(router.state.location.search)).toContain(
    '{"dtPesquisa":"2026-12-01","dtPesquisaFim":"2026-12-31","secao":"PessoaContato"}',
  );
  await router.navigate(-1);
  await waitFor(() => expect(until()).toHaveValue(''));
  expect(screen.getByRole('combobox', { name: 'Seção' })).toHaveTextContent('Todas');
});

test('takes filters and page from the address, and clears them', async () => {
  const filter = encodeURIComponent(JSON.stringify({ dtPesquisa: '2026-12-01', secao: 'HistoricoColeta' }));
  const { api, person } = open([CHANGE], { search: `?filter=${filter}&page=2`, total: 120 });
  await waitFor(() => expect(asked(api, LOG)).toHaveLength(1));
  expect(asked(api, LOG)[0]?.query).toEqual({
    ...ALL,
    dtPesquisa: '2026-12-01',
    secao: 'HistoricoColeta',
    pagina: 2,
  });
  expect(await from()).toHaveValue('01/12/2026');
  expect(screen.getByRole('combobox', { name: 'Seção' })).toHaveTextContent('Coletas');
  const chips = within(screen.getByRole('list', { name: 'Filtros em vigor' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Data inicial: 01/12/2026', 'Seção: Coletas', 'Limpar']);
  await person.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(asked(api, LOG)).toHaveLength(2));
  expect(asked(api, LOG)[1]?.query).toEqual(ALL);
  expect(await from()).toHaveValue('');
});

test('the pages are the server’s', async () => {
  const { api, person } = open([CHANGE], { total: 120 });
  await cells();
  await person.click(screen.getByRole('button', { name: /página 3/ }));
  await waitFor(() => expect(asked(api, LOG)[1]?.query).toEqual({ ...ALL, pagina: 3 }));
});

test('asks nothing for dates that are none or in the wrong order, and says so', async () => {
  const { api, person } = open();
  await cells();
  await person.type(until(), '31/02/2026{Enter}');
  expect(until()).toHaveAccessibleDescription('Data inválida: digite uma que exista, como 31/12/2026');
  expect(until()).toBeInvalid();
  expect(until()).toHaveFocus();
  await person.clear(until());
  await person.type(until(), '01/01/2026');
  await person.type(await from(), '02/01/2026{Enter}');
  expect(until()).toHaveAccessibleDescription('A data final vem antes da inicial');
  expect(asked(api, LOG)).toHaveLength(1);
  await person.clear(until());
  await person.type(until(), '02/01/2026{Enter}');
  await waitFor(() => expect(asked(api, LOG)).toHaveLength(2));
  expect(until()).not.toBeInvalid();
});

test('says when there is nothing, with filters and without', async () => {
  const { person } = open([]);
  expect(await screen.findByText('Ainda não há registros deste cliente.')).toBeVisible();
  await person.type(await from(), '01/01/2026{Enter}');
  expect(await screen.findByText('Nenhum registro encontrado. Altere os filtros para ver outros.')).toBeVisible();
});

test('a log that cannot be had says why, and is asked for again', async () => {
  let fails = true;
  const { person } = openApp({
    path,
    answers: {
      [LOG]: () => {
        if (fails) throw failure('Sem conexão', 500);
        return paged([CHANGE], 1);
      },
    },
  });
  const alert = await screen.findByText(/Não foi possível obter o log do cliente. Sem conexão/);
  expect(alert).toBeVisible();
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await cells()).toHaveLength(4);
});

test('who may only see sees the log too', async () => {
  openApp({ path, answers: { [LOG]: () => paged([CHANGE], 1) }, mayEdit: false });
  expect(await cells()).toHaveLength(4);
  expect(screen.getByRole('tab', { name: 'Logs', selected: true })).toHaveAttribute('href', path);
  expect(within(screen.getByRole('search', { name: 'Filtros' })).getAllByRole('textbox')).toHaveLength(2);
});
