import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { nothingToType, readFields } from './readFields.ts';
import { asked, openRegister, ROTEIROS, rowTexts } from './registerScreens.tsx';

/** A register with every kind of field, in a menu of the shipped ones. */
vi.mock('../../resources/registry.ts', async (original) => {
  const { defineRegister } = await import('../../resources/defineRegister.ts');
  const { REGISTERS } = await original<typeof import('../../resources/registry.ts')>();
  const amostrador = defineRegister({
    resource: 'cadastro/Amostrador',
    entity: 'Amostrador',
    title: 'Amostradores',
    item: 'Sonda',
    gender: 'f',
    dialogWidth: 800,
    fields: [
      { name: 'descricao', label: 'Descrição', kind: 'text', required: true, maxLength: 10 },
      { name: 'obs', label: 'OBS', kind: 'multiline' },
      { name: 'volume', label: 'Volume', kind: 'decimal', decimals: 2, suffix: 'm³', default: 0 },
      { name: 'frascos', label: 'Frascos', kind: 'integer' },
      { name: 'dtAquisicao', label: 'Data de aquisição', kind: 'date' },
      { name: 'portatil', label: 'Portátil', kind: 'simNao', default: 0 },
    ],
    list: ['descricao', 'volume', 'dtAquisicao', 'portatil'],
    pdf: { title: 'Relatório de Amostradores', columns: [{ header: '#', field: 'id' }] },
    excel: { file: 'Amostrador', columns: [{ header: 'id', field: 'id' }] },
  });
  return { REGISTERS: [...REGISTERS, amostrador] };
});
const { REGISTERS } = await import('../../resources/registry.ts');
const sonda = REGISTERS.find(({ item }) => item === 'Sonda') as RegisterDefinition;

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`));
const save = () => screen.getByRole('button', { name: 'Salvar' });

async function openSonda(answers = {}) {
  const app = openRegister({
    path: '/cadastro/Amostrador/create',
    more: [sonda],
    answers: { 'GET /Amostrador': () => [], 'POST /Amostrador': () => ({ id: 9, versao: 1 }), ...answers },
  });
  await screen.findByRole('dialog', { name: 'Nova Sonda' });
  return app;
}

test('creates a record, Enter submits, and goes back to the reloaded list with its filter', async () => {
  const rows = [...ROTEIROS];
  const { api, person, router } = openRegister({
    path: '/cadastro/roteiro?page=1&perPage=50',
    answers: {
      'GET /Roteiro': () => rows,
      'POST /Roteiro': ({ body }) => {
        rows.push({ ...(body as (typeof rows)[0]), id: 3, dtCadastro: '', versao: 1 });
        return { id: 3, versao: 1 };
      },
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Novo' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Roteiro' })).toBeVisible();
  await waitFor(() => expect(field('Descrição')).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Situação' })).toHaveTextContent('Habilitado');
  await person.keyboard('Leste{Enter}');

  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  await waitFor(async () => expect(await rowTexts()).toHaveLength(3));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/cadastro/roteiro');
  expect(router.state.location.search).toContain('perPage=50');
  const [sent] = asked(api, 'POST /Roteiro');
  expect(sent?.body).toMatchObject({ descricao: 'Leste', flagAtivo: 1 });
  await waitFor(() => expect(screen.getByRole('row', { name: /Leste/ })).toHaveFocus());
});

test('every kind of field has its input, and is sent as the API wants it', async () => {
  const { api, person } = await openSonda();
  expect(field('Volume')).toHaveValue('0,00');
  expect(screen.getByText('m³')).toBeVisible();
  await person.type(field('Descrição'), 'Sonda 1');
  await person.type(field('OBS'), 'linha 1{Enter}linha 2');
  await person.clear(field('Volume'));
  await person.type(field('Volume'), '1,5');
  await person.type(field('Frascos'), '12');
  expect(field('Volume')).toHaveValue('1,50');
  await person.type(field('Data de aquisição'), '5/3/2026');
  await person.tab();
  expect(field('Data de aquisição')).toHaveValue('05/03/2026');
  await person.click(screen.getByRole('combobox', { name: 'Portátil' }));
  await person.click(screen.getByRole('option', { name: 'Sim' }));
  await person.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Amostrador')[0]?.body).toMatchObject({
    descricao: 'Sonda 1',
    obs: 'linha 1\nlinha 2',
    volume: 1.5,
    frascos: 12,
    dtAquisicao: '2026-03-05',
    portatil: 1,
    flagAtivo: 1,
  });
});

test('a decimal keeps its comma while typed, its digits when it has more, and Enter saves what is seen', async () => {
  const { api, person } = await openSonda();
  await person.type(field('Descrição'), 'A');
  await person.clear(field('Volume'));
  await person.type(field('Volume'), '0,');
  expect(field('Volume')).toHaveValue('0,');
  await person.type(field('Volume'), '005');
  await person.tab();
  expect(field('Volume')).toHaveValue('0,005');
  await person.clear(field('Volume'));
  await person.type(field('Volume'), '2,25{Enter}');
  await waitFor(() => expect(asked(api, 'POST /Amostrador')).toHaveLength(1));
  expect(asked(api, 'POST /Amostrador')[0]?.body).toMatchObject({ volume: 2.25 });
});

test('checks before sending: what is required, too long, or cannot be read', async () => {
  const { api, person } = await openSonda();
  await person.type(field('Volume'), 'x');
  await person.type(field('Frascos'), '1,5');
  await person.type(field('Data de aquisição'), '31/02/2026');
  await person.click(save());
  expect(await screen.findByText('Campo obrigatório')).toBeVisible();
  expect(field('Descrição')).toBeInvalid();
  expect(field('Descrição')).toHaveFocus();
  expect(screen.getByText('Digite um número, como 1,50')).toBeVisible();
  expect(screen.getByText('Digite um número inteiro')).toBeVisible();
  expect(screen.getByText('Digite uma data que exista, como 31/12/2026')).toBeVisible();
  expect(field('Data de aquisição')).toHaveValue('31/02/2026');
  await person.type(field('Descrição'), 'mais de dez letras');
  expect(await screen.findByText(/10 caracteres/)).toBeVisible();
  expect(asked(api, 'POST /Amostrador')).toHaveLength(0);
});

test('a server error lands on its field; the form stays open with what was typed, and can be saved again', async () => {
  let refuse = true;
  const { person } = await openSonda({
    'POST /Amostrador': () => {
      if (refuse) throw failure('Revise os campos', 422, { descricao: 'Já existe um registro com esse nome' });
      return { id: 9, versao: 1 };
    },
  });
  await person.type(field('Descrição'), 'Sul');
  await person.click(save());
  expect(await screen.findByText('Já existe um registro com esse nome')).toBeVisible();
  expect(field('Descrição')).toBeInvalid();
  expect(field('Descrição')).toHaveValue('Sul');
  await waitFor(() => expect(field('Descrição')).toHaveFocus());
  refuse = false;
  await person.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an error of the whole, or of a field that is not shown, is told in the dialog and saving can be repeated', async () => {
  const answers = [
    new HttpError('Erro na requisição', 0),
    failure('Sessão de outro usuário', 422, { idUsuario: 'Outro' }),
  ];
  const { person } = await openSonda({
    'POST /Amostrador': () => {
      const problem = answers.shift();
      if (problem) throw problem;
      return { id: 9, versao: 1 };
    },
  });
  await person.type(field('Descrição'), 'Sul');
  await person.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Erro na requisição');
  expect(alert).toHaveFocus();
  await person.click(save());
  expect(await screen.findByText('Sessão de outro usuário')).toBeVisible();
  await person.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was removed meanwhile is not saved again: what was typed stays, and may become a new record', async () => {
  let rows: readonly object[] = ROTEIROS;
  const { api, person, router } = openRegister({
    path: '/cadastro/roteiro/1',
    answers: {
      'GET /Roteiro': () => rows,
      'POST /Roteiro': ({ body }) => {
        const { id } = body as { id?: number };
        if (id) throw failure('Registro não encontrado', 404);
        rows = [...ROTEIROS.slice(1), { ...ROTEIROS[0], id: 9, descricao: 'Norte alto' }];
        return { id: 9, versao: 1 };
      },
    },
  });
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.type(field('Descrição'), ' alto{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Registro não encontrado');
  expect(alert).toHaveTextContent('Foi removido depois que você o abriu. Nada foi salvo;');
  expect(within(alert).queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(field('Descrição')).toHaveValue('Norte alto');
  await person.click(within(alert).getByRole('button', { name: 'Criar como novo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Roteiro').at(-1)?.body).toEqual({ descricao: 'Norte alto', flagAtivo: 1 });
  expect(router.state.location.pathname).toBe('/cadastro/roteiro');
  expect(await screen.findByText('Norte alto')).toBeVisible();
});

test('a second click while saving sends nothing more', async () => {
  let answer = () => {};
  const { api, person } = await openSonda({
    'POST /Amostrador': () => new Promise((resolve) => (answer = () => resolve({ id: 9, versao: 1 }))),
  });
  await person.type(field('Descrição'), 'Sul{Enter}');
  await person.type(field('Descrição'), '{Enter}{Enter}');
  await waitFor(() => expect(asked(api, 'POST /Amostrador')).toHaveLength(1));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await person.click(save());
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Amostrador')).toHaveLength(1);
});

test('while it saves, the button keeps the focus, and Esc asks as ever', async () => {
  const { api, person } = await openSonda({ 'POST /Amostrador': () => new Promise(() => {}) });
  await person.type(field('Descrição'), 'Sul');
  await person.click(save());
  await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  expect(save()).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(asked(api, 'POST /Amostrador')).toHaveLength(1);
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who may only see reads the record at its address, every kind of field as text', async () => {
  const { person, router } = openRegister({
    path: '/cadastro/Amostrador/7/editar',
    mayEdit: false,
    more: [sonda],
    answers: {
      'GET /Amostrador': () => [
        {
          id: 7,
          descricao: 'Norte',
          obs: 'linha 1\nlinha 2',
          volume: 1234.5,
          frascos: null,
          dtAquisicao: '2026-02-01',
          portatil: 1,
          flagAtivo: 0,
          versao: 1,
        },
      ],
    },
  });
  expect(await screen.findByRole('dialog', { name: 'Consulta' })).toBeVisible();
  expect(readFields()).toEqual([
    ['Descrição', 'Norte'],
    ['OBS', 'linha 1\nlinha 2'],
    ['Volume', '1.234,50m³'],
    ['Frascos', '-'],
    ['Data de aquisição', '01/02/2026'],
    ['Portátil', 'Sim'],
    ['Situação', 'Desabilitado'],
  ]);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  expect(nothingToType()).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/cadastro/Amostrador');
});

test('edits the record as it is now, with its version', async () => {
  const { api, person } = openRegister({
    path: '/cadastro/roteiro',
    answers: { 'POST /Roteiro': () => ({ id: 2, versao: 5 }) },
  });
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Editar Sul' }));
  expect(await screen.findByRole('dialog', { name: 'Edição' })).toBeVisible();
  const name = field('Descrição');
  expect(name).toHaveValue('Sul');
  await person.clear(name);
  await person.type(name, 'Sudoeste{Enter}');
  expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Roteiro')[0]?.body).toMatchObject({ id: 2, descricao: 'Sudoeste', flagAtivo: 0, versao: 4 });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Editar Sul' })).toHaveFocus());
});

test('the form waits for the record as it is now: nothing typed is replaced by what arrives later', async () => {
  let reads = 0;
  let answer = (_rows: typeof ROTEIROS) => {};
  const { person } = openRegister({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Roteiro': () => {
        reads += 1;
        return reads === 1 ? ROTEIROS : new Promise<typeof ROTEIROS>((resolve) => (answer = resolve));
      },
    },
  });
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Editar Norte' }));
  await waitFor(() => expect(reads).toBe(2));
  // Its shape stands there meanwhile, without the old copy, and takes nothing.
  const dialog = await screen.findByRole('dialog', { name: 'Carregando' });
  expect(screen.queryByDisplayValue('Norte')).toBeNull();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(save()).toBeDisabled();
  answer(ROTEIROS.map((one) => ({ ...one, descricao: `${one.descricao} (novo)`, versao: one.versao + 1 })));
  expect(await screen.findByRole('dialog', { name: 'Edição' })).toBeVisible();
  expect(field('Descrição')).toHaveValue('Norte (novo)');
  expect(field('Descrição')).toHaveFocus();
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('closing asks only when something was typed, and going back in the browser asks too', async () => {
  const { person, router } = openRegister({ path: '/cadastro/roteiro' });
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Novo' }));
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await person.click(screen.getByRole('link', { name: 'Novo' }));
  await screen.findByRole('dialog');
  await person.type(field('Descrição'), 'Oeste');
  await person.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  await person.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Descrição')).toHaveValue('Oeste');

  await router.navigate(-1);
  const again = await screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
  expect(router.state.location.pathname).toBe('/cadastro/roteiro/create');
  await person.click(within(again).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/cadastro/roteiro');
});

function openConflict() {
  const theirs = { ...ROTEIROS[1], descricao: 'Sul B', flagAtivo: 1, versao: 5 };
  return openRegister({
    path: '/cadastro/roteiro/2',
    answers: {
      'POST /Roteiro': ({ body }) => {
        if ((body as { versao: number }).versao === 5) return { id: 2, versao: 6 };
        const listaResultados = { atual: theirs, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
        throw new HttpError('Registro alterado', 409, { listaResultados });
      },
    },
  });
}

async function saveStale(person: ReturnType<typeof openConflict>['person']) {
  await screen.findByRole('dialog', { name: 'Edição' });
  const name = field('Descrição');
  await person.clear(name);
  await person.type(name, 'Sul A{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Bruno gravou este registro em 20/11/2026 12:30');
  const rows = within(alert).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DescriçãoGravado: Sul BO meu: Sul A',
    'SituaçãoGravado: HabilitadoO meu: Desabilitado',
  ]);
  expect(name).toHaveValue('Sul A');
  return name;
}

test('when another person changed the record, mine can be kept: it is saved over theirs', async () => {
  const { api, person } = openConflict();
  await saveStale(person);
  await person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Roteiro').at(-1)?.body).toMatchObject({ descricao: 'Sul A', versao: 5 });
});

test('when another person changed the record, theirs can be taken and edited', async () => {
  const { api, person } = openConflict();
  const name = await saveStale(person);
  await person.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(name).toHaveValue('Sul B');
  expect(screen.queryByRole('alert')).toBeNull();
  await person.type(name, '!{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Roteiro').at(-1)?.body).toMatchObject({ descricao: 'Sul B!', flagAtivo: 1, versao: 5 });
});

test('a register that always shows its create button says before typing that saving is not for all, and tells what the server answers', async () => {
  const refused = 'O seu grupo de acesso não permite alterar este cadastro';
  const always: RegisterDefinition = { ...sonda, createAlways: true };
  const { person } = openRegister({
    path: '/cadastro/Amostrador',
    more: [always],
    mayEdit: false,
    answers: {
      'GET /Amostrador': () => [],
      'POST /Amostrador': () => {
        throw failure(refused, 403);
      },
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Nova' }));
  await screen.findByRole('dialog', { name: 'Nova Sonda' });
  expect(screen.getByText(/O seu grupo não tem permissão para salvar aqui/)).toBeVisible();
  await person.type(field('Descrição'), 'Sonda{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(refused);
  expect(alert).toHaveTextContent('Nada foi salvo; o que você digitou continua aqui');
  expect(alert).not.toHaveTextContent(/corrija|tentar de novo/i);
  expect(field('Descrição')).toHaveValue('Sonda');
});

test('the list stays as it is while a form opens and closes over it: what was chosen, and where one was', async () => {
  const { person } = openRegister({ path: '/cadastro/roteiro' });
  await rowTexts();
  const table = screen.getByRole('table');
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar Sul' }));
  await person.click(screen.getByRole('link', { name: 'Editar Norte' }));
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('table')).toBe(table);
  expect(screen.getByRole('checkbox', { name: 'Selecionar Sul' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Editar Norte' })).toHaveFocus());
});
