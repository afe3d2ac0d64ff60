import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PosicaoNoRanking } from '../../contract/relatorioRanking.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { giveView } from './tableView.ts';

const PATH = '/relatorio/ranking';
const LIST = 'GET /RankingRelatorio';
const UPDATE = 'POST /RelatorioMonitoramento/anual/atualizar';

const ROWS: PosicaoNoRanking[] = [
  {
    id: 7,
    idPessoa: 3,
    nome: 'Abatedouro',
    ramoAtividade: null,
    volumeEsgoto: 1600.5,
    dboTotal: 0.4512,
    cargaOrganica: 24.0725,
    qtdMin: 3,
    col: 0,
    meta: 3,
    regraColeta: '3 ao ano',
  },
];

beforeEach(() => giveView(640));

const open = (search: string, answers: Answers = {}) =>
  renderApp({ path: `${PATH}${search}`, answers: { [LIST]: () => ROWS, ...answers } });

test('its columns to the letter, the place first; what it is in the order of is asked of the server', async () => {
  const app = open('?ano=2026&valor=3');
  const grid = await screen.findByRole<HTMLTableElement>('grid');
  const heads = [...grid.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const wanted = [
    /^#/,
    /^Indústria/,
    /^Ramo de atividade/,
    /^Esgoto mensal médio ano anterior/,
    /^DBO em dezembro ano anterior/,
    /^Carga orgânica diária/,
    /^Mínimo de coletas/,
    /^Coletas realizadas/,
    /^Meta/,
  ];
  expect(heads).toHaveLength(wanted.length);
  for (const [at, head] of heads.entries()) expect(head).toMatch(wanted[at]!);
  const cells = [...grid.querySelector<HTMLTableRowElement>('tbody tr[aria-rowindex]')!.cells];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1',
    'Abatedouro',
    '-',
    '1.600,50',
    '0,451',
    '24,07',
    '3',
    '-',
    '3',
  ]);
  expect(asked(app, LIST)[0]?.query).toEqual({ ano: 2026, valor: 3 });
  expect(screen.getByLabelText('Ordem')).toHaveTextContent('Meta');
});

test('the data of the year are worked out anew once confirmed; what changed is told, and shown', async () => {
  const app = open('?ano=2026&valor=1', { [UPDATE]: () => ({ criados: 2, alterados: 1, iguais: 40 }) });
  await screen.findByRole('grid');
  const button = screen.getByRole('button', { name: 'Atualizar dados' });
  await app.person.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Atualizar os dados de 2026?' }));
  await app.person.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(asked(app, UPDATE)).toHaveLength(0);
  await app.person.click(button);
  await app.person.click(await screen.findByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Dados de 2026: criados 2, alterados 1, iguais 40')).toBeVisible();
  expect(asked(app, UPDATE).map(({ body }) => body)).toEqual([{ ano: 2026 }]);
  await waitFor(() => expect(asked(app, LIST)).toHaveLength(2));
});

test('a year without data offers the nearest one with some, in the order asked for', async () => {
  const app = open('?ano=2040&valor=3', {
    [LIST]: ({ query }) => ((query as { ano: number }).ano === 2026 ? ROWS : []),
    [`${LIST}/proximos`]: () => ({ anterior: 2026, posterior: null }),
  });
  await app.person.click(await screen.findByRole('link', { name: '2026' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(asked(app, LIST).at(-1)?.query).toEqual({ ano: 2026, valor: 3 });
});

test('a year without data can be given them; a refusal is told', async () => {
  const app = open('?ano=2031', {
    [LIST]: () => [],
    [`${LIST}/proximos`]: () => ({ anterior: null, posterior: null }),
    [UPDATE]: () => {
      throw failure('Servidor ocupado', 500);
    },
  });
  expect(await screen.findByText('Não há dados para estes filtros.')).toBeVisible();
  await app.person.click(screen.getByRole('button', { name: 'Atualizar dados' }));
  await app.person.click(await screen.findByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Servidor ocupado')).toBeVisible();
});

test('who may only see it has no such button', async () => {
  const modules = shippedModules((menu) => menu !== 'relatorio/ranking');
  open('?ano=2026', { 'GET /Modulo/{groupId}': () => modules });
  await screen.findByRole('grid');
  expect(screen.queryByRole('button', { name: 'Atualizar dados' })).toBeNull();
});

test('no line breaks between the name of a sum and its figure', async () => {
  open('?ano=2026');
  await screen.findByRole('grid');
  expect(screen.getByText(/Somatório/).textContent).toContain('Meta:\u00a03');
});
