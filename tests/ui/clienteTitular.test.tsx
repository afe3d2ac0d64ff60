import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANA } from '../fixtures/renderApp.tsx';
import { asked, CLIENTE, openApp } from './clienteApp.tsx';

const made = vi.hoisted(() => ({ files: [] as string[] }));
vi.mock('../../src/kit/reports/client.ts', async (original) => ({
  ...(await original<object>()),
  createExcel: async () => new Blob(),
  download: (_file: Blob, name: string) => made.files.push(name),
}));

const path = '/cadastro/cliente/3';
const PERSON = { ...CLIENTE, nome: 'Maria de Exemplo', flagTipoPessoa: 'F' };
const one = { 'GET /Pessoa/{id}': () => PERSON };
const MORE = 'Mais opções de Maria de Exemplo';

beforeEach(() => {
  localStorage.clear();
  made.files.length = 0;
});

test('what is held on a person is exported as a file', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...one,
      'POST /Pessoa/exportar': () => ({
        cliente: PERSON,
        enderecos: [],
        contatos: [],
        registros: [],
        protocolosDeHomonimos: 0,
      }),
    },
  });
  await person.click(await screen.findByRole('button', { name: MORE }));
  await person.click(screen.getByRole('menuitem', { name: 'Exportar os dados pessoais de Maria de Exemplo' }));
  expect(screen.getByRole('button', { name: /^Mais opções/ })).toBeEnabled();
  expect(await screen.findByText('Dados pessoais exportados')).toBeVisible();
  expect(asked(api, 'POST /Pessoa/exportar')[0]?.body).toEqual({ id: 3 });
  expect(made.files).toEqual(['cliente_3.xlsx']);
});

test('they are erased only after a question that says what goes and what stays; then the list is shown', async () => {
  const { api, person, router } = openApp({
    path,
    answers: { ...one, 'POST /Pessoa/apagar': () => ({ id: 3, protocolosDeHomonimos: 0 }) },
  });
  await person.click(await screen.findByRole('button', { name: MORE }));
  const name = 'Apagar os dados pessoais de Maria de Exemplo';
  await person.click(screen.getByRole('menuitem', { name }));
  const question = within(await screen.findByRole('alertdialog', { name }));
  expect(question.getByText(/também do log.*o que foi cobrado ficam.*planilhas importadas ficam/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(asked(api, 'POST /Pessoa/apagar')).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByText('Dados pessoais apagados')).toBeVisible();
  expect(asked(api, 'POST /Pessoa/apagar')[0]?.body).toEqual({ id: 3, versao: 4 });
  expect(router.state.location.pathname).toBe('/cadastro/cliente');
});

test('what any user of this browser typed in forms of who is erased goes with them', async () => {
  const text = JSON.stringify({ em: '2026-11-20T15:30:00.000Z', versao: 1, campos: { nome: 'Maria' } });
  const others = ['rascunho:7:cadastro/cliente/30', 'rascunho:7:cliente/contato/4/3', 'rascunho:7:cadastro/roteiro/3'];
  const own = ['7:cadastro/cliente/3', '7:cadastro/cliente/3#2', '8:cadastro/cliente/3', '7:cliente/contato/3/248'];
  own.push('7:cliente/endereco/3/novo', '7:historico-coleta/3/novo');
  const { person } = openApp({
    path,
    answers: { ...one, 'POST /Pessoa/apagar': () => ({ id: 3, protocolosDeHomonimos: 0 }) },
  });
  await person.click(await screen.findByRole('button', { name: MORE }));
  for (const key of [...others, ...own.map((name) => `rascunho:${name}`)]) localStorage.setItem(key, text);
  await person.click(screen.getByRole('menuitem', { name: 'Apagar os dados pessoais de Maria de Exemplo' }));
  await person.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByText('Dados pessoais apagados')).toBeVisible();
  const left = Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));
  expect(left.toSorted()).toEqual(others.toSorted());
});

test('protocols of a name that another client bears are told of: they are neither exported nor erased', async () => {
  const { person } = openApp({
    path,
    answers: {
      ...one,
      'POST /Pessoa/exportar': () => ({
        ...{ cliente: PERSON, enderecos: [], contatos: [], registros: [], protocolosDeHomonimos: 1 },
      }),
      'POST /Pessoa/apagar': () => ({ id: 3, protocolosDeHomonimos: 2 }),
    },
  });
  await person.click(await screen.findByRole('button', { name: MORE }));
  await person.click(screen.getByRole('menuitem', { name: 'Exportar os dados pessoais de Maria de Exemplo' }));
  expect(
    await screen.findByText(
      /^Dados pessoais exportados, menos 1 protocolo com esse nome que é ou pode ser de outro cliente/,
    ),
  ).toBeVisible();

  await person.click(screen.getByRole('button', { name: MORE }));
  await person.click(screen.getByRole('menuitem', { name: 'Apagar os dados pessoais de Maria de Exemplo' }));
  await person.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  expect(
    await screen.findByText(
      /^Dados pessoais apagados, menos 2 protocolos com esse nome que são ou podem ser de outro cliente/,
    ),
  ).toBeVisible();
});

test.each([
  ['a company', CLIENTE, ANA],
  ['whoever does not administer', PERSON, { ...ANA, GrupoAcesso: { id: 3, nome: 'TECNICO' } }],
])('%s is offered neither', async (_, client, user) => {
  openApp({ path, answers: { 'GET /Pessoa/{id}': () => client }, user });
  await screen.findByRole('heading', { name: `Cliente ${client.nome}` });
  expect(screen.queryByRole('button', { name: /Mais opções/ })).toBeNull();
});
