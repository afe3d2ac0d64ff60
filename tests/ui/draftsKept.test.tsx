import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellNotStarted } from '../../src/app/notStarted.ts';
import { createStore } from '../../src/app/store.ts';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { CLIENTE, openApp } from './clienteApp.tsx';
import { PARAMETROS, ROTEIROS } from './registerScreens.tsx';

const ANSWERS: Answers = {
  'GET /Roteiro': () => ROTEIROS,
  'GET /Parametro': () => PARAMETROS,
  'GET /Parametro/{id}/limites': () => [],
};
const open = (path: string, answers: Answers = {}) => renderApp({ path, answers: { ...ANSWERS, ...answers } });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const keepDraft = (name: string, campos: object, more: object = {}) =>
  localStorage.setItem(
    `rascunho:7:${name}`,
    JSON.stringify({ em: '2026-11-20T15:30:00.000Z', versao: 1, campos, ...more }),
  );
const input = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('textbox', { name: new RegExp(`^${name}`) });
const restore = () => screen.findByRole('button', { name: 'Recuperar' });
const offer = /Há alterações não salvas deste formulário/;
const NO_ROOM = /^O navegador não tem espaço para guardar/;

/** A browser whose storage is full; what is there stays. */
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** A call that is answered when the test says so. */
function slow(reply: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => reply), come: resolve };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('limits that are taken back days later hold from the day that the form showed', async () => {
  const show = async (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) });
    const { person } = open('/cadastro/Parametro');
    await person.click(await screen.findByRole('button', { name: /^Limites de/ }));
    return person;
  };
  const person = await show('2026-11-23');
  await person.type(await input('Máximo'), '7');
  cleanup();

  const again = await show('2026-11-26');
  expect(await input('Vale a partir de')).toHaveValue('26/11/2026');
  await again.click(await restore());
  expect(await input('Vale a partir de')).toHaveValue('23/11/2026');
  expect(await input('Máximo')).toHaveFocus();
});

