import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { GRUPOS, USUARIOS } from './acessoScreens.tsx';
import { box, openPermissoes, pageTitle } from './permissoesScreen.tsx';
import { PARAMETROS, ROTEIROS } from './registerScreens.tsx';

const BEBIDAS = { id: 3, descricao: 'Bebidas', flagAtivo: 1, corpoEmailVisitaRealizada: 'Prezados,', versao: 2 };
const ANSWERS: Answers = {
  'GET /Roteiro': () => ROTEIROS,
  'GET /RamoAtividade': () => [BEBIDAS],
  'GET /RamoAtividade/{id}': () => BEBIDAS,
  'GET /ramoAtividadeParametro': () => [{ id: 1, idRamoAtividade: 3, idParametro: 26 }],
  'GET /Parametro': () => PARAMETROS,
  'GET /Parametro/{id}/limites': () => [],
  'GET /RamoAtividadeParametroSinonimo/{parametroId}': () => [],
  'GET /Usuario': () => USUARIOS,
  'GET /GrupoAcesso': () => GRUPOS,
  'GET /GrupoAcesso/alcance': () => GRUPOS.map(({ id }) => id),
  'GET /configuracaoapp/one': () => ({ id: 1, emailPadrao: '', textoPadrao: '', textoAcompanhamento: '', versao: 1 }),
  'GET /dispositivo': () => [],
};
const open = (path: string, answers: Answers = {}) => renderApp({ path, answers: { ...ANSWERS, ...answers } });
const expired = () => {
  throw failure('Sua sessão terminou. Entre novamente.', 401);
};

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));
/** An input of the page, or of the dialog over it. */
const input = async (name: string, where: 'dialog' | 'main' = 'dialog') =>
  within(await screen.findByRole(where)).findByRole('textbox', { name: new RegExp(`^${name}`) });
const offer = /Há alterações não salvas deste formulário/;
const discard = async () => within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' });

beforeEach(() => localStorage.clear());

/** Every form with one text, by the name of its draft. */
const FORMS: readonly [draft: string, path: string, input: string, before: string][] = [
  ['cadastro/roteiro/novo', '/cadastro/roteiro/create', 'Descrição', ''],
  ['cadastro/roteiro/2', '/cadastro/roteiro/2/editar', 'Descrição', 'Sul'],
  ['cadastro/ramo-atividade/3', '/cadastro/ramo-atividade/3/editar', 'Descrição', 'Bebidas'],
  ['cadastro/ramo-atividade/3/dados', '/cadastro/ramo-atividade/3', 'Config', 'Prezados,'],
  ['acesso/usuarios/novo', '/acesso/usuarios/create', 'Nome', ''],
  ['acesso/usuarios/8', '/acesso/usuarios/8', 'Nome', 'Rui Lima'],
  ['acesso/grupo-acesso/novo', '/acesso/grupo-acesso/create', 'Perfil', ''],
  ['acesso/grupo-acesso/5', '/acesso/grupo-acesso/5', 'Perfil', 'Laboratório'],
  ['App/Settings-app', '/App/Settings-app', 'Lista de email', ''],
];

test.each(FORMS)('what was typed in %s is offered when its form opens again', async (draft, path, name, before) => {
  const where = /dados|Settings/.test(draft) ? 'main' : 'dialog';
  const { person } = open(path);
  await person.type(await input(name, where), 'abc');
  expect(drafts()).toEqual([`rascunho:7:${draft}`]);
  cleanup();

  const again = open(path);
  expect(await screen.findByText(offer)).toBeVisible();
  expect(await input(name, where)).toHaveValue(before);
  await again.person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(await input(name, where)).toHaveValue(`${before}abc`);
  expect(await input(name, where)).toHaveFocus();
});

