import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, CLIENTE, openApp } from './clienteApp.tsx';
import { nothingToType, readFields } from './readFields.ts';

const existing = '/cadastro/cliente/3';
const save = () => screen.getByRole('button', { name: 'Salvar' });
const field = (name: string) => screen.getByRole('textbox', { name });

async function choose(person: ReturnType<typeof openApp>['person'], select: string, option: string) {
  await person.click(screen.getByRole('combobox', { name: select }));
  await person.click(screen.getByRole('option', { name: option }));
}

test('a new client starts as Habilitado and Jurídica; saved, the address is its own', async () => {
  const { api, person, router } = openApp({
    path: '/cadastro/cliente/0',
    answers: { 'POST /Pessoa': () => ({ id: 41, versao: 1 }), 'GET /Pessoa/{id}': () => ({ ...CLIENTE, id: 41 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Criar Cliente' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Habilitado');
  expect(screen.getByRole('combobox', { name: 'Tipo Pessoa' })).toHaveTextContent('Jurídica');
  await person.type(field('Nome'), 'Papel Forte');
  await choose(person, 'Roteiro', 'Norte');
  await choose(person, 'Roteiro', 'Nenhum');
  await person.click(save());

  expect(await screen.findByText('Cliente cadastrado om sucesso')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cadastro/cliente/41');
  const [request] = asked(api, 'POST /Pessoa');
  expect(request?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.body).toMatchObject({
    nome: 'Papel Forte',
    flagAtivo: 1,
    flagTipoPessoa: 'J',
    idRoteiro: null,
    idRamoAtividade: null,
  });
});

test('an existing client is saved with its version; 0 of a legacy record goes as null', async () => {
  const { api, person } = openApp({
    path: existing,
    answers: {
      'GET /Pessoa/{id}': () => ({ ...CLIENTE, idRamoAtividade: 0 }),
      'POST /Pessoa': () => ({ id: 3, versao: 5 }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente Laticínios Serra Azul' })).toBeVisible();
  expect(field('CPF/CNPJ')).toHaveValue('11.222.333/0001-81');
  // Nobody edits what the laboratory's system says.
  expect(readFields()).toEqual([['OBS myLIMS', 'Informado pelo laboratório']]);
  await person.clear(field('Nome'));
  await person.type(field('Nome'), 'Laticínios Novos');
  await person.click(save());
  expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
  const [request] = asked(api, 'POST /Pessoa');
  expect(request?.body).toMatchObject({ id: 3, nome: 'Laticínios Novos', versao: 4, idRamoAtividade: null });
  expect(request?.body).not.toHaveProperty('obsSecundaria');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente Laticínios Novos' })).toBeVisible();
});

test('disabling asks for other notes before anything is sent', async () => {
  const { api, person } = openApp({ path: existing, answers: { 'POST /Pessoa': () => ({ id: 3, versao: 5 }) } });
  await screen.findByRole('heading', { level: 1 });
  await choose(person, 'Status', 'Desabilitado');
  await person.click(save());
  expect((await screen.findAllByText('Altere as observações')).length).toBeGreaterThan(0);
  expect(field('OBS')).toBeInvalid();
  expect(field('OBS')).toHaveFocus();
  expect(asked(api, 'POST /Pessoa')).toHaveLength(0);

  // Refused once more, it has the focus again.
  await person.type(field('Nome'), '{Enter}');
  await waitFor(() => expect(field('OBS')).toHaveFocus());
  expect(asked(api, 'POST /Pessoa')).toHaveLength(0);

  await person.type(field('OBS'), ' encerrou');
  await person.click(save());
  await waitFor(() => expect(asked(api, 'POST /Pessoa')).toHaveLength(1));
  expect(asked(api, 'POST /Pessoa')[0]?.body).toMatchObject({ flagAtivo: 0, obsPrincipal: 'Portaria 2 encerrou' });
});

test('a document gets its points while it is typed, and the cursor stays where it was', async () => {
  const { person } = openApp({ path: existing });
  await screen.findByRole('heading', { level: 1 });
  await person.clear(field('CPF/CNPJ'));
  await person.type(field('CPF/CNPJ'), '112223');
  expect(field('CPF/CNPJ')).toHaveValue('11.222.3');
  await person.keyboard('{Home}9{ArrowRight}8');
  expect(field('CPF/CNPJ')).toHaveValue('91.812.223');
});

test('a wrong check digit is warned about and still saved', async () => {
  const { api, person } = openApp({ path: existing, answers: { 'POST /Pessoa': () => ({ id: 3, versao: 5 }) } });
  await screen.findByRole('heading', { level: 1 });
  await person.clear(field('CPF/CNPJ'));
  await person.type(field('CPF/CNPJ'), '11222333000182');
  await person.tab();
  expect(screen.getByText(/dígitos verificadores não conferem/)).toBeVisible();
  await person.click(save());
  await waitFor(() =>
    expect(asked(api, 'POST /Pessoa')[0]?.body).toMatchObject({ nroDocumento: '11.222.333/0001-82' }),
  );
});

test("a refused save shows the server's message and keeps what was typed", async () => {
  const { person } = openApp({
    path: existing,
    answers: {
      'POST /Pessoa': () => {
        throw failure('Já existe um cliente com esse código', 409, { codigo: 'Já existe' });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await person.type(field('Código'), '-B');
  await person.click(save());
  expect(await screen.findByText('Já existe um cliente com esse código')).toBeVisible();
  expect(field('Código')).toHaveValue('C-003-B');
  expect(field('Código')).toBeInvalid();
});

test("another person's change is shown beside mine, and keeping mine sends the version it had", async () => {
  let versao = 5;
  const { api, person } = openApp({
    path: existing,
    answers: {
      'POST /Pessoa': ({ body }) => {
        const sent = (body as { versao: number }).versao;
        if (sent === versao) return { id: 3, versao: ++versao };
        const atual = { ...CLIENTE, nome: 'Nome de Bia', idRamoAtividade: 6, versao };
        const listaResultados = { atual, autor: 'Bia', quando: '2026-11-20T15:00:00.000Z' };
        throw new HttpError('Registro gravado por outra pessoa', 409, { listaResultados });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await person.type(field('Nome'), ' Ltda');
  await person.click(save());
  expect(await screen.findByText(/Bia gravou este registro/)).toBeVisible();
  const radios = (name: string) => within(screen.getByRole('radiogroup', { name }));
  expect(radios('Nome').getByRole('radio', { name: 'Gravado: Nome de Bia' })).not.toBeChecked();
  expect(radios('Nome').getByRole('radio', { name: 'O meu: Laticínios Serra Azul Ltda' })).toBeChecked();
  expect(radios('Ramo de Atividade').getByRole('radio', { name: 'Gravado: Têxtil' })).toBeChecked();
  expect(radios('Ramo de Atividade').getByRole('radio', { name: 'O meu: Laticínio' })).not.toBeChecked();
  expect(within(screen.getByRole('alert')).getAllByRole('row')).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Pessoa').map(({ body }) => (body as { versao: number }).versao)).toEqual([4, 5]);
});

test('who may only see reads the fields as text, in their order, and cannot save', async () => {
  openApp({ path: existing, mayEdit: false });
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('Laticínio')).toBeVisible();
  expect(readFields()).toEqual([
    ['Código', 'C-003'],
    ['Nome', 'Laticínios Serra Azul'],
    ['Status', 'Habilitado'],
    ['Tipo Pessoa', 'Jurídica'],
    ['ID conta', '77'],
    ['Nome Fantasia', 'Serra Azul'],
    ['Ramo de Atividade', 'Laticínio'],
    ['Roteiro', '-'],
    ['RG', '-'],
    ['CPF/CNPJ', '11.222.333/0001-81'],
    ['Inscrição Estadual', '-'],
    ['UF', 'SP'],
    ['OBS', 'Portaria 2'],
    ['OBS myLIMS', 'Informado pelo laboratório'],
  ]);
  expect(screen.getByRole('group', { name: 'Nome' })).toBeVisible();
  expect(nothingToType()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(screen.getByText(/pode ver este cadastro, mas não alterá-lo/)).toBeVisible();
});

test('a choice that is none of those offered, and choices that cannot be had, are told to who reads', async () => {
  openApp({
    path: existing,
    mayEdit: false,
    answers: {
      'GET /Pessoa/{id}': () => ({ ...CLIENTE, idRamoAtividade: 99, idRoteiro: 0 }),
      'GET /Roteiro': () => {
        throw failure('Fora do ar', 500);
      },
    },
  });
  expect(await screen.findByText('99 (fora da lista)')).toBeVisible();
  expect(await screen.findByText('Não foi possível obter as opções.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Roteiro' })).toHaveTextContent('Não foi possível obter as opções.');
});

test.each([true, false])('while a client is on its way its form has its places (may edit: %s)', async (mayEdit) => {
  let answer = () => {};
  const { container } = openApp({
    path: existing,
    mayEdit,
    answers: { 'GET /Pessoa/{id}': () => new Promise((resolve) => (answer = () => resolve(CLIENTE))) },
  });
  await screen.findByRole('tab', { name: 'Dados' });
  const waiting = screen.getByRole('status', { name: 'Carregando' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  const labels = () =>
    [...container.querySelectorAll('[role=tabpanel] .MuiInputLabel-root, [role=group] > :first-child')].map((one) =>
      one.textContent?.replace(/[\s*]+$/, ''),
    );
  const before = labels();
  expect(before).toHaveLength(14);
  answer();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
  expect(labels()).toEqual(before);
});

test('who may only see is not given the form of a new client', async () => {
  openApp({ path: '/cadastro/cliente/0', mayEdit: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sem permissão' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('its page leads to its monitored collections', async () => {
  const { person } = openApp({ path: existing });
  await person.click(await screen.findByRole('button', { name: 'Relatórios' }));
  const link = screen.getByRole('menuitem', { name: 'Indústria monitorada' });
  expect(link).toHaveAttribute('href', existing.replace('cadastro/cliente', 'relatorio/industria-monitorada'));
});

test('leaving with unsaved changes asks first', async () => {
  const { person, router } = openApp({ path: existing });
  await screen.findByRole('heading', { level: 1 });
  await person.type(field('Nome'), 'x');
  await person.click(screen.getByRole('link', { name: 'Histórico de coletas' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(router.state.location.pathname).toBe(existing);
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Laticínios Serra Azulx');
});

test('a code or a document that another client bears is told, with a link to that client', async () => {
  const BORNE: unknown[] = ['codigo c-9', 'nroDocumento 11.222.333/0001-81'];
  const self = { id: 3, nome: 'Laticínios Serra Azul' };
  const other = { id: 9, nome: 'Outra Indústria' };
  const { api, person } = openApp({
    path: existing,
    answers: {
      'GET /Pessoa/mesmoCampo': ({ query = {} }) => {
        const { campo, valor } = query as { campo: string; valor: string };
        return BORNE.includes(`${campo} ${valor}`) ? [self, other] : [self];
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Cliente Laticínios Serra Azul' });
  await person.clear(field('Código'));
  await person.type(field('Código'), 'c-9');
  expect(await screen.findByRole('link', { name: 'Outra Indústria' })).toHaveAttribute('href', '/cadastro/cliente/9');
  await person.type(field('Código'), '9');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Outra Indústria' })).toBeNull());
  await person.clear(field('CPF/CNPJ'));
  await person.type(field('CPF/CNPJ'), '11.222.333/0001-81');
  expect(await screen.findByRole('link', { name: 'Outra Indústria' })).toBeVisible();
  // Nobody is asked at each key, and what is typed stays.
  expect(asked(api, 'GET /Pessoa/mesmoCampo').length).toBeLessThan(15);
  expect(field('Código')).toHaveValue('c-99');
});

test('a legacy server is asked for the code in its list, and not for a document', async () => {
  const { api, person } = openApp({
    path: existing,
    answers: {
      'GET /apresentacao': () => {
        throw failure('Não encontrado', 404);
      },
      'GET /Pessoa': () => [{ id: 9, codigo: 'C-9', nome: 'Outra Indústria', flagAtivo: 1 }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Cliente Laticínios Serra Azul' });
  await person.clear(field('Código'));
  await person.type(field('Código'), 'c-9');
  expect(await screen.findByRole('link', { name: 'Outra Indústria' })).toHaveAttribute('href', '/cadastro/cliente/9');
  expect(asked(api, 'GET /Pessoa').map(({ query }) => query)).toContainEqual({ descricao: 'c-9' });
  expect(asked(api, 'GET /Pessoa').map(({ query }) => query)).not.toContainEqual({ descricao: CLIENTE.nroDocumento });
});

test('what is typed while it is being saved is not lost: it is still to be saved', async () => {
  let answer = () => {};
  const { api, person } = openApp({
    path: existing,
    answers: {
      'POST /Pessoa': () =>
        new Promise((resolve) => {
          answer = () => resolve({ id: 3, versao: 5 });
        }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Cliente Laticínios Serra Azul' });
  const name = field('Nome');
  await person.type(name, ' A');
  await person.type(field('Código'), '7');
  await person.click(save());
  await person.type(name, 'B');
  await act(async () => answer());
  expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
  await waitFor(() => expect(name).toHaveValue('Laticínios Serra Azul AB'));
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await person.click(save());
  expect(asked(api, 'POST /Pessoa').at(-1)?.body).toMatchObject({ nome: 'Laticínios Serra Azul AB', versao: 5 });
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull());
});
