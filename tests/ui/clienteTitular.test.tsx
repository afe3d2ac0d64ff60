import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftPlace } from '../../src/app/draftPlace.ts';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardado/guardados.ts';
import { failure } from '../fixtures/fakeApi.ts';
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
/** A reading of a client's that waits in the grid. */
const pending = (idPessoa: number) => ({
  ...{ idHidrometro: 10 * idPessoa, idPessoa, id: 0, versao: null, rotulo: 'Maria – H-5', chave: 'k' },
  textos: { obs: 'Falar com Maria' },
});
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
  await erase(() => {
    localStorage.setItem('listaLancamentoEnvio:7:2026-11', JSON.stringify([pending(3), pending(4)]));
    localStorage.setItem('listaLancamentoEnvio:8:2026-10', JSON.stringify([pending(3)]));
    localStorage.setItem('listaLancamentoEnvio:8:2026-11', JSON.stringify([{ ...pending(3), textos: null }]));
  });
  expect(JSON.parse(localStorage.getItem('listaLancamentoEnvio:7:2026-11') ?? '')).toEqual([pending(4)]);
  expect(localStorage.getItem('listaLancamentoEnvio:8:2026-10')).toBeNull();
  expect(localStorage.getItem('listaLancamentoEnvio:8:2026-11')).toBeNull();
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

/** Presses what erases the client for good. */
async function press(person: ReturnType<typeof openApp>['person']) {
  await person.click(await screen.findByRole('button', { name: /^Mais opções/ }));
  await person.click(screen.getByRole('menuitem', { name: /^Apagar os dados pessoais/ }));
  await person.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
}

describe('an erasure of which nobody can say whether it was done', () => {
  const ERASED = { ...PERSON, nome: 'Apagado', razaoSocial: null, obsPrincipal: null, flagAtivo: 0, versao: 5 };

  test.each([
    ['without an answer', 0],
    ['that the database went away from', 503],
  ])('%s takes what was typed, and shows the client as it is now; a second one is of that', async (_, status) => {
    let now: object = PERSON;
    const attempts = [
      () => {
        now = ERASED;
        throw failure('Erro na requisição', status);
      },
      () => ({ id: 3, protocolosDeHomonimos: 0 }),
    ];
    const answers = { 'GET /Pessoa/{id}': () => now, 'POST /Pessoa/apagar': () => attempts.shift()?.() };
    const { api, person } = openApp({ path, answers });
    await person.type(await screen.findByRole('textbox', { name: 'OBS' }), ', falar com Maria');
    await waitFor(() => expect(draftKeys()).toEqual(['rascunho:7:cadastro/cliente/3']));
    localStorage.setItem('listaLancamentoEnvio:8:2026-10', JSON.stringify([pending(3)]));
    await press(person);
    const told = 'Erro na requisição. Os dados pessoais podem ter sido apagados ou não: veja como estão agora.';
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Cliente Apagado' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'OBS' })).toHaveValue('');
    expect(draftKeys()).toEqual([]);
    expect(localStorage.getItem('listaLancamentoEnvio:8:2026-10')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mais opções de Apagado' })).toHaveFocus();

    await press(person);
    expect(await screen.findByText('Dados pessoais apagados')).toBeVisible();
    expect(asked(api, 'POST /Pessoa/apagar').map(({ body }) => body)).toEqual([
      { id: 3, versao: 4 },
      { id: 3, versao: 5 },
    ]);
  });

  test('shows nothing of a client that cannot be read either, until it can', async () => {
    let away = false;
    const answers = {
      'GET /Pessoa/{id}': () => {
        if (away) throw failure('O banco de dados não está respondendo.', 503);
        return ERASED;
      },
      'POST /Pessoa/apagar': () => {
        away = true;
        throw failure('O banco de dados não está respondendo.', 503);
      },
    };
    const { person } = openApp({ path, answers });
    await press(person);
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByRole('textbox', { name: 'OBS' })).toBeNull();
    away = false;
    await person.click(again);
    expect(await screen.findByRole('heading', { name: 'Cliente Apagado' })).toBeVisible();
  });
});

test('an erasure that is refused leaves what was typed', async () => {
  const { person } = openApp({
    path,
    answers: {
      ...one,
      'POST /Pessoa/apagar': () => {
        throw failure('Este registro foi alterado por outra pessoa', 409);
      },
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'OBS' }), ', falar com Maria');
  await press(person);
  expect(await screen.findByText('Este registro foi alterado por outra pessoa')).toBeVisible();
  expect(draftKeys()).toEqual(['rascunho:7:cadastro/cliente/3']);
  expect(await screen.findByRole('textbox', { name: 'OBS' })).toHaveValue('Portaria 2, falar com Maria');
});
