import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { REGRAS_LEITURA } from '../../domain/leitura/rules.ts';
import { EVENTOS } from '../../domain/log/acao.ts';
import { takeCopied } from '../fixtures/clipboard.ts';
import { type Answers, paged, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';

const ENTRY = {
  id: 5,
  login: 'rui',
  acao: 'Alteração em Roteiro 3\ndescricao: Sul → Leste',
  tabela: 'Roteiro',
  idReferencia: 3,
  dtAcao: '2027-01-01T00:05:00.000Z',
  infoExtra: null,
};

/** The modules of who may see nothing but the log. */
const LOG_ONLY = shippedModules()
  .filter(({ path }) => path === 'acesso')
  .map((modulo) => ({ ...modulo, ModuloMenu: modulo.ModuloMenu.filter(({ path }) => path === 'LogUsers') }));

const REGRAS = REGRAS_LEITURA.map(({ nome }) => nome);

const open = (answer: () => unknown = () => paged([ENTRY], 120, 3), search = '') =>
  renderApp({ path: `/acesso/LogUsers${search}`, answers: { 'GET /logUser': answer } });
const asked = ({ api }: ReturnType<typeof open>) => api.requests.filter(({ name }) => name === 'GET /logUser');

describe('the log', () => {
  test('shows who, what and when, in words, by the labels of the fields', async () => {
    open();
    const cells = within((await screen.findAllByRole('row'))[2] as HTMLElement).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts).toEqual(['rui', 'Alteração em Roteiro nº 3', '31/12/2026 21:05', '', 'Descrição', 'Sul', 'Leste']);
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Usuário', 'Ação', 'Data', 'Informação', 'Antes e depois', 'Campo', 'Antes', 'Depois']);
    expect(screen.getByText('120 registros')).toBeVisible();
    for (const arrow of ['Ir para a página anterior', 'Ir para a próxima página']) {
      expect(screen.getByRole('button', { name: arrow })).toHaveAttribute('title', arrow);
    }
  });

  test('names records, links those that one may see, and tells kinds, flags and numbers by their words', async () => {
    const told = (id: number, tabela: string, nome: string, more: object = {}) => ({
      ...ENTRY,
      id,
      acao: `Alteração em ${tabela} 7`,
      tabela,
      idReferencia: 7,
      mudancas: [],
      registro: { nome, removido: false, idPessoa: null, cliente: null },
      ...more,
    });
    const ofClient = { removido: false, idPessoa: 4, cliente: 'Aurora Laticínios' };
    open(() =>
      paged(
        [
          told(9, 'PessoaPontoColeta', '', { registro: { ...ofClient, nome: 'Saída da ETE' } }),
          told(8, 'Roteiro', 'Sul'),
          told(7, 'Roteiro', 'Norte', { registro: { nome: 'Norte', removido: true, idPessoa: null, cliente: null } }),
          told(6, 'Usuario', 'Rui Costa', { infoExtra: 'Entrou no sistema' }),
          told(5, 'GrupoAcessoMenu', 'TECNICO', {
            mudancas: [{ campo: 'Roteiros (cadastro/roteiro)', antes: 'nada', depois: 'ver' }],
          }),
          told(4, 'CategoriaCobranca', 'Média', {
            mudancas: [
              { campo: 'regra', antes: 1, depois: 2 },
              { campo: 'flagAtivo', antes: true, depois: false },
            ],
          }),
          told(3, 'UploadArquivo', 'maio.xlsx', {
            mudancas: [
              { campo: 'linhas', depois: 12500 },
              { campo: 'laboratorio', depois: 2 },
            ],
          }),
          told(2, 'AgendaColeta', '2026', {
            mudancas: [{ campo: 'meses', antes: '', depois: '-, -, 11, 12' }],
          }),
        ],
        8,
      ),
    );
    expect(await screen.findByRole('link', { name: 'Saída da ETE' })).toHaveAttribute(
      'href',
      '/cadastro/cliente/4/pontos-coleta',
    );
    expect(screen.getByRole('link', { name: 'Aurora Laticínios' })).toHaveAttribute('href', '/cadastro/cliente/4');
    const table = within(screen.getByRole('table', { name: 'Log de Usuários' }));
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cadastro/cliente/4/pontos-coleta',
      '/cadastro/cliente/4',
      '/cadastro/roteiro/7',
      '/acesso/usuarios/7',
      '/acesso/grupo-acesso/grupo/7',
      '/medidor-vazao/categoria-cobranca/7',
    ]);
    const rows = table.getAllByRole('row').slice(2);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    const [at, none] = ['31/12/2026 21:05', '-'];
    expect(texts).toEqual([
      ['rui', 'Alteração em Ponto de coleta: Saída da ETE\nCliente: Aurora Laticínios', at, '', none],
      ['rui', 'Alteração em Roteiro: Sul', at, '', none],
      ['rui', 'Alteração em Roteiro: Norte', at, '', none],
      ['rui', 'Alteração em Usuário: Rui Costa', at, 'Entrou no sistema', none],
      ['rui', 'Alteração em Permissões do grupo: TECNICO', at, '', 'Roteiros', 'nada', 'ver'],
      ['rui', 'Alteração em Tipo de Cobrança: Média', at, '', 'Regra de cálculo', REGRAS[0], REGRAS[1]],
      ['Situação', 'Habilitado', 'Desabilitado'],
      ['rui', 'Alteração em Arquivo importado: maio.xlsx', at, '', 'Linhas', '-', '12.500'],
      ['Laboratório', '-', 'MyLims'],
      [
        'rui',
        'Alteração em Agenda de coletas: 2026',
        at,
        '',
        'Meses planejados',
        '-',
        'sem mês, sem mês, novembro, dezembro',
      ],
    ]);
  });

  test('says where a text is looked for', async () => {
    open();
    expect(await screen.findByLabelText('Texto')).toHaveAccessibleDescription('Todas as colunas, menos Data');
  });

  test('links nothing that the signed-in user may not see', async () => {
    const registro = { nome: 'Sul', removido: false, idPessoa: null, cliente: null };
    renderApp({
      path: '/acesso/LogUsers',
      answers: { 'GET /logUser': () => paged([{ ...ENTRY, registro }], 1), 'GET /Modulo/{groupId}': () => LOG_ONLY },
    });
    expect(await screen.findByText(/Alteração em Roteiro: Sul/)).toBeVisible();
    expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  });

  test('reads the breaks of a legacy server', async () => {
    open(() => paged([{ ...ENTRY, acao: 'a<br>b<br/>c' }], 1));
    expect((await screen.findAllByRole('cell'))[1]?.textContent).toBe('a\nb\nc');
  });

  test('is filtered by Enter, and the address keeps the filters', async () => {
    const app = open();
    await app.person.type(await screen.findByLabelText('Texto'), 'sul');
    await app.person.type(screen.getByLabelText('Data inicial'), '1/12/2026');
    await app.person.type(screen.getByLabelText('Nº do registro'), '3{Enter}');
    await waitFor(() => expect(asked(app)).toHaveLength(2));
    expect(asked(app)[1]?.request.query).toEqual({
      pesquisa: 'sul',
      dtPesquisa: '2026-12-01',
      dtPesquisaFim: '',
      tabela: '',
      idReferencia: '3',
      pagina: 1,
      tamanho: 50,
    });
    expect(decodeURIComponent(app.router.state.location.search)).toContain('"dtPesquisa":"2026-12-01"');
  });

  test('is filtered by table, as the specification names and orders them, and by the kind of act', async () => {
    const app = open();
    await app.person.click(await screen.findByRole('combobox', { name: 'Tipo de registro' }));
    const tables = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(tables.slice(0, 9)).toEqual([
      'Todos',
      'Usuário',
      'Upload arquivo',
      'Roteiro',
      'Relatório sequencial',
      'Parâmetro sinônimo',
      'Ramo atividade',
      'Cliente',
      'Ponto coleta',
    ]);
    expect(tables).toContain('Configurações de relatórios');
    await app.person.keyboard('{Escape}');
    await app.person.click(screen.getByRole('combobox', { name: 'Status' }));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Todos', ...EVENTOS]);
    await app.person.click(screen.getByRole('option', { name: 'Remoção' }));
    await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
    await waitFor(() => expect(asked(app)).toHaveLength(2));
    expect(asked(app)[1]?.request.query).toMatchObject({ evento: 'Remoção' });
    expect(decodeURIComponent(app.router.state.location.search)).toContain('"evento":"Remoção"');
  });

  test('takes its filters from the address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ tabela: 'Roteiro', dtPesquisaFim: '2026-12-31' }));
    const app = open(undefined, `?filter=${filter}&page=2`);
    expect(await screen.findByLabelText('Data final')).toHaveValue('31/12/2026');
    expect(screen.getByLabelText('Tipo de registro')).toHaveTextContent('Roteiro');
    await waitFor(() => expect(asked(app)[0]?.request.query).toMatchObject({ tabela: 'Roteiro', pagina: 2 }));
  });

  test('tells its filters in words, each to be taken away, or all of them', async () => {
    const filter = { pesquisa: 'sul', dtPesquisa: '2026-12-01', tabela: 'RelatorioSequencial', evento: 'Alteração' };
    const app = open(undefined, `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const chips = () => within(screen.getByRole('list', { name: 'Filtros em vigor' })).getAllByRole('button');
    await screen.findByRole('list', { name: 'Filtros em vigor' });
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Texto: sul',
      'Data inicial: 01/12/2026',
      'Tipo de registro: Relatório sequencial',
      'Status: Alteração',
      'Limpar',
    ]);
    await app.person.click(screen.getByRole('button', { name: 'Retirar o filtro Texto: sul' }));
    await waitFor(() => expect(asked(app).at(-1)?.request.query).toMatchObject({ pesquisa: '', evento: 'Alteração' }));
    expect(screen.getByLabelText('Texto')).toHaveValue('');
    await app.person.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(asked(app).at(-1)?.request.query).toMatchObject({ dtPesquisa: '', tabela: '' }));
    expect(screen.queryByRole('list', { name: 'Filtros em vigor' })).toBeNull();
  });

  test('offers its PDF and its workbook, as filtered', async () => {
    open(undefined, `?filter=${encodeURIComponent(JSON.stringify({ tabela: 'Roteiro' }))}`);
    const pdf = await screen.findByRole('link', { name: 'PDF, abre em nova aba' });
    expect(decodeURIComponent(pdf.getAttribute('href') ?? '')).toMatch(
      /^\/acesso\/LogUsers\/pdf\?filter=\{"tabela":"Roteiro"\}&/,
    );
    expect(screen.getByRole('button', { name: 'Excel' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assinar por e-mail' })).toBeVisible();
  });

  test('has the oldest first where one wants it, and the address keeps that', async () => {
    const app = open();
    await app.person.click(await screen.findByRole('button', { name: 'Data' }));
    await waitFor(() => expect(asked(app).at(-1)?.request.query).toMatchObject({ ordem: 'ASC', pagina: 1 }));
    const address = new URLSearchParams(app.router.state.location.search);
    expect([address.get('sort'), address.get('order')]).toEqual(['dtAcao', 'ASC']);
    expect(screen.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'ascending');
    await app.person.click(screen.getByRole('button', { name: 'Data' }));
    await waitFor(() => expect(asked(app).at(-1)?.request.query).not.toHaveProperty('ordem'));
  });

  test('hides columns, and the server keeps which', async () => {
    let kept: unknown = null;
    const answers: Answers = {
      'GET /logUser': () => paged([ENTRY], 1),
      'GET /preferencias/{chave}': () => ({ valor: kept }),
      'PUT /preferencias/{chave}': ({ params, body }) => {
        kept = { params, body };
        return params;
      },
    };
    const { person } = renderApp({ path: '/acesso/LogUsers', answers });
    await person.click(await screen.findByRole('button', { name: 'Colunas' }));
    for (const name of ['Informação', 'Antes e depois']) {
      await person.click(screen.getByRole('menuitemcheckbox', { name }));
    }
    await person.keyboard('{Escape}');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Usuário', 'Ação', 'Data']);
    const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(texts).toEqual(['rui', 'Alteração em Roteiro nº 3', '31/12/2026 21:05']);
    await waitFor(() =>
      expect(kept).toEqual({
        params: { chave: 'lista:acesso/LogUsers' },
        body: { valor: { ocultas: ['info', 'change'], filtros: [] } },
      }),
    );
  });

  test('is shown once it is known which columns are hidden', async () => {
    let tell = (_preference: object) => {};
    const answers: Answers = {
      'GET /logUser': () => paged([ENTRY], 1),
      'GET /preferencias/{chave}': () =>
        new Promise<object>((resolve) => {
          tell = resolve;
        }),
    };
    renderApp({ path: '/acesso/LogUsers', answers });
    await screen.findByText('1 registro');
    expect(screen.queryByRole('cell', { name: 'rui' })).toBeNull();
    tell({ valor: { ocultas: ['info'], filtros: [] } });
    expect(await screen.findByRole('cell', { name: 'rui' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Informação' })).toBeNull();
  });

  test('is copied for a spreadsheet, a row a field, formulas made harmless', async () => {
    const mudancas = [
      { campo: 'descricao', antes: 'Sul', depois: '=1+1' },
      { campo: 'flagAtivo', antes: null, depois: 1 },
    ];
    const login = {
      ...ENTRY,
      id: 4,
      acao: 'Acesso em Usuario 3',
      tabela: 'Usuario',
      infoExtra: 'Entrou',
      mudancas: [],
    };
    const { person } = open(() => paged([{ ...ENTRY, mudancas }, login], 2));
    await screen.findByText('Entrou');
    const copied = takeCopied();
    await person.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('3 linhas copiadas.')).toBeVisible();
    const { text, html } = await copied();
    const at = '31/12/2026 21:05';
    expect(text.split('\r\n').map((line) => line.split('\t'))).toEqual([
      ['Usuário', 'Ação', 'Data', 'Informação', 'Campo', 'Antes', 'Depois'],
      ['rui', 'Alteração em Roteiro nº 3', at, '', 'Descrição', 'Sul', "'=1+1"],
      ['rui', 'Alteração em Roteiro nº 3', at, '', 'Situação', '', 'Habilitado'],
      ['rui', 'Acesso em Usuário nº 3', at, 'Entrou', '', '', ''],
    ]);
    expect(html).toContain("<td>'=1+1</td>");
  });

  test('asks nothing for a date that is none', async () => {
    const app = open();
    const from = await screen.findByLabelText('Data inicial');
    await screen.findAllByRole('row');
    await app.person.type(from, '31/02/2026{Enter}');
    expect(from).toHaveAccessibleDescription('Data inválida');
    expect(asked(app)).toHaveLength(1);
  });

  test.each(['abc', '0', '99999999999999999999'])(
    'asks nothing for %s, which no record has for its number',
    async (typed) => {
      const app = open();
      const number = await screen.findByLabelText('Nº do registro');
      await app.person.type(number, `${typed}{Enter}`);
      expect(number).toHaveAccessibleDescription('Número inválido');
      expect(number).toHaveFocus();
      expect(asked(app)).toHaveLength(1);
      await app.person.clear(number);
      await app.person.type(number, ' 7{Enter}');
      await waitFor(() => expect(asked(app)).toHaveLength(2));
      expect(number).not.toHaveAccessibleDescription();
    },
  );

  test('asks nothing for a period that ends before it begins', async () => {
    const app = open();
    await app.person.type(await screen.findByLabelText('Data inicial'), '02/12/2026');
    const until = screen.getByLabelText('Data final');
    await app.person.type(until, '01/12/2026');
    await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(until).toHaveAccessibleDescription('Antes da data inicial');
    expect(until).toHaveFocus();
    expect(asked(app)).toHaveLength(1);
    await app.person.clear(until);
    await app.person.type(until, '02/12/2026{Enter}');
    await waitFor(() => expect(asked(app)).toHaveLength(2));
    expect(until).not.toHaveAccessibleDescription();
  });

  test('tells that a text may be in older entries as well', async () => {
    const note = 'São os 10.000 mais novos com este texto.';
    const filter = encodeURIComponent(JSON.stringify({ pesquisa: 'sul' }));
    open(() => paged([ENTRY], 10_000, 200, [note]), `?filter=${filter}`);
    expect(await screen.findByText(note)).toBeVisible();
  });

  test('says what to do when there is nothing', async () => {
    open(() => paged([], 0), `?filter=${encodeURIComponent(JSON.stringify({ pesquisa: 'sul' }))}`);
    expect(await screen.findByText('Nenhum registro encontrado. Altere os filtros para ver outros.')).toBeVisible();
  });
});
