import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftPlace } from '../../src/app/draftPlace.ts';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardados.ts';
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

const erased = { ...one, 'POST /Pessoa/apagar': () => ({ id: 3, protocolosDeHomonimos: 0 }) };

/** Erases the client, once something is kept in the browser. */
async function erase(keep: () => void) {
  const { person } = openApp({ path, answers: erased });
  await person.click(await screen.findByRole('button', { name: MORE }));
  keep();
  await person.click(screen.getByRole('menuitem', { name: 'Apagar os dados pessoais de Maria de Exemplo' }));
  await person.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByText('Dados pessoais apagados')).toBeVisible();
}
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));

test('what any user of this browser typed in forms of who is erased goes with them', async () => {
  const text = JSON.stringify({ em: '2026-11-20T15:30:00.000Z', versao: 1, campos: { nome: 'Maria' } });
  const others = ['rascunho:7:cadastro/cliente/30', 'rascunho:7:cadastro/cliente/4/cliente/contato/3'];
  others.push('rascunho:7:cadastro/roteiro/3');
  const own = ['7:cadastro/cliente/3', '7:cadastro/cliente/3#2', '8:cadastro/cliente/3'];
  own.push('7:cadastro/cliente/3/cliente/contato/248', '7:cadastro/cliente/3/historico-coleta/novo');
  own.push('7:cadastro/cliente/3/vazao-lancamento/2026-11/5');
  await erase(() => {
    for (const key of [...others, ...own.map((name) => `rascunho:${name}`)]) localStorage.setItem(key, text);
  });
  expect(draftKeys().toSorted()).toEqual(others.toSorted());
});

test('readings of theirs that nobody has saved go as well, whoever typed them, those of others stay', async () => {
  const pending = (idPessoa: number) => ({ idHidrometro: 10 * idPessoa, idPessoa, textos: { obs: 'Falar com Maria' } });
  await erase(() => {
    localStorage.setItem('listaLancamentoEnvio:7:2026-11', JSON.stringify([pending(3), pending(4)]));
    localStorage.setItem('listaLancamentoEnvio:8:2026-10', JSON.stringify([pending(3)]));
  });
  expect(JSON.parse(localStorage.getItem('listaLancamentoEnvio:7:2026-11') ?? '')).toEqual([pending(4)]);
  expect(localStorage.getItem('listaLancamentoEnvio:8:2026-10')).toBeNull();
});

test('a form of theirs that another tab has open keeps nothing any more; one that is opened later does', async () => {
  const campos = { nome: 'Maria' };
  const draft = { em: '2026-11-20T15:30:00.000Z', versao: 1, campos };
  const open = draftPlace(7, 'cadastro/cliente/3/cliente/contato/248');
  const another = draftPlace(7, 'cadastro/cliente/30');
  open.write(draft);
  const before = lugarDosPendentes(7, { idAno: 2026, idMes: 11 });
  const reading = { idHidrometro: 5, id: 0, versao: null, rotulo: 'Maria – H-5', textos: { obs: 'Maria' }, chave: 'k' };
  await erase(() => undefined);
  expect(open.write(draft)).toBe(true);
  before.write(new Map([3, 4].map((idPessoa) => [idPessoa, { ...reading, idHidrometro: idPessoa, idPessoa }])));
  another.write(draft);
  expect(draftKeys()).toEqual(['rascunho:7:cadastro/cliente/30']);
  expect([...before.read().keys()]).toEqual([4]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  draftPlace(7, 'cadastro/cliente/3').write(draft);
  vi.useRealTimers();
  expect(draftKeys()).toContain('rascunho:7:cadastro/cliente/3');
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
