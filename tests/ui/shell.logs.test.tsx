import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paged } from '../fixtures/fakeApi.ts';
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

const open = (answer: () => unknown = () => paged([ENTRY], 120, 3), search = '') =>
  renderApp({ path: `/acesso/LogUsers${search}`, answers: { 'GET /logUser': answer } });
const asked = ({ api }: ReturnType<typeof open>) => api.requests.filter(({ name }) => name === 'GET /logUser');

describe('the log', () => {
  test('shows who, what and when, line breaks kept', async () => {
    open();
    const cells = within((await screen.findAllByRole('row'))[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['rui', ENTRY.acao, '31/12/2026 21:05', '']);
    expect(cells[1]).toHaveStyle({ whiteSpace: 'pre-line' });
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Usuário', 'Ação', 'Data', 'Informação']);
    expect(screen.getByText('120 registros')).toBeVisible();
    for (const arrow of ['Ir para a página anterior', 'Ir para a próxima página']) {
      expect(screen.getByRole('button', { name: arrow })).toHaveAttribute('title', arrow);
    }
  });

  test('reads the breaks of a legacy server', async () => {
    open(() => paged([{ ...ENTRY, acao: 'a<br>b<br/>c' }], 1));
    expect((await screen.findAllByRole('cell'))[1]?.textContent).toBe('a\nb\nc');
  });

  test('is filtered by Enter, and the address keeps the filters', async () => {
    const app = open();
    await app.person.type(await screen.findByLabelText('Texto'), 'sul');
    await app.person.type(screen.getByLabelText('Data inicial'), '1/12/2026');
    await app.person.type(screen.getByLabelText('ID de referência'), '3{Enter}');
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

  test('takes its filters from the address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ tabela: 'Roteiro', dtPesquisaFim: '2026-12-31' }));
    const app = open(undefined, `?filter=${filter}&page=2`);
    expect(await screen.findByLabelText('Data final')).toHaveValue('31/12/2026');
    expect(screen.getByLabelText('Tabela')).toHaveTextContent('roteiro');
    await waitFor(() => expect(asked(app)[0]?.request.query).toMatchObject({ tabela: 'Roteiro', pagina: 2 }));
  });

  test('asks nothing for a date that is none', async () => {
    const app = open();
    const from = await screen.findByLabelText('Data inicial');
    await screen.findAllByRole('row');
    await app.person.type(from, '31/02/2026{Enter}');
    expect(from).toHaveAccessibleDescription('Data inválida');
    expect(asked(app)).toHaveLength(1);
  });

  test('tells that a text may be in older entries as well', async () => {
    const note = 'São os 10.000 mais novos com este texto.';
    const filter = encodeURIComponent(JSON.stringify({ pesquisa: 'sul' }));
    open(() => paged([ENTRY], 10_000, 200, [note]), `?filter=${filter}`);
    expect(await screen.findByText(note)).toBeVisible();
  });

  test('says what to do when there is nothing', async () => {
    open(() => paged([], 0));
    expect(await screen.findByText('Nenhum registro encontrado. Altere os filtros para ver outros.')).toBeVisible();
  });
});
