import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked, GESTOR, GRUPOS, tableTexts } from './acessoScreens.tsx';

const path = '/acesso/grupo-acesso';

function open(answers: Answers = {}, address = path, mayEdit = true) {
  return renderApp({
    path: address,
    answers: {
      'GET /GrupoAcesso': () => GRUPOS,
      'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
      ...answers,
    },
  });
}

test('lists the groups', async () => {
  open();
  const [headings, ...rows] = await tableTexts();
  expect(headings).toEqual(['Perfil', 'Status', 'Cadastro', 'Opções']);
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
    ['DESENVOLVEDOR', 'Habilitado', '05/01/2026 09:00'],
    ['ADMINISTRADOR', 'Habilitado', '05/01/2026 09:00'],
    ['Laboratório', 'Desabilitado', '05/02/2026 09:00'],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Grupos de Acesso' })).toBeVisible();
  expect(screen.getByText('3 registros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Permissões de Laboratório' })).toHaveAttribute(
    'href',
    '/acesso/grupo-acesso/grupo/5',
  );
});

test('who may only see has the eye, and nothing else', async () => {
  const { router } = open({}, `${path}/create`, false);
  const [headings] = await tableTexts();
  expect(headings?.at(-1)).toBe('Consulta');
  expect(screen.getAllByRole('link', { name: /^Permissões de/ })).toHaveLength(3);
  expect(screen.queryByRole('link', { name: /^(Editar|Novo grupo)/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  expect(router.state.location.pathname).toBe(`${path}/create`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('creates a group by its name alone', async () => {
  const rows = [...GRUPOS];
  const app = open({
    'GET /GrupoAcesso': () => rows,
    'POST /GrupoAcesso': ({ body }) => {
      rows.push({ ...(body as (typeof rows)[0]), id: 9, flagAtivo: true });
      return { id: 9, versao: 1 };
    },
  });
  await tableTexts();
  await app.person.click(screen.getByRole('link', { name: 'Novo grupo' }));
  await screen.findByRole('dialog', { name: 'Novo grupo' });
  expect(screen.queryByLabelText('Status')).toBeNull();
  await app.person.type(screen.getByLabelText(/^Perfil/), 'Campo{Enter}');
  expect(await screen.findByRole('link', { name: 'Permissões de Campo' })).toBeVisible();
  expect(asked(app, 'POST /GrupoAcesso')[0]?.body).toEqual({ nome: 'Campo' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('edits name and status', async () => {
  const app = open({ 'POST /GrupoAcesso': () => ({ id: 5, versao: 4 }) });
  await tableTexts();
  await app.person.click(screen.getByRole('link', { name: 'Editar Laboratório' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await app.person.click(screen.getByRole('combobox', { name: 'Status' }));
  await app.person.click(screen.getByRole('option', { name: 'Habilitado' }));
  await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked(app, 'POST /GrupoAcesso')[0]?.body).toEqual({
      id: 5,
      nome: 'Laboratório',
      flagAtivo: true,
      versao: 3,
    }),
  );
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
});

test("one's own group and those of the product are not offered to be removed, and say why", async () => {
  const tecnico = { id: 3, nome: 'TECNICO', flagAtivo: true, dtCadastro: '2026-01-05T12:00:00.000Z', versao: 1 };
  open({ 'GET /GrupoAcesso': () => [...GRUPOS, tecnico] });
  await tableTexts();
  const own = 'Você está neste grupo, que por isso não pode ser removido';
  expect(screen.getByRole('button', { name: own })).toBeDisabled();
  const shipped = 'O grupo TECNICO faz parte do sistema e não pode ser removido. Ele pode ser desabilitado.';
  expect(screen.getByRole('button', { name: shipped })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remover Laboratório' })).toBeEnabled();
});

test('the group of administrators is only read by who is not in it', async () => {
  const answers = { 'GET /GrupoAcesso': () => GRUPOS, 'GET /Modulo/{groupId}': () => shippedModules(() => true) };
  const list = renderApp({ path, user: GESTOR, answers });
  await tableTexts();
  expect(screen.getByRole('button', { name: 'Seu grupo não pode remover o grupo ADMINISTRADOR' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remover Laboratório' })).toBeEnabled();
  list.unmount();
  renderApp({ path: `${path}/2`, user: GESTOR, answers });
  await screen.findByRole('dialog', { name: 'Consulta' });
  expect(await screen.findByRole('group', { name: 'Perfil' })).toHaveTextContent('ADMINISTRADOR');
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('a name that is taken is told on its field, and stays', async () => {
  const app = open(
    {
      'POST /GrupoAcesso': () => {
        throw failure('nome: Já existe', 409, { nome: 'Já existe o grupo Laboratório' });
      },
    },
    `${path}/create`,
  );
  await screen.findByRole('dialog');
  const nome = screen.getByLabelText(/^Perfil/);
  await app.person.type(nome, 'laboratorio{Enter}');
  await waitFor(() => expect(nome).toHaveAccessibleDescription('Já existe o grupo Laboratório'));
  expect(nome).toHaveValue('laboratorio');
});

test("another person's change is shown before it is written over", async () => {
  const conflict = new HttpError('Este registro foi alterado por outra pessoa', 409, {
    listaResultados: {
      atual: { id: 5, versao: 4, nome: 'Laboratórios', flagAtivo: 1 },
      autor: 'rui',
      quando: '2026-03-01T12:00:00.000Z',
    },
  });
  const outcomes = [conflict];
  const app = open(
    {
      'POST /GrupoAcesso': () => {
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
        return { id: 5, versao: 5 };
      },
    },
    `${path}/5`,
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByLabelText(/^Perfil/)).toHaveValue('Laboratório'));
  await app.person.type(screen.getByLabelText(/^Perfil/), ' central{Enter}');
  expect(await screen.findByText(/^rui gravou este registro em 01\/03\/2026 09:00/)).toBeVisible();
  const status = within(screen.getByRole('dialog')).getByRole<HTMLTableRowElement>('row', { name: /^Status/ });
  expect([...status.cells].map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Gravado: HabilitadoO meu: Desabilitado',
  ]);
  await app.person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  await waitFor(() => expect(asked(app, 'POST /GrupoAcesso')).toHaveLength(2));
  expect(asked(app, 'POST /GrupoAcesso')[1]?.body).toEqual({
    id: 5,
    nome: 'Laboratório central',
    flagAtivo: false,
    versao: 4,
  });
});

test('removes a group after asking', async () => {
  let rows = GRUPOS;
  const app = open({
    'GET /GrupoAcesso': () => rows,
    'DELETE /GrupoAcesso': () => {
      rows = GRUPOS.slice(0, 2);
      return { id: 5 };
    },
  });
  await tableTexts();
  await app.person.click(screen.getByRole('button', { name: 'Remover Laboratório' }));
  expect(screen.getByRole('alertdialog', { name: 'Remover Laboratório' })).toHaveTextContent(
    'Deseja remover esse item?',
  );
  await app.person.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Grupo acesso removido com sucesso')).toBeVisible();
  expect(asked(app, 'DELETE /GrupoAcesso')[0]?.query).toEqual({ id: 5, versao: 3 });
  await waitFor(async () => expect(await tableTexts()).toHaveLength(3));
});

test('a refused removal says why', async () => {
  const app = open({
    'DELETE /GrupoAcesso': () => {
      throw failure('Há 2 usuários neste grupo', 409);
    },
  });
  await tableTexts();
  await app.person.click(screen.getByRole('button', { name: 'Remover Laboratório' }));
  await app.person.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Há 2 usuários neste grupo')).toBeVisible();
});

test('a list that fails says so, and is asked for again', async () => {
  let attempts = 0;
  const app = open({
    'GET /GrupoAcesso': () => {
      attempts += 1;
      if (attempts === 1) throw failure('Banco fora do ar', 500);
      return GRUPOS;
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await tableTexts()).toHaveLength(4);
});
