import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartasDbo } from '../../reports/carta-dbo/definition.ts';
import { readReport } from '../../src/app/storedReport.ts';
import type { Answers } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';
import { giveView } from './tableView.ts';

const PATH = '/relatorio/relatorio-valores-dbo';
const CALL = 'GET /Pessoa/AtualizacaoDBO';
const OUTUBRO = 'dtInicio=2026-10-01&dtFim=2026-10-31';
const cliente = (id: number, nome: string, flagAtivo = 1) => ({
  id,
  codigo: id === 7 ? null : `000${id}`,
  nome,
  razaoSocial: null,
  flagAtivo,
  dtCadastro: '2024-03-05T12:00:00.000Z',
});
const ANALISE = {
  nome: 'Abatedouro',
  CEP: '13201000',
  logradouro: 'Rua A',
  numero: '12',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Jundiaí',
  UF: 'SP',
  uc: ['123'],
  pontosDeColeta: [],
  mediaDBO: 0.451,
  listaColetaDBO: [],
  coletasNaoConformes: [],
};

beforeEach(() => {
  giveView(640);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const open = (search = `?${OUTUBRO}`, answers: Answers = {}) =>
  renderApp({
    path: `${PATH}${search}`,
    answers: {
      [CALL]: () => [cliente(3, 'Abatedouro'), cliente(7, 'Laticínios', 0)],
      'GET /relatorio-dbo': () => ANALISE,
      ...answers,
    },
  });

async function grid() {
  const found = await screen.findByRole<HTMLTableElement>('grid');
  await waitFor(() => expect(found.querySelector('tbody tr[aria-rowindex]')).not.toBeNull());
  return found;
}

test('Enter in the client’s name filters; without both days nothing is asked', async () => {
  const app = open('');
  await app.person.clear(await screen.findByLabelText('Data inicial'));
  await app.person.type(screen.getByLabelText('Nome do cliente'), 'aba{Enter}');
  await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(asked(app, CALL)).toHaveLength(0);
  await app.person.type(screen.getByLabelText('Data inicial'), '01/10/2026');
  await app.person.type(screen.getByLabelText('Nome do cliente'), '{Enter}');
  await grid();
  expect(asked(app, CALL).map(({ query }) => query)).toEqual([
    { descricao: 'aba', dtInicio: '2026-10-01', dtFim: '2026-10-31' },
  ]);
  expect(app.router.state.location.search).toBe(`?descricao=aba&${OUTUBRO}`);
});

test('the columns of its clients, and a letter for each, whose data are left for its tab', async () => {
  const app = open();
  expect(await screen.findByText(/, Espaço seleciona, Enter abre a carta$/)).toBeVisible();
  const table = await grid();
  const texts = ({ cells }: HTMLTableRowElement) => [...cells].slice(0, 4).map(({ textContent }) => textContent);
  expect([...table.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
    'Código',
    'Cliente',
    'Situação',
    'Data Cadastro',
    'Selecionar',
    'PDF',
  ]);
  expect([...table.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]')].map(texts)).toEqual([
    ['0003', 'Abatedouro', 'Habilitado', '05/03/2024 09:00'],
    ['-', 'Laticínios', 'Desabilitado', '05/03/2024 09:00'],
  ]);
  const link = screen.getByRole('link', { name: 'PDF da carta de atualização de DBO de Abatedouro, abre em nova aba' });
  expect(link).toHaveAttribute('href', `${PATH}/carta?idPessoas=3`);
  await app.person.hover(link);
  await waitFor(() => expect(asked(app, 'GET /relatorio-dbo').map(({ query }) => query)).toEqual([{ idPessoa: 3 }]));
  await waitFor(() => {
    fireEvent.click(link);
    expect(localStorage.getItem('DADOS_DBO')).not.toBeNull();
  });
  expect(readReport(cartasDbo, '?idPessoas=3')?.data.clientes).toEqual([
    {
      id: 3,
      codigo: null,
      nome: 'Abatedouro',
      endereco: 'Rua A, 12 – Centro – Jundiaí/SP – CEP 13201-000',
      uc: ['123'],
      mediaDBO: 0.451,
    },
  ]);
  expect(readReport(cartasDbo, '?idPessoas=3,7')).toBeNull();
});

test('clients are chosen by pointer and by key, and one letter is of all of them that are shown', async () => {
  const app = open();
  const table = await grid();
  const letter = () => screen.queryByRole('link', { name: /^Carta de \d/ })?.getAttribute('href');
  expect(letter()).toBeUndefined();
  await app.person.click(screen.getByRole('checkbox', { name: 'Selecionar Laticínios' }));
  expect(letter()).toBe(`${PATH}/carta?idPessoas=7`);
  table.focus();
  await app.person.keyboard('{Control>}{Home}{/Control} ');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Abatedouro' })).toBeChecked();
  expect(letter()).toBe(`${PATH}/carta?idPessoas=3,7`);
  await app.person.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(letter()).toBeUndefined();
  await app.person.click(screen.getByRole('button', { name: 'Selecionar todos' }));
  expect(letter()).toBe(`${PATH}/carta?idPessoas=3,7`);
  await app.person.click(screen.getByRole('button', { name: 'Ordenar e filtrar Cliente' }));
  await app.person.type(await screen.findByLabelText('Contém'), 'aba{Enter}');
  await waitFor(() => expect(letter()).toBe(`${PATH}/carta?idPessoas=3`));
});

test('Enter opens the letter of the row at hand', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const app = open();
  (await grid()).focus();
  await app.person.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([[`${PATH}/carta?idPessoas=3`, '_blank', 'noopener']]);
  opened.mockRestore();
});
