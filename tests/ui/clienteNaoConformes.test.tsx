import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { openApp } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

const LIST = 'GET /HistoricoColetaNaoConforme/{idPessoa}';
const COPPER = { idColeta: 9, idParametro: 8, sigla: 'Cu', descricao: 'Cobre', minimo: 0, maximo: 1.5 };
const ROWS = [
  { ...COPPER, data: '2026-10-25', encontrado: '<2', pontoColeta: 'Caixa de saída' },
  {
    ...COPPER,
    idColeta: 8,
    idParametro: 29,
    sigla: 'pH',
    descricao: 'pH',
    minimo: 6,
    maximo: 10,
    data: '2025-01-02',
    encontrado: '10,15000000',
    pontoColeta: null,
  },
];

async function open(answer: () => unknown) {
  const app = openApp({ path: '/cadastro/cliente/3', answers: { [LIST]: answer } });
  await app.person.click(await screen.findByRole('button', { name: 'Histórico de coletas não conformes' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('what did not conform, each beside the limit of its day', async () => {
  const { dialog } = await open(() => ROWS);
  const rows = await dialog.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DataPonto de coletaParâmetroMáximoEncontradoUnidade',
    '25/10/2026Caixa de saídaCobre (Cu)1,5<2, acima do máximo 1,5, inconclusivomg/L',
    '02/01/2025-pH (pH)6 a 1010,15, acima do máximo 10',
  ]);
  // The row's side, and that its own '<' leaves the verdict open.
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([0, 2, 1]);
  expect(dialog.getByText('Inconclusivo: o sinal < ou > deixa a resposta em aberto')).toBeVisible();
  expect(dialog.getByText('2 resultados dos últimos 2 anos fora dos limites do dia da coleta.')).toBeVisible();
});

test('all values of a parameter have the decimals that show each of them whole', async () => {
  const values = ['2,5', '1,75', '3'].map((encontrado, index) => ({
    ...COPPER,
    idColeta: index,
    data: '2026-10-25',
    encontrado,
    pontoColeta: null,
  }));
  const { dialog } = await open(() => [...values, ROWS[1]]);
  for (const text of ['2,50', '1,75', '3,00', '10,15']) expect(await dialog.findByText(text)).toBeInTheDocument();
});

test('on a phone, the limit and what was found stand below the other cells, with their names', async () => {
  showOnPhone();
  const { dialog } = await open(() => ROWS);
  const rows = await dialog.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DataParâmetro',
    '25/10/2026Cobre (Cu)',
    'Caixa de saída · Máximo: 1,5 · Encontrado: <2, acima do máximo 1,5, inconclusivo mg/L',
    '02/01/2025pH (pH)',
    'Máximo: 6 a 10 · Encontrado: 10,15, acima do máximo 10 ',
  ]);
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([0, 0, 2, 0, 1]);
});

test('of a client without any, no table and no count of nothing', async () => {
  const { dialog } = await open(() => []);
  expect(await dialog.findByText('Nenhum resultado não conforme nesse período.')).toBeVisible();
  expect(dialog.getByText('Resultados dos últimos 2 anos fora dos limites do dia da coleta.')).toBeVisible();
  expect(dialog.queryByText(/^0 /)).toBeNull();
  expect(dialog.queryByRole('table')).toBeNull();
});

test('a failure is told, and can be tried again', async () => {
  const { dialog, person } = await open(() => {
    throw failure('Fora do ar', 500);
  });
  expect(await dialog.findByText('Fora do ar')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
