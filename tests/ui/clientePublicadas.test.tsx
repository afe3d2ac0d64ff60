import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, CLIENTES, openApp, rowTexts } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';

const path = '/cadastro/cliente';
const published = (codigoAmostra: string, situacao = 'publicada') => ({
  codigoAmostra,
  pontoColeta: 'Cx Inspeção',
  dtRetirada: '2026-10-05 08:30',
  valores: { DBO: '450', temperatura: '30' },
  situacao,
});
const answers = {
  'POST /MigracaoVarios': () => [
    {
      idPessoa: 3,
      nome: 'Laticínios Serra Azul',
      coletas: [published('A-1'), published('A-2', 'sem ponto de coleta')],
    },
    { idPessoa: 4, nome: 'Tinturaria Boa Vista', coletas: [] },
  ],
  'POST /Migracao/trazer': () => ({ criadas: 1, atualizadas: 0, iguais: 0, recusadas: 0 }),
};

test('clients are chosen by their boxes; confirming without any does nothing, cancelling takes the boxes away', async () => {
  const { api, person } = openApp({ path, answers });
  await rowTexts('Clientes');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (0)' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked(api, 'POST /MigracaoVarios')).toHaveLength(0);
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  expect(screen.getByRole('button', { name: 'Confirmar (1)' })).toBeVisible();
  expect(screen.getByText('1 cliente escolhido na lista')).toHaveAttribute('role', 'status');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('by keyboard the focus stays on what was pressed, and Esc leaves the choosing', async () => {
  const { person } = openApp({ path, answers });
  await rowTexts('Clientes');
  const search = () => screen.getByRole('button', { name: 'Buscar Coletas' });
  search().focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Confirmar (0)' })).toHaveFocus();
  screen.getByRole('button', { name: 'Cancelar' }).focus();
  await person.keyboard('{Enter}');
  expect(search()).toHaveFocus();

  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ })).toBeChecked();
  await person.keyboard('{Escape}');
  expect(search()).toHaveFocus();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what was chosen outlives a filter, which tells how many it hides', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...answers,
      'GET /Pessoa': ({ query }) => {
        const { flagAtivo = null } = (query ?? {}) as { flagAtivo?: unknown };
        return CLIENTES.filter((one) => flagAtivo === null || String(one.flagAtivo) === String(flagAtivo));
      },
    },
  });
  const filterBy = async (status: string) => {
    await person.click(screen.getByRole('combobox', { name: 'Status' }));
    await person.click(screen.getByRole('option', { name: status }));
    await person.click(screen.getByRole('button', { name: 'Filtrar' }));
  };
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  expect(screen.queryByText(/fora deste filtro/)).toBeNull();

  await filterBy('Desabilitado');
  expect(await screen.findByText('1 escolhido fora deste filtro')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /Tinturaria/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (2)' }));
  await waitFor(() => expect(asked(api, 'POST /MigracaoVarios')[0]?.body).toEqual({ listaPessoa: [3, 9] }));
  await person.keyboard('{Escape}');

  await filterBy('Todos');
  expect(await screen.findByRole('checkbox', { name: /Laticínios Serra Azul/ })).toBeChecked();
  await waitFor(() => expect(screen.queryByText(/fora deste filtro/)).toBeNull());
});

test('what was found stands under its client, and what is ready is brought in', async () => {
  const { api, person } = openApp({ path, answers });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Coletas publicadas que foram encontrada' });
  const table = await within(dialog).findByRole('table', { name: 'Laticínios Serra Azul' });
  expect(asked(api, 'POST /MigracaoVarios')[0]?.body).toEqual({ listaPessoa: [3] });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'AmostraPonto de ColetaRetiradaResultadosSituação',
    'A-1Cx Inspeção05/10/2026 08:30DBO 450; °C 30publicada',
    'A-2Cx Inspeção05/10/2026 08:30DBO 450; °C 30sem ponto de coleta',
  ]);
  expect(dialog).toHaveTextContent(
    /Retiradas de 05\/10\/2026 a 05\/10\/2026; no histórico valem os limites do dia de cada uma\. Consulta de \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\./,
  );
  expect(within(dialog).queryByText(/Tinturaria/)).not.toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Trazer 1 coleta ao histórico' }));
  await waitFor(() =>
    expect(asked(api, 'POST /Migracao/trazer')[0]?.body).toMatchObject({ idPessoa: 3, listaCodigos: ['A-1'] }),
  );
  expect(await screen.findByText('1 coleta trazida ao histórico')).toBeVisible();
  expect(asked(api, 'POST /MigracaoVarios')).toHaveLength(2);
});

test('on a phone what was found of a sample stands in a line below its code and day', async () => {
  showOnPhone();
  const { person } = openApp({ path, answers });
  await person.click(await screen.findByRole('button', { name: 'Buscar Coletas' }));
  await person.click(await screen.findByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Laticínios Serra Azul' });
  expect([...table.rows].slice(0, 3).map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Amostra', 'Retirada'],
    ['A-1', '05/10/2026 08:30'],
    ['Cx Inspeção · DBO 450; °C 30 · Situação: publicada'],
  ]);
});

test('what is ready in part is brought in as well', async () => {
  const coletas = [published('A-1'), published('A-2', 'publicada; fica pendente: parâmetro não encontrado')];
  const { api, person } = openApp({
    path,
    answers: { ...answers, 'POST /MigracaoVarios': () => [{ idPessoa: 3, nome: 'Laticínios Serra Azul', coletas }] },
  });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  await person.click(await screen.findByRole('button', { name: 'Trazer 2 coletas ao histórico' }));
  await waitFor(() =>
    expect(asked(api, 'POST /Migracao/trazer')[0]?.body).toMatchObject({ listaCodigos: ['A-1', 'A-2'] }),
  );
});

test('once all that was ready is brought in, the focus goes to what closes the dialog', async () => {
  let left = ['A-1'];
  const { person } = openApp({
    path,
    answers: {
      'POST /MigracaoVarios': () => [
        { idPessoa: 3, nome: 'Laticínios Serra Azul', coletas: left.map((code) => published(code)) },
      ],
      'POST /Migracao/trazer': () => {
        left = [];
        return { criadas: 1, atualizadas: 0, iguais: 0, recusadas: 0 };
      },
    },
  });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('checkbox', { name: /Laticínios Serra Azul/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  const dialog = within(await screen.findByRole('dialog'));
  (await dialog.findByRole('button', { name: 'Trazer 1 coleta ao histórico' })).focus();
  await person.keyboard('{Enter}');
  expect(await dialog.findByText('Nenhuma coleta publicada fora do histórico foi encontrada.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus();
});

test('nothing found is said', async () => {
  const { person } = openApp({ path, answers: { 'POST /MigracaoVarios': () => [] } });
  await rowTexts('Clientes');
  await person.click(screen.getByRole('button', { name: 'Buscar Coletas' }));
  await person.click(screen.getByRole('checkbox', { name: /Tinturaria/ }));
  await person.click(screen.getByRole('button', { name: 'Confirmar (1)' }));
  expect(await screen.findByText('Nenhuma coleta publicada fora do histórico foi encontrada.')).toBeVisible();
});