describe('the form of a register', () => {
  test('keeps what was typed where the session ends during a save, and saves it with its version later', async () => {
    const path = '/cadastro/roteiro/2/editar';
    const { person } = open(path, { 'POST /Roteiro': expired });
    await person.type(await input('Descrição'), ' B');
    await person.keyboard('{Enter}');
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    cleanup();

    const again = open(path, { 'POST /Roteiro': () => ({ id: 2, versao: 5 }) });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await again.person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = again.api.requests.find(({ name }) => name === 'POST /Roteiro');
    expect(saved?.request.body).toMatchObject({ id: 2, descricao: 'Sul B', versao: 4 });
    expect(drafts()).toEqual([]);
  });

  test('compares what is taken back with a record that changed meanwhile', async () => {
    const path = '/cadastro/roteiro/2/editar';
    const { person } = open(path);
    await person.type(await input('Descrição'), ' B');
    cleanup();

    const atual = { ...ROTEIROS[1], descricao: 'Sudeste', versao: 5 };
    const again = open(path, {
      'GET /Roteiro': () => [ROTEIROS[0], atual],
      'POST /Roteiro': ({ body }) => {
        expect(body).toMatchObject({ descricao: 'Sul B', versao: 4 });
        const listaResultados = { atual, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
        throw new HttpError('Registro alterado', 409, { listaResultados });
      },
    });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await again.person.keyboard('{Enter}');
    expect(await screen.findByText(/Bruno gravou este registro/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Gravado: Sudeste' })).toBeInTheDocument();
  });

  test('forgets it when it is closed and discarded', async () => {
    const { person } = open('/cadastro/roteiro/create');
    await person.type(await input('Descrição'), 'Leste');
    expect(drafts()).toHaveLength(1);
    await person.keyboard('{Escape}');
    await person.click(await discard());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
  });

  test('begins another one empty after a save', async () => {
    const { person } = open('/cadastro/roteiro/create', { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await person.type(await input('Descrição'), 'Leste');
    await person.click(screen.getByRole('button', { name: 'Salvar e criar outro' }));
    await waitFor(async () => expect(await input('Descrição')).toHaveValue(''));
    expect(screen.queryByText(offer)).toBeNull();
    expect(drafts()).toEqual([]);
  });
});

/** Opens the form of a new route where another one was typed before, and types there without answering. */
async function typeBesideAnOffer(answers: Answers = {}) {
  const before = open(NEW);
  await before.person.type(await input('Descrição'), 'Leste');
  cleanup();
  const app = open(NEW, answers);
  await screen.findByText(offer);
  await app.person.type(await input('Descrição'), 'Oeste');
  return app;
}
const NEW = '/cadastro/roteiro/create';
const typed = () => drafts().map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').campos.descricao);
const restore = () => screen.findByRole('button', { name: 'Recuperar' });

describe('while an offer waits for its answer', () => {
  test('what is typed meanwhile is kept as well, and both are offered', async () => {
    const { person } = await typeBesideAnOffer({ 'POST /Roteiro': expired });
    await person.keyboard('{Enter}');
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    expect(typed().toSorted()).toEqual(['Leste', 'Oeste']);
    cleanup();

    const again = open(NEW, { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await again.person.click(await restore());
    expect(await input('Descrição')).toHaveValue('Oeste');
    await again.person.click(screen.getByRole('button', { name: 'Salvar e criar outro' }));
    await again.person.click(await restore());
    expect(await input('Descrição')).toHaveValue('Leste');
    expect(typed()).toEqual(['Leste']);
  });

  test('another record that is saved leaves it, and it is offered further on', async () => {
    const { person } = await typeBesideAnOffer({ 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await person.click(screen.getByRole('button', { name: 'Salvar e criar outro' }));
    await waitFor(async () => expect(await input('Descrição')).toHaveValue(''));
    expect(screen.getByText(offer)).toBeVisible();
    expect(typed()).toEqual(['Leste']);
  });

  test('what is typed and discarded leaves it', async () => {
    const { person } = await typeBesideAnOffer();
    await person.keyboard('{Escape}');
    await person.click(await discard());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toEqual(['Leste']);
  });

  test('what it replaces in the form is offered in its turn', async () => {
    const { person } = await typeBesideAnOffer();
    await person.click(await restore());
    expect(await input('Descrição')).toHaveValue('Leste');
    expect(typed().toSorted()).toEqual(['Leste', 'Oeste']);
  });

  test('refused, the next one is offered', async () => {
    await typeBesideAnOffer();
    cleanup();
    const { person } = open(NEW);
    await restore();
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(typed()).toEqual(['Leste']);
    await person.click(await restore());
    expect(await input('Descrição')).toHaveValue('Leste');
  });
});

describe('a draft of another tab', () => {
  /** What the other tab types now, in the place that it has. */
  const elsewhere = (descricao: string) =>
    localStorage.setItem(
      'rascunho:7:cadastro/roteiro/novo',
      JSON.stringify({ em: new Date().toISOString(), versao: null, campos: { descricao } }),
    );

  test('stays where something is typed and erased here, or another record is saved', async () => {
    const { person } = open(NEW, { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await input('Descrição');
    elsewhere('Leste');
    await person.type(await input('Descrição'), 'x{Backspace}');
    expect(typed()).toEqual(['Leste']);
    await person.type(await input('Descrição'), 'Oeste');
    expect(typed().toSorted()).toEqual(['Leste', 'Oeste']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toEqual(['Leste']);
  });

  test('stays as it has become there, whatever it was when it was taken over or refused here', async () => {
    elsewhere('Leste');
    const { person } = open(NEW);
    await person.click(await restore());
    elsewhere('Leste 2');
    await person.type(await input('Descrição'), '!');
    expect(typed().toSorted()).toEqual(['Leste 2', 'Leste!']);
    cleanup();

    const again = open(NEW);
    await restore();
    const offered = drafts().length;
    elsewhere('Leste 3');
    await again.person.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(drafts().length).toBe(offered - 1);
    expect(typed()).toEqual(['Leste 3']);
  });
});

test('what was typed of a record that was removed meanwhile is told once', async () => {
  const { person } = open('/cadastro/roteiro/2/editar');
  await person.type(await input('Descrição'), ' B');
  cleanup();

  const removed = { 'GET /Roteiro': () => ROTEIROS.slice(0, 1) };
  const again = open('/cadastro/roteiro/2/editar', removed);
  const told = within(await screen.findByRole('dialog', { name: 'Esse item não existe mais' }));
  expect(told.getByRole('term')).toHaveTextContent('Descrição');
  expect(told.getByRole('definition')).toHaveTextContent('Sul B');
  await again.person.click(told.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
  cleanup();

  open('/cadastro/roteiro/2/editar', removed);
  expect(await screen.findByText('Esse item não existe mais')).toBeVisible();
});

describe('a save whose reply is lost', () => {
  const lost = () => {
    throw failure('Erro na requisição', 0);
  };
  const keysOf = ({ api }: ReturnType<typeof open>) =>
    api.requests.filter(({ name }) => name === 'POST /Roteiro').map(({ request }) => request.idempotencyKey);

  async function lose() {
    const app = open(NEW, { 'POST /Roteiro': lost });
    await app.person.type(await input('Descrição'), 'Leste');
    await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/^Pode ter sido salvo ou não; o que você digitou continua aqui/)).toBeVisible();
    const [key] = keysOf(app);
    cleanup();
    return key;
  }

  test('is the same attempt when just that is sent after a recovery', async () => {
    const key = await lose();
    const again = open(NEW, { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await again.person.click(await restore());
    await again.person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keysOf(again)).toEqual([key]);
    expect(drafts()).toEqual([]);
  });

  test('is another attempt where anything else is sent', async () => {
    const key = await lose();
    const again = open(NEW, { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await again.person.click(await restore());
    await again.person.type(await input('Descrição'), '!');
    await again.person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keysOf(again)).not.toContain(key);
  });
});

describe('the page of a branch', () => {
  test('forgets what was typed once it is saved, and when it is discarded', async () => {
    const { person } = open('/cadastro/ramo-atividade/3', { 'POST /RamoAtividade': () => ({ id: 3, versao: 3 }) });
    await person.type(await input('Config', 'main'), ' bom dia');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
    await waitFor(() => expect(drafts()).toEqual([]));
    await person.type(await input('Config', 'main'), '!');
    expect(drafts()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    await person.click(await discard());
    await waitFor(() => expect(drafts()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('keeps the parameters that were chosen, with the version that they were chosen over', async () => {
    const path = '/cadastro/ramo-atividade/3/parametros';
    const { person } = open(path);
    await person.click(await screen.findByRole('checkbox', { name: /^Demanda/, checked: true }));
    expect(drafts()).toEqual(['rascunho:7:cadastro/ramo-atividade/3/parametros']);
    cleanup();

    const sent: unknown[] = [];
    const again = open(path, {
      'GET /RamoAtividade/{id}': () => ({ ...BEBIDAS, versao: 9 }),
      'GET /ramoAtividadeParametro': () => [26, 8].map((idParametro) => ({ id: 1, idRamoAtividade: 3, idParametro })),
      'POST /ramoAtividadeParametro': ({ body }) => {
        sent.push(body);
        const atual = { ...BEBIDAS, versao: 9, listaParametros: [{ idParametro: 26 }, { idParametro: 8 }] };
        throw new HttpError('Alterado', 409, { listaResultados: { atual, autor: 'Bruno', quando: '' } });
      },
    });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(screen.getByRole('checkbox', { name: /^Demanda/ })).not.toBeChecked();
    await again.person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Bruno alterou este ramo/)).toBeVisible();
    // Since what was shown when it was chosen.
    expect(screen.getByText('Incluídos por Bruno: 8.')).toBeVisible();
    expect(sent).toEqual([{ idRamoAtividade: 3, listaParametros: [], versao: 2 }]);
    await again.person.click(screen.getByRole('button', { name: 'Recarregar' }));
    await screen.findByRole('checkbox', { name: /^Demanda/, checked: true });
    expect(screen.queryByText(offer)).toBeNull();
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe('the dialogs of a parameter', () => {
  const [DBO] = PARAMETROS;
  test.each([
    ['limites', `Limites de ${DBO?.descricao}`, 'Máximo', '60,50', '7,00'],
    ['sinonimo', `Adicionar Sinônimo a ${DBO?.descricao}`, 'Sinônimo', '', '7'],
  ])('keep what was typed: %s', async (part, button, name, before, after) => {
    const show = async () => {
      const { person } = open('/cadastro/Parametro');
      await person.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('dialog');
      return person;
    };
    const person = await show();
    await person.type(await input(name), '7');
    expect(drafts()).toEqual([`rascunho:7:cadastro/Parametro/26/${part}`]);
    cleanup();

    const again = await show();
    expect(await input(name)).toHaveValue(before);
    await again.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(await input(name)).toHaveValue(after);
    await again.keyboard('{Escape}');
    await again.click(await discard());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
  });
});

test('permissions that were chosen are offered again, and forgotten once saved', async () => {
  const { person } = openPermissoes();
  await pageTitle();
  await person.click(box('Ver Único'));
  expect(drafts()).toEqual(['rascunho:7:acesso/permissoes/5']);
  cleanup();

  const again = openPermissoes();
  await pageTitle();
  expect(box('Ver Único')).not.toBeChecked();
  await again.person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(box('Ver Único')).toBeChecked();
  await again.person.click(screen.getByRole('button', { name: 'Salvar Permissões' }));
  await screen.findByText('Dados alterados com sucesso');
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('permissions that were chosen over others than those of now are not saved unnoticed', async () => {
  const { person } = openPermissoes();
  await pageTitle();
  await person.click(box('Editar Roteiros'));
  cleanup();

  const sent: unknown[] = [];
  const again = openPermissoes(5, {
    'POST /GrupoAcessoMenu/salvarNovasPermissoes': ({ body }) => {
      sent.push(body);
      const atual = { ver: [11], editar: [11] };
      throw new HttpError('Alteradas', 409, { listaResultados: { atual, autor: 'Bruno', quando: '' } });
    },
  });
  again.kept[5] = { 11: 'editar' };
  await pageTitle();
  await again.person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(box('Editar Roteiros')).toBeChecked();
  await again.person.click(screen.getByRole('button', { name: 'Salvar Permissões' }));
  expect(await screen.findByText(/^Bruno alterou as permissões/)).toBeVisible();
  expect(sent).toMatchObject([
    { antigasPermissoes: [11, 12], antigosMenusPodeEditar: [11], novasPermissoes: [11, 12], menusPodeEditar: [11, 12] },
  ]);
  expect(screen.getByRole('row', { name: 'Cadastro › Roteiros Ver Nada' })).toBeInTheDocument();
  await again.person.click(screen.getByRole('button', { name: 'Recarregar' }));
  await waitFor(() => expect(box('Ver Roteiros')).not.toBeChecked());
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('a password that is typed is kept nowhere', async () => {
  const { person } = open('/minha-conta', { 'GET /Usuario/sessoes': () => [] });
  await person.type(await screen.findByLabelText('Nova senha'), 'segredo-de-ana');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('segredo');
});
