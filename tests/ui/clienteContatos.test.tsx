import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';
import { asked, openApp, rowTexts } from './clienteApp.tsx';

const made = vi.hoisted(() => ({ books: [] as { file: string; sheets: unknown[] }[], files: [] as string[] }));
vi.mock('../../src/kit/reports/client.ts', async (original) => ({
  ...(await original<object>()),
  createExcel: async (book: (typeof made.books)[number]) => {
    made.books.push(book);
    return new Blob();
  },
  download: (_file: Blob, name: string) => made.files.push(name),
}));

const path = '/cadastro/cliente/3/contatos';
const CONTATO = {
  id: 51,
  idPessoa: 3,
  departamento: 'Meio Ambiente',
  nome: 'Maria de Exemplo',
  email: 'maria@example.com',
  telefone: '(11) 0000-0000',
  obs: null,
  flagAtivo: 1,
  versao: 2,
};
const list = { 'GET /PessoaContato': () => [CONTATO] };

beforeEach(() => {
  localStorage.clear();
  made.books.length = 0;
  made.files.length = 0;
});

test('contacts are listed with their columns, added with their status, and removed after a question', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...list,
      'POST /PessoaContato': () => ({ id: 52, versao: 1 }),
      'DELETE /PessoaContato': () => ({ id: 51 }),
    },
  });
  expect((await rowTexts('Contatos')).map((cells) => cells.slice(0, 5))).toEqual([
    ['Meio Ambiente', 'Maria de Exemplo', 'maria@example.com', '(11) 0000-0000', '-'],
  ]);
  await person.click(screen.getByRole('button', { name: 'Adicionar contato' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Contato' }));
  expect(dialog.getByRole('combobox', { name: 'Situação' })).toHaveTextContent('Habilitado');
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), 'João de Exemplo');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaContato')[0]?.body).toMatchObject({
    idPessoa: 3,
    nome: 'João de Exemplo',
    departamento: null,
    flagAtivo: 1,
  });
  await person.click(screen.getByRole('button', { name: 'Remover Maria de Exemplo' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, 'DELETE /PessoaContato')[0]?.query).toEqual({ id: 51, versao: 2 }));
});

test('what is held on a contact is exported as a file of its own', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      ...list,
      'POST /PessoaContato/exportar': () => ({
        contato: { ...CONTATO, cliente: 'Laticínios Serra Azul', dtCadastro: '2026-01-05T12:00:00.000Z' },
        registros: [{ login: 'ana', acao: 'Inclusão em PessoaContato 51', dtAcao: '2026-01-05T12:00:00.000Z' }],
      }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Mais opções de Maria de Exemplo' }));
  await person.click(screen.getByRole('menuitem', { name: 'Exportar os dados pessoais de Maria de Exemplo' }));
  expect(await screen.findByText('Dados pessoais exportados')).toBeVisible();
  expect(asked(api, 'POST /PessoaContato/exportar')[0]?.body).toEqual({ id: 51 });
  expect(made.files).toEqual(['contato_51.xlsx']);
  expect(JSON.stringify(made.books[0]?.sheets)).toContain('maria@example.com');
});

test('they are erased for ever only after a question that says so', async () => {
  const { api, person } = openApp({ path, answers: { ...list, 'POST /PessoaContato/apagar': () => ({ id: 51 }) } });
  const name = 'Apagar os dados pessoais de Maria de Exemplo';
  await person.click(await screen.findByRole('button', { name: 'Mais opções de Maria de Exemplo' }));
  await person.click(screen.getByRole('menuitem', { name }));
  const question = within(await screen.findByRole('alertdialog', { name }));
  expect(question.getByText(/para sempre, também do log/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(asked(api, 'POST /PessoaContato/apagar')).toEqual([]);
  // What anybody typed of them in this browser goes as well.
  const forms = 'cadastro/cliente/3/cliente/contato';
  for (const one of [`7:${forms}/51`, `8:${forms}/51#2`, `7:${forms}/510`]) {
    localStorage.setItem(`rascunho:${one}`, '{}');
  }
  await person.click(question.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByText('Dados pessoais apagados')).toBeVisible();
  expect(asked(api, 'POST /PessoaContato/apagar')[0]?.body).toEqual({ id: 51, versao: 2 });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'))).toEqual([`rascunho:7:${forms}/510`]);
});

test('technicians are offered neither', async () => {
  openApp({ path, answers: list, mayEdit: false, user: { ...ANA, GrupoAcesso: { id: 3, nome: 'TECNICO' } } });
  await rowTexts('Contatos');
  expect(screen.queryByRole('button', { name: /Mais opções/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Opções' })).toBeNull();
});

test('whose erasure was not answered to: what was typed goes, and the contacts are read again', async () => {
  let rows = [CONTATO];
  const { person } = openApp({
    path,
    answers: {
      ...list,
      'GET /PessoaContato': () => rows,
      'POST /PessoaContato/apagar': () => {
        rows = [];
        throw failure('Erro na requisição', 0);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Mais opções de Maria de Exemplo' }));
  await person.click(screen.getByRole('menuitem', { name: 'Apagar os dados pessoais de Maria de Exemplo' }));
  localStorage.setItem('rascunho:7:cadastro/cliente/3/cliente/contato/51', '{}');
  await person.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  expect(
    await screen.findByText(/^Erro na requisição\. Os dados pessoais podem ter sido apagados ou não/),
  ).toBeVisible();
  expect(await screen.findByText('Este cliente ainda não tem contatos.')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'))).toEqual([]);
});

test('a contact that is disabled is told so in words, not by its colour alone', async () => {
  const disabled = { ...CONTATO, id: 52, nome: 'João de Exemplo', flagAtivo: 0 };
  openApp({ path, answers: { 'GET /PessoaContato': () => [CONTATO, disabled] } });
  expect(await screen.findByText('João de Exemplo (desabilitado)')).toBeVisible();
  expect(screen.getByText('Maria de Exemplo')).toBeVisible();
});