describe('a record that cannot be read', () => {
  const path = '/cadastro/Parametro/26/editar';

  test('because it was removed: every draft of it is shown whole, as its form showed it, until it is closed', async () => {
    const long = 'texto '.repeat(200).trim();
    keepDraft('cadastro/Parametro/26', { descricao: long, maximo: 60.5, flagAtivo: 0 });
    keepDraft('cadastro/Parametro/26#2', { sigla: 'DBX' }, { em: '2026-11-21T15:30:00.000Z' });
    const { person } = open(path, { 'GET /Parametro': () => [] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Esse item não existe mais' }));
    const told = dialog.getAllByRole('definition').map((value) => value.textContent);
    expect(told).toEqual(['DBX', long, '60,50', 'Desabilitado']);
    expect(drafts()).toHaveLength(2);
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
  });

  test.each([
    ['the network', 0],
    ['the server', 503],
  ])('because of %s: it is told, its draft stays, and it opens once it can', async (_, status) => {
    keepDraft('cadastro/Parametro/26', { descricao: 'Digitado' }, { versao: 2 });
    let fails = false;
    const { person, router } = open('/cadastro/Parametro', {
      'GET /Parametro': () => {
        if (fails) throw failure('Sem resposta agora', status);
        return PARAMETROS;
      },
    });
    const edit = await screen.findByRole('link', { name: /^Editar / });
    fails = true;
    await person.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'O registro não pôde ser aberto' }));
    expect(dialog.getByText('Sem resposta agora')).toBeVisible();
    expect(dialog.getByText(/continua guardado neste navegador/)).toBeVisible();
    expect(screen.queryByText(/não existe mais/)).toBeNull();
    expect(router.state.location.pathname).toBe(path);
    fails = false;
    await person.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    await person.click(await restore());
    expect(await input('Descrição')).toHaveValue('Digitado');
  });

  test("the same of a client's record", async () => {
    const CONTATO = { id: 51, idPessoa: 3, nome: 'Maria', flagAtivo: 1, versao: 2 };
    keepDraft('cadastro/cliente/3/cliente/contato/51', { telefone: '11 99999-8888' });
    let there: 'there' | 'unread' | 'gone' = 'there';
    const { person } = openApp({
      path: '/cadastro/cliente/3/contatos',
      answers: {
        'GET /PessoaContato': () => {
          if (there === 'unread') throw failure('Sem resposta agora', 503);
          return there === 'gone' ? [] : [CONTATO];
        },
      },
    });
    const edit = await screen.findByRole('button', { name: 'Editar Maria' });
    there = 'unread';
    await person.click(edit);
    const unread = within(await screen.findByRole('dialog', { name: 'O registro não pôde ser aberto' }));
    there = 'gone';
    await person.click(unread.getByRole('button', { name: 'Tentar de novo' }));
    const gone = within(await screen.findByRole('dialog', { name: 'Esse item não existe mais' }));
    expect(gone.getByRole('definition')).toHaveTextContent('11 99999-8888');
    await person.click(gone.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar Maria' })).toBeNull());
    expect(drafts()).toEqual([]);
  });

  test('and of a client', async () => {
    keepDraft('cadastro/cliente/3', { nome: 'Nome digitado' });
    openApp({
      path: '/cadastro/cliente/3',
      answers: {
        'GET /Pessoa/{id}': () => {
          throw failure('Registro não encontrado', 404);
        },
      },
    });
    expect(await screen.findByRole('definition')).toHaveTextContent('Nome digitado');
    expect(screen.getByRole('link', { name: 'Voltar para os clientes' })).toHaveAttribute('href', '/cadastro/cliente');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  test('with what was typed in any of its forms, as they showed it', async () => {
    const client = 'cadastro/cliente/3';
    keepDraft(client, { nome: 'Nome digitado' });
    keepDraft(`${client}/cliente/contato/51`, { telefone: '11 99999-8888' });
    keepDraft(`${client}/cliente/hidrometro/novo`, { registro: 'H-9', idFonteAbastecimento: 2 });
    keepDraft(`${client}/historico-coleta/novo`, { dtRetirada: '2026-11-03', idTipoDBO: 1, DBO: '<2' });
    keepDraft(`${client}/vazao-lancamento/2026-11/5`, {
      id: 0,
      textos: { obs: 'Medidor trocado', reinicioMedidor: '1' },
    });
    keepDraft('cadastro/cliente/30', { nome: 'De outro' });
    openApp({
      path: '/cadastro/cliente/3',
      answers: {
        'GET /Pessoa/{id}': () => {
          throw failure('Registro não encontrado', 404);
        },
        'GET /FonteAbastecimento': () => [{ id: 2, descricao: 'Poço', flagAtivo: 1 }],
      },
    });
    await screen.findByText('Poço');
    const told = screen.getAllByRole('region').map((part) => [
      within(part).getByRole('heading', { level: 2 }).textContent,
      ...within(part)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ]);
    expect(told).toEqual([
      ['Dados', 'Nome: Nome digitado'],
      ['Contatos', 'Telefone: 11 99999-8888'],
      ['Hidrômetros', 'Registro: H-9', 'Fonte: Poço'],
      ['Histórico de coletas', 'Retirada: 03/11/2026', 'Tipo de DBO: Normal', 'DBO*: <2'],
      ['Lançamento de Vazão', 'Mês: 11/2026', 'Medidor substituído ou virado?: Substituído', 'OBS: Medidor trocado'],
    ]);
  });
});

describe('a browser without room', () => {
  test('keeps what was kept before, and the form says that no more is', async () => {
    const { person } = open('/cadastro/roteiro/create');
    await person.type(await input('Descrição'), 'Leste');
    const full = fill();
    await person.type(await input('Descrição'), ' e Oeste');
    expect(await screen.findByText(NO_ROOM)).toBeVisible();
    expect(kept('rascunho:7:cadastro/roteiro/novo').campos).toEqual({ descricao: 'Leste' });
    full.mockRestore();
    await person.type(await input('Descrição'), '!');
    await waitFor(() => expect(screen.queryByText(NO_ROOM)).toBeNull());
    expect(kept('rascunho:7:cadastro/roteiro/novo').campos).toEqual({ descricao: 'Leste e Oeste!' });
  });

  test('lets the menu be opened and closed', () => {
    fill();
    const store = createStore();
    store.setup();
    store.setItem('sidebar.open', false);
    expect(store.getItem('sidebar.open')).toBe(false);
    store.teardown();
  });
});

test('a browser that refuses to keep anything is told in Portuguese what to allow', () => {
  const place = document.createElement('div');
  document.body.append(place);
  tellNotStarted(place, 'storage');
  const page = within(place);
  expect(page.getByRole('heading')).toHaveTextContent('O navegador não deixa este sistema guardar dados');
  expect(page.getByText(/permita cookies e dados de sites/)).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  place.remove();
});

test('a draft whose date cannot be read is not offered', async () => {
  keepDraft('cadastro/roteiro/novo', { descricao: 'Leste' }, { em: 'ontem' });
  open('/cadastro/roteiro/create');
  await input('Descrição');
  expect(screen.queryByText(offer)).toBeNull();
});

describe('what is typed while a form that goes away is being saved', () => {
  test.each([
    ['of a new record', '/cadastro/roteiro/create', 'Leste', 9, 1],
    ['of a changed one', '/cadastro/roteiro/2/editar', ' Leste', 2, 5],
  ])('%s is told, and offered with its form', async (_, path, text, id, versao) => {
    const save = slow({ id, versao });
    const { person } = open(path, { 'POST /Roteiro': save.answer });
    await person.type(await input('Descrição'), text);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await person.type(await input('Descrição'), ' e Norte');
    const descricao = (await input('Descrição')).getAttribute('value');
    save.come();
    expect(await screen.findByText(/depois de "Salvar" não foi salvo \(Descrição\).*abra o registro/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept(`rascunho:7:cadastro/roteiro/${id}`)).toMatchObject({ versao, campos: { descricao } });
    expect(drafts()).toHaveLength(1);
  });

  test('is told by its values where there is no room', async () => {
    const save = slow({ id: 9, versao: 1 });
    const { person } = open('/cadastro/roteiro/create', { 'POST /Roteiro': save.answer });
    await person.type(await input('Descrição'), 'Leste');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await person.type(await input('Descrição'), '!');
    fill();
    save.come();
    expect(await screen.findByText(/não foi salvo\. Descrição: Leste!$/)).toBeVisible();
    await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([
    ['limits', /^Limites de/, 'Máximo', 'POST /Parametro', { id: 26, versao: 3 }, '7', '78'],
    [
      ...['synonyms', /^Adicionar Sinônimo a/, 'Sinônimo'],
      ...['POST /RamoAtividadeParametroSinonimo', { id: 4 }, 'DBX', 'DBX8'],
    ],
  ] as const)('of %s stays in the form, not saved', async (_, button, name, call, reply, text, left) => {
    const save = slow(reply);
    const { person } = open('/cadastro/Parametro', {
      'GET /RamoAtividadeParametroSinonimo/{parametroId}': () => [],
      [call]: save.answer,
    });
    await person.click(await screen.findByRole('button', { name: button }));
    await person.clear(await input(name));
    await person.type(await input(name), text);
    await person.keyboard('{Enter}');
    await person.type(await input(name), '8');
    save.come();
    expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
    expect(await input(name)).toHaveValue(left);
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  test('of a new client is offered by the page that opens', async () => {
    const save = slow({ id: 9, versao: 1 });
    const { person } = openApp({
      path: '/cadastro/cliente/0',
      answers: {
        'GET /Pessoa/{id}': () => ({ ...CLIENTE, id: 9, nome: 'Usina', versao: 1 }),
        'POST /Pessoa': save.answer,
      },
    });
    const nome = () => screen.findByRole('textbox', { name: 'Nome' });
    await person.type(await nome(), 'Usina');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await person.type(await nome(), ' Nova');
    save.come();
    await person.click(await restore());
    expect(await nome()).toHaveValue('Usina Nova');
    expect(screen.getByRole('heading', { name: 'Cliente Usina' })).toBeVisible();
  });
});

describe('the way out', () => {
  const leave = async ({ person }: ReturnType<typeof open>) =>
    person.click(await screen.findByRole('button', { name: 'Sair' }));

  test('asks where forms elsewhere in the browser hold something, and may be given up', async () => {
    keepDraft('cadastro/roteiro/novo', { descricao: 'Leste' });
    keepDraft('cadastro/cliente/3', { nome: 'X' });
    localStorage.setItem('chave:7:12-34', 'uma-chave');
    const app = open('/cadastro/roteiro');
    await leave(app);
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair e descartar?' }));
    expect(question.getByText(/^2 formulários têm alterações não salvas neste navegador/)).toBeVisible();
    await app.person.click(question.getByRole('button', { name: 'Continuar aqui' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(drafts()).toHaveLength(2);
    await leave(app);
    await app.person.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    expect(drafts()).toEqual([]);
    expect(localStorage.getItem('chave:7:12-34')).toBeNull();
  });

  test('asks nothing where a key alone is kept', async () => {
    localStorage.setItem('chave:7:12-34', 'uma-chave');
    await leave(open('/cadastro/roteiro'));
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
  });
});

describe('who is moved to a group', () => {
  /** The page of the routes, whose group an administrator changes while it is open. */
  function openRoutes(path: string) {
    let may: 'edit' | 'view' | 'nothing' = 'edit';
    const app = open(path, {
      'GET /Modulo/{groupId}': () =>
        shippedModules(() => may === 'edit').map((modulo) => ({
          ...modulo,
          ModuloMenu: modulo.ModuloMenu.filter((menu) => may !== 'nothing' || menu.path !== 'roteiro'),
        })),
    });
    const move = (to: typeof may) => {
      may = to;
      fireEvent(window, new Event('focus'));
    };
    return { ...app, move };
  }

  test('that may not see the page is told that what was typed on it is kept', async () => {
    const { person, move } = openRoutes('/cadastro/roteiro/create');
    await person.type(await input('Descrição'), 'Leste');
    move('nothing');
    expect(await screen.findByText(/continua guardado neste navegador: é oferecido de novo quando/)).toBeVisible();
    expect(drafts()).toHaveLength(1);
  });

  test('that may not see it, with nothing typed there, is told nothing of that', async () => {
    keepDraft('cadastro/cliente/3', { nome: 'X' }, { pagina: '/cadastro/cliente/3' });
    const { move } = openRoutes('/cadastro/roteiro/create');
    await input('Descrição');
    move('nothing');
    await screen.findByRole('heading', { level: 1, name: /permissão/i });
    expect(screen.queryByText(/continua guardado neste navegador/)).toBeNull();
  });

  test('that may only see it is not told to ask before filling in what is filled in', async () => {
    const { person, move } = openRoutes('/cadastro/roteiro/create');
    await person.type(await input('Descrição'), 'Leste');
    move('view');
    expect(await screen.findByText(/não pode mais alterar este cadastro/)).toBeVisible();
    expect(screen.queryByText(/antes de preencher/)).toBeNull();
  });
});
