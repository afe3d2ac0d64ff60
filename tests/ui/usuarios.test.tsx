import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';
import { asked, GESTOR, GRUPOS, tableTexts, USUARIOS } from './acessoScreens.tsx';
import { nothingToType, readFields } from './readFields.ts';

const path = '/acesso/usuarios';
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`));

function open(answers: Answers = {}, address = path, mayEdit = true, user = ANA) {
  return renderApp({
    path: address,
    user,
    answers: {
      'GET /Usuario': () => USUARIOS,
      'GET /GrupoAcesso': () => GRUPOS,
      'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
      ...answers,
    },
  });
}

async function chooseGroup(person: ReturnType<typeof open>['person'], name: string) {
  await person.click(screen.getByRole('combobox', { name: /^Grupo/ }));
  await person.click(await screen.findByRole('option', { name }));
}

test('lists the users, and says who is disabled', async () => {
  const [ana, rui] = USUARIOS;
  open({ 'GET /Usuario': () => [ana, { ...rui, flagAtivo: 0 }] });
  const [headings, ...rows] = await tableTexts();
  expect(headings).toEqual(['ID', 'Nome', 'Login', 'Grupo', 'Situação', 'Data de Cadastro', 'Opções']);
  expect(rows.map((cells) => cells.slice(0, 6))).toEqual([
    ['7', 'Ana Souza', 'ana', 'ADMINISTRADOR', 'Habilitado', '05/01/2026 09:00'],
    ['8', 'Rui Lima', 'rui', 'Laboratório', 'Desabilitado', '05/02/2026 09:00'],
  ]);
});

test('are shown once it is known which columns are hidden', async () => {
  let tell = (_preference: object) => {};
  open({
    'GET /preferencias/{chave}': () =>
      new Promise<object>((resolve) => {
        tell = resolve;
      }),
  });
  await screen.findByText('2 registros');
  expect(screen.queryByRole('columnheader', { name: 'Login' })).toBeNull();
  tell({ valor: { ocultas: ['login'], filtros: [] } });
  const [headings] = await tableTexts();
  expect(headings).toEqual(['ID', 'Nome', 'Grupo', 'Situação', 'Data de Cadastro', 'Opções']);
});

test('sorts by the name of the group', async () => {
  const { person } = open();
  await tableTexts();
  const heading = screen.getByRole('columnheader', { name: /Grupo/ });
  await person.click(within(heading).getByRole('button'));
  await person.click(within(heading).getByRole('button'));
  await waitFor(async () => expect((await tableTexts())[1]?.[1]).toBe('Rui Lima'));
});

test('who may only see has no options', async () => {
  open({}, path, false);
  const [headings] = await tableTexts();
  expect(headings).toEqual(['ID', 'Nome', 'Login', 'Grupo', 'Situação', 'Data de Cadastro']);
  expect(screen.queryByRole('link', { name: 'Novo usuário' })).toBeNull();
});

test('who may only see reads a user at their address, with the name of the group', async () => {
  open({}, `${path}/8`, false);
  await screen.findByRole('dialog', { name: 'Consulta' });
  expect(await screen.findByRole('group', { name: 'Grupo' })).toHaveTextContent('Laboratório');
  expect(readFields().slice(0, 2)).toEqual([
    ['Nome', 'Rui Lima'],
    ['Login', 'rui'],
  ]);
  expect(nothingToType()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('nobody removes themselves', async () => {
  open();
  await tableTexts();
  expect(screen.getByRole('button', { name: 'Você não pode remover a si mesmo' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remover Ana Souza' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remover Rui Lima' })).toBeEnabled();
});

test('who is no administrator neither removes, disables nor makes one', async () => {
  const app = open({}, path, true, GESTOR);
  await tableTexts();
  const refused = screen.getAllByRole('button', { name: 'Seu grupo não pode alterar os usuários de ADMINISTRADOR' });
  expect(refused).toHaveLength(2);
  for (const button of refused) expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remover Rui Lima' })).toBeEnabled();
  app.unmount();
  const read = open({}, `${path}/7`, true, GESTOR);
  await screen.findByRole('dialog', { name: 'Consulta' });
  expect(await screen.findByRole('group', { name: 'Grupo' })).toHaveTextContent('ADMINISTRADOR');
  expect(nothingToType()).toBe(true);
  read.unmount();
  const groups = [...GRUPOS, { id: 6, nome: 'Gestores', flagAtivo: true }];
  const { person } = open({ 'GET /GrupoAcesso': () => groups }, `${path}/create`, true, GESTOR);
  await screen.findByRole('dialog', { name: 'Novo usuário' });
  await person.click(screen.getByRole('combobox', { name: /^Grupo/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Gestores']);
});

test('who only keeps users neither changes those of a group that may more, nor puts anybody in it', async () => {
  const answers: Answers = {
    'GET /GrupoAcesso': () => [...GRUPOS, { id: 6, nome: 'Gestores' }, { id: 8, nome: 'Chefia' }],
    'GET /GrupoAcesso/alcance': () => [6],
  };
  const app = open(answers, path, true, GESTOR);
  await tableTexts();
  const refused = await screen.findAllByRole('button', {
    name: 'O grupo Laboratório tem permissões que o seu não tem',
  });
  expect(refused).toHaveLength(2);
  for (const button of refused) expect(button).toBeDisabled();
  expect(
    screen.getAllByRole('button', { name: 'Seu grupo não pode alterar os usuários de ADMINISTRADOR' }),
  ).toHaveLength(2);
  expect(asked(app, 'GET /GrupoAcesso/alcance')).toHaveLength(1);
  app.unmount();
  const read = open(answers, `${path}/8`, true, GESTOR);
  await screen.findByRole('dialog', { name: 'Consulta' });
  await waitFor(() => expect(nothingToType()).toBe(true));
  read.unmount();
  const { person } = open(answers, `${path}/create`, true, GESTOR);
  await screen.findByRole('dialog', { name: 'Novo usuário' });
  await person.click(screen.getByRole('combobox', { name: /^Grupo/ }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gestores']),
  );
});

test('creates a user with a password that is sent, and neither shown nor stored', async () => {
  const app = open({ 'POST /Usuario': () => ({ id: 9, versao: 1 }) }, `${path}/create`);
  await screen.findByRole('dialog', { name: 'Novo usuário' });
  await app.person.type(field('Nome'), 'Bia Reis');
  await app.person.type(field('Login'), 'bia');
  await app.person.type(field('E-mail'), 'bia@exemplo.com.br');
  await chooseGroup(app.person, 'ADMINISTRADOR');
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(
    await screen.findByText('Usuário criado. O login e a senha seguem por e-mail para bia@exemplo.com.br.'),
  ).toBeVisible();
  const [sent] = asked(app, 'POST /Usuario');
  const body = sent?.body as { senha: string };
  expect(body).toEqual({
    nome: 'Bia Reis',
    login: 'bia',
    email: 'bia@exemplo.com.br',
    idGrupo: 2,
    senha: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
  });
  expect(document.body.innerHTML).not.toContain(body.senha);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(body.senha);
});

test('asks for every field, and offers no group that is disabled or out of reach', async () => {
  const app = open({}, `${path}/create`);
  await screen.findByRole('dialog');
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.getAllByText('Campo obrigatório')).toHaveLength(4));
  await app.person.click(screen.getByRole('combobox', { name: /^Grupo/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['ADMINISTRADOR']);
});

test('what the server refuses stands on its field', async () => {
  const app = open(
    {
      'POST /Usuario/update/{id}': () => {
        throw failure('login: Já existe', 409, { login: 'Já existe um usuário com este login' });
      },
    },
    `${path}/8`,
  );
  await screen.findByRole('dialog', { name: 'Edição' });
  expect(field('E-mail')).toHaveValue('rui@exemplo.com.br');
  expect(await screen.findByRole('combobox', { name: /^Grupo/ })).toHaveTextContent('Laboratório');
  await app.person.clear(field('Login'));
  await app.person.type(field('Login'), 'ana{Enter}');
  await waitFor(() => expect(field('Login')).toHaveAccessibleDescription('Já existe um usuário com este login'));
  expect(asked(app, 'POST /Usuario/update/{id}')[0]).toEqual({
    params: { id: '8' },
    body: { id: 8, nome: 'Rui Lima', login: 'ana', email: 'rui@exemplo.com.br', idGrupo: 5, flagAtivo: 1, versao: 4 },
  });
});

test("another person's change is shown in words", async () => {
  const app = open(
    {
      'POST /Usuario/update/{id}': () => {
        throw new HttpError('Este registro foi alterado por outra pessoa', 409, {
          listaResultados: {
            atual: { ...USUARIOS[1], GrupoAcesso: undefined, idGrupo: 2, versao: 5 },
            autor: 'dev',
            quando: '2026-03-01T12:00:00.000Z',
          },
        });
      },
    },
    `${path}/8`,
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('Nome')).toHaveValue('Rui Lima'));
  await app.person.type(field('Nome'), ' Filho{Enter}');
  const group = await screen.findByRole('row', { name: /^Grupo/ });
  expect([...(group as HTMLTableRowElement).cells].map(({ textContent }) => textContent)).toEqual([
    'Grupo',
    'Gravado: ADMINISTRADORO meu: Laboratório',
  ]);
  await app.person.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(field('Nome')).toHaveValue('Rui Lima');
  expect(screen.getByRole('combobox', { name: /^Grupo/ })).toHaveTextContent('ADMINISTRADOR');
});

test('removes a user after asking', async () => {
  const app = open({ 'DELETE /Usuario/{id}': () => ({ id: 8 }) });
  await tableTexts();
  await app.person.click(screen.getByRole('button', { name: 'Remover Rui Lima' }));
  await app.person.click(screen.getByRole('button', { name: 'Remover' }));
  await waitFor(() =>
    expect(asked(app, 'DELETE /Usuario/{id}')).toEqual([{ params: { id: 8 }, query: { versao: 4 } }]),
  );
});

test('a user is disabled in the form, but nobody themselves', async () => {
  const app = open({ 'POST /Usuario/update/{id}': () => ({ id: 8, versao: 5 }) }, `${path}/8`);
  await app.person.click(await screen.findByRole('combobox', { name: /^Situação/ }));
  await app.person.click(await screen.findByRole('option', { name: 'Desabilitado' }));
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(app, 'POST /Usuario/update/{id}')[0]?.body).toMatchObject({ id: 8, flagAtivo: 0 }));
  app.unmount();
  open({}, `${path}/7`);
  await screen.findByRole('dialog', { name: 'Edição' });
  expect(screen.queryByRole('combobox', { name: /^Situação/ })).toBeNull();
});

const names = async () => (await tableTexts()).slice(1).map(([, nome]) => nome);

test('are found by name, login, e-mail or group, and by who is disabled; the filter is in the address', async () => {
  const [ana, rui] = USUARIOS;
  const app = open({ 'GET /Usuario': () => [ana, { ...rui, flagAtivo: 0 }] });
  expect(await names()).toEqual(['Ana Souza', 'Rui Lima']);
  const search = screen.getByRole('textbox', { name: 'Nome, login, e-mail ou grupo' });
  for (const text of ['RUÍ', 'rui@exemplo', 'laboratorio']) {
    await app.person.clear(search);
    await app.person.type(search, `${text}{Enter}`);
    await waitFor(async () => expect(await names()).toEqual(['Rui Lima']));
  }
  expect(app.router.state.location.search).toContain('laboratorio');
  await app.person.clear(search);
  await app.person.type(search, 'ninguém{Enter}');
  expect(await screen.findByText('Nenhum usuário com esses filtros.')).toBeVisible();
  await app.person.clear(search);
  await app.person.click(screen.getByRole('combobox', { name: 'Situação' }));
  await app.person.click(await screen.findByRole('option', { name: 'Habilitado' }));
  await app.person.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(async () => expect(await names()).toEqual(['Ana Souza']));
});

test('one is disabled from the list after asking, and enabled again; nobody themselves', async () => {
  const users = [...USUARIOS];
  const app = open({
    'GET /Usuario': () => users,
    'POST /Usuario/update/{id}': ({ body }) => {
      const { flagAtivo } = body as { flagAtivo: 0 | 1 };
      users[1] = { ...(users[1] as (typeof users)[0]), flagAtivo, versao: 5 };
      return { id: 8, versao: 5 };
    },
  });
  await tableTexts();
  expect(screen.getByRole('button', { name: 'Você não pode desabilitar a si mesmo' })).toBeDisabled();
  await app.person.click(screen.getByRole('button', { name: 'Desabilitar Rui Lima' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desabilitar Rui Lima' }));
  expect(question.getByText(/^As sessões abertas terminam agora/)).toBeVisible();
  expect(asked(app, 'POST /Usuario/update/{id}')).toEqual([]);
  await app.person.click(question.getByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('Usuário desabilitado: Rui Lima')).toBeVisible();
  const enable = await screen.findByRole('button', { name: 'Habilitar Rui Lima' });
  await waitFor(() => expect(enable).toHaveFocus());
  await app.person.click(enable);
  await app.person.click(await screen.findByRole('button', { name: 'Habilitar' }));
  expect(await screen.findByText('Usuário habilitado: Rui Lima')).toBeVisible();
  const sent = asked(app, 'POST /Usuario/update/{id}').map(({ body }) => body);
  const rui = { id: 8, nome: 'Rui Lima', login: 'rui', email: 'rui@exemplo.com.br', idGrupo: 5 };
  expect(sent).toEqual([
    { ...rui, flagAtivo: 0, versao: 4 },
    { ...rui, flagAtivo: 1, versao: 5 },
  ]);
});

test('what the server says of one that may not be disabled is told', async () => {
  const app = open({
    'POST /Usuario/update/{id}': () => {
      throw failure('Este grupo tem permissões que o seu não tem', 403);
    },
  });
  await tableTexts();
  await app.person.click(screen.getByRole('button', { name: 'Desabilitar Rui Lima' }));
  await app.person.click(await screen.findByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('Este grupo tem permissões que o seu não tem')).toBeVisible();
  expect(screen.getByText('Rui Lima')).toBeVisible();
});
