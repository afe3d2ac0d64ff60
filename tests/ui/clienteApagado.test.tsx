import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { draftPlace } from '../../src/app/draftPlace.ts';
import { asked, CLIENTE, coleta, openApp } from './clienteApp.tsx';

const PERSON = { ...CLIENTE, nome: 'Maria de Exemplo', flagTipoPessoa: 'F', rg: '12.345.678-9' };
const ERASED = { ...PERSON, nome: '(apagado)', razaoSocial: null, obsPrincipal: null, rg: null, versao: 5 };
const path = '/cadastro/cliente/3';
const TOLD = 'Os dados pessoais deste cliente foram apagados: nada mais pode ser salvo dele';
const kept = () => Object.keys(localStorage).filter((key) => /^(rascunho|listaLancamentoEnvio):/.test(key));
const nome = () => screen.findByRole('textbox', { name: 'Nome' });
const draft = { em: '2026-11-20T15:30:00.000Z', versao: 4, campos: { nome: 'Maria', obs: 'Maria' } };

beforeEach(() => localStorage.clear());

/** A client whose person somebody else erases once `erase` is called: from then on nothing of it is saved. */
function erasable(answers = {}) {
  let now: object = PERSON;
  const refuse = () => {
    throw new HttpError(TOLD, 409, { listaResultados: { apagado: true } });
  };
  const saves = ['Pessoa', 'PessoaContato', 'PessoaMedidorVazao', 'HistoricoColeta/save-historico'];
  return {
    erase: () => {
      now = ERASED;
    },
    answers: {
      'GET /Pessoa/{id}': () => now,
      'GET /PessoaContato': () => [],
      'GET /PessoaMedidorVazao/{idPessoa}': () => [],
      'GET /HistoricoColeta/{idPessoa}/{versao}': () => ({ result: [coleta({ id: 1 })] }),
      'GET /Parametro': () => [],
      'GET /PessoaPontoColeta/{idPessoa}': () => [],
      ...Object.fromEntries(saves.map((url) => [`POST /${url}`, refuse])),
      ...answers,
    },
  };
}

/** What any form of a client of this browser kept. */
function keepDrafts() {
  for (const name of ['', '/cliente/contato/novo', '/cliente/endereco/4', '/historico-coleta/novo']) {
    draftPlace(8, `cadastro/cliente/3${name}`).write(draft);
  }
  const reading = { idHidrometro: 5, idPessoa: 3, id: 0, versao: null, rotulo: 'Maria', textos: {}, chave: 'k' };
  localStorage.setItem('listaLancamentoEnvio:8:2026-10', JSON.stringify([reading]));
}

test('a form of a client that was open before says that the person was erased, and holds nothing of them any more', async () => {
  const { erase, answers } = erasable();
  const { person } = openApp({ path, answers });
  await person.type(await nome(), 'x');
  await waitFor(() => expect(kept()).toHaveLength(1));
  keepDrafts();
  erase();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  const told = await screen.findByText(/^O que estava digitado dele neste navegador/);
  expect(told).toHaveTextContent(TOLD);
  expect(told.closest('[role=alert]')).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Cliente (apagado)' })).toBeVisible();
  expect(await nome()).toHaveValue('(apagado)');
  expect(screen.queryByText(/Registro alterado|O meu/)).toBeNull();
  expect(kept()).toEqual([]);
  cleanup();
  openApp({ path, answers });
  expect(await nome()).toHaveValue('(apagado)');
  expect(screen.queryByText(/Há alterações não salvas/)).toBeNull();
});

test.each([
  ['/contatos', 'Adicionar contato', 'Nome'],
  ['/medidor-vazao', null, 'Registro'],
])('so does one of its parts, at %s, which is a new one', async (part, add, field) => {
  const { erase, answers } = erasable();
  const { person } = openApp({ path: path + part, answers });
  if (add) await person.click(await screen.findByRole('button', { name: add }));
  const form = add ? within(await screen.findByRole('dialog')) : screen;
  await person.type(await form.findByRole('textbox', { name: field }), 'M');
  await waitFor(() => expect(kept()).toHaveLength(1));
  keepDrafts();
  erase();
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^O que estava digitado dele neste navegador/)).toHaveTextContent(TOLD);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByDisplayValue('M')).toBeNull();
  expect(kept()).toEqual([]);
});

test('so does one of its collections', async () => {
  const { erase, answers } = erasable();
  const { person } = openApp({ path: `${path}/historico-coletas`, answers });
  await person.click(await screen.findByRole('button', { name: 'Novo regristo de historico' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByRole('textbox', { name: 'Retirada' }), '01/10/2026');
  await waitFor(() => expect(kept()).toHaveLength(1));
  keepDrafts();
  erase();
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(TOLD)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(kept()).toEqual([]));
});

test('what was typed of a person before they were erased in another browser is not offered', async () => {
  keepDrafts();
  draftPlace(7, 'cadastro/cliente/3').write(draft);
  draftPlace(7, 'cadastro/cliente/30').write(draft);
  const { erase, answers } = erasable();
  erase();
  openApp({ path, answers });
  expect(await nome()).toHaveValue('(apagado)');
  expect(screen.queryByText(/Há alterações não salvas/)).toBeNull();
  await waitFor(() => expect(kept()).toEqual(['rascunho:7:cadastro/cliente/30']));
});

test('another name that is given to the client after the erasure is a draft as any, and may be saved', async () => {
  draftPlace(7, 'cadastro/cliente/3').write({ ...draft, versao: 5, campos: { nome: 'Outra pessoa' } });
  const { erase, answers } = erasable({ 'POST /Pessoa': () => ({ id: 3, versao: 6 }) });
  erase();
  const { api, person } = openApp({ path, answers });
  await person.click(await screen.findByRole('button', { name: 'Recuperar' }));
  expect(await nome()).toHaveValue('Outra pessoa');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /Pessoa')[0]?.body).toMatchObject({ nome: 'Outra pessoa', versao: 5 }));
});

test('who knows that the person was erased, and gave no other name, keeps on typing', async () => {
  const { erase, answers } = erasable();
  erase();
  const { person } = openApp({ path, answers });
  await person.type(await screen.findByRole('textbox', { name: 'OBS' }), 'x');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await screen.findAllByText(TOLD)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'OBS' })).toHaveValue('x');
});
