import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, openApp, rowTexts } from './clienteApp.tsx';

const path = '/cadastro/cliente/3/pontos-coleta';
const PONTOS = [{ id: 11, idPessoa: 3, descricao: 'Caixa de saída', planoAmostragem: 'Mensal', versao: 2 }];
const list = { 'GET /PessoaPontoColeta/{idPessoa}': () => PONTOS };

test('the tab has its own address and lists the points', async () => {
  openApp({ path, answers: list });
  expect((await rowTexts('Pontos Coleta')).map((cells) => cells.slice(0, 2))).toEqual([['Caixa de saída', 'Mensal']]);
  expect(screen.getByRole('tab', { name: /^Pontos Coleta/, selected: true })).toHaveAttribute('href', path);
  expect(screen.getByText('1 ponto de coleta')).toBeVisible();
});

test('a client with many points shows them all', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...PONTOS[0], id: index + 1, descricao: `PV ${index}` }));
  openApp({ path, answers: { 'GET /PessoaPontoColeta/{idPessoa}': () => many } });
  expect(await screen.findByText('40 pontos de coleta')).toBeVisible();
});

test('a point is added for the client, edited with its version, and removed after a question', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...list,
      'POST /PessoaPontoColeta': () => ({ id: 11, versao: 3 }),
      'DELETE /PessoaPontoColeta': () => ({ id: 11 }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Adicionar ponto de coleta' }));
  await person.type(await screen.findByRole('textbox', { name: 'Ponto de Coleta' }), 'PV 2');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaPontoColeta')[0]?.body).toMatchObject({ idPessoa: 3, descricao: 'PV 2' });

  await person.click(screen.getByRole('button', { name: 'Editar Caixa de saída' }));
  await person.type(await screen.findByRole('textbox', { name: 'Plano de Amostragem' }), ' I');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaPontoColeta')[1]?.body).toMatchObject({
    id: 11,
    idPessoa: 3,
    planoAmostragem: 'Mensal I',
    versao: 2,
  });

  await person.click(screen.getByRole('button', { name: 'Remover Caixa de saída' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Deseja remover esse item?')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, 'DELETE /PessoaPontoColeta')[0]?.query).toEqual({ id: 11, versao: 2 }));
});

test('an address can name a point, which is then marked in the list', async () => {
  const two = [...PONTOS, { ...PONTOS[0], id: 12, descricao: 'PV 2' }];
  openApp({
    path: `${path}?cliente%2Fponto-coleta=12`,
    answers: { 'GET /PessoaPontoColeta/{idPessoa}': () => two },
  });
  expect(await screen.findByRole('row', { current: true })).toHaveTextContent('PV 2');
});

test('who may only see has no options', async () => {
  openApp({ path, answers: list, mayEdit: false });
  expect(await rowTexts('Pontos Coleta')).toEqual([['Caixa de saída', 'Mensal']]);
  expect(screen.queryByRole('button', { name: /ponto de coleta/ })).toBeNull();
});

test('a name that another point bears is told while it is typed, and may be kept', async () => {
  const { api, person } = openApp({
    path,
    answers: { ...list, 'POST /PessoaPontoColeta': () => ({ id: 12, versao: 1 }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Adicionar ponto de coleta' }));
  const name = await screen.findByRole('textbox', { name: 'Ponto de Coleta' });
  await person.type(name, 'CAIXA DE SAIDA');
  expect(await screen.findByText(/já usa o mesmo valor em Ponto de Coleta/)).toBeVisible();
  const other = screen.getByRole('link', { name: 'Ver o outro' });
  expect(other).toHaveAttribute('href', `${path}?cliente%2Fponto-coleta=11`);
  expect(other).toHaveAttribute('target', '_blank');
  await person.type(name, ' 2');
  expect(screen.queryByText(/já tem outro registro/)).toBeNull();
  await person.clear(name);
  await person.type(name, 'Caixa de saída');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /PessoaPontoColeta')).toHaveLength(1));
});
