import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, CLIENTE, openApp } from './clienteApp.tsx';
import { showOnPhone } from './phone.ts';
import { openRegister, rowTexts } from './registerScreens.tsx';

const CLEARED = 'Os filtros foram retirados para mostrar o registro salvo.';

/** A register of more than a page, on a server that filters by description. @param beforeList what each reading waits for */
function openMany(search: string, beforeList: () => Promise<void> | undefined = () => undefined) {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    descricao: `Rota ${String(index + 1).padStart(2, '0')}`,
    flagAtivo: 1,
    versao: 1,
  }));
  return openRegister({
    path: `/cadastro/roteiro?${new URLSearchParams(search)}`,
    answers: {
      'GET /Roteiro': async ({ query }) => {
        await beforeList();
        const { descricao: wanted = '' } = (query ?? {}) as { descricao?: string };
        return rows.filter(({ descricao }) => descricao.includes(wanted));
      },
      'POST /Roteiro': ({ body }) => {
        const sent = body as (typeof rows)[0];
        const known = rows.find(({ id }) => id === sent.id);
        if (known) Object.assign(known, sent);
        else rows.push({ ...sent, id: 31, versao: 1 });
        return { id: known?.id ?? 31, versao: 2 };
      },
    },
  });
}

/** The field of the form; the list has one of that name as well. */
const field = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Descrição' });
const shownRow = () => waitFor(() => expect(screen.getByRole('row', { current: true })).toBeVisible());

async function create({ person }: ReturnType<typeof openMany>, descricao: string) {
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Novo' }));
  await person.type(await field(), `${descricao}{Enter}`);
}

/** A new record, the place of which in the list is looked for until `answer` is called. */
async function createAndWait(descricao: string) {
  let answer = () => {};
  let asked = 0;
  const app = openMany('page=1&perPage=25&sort=id&order=ASC&filter={}', () => {
    asked += 1;
    // The first reading, the one after the save, and the one that looks for the place: this one takes its time.
    return asked === 3 ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
  });
  await create(app, descricao);
  await waitFor(() => expect(asked).toBe(3));
  return { app, answer: () => answer() };
}

test('a new record that the filter would hide is shown: without the filter, on its page, marked and focused', async () => {
  const app = openMany('filter={"descricao":"Rota 0"}&page=1&perPage=25&sort=id&order=ASC');
  await create(app, 'Zona leste');
  await shownRow();
  const row = screen.getByRole('row', { current: true });
  expect(row).toHaveTextContent('Zona leste');
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.getByText(CLEARED)).toBeVisible();
  expect(screen.getByText('Salvo com sucesso')).toBeVisible();
  expect(await rowTexts()).toHaveLength(6);
  const address = new URLSearchParams(app.router.state.location.search);
  expect([address.get('filter'), address.get('page')]).toEqual(['{}', '2']);

  await app.person.click(screen.getByRole('button', { name: /anterior/ }));
  await waitFor(async () => expect(await rowTexts()).toHaveLength(25));
  expect(screen.queryByRole('row', { current: true })).toBeNull();
});

test('whoever types in another form by the time the list is asked for it goes on there; it is shown once that form is gone', async () => {
  const { app, answer } = await createAndWait('Zona leste');
  await app.person.click(screen.getByRole('link', { name: 'Novo' }));
  const second = await field();
  await app.person.type(second, 'Zona oe');
  const { search } = app.router.state.location;
  answer();
  await app.person.keyboard('ste');
  expect(second).toHaveValue('Zona oeste');
  expect(second).toHaveFocus();
  expect(app.router.state.location.search).toBe(search);
  await app.person.keyboard('{Escape}');
  await app.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await shownRow();
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Zona leste');
  expect(new URLSearchParams(app.router.state.location.search).get('page')).toBe('2');
});

test('whoever types in the filter by the time its row is there goes on there: Enter looks for what was typed', async () => {
  const { app, answer } = await createAndWait('Zona leste');
  const filter = screen.getByRole('textbox', { name: 'Descrição' });
  await app.person.type(filter, 'Rota 1');
  answer();
  await shownRow();
  expect(filter).toHaveFocus();
  await app.person.keyboard('2{Enter}');
  await waitFor(async () => expect(await rowTexts()).toHaveLength(1));
  expect((await rowTexts())[0]).toContain('Rota 12');
});

test('whoever chooses from an open list by then goes on there', async () => {
  const { app, answer } = await createAndWait('Zona leste');
  await app.person.click(screen.getAllByRole('combobox')[0] as HTMLElement);
  const list = await screen.findByRole('listbox');
  answer();
  await waitFor(() => expect(document.querySelector('tr[aria-current]')).not.toBeNull());
  expect(list).toContainElement(document.activeElement as HTMLElement);
});

test('a filter that finds the new record stays', async () => {
  const app = openMany('filter={"descricao":"Rota"}&page=1&perPage=25&sort=descricao&order=ASC');
  await create(app, 'Rota 00');
  await shownRow();
  expect((await rowTexts())[0]).toContain('Rota 00');
  expect(screen.queryByText(CLEARED)).toBeNull();
  expect(app.router.state.location.search).toContain('Rota');
});

test('an edited record that moves is followed to its page', async () => {
  const { person, router } = openMany('page=1&perPage=25&sort=descricao&order=ASC&filter={}');
  await rowTexts();
  await person.click(screen.getByRole('link', { name: 'Editar Rota 01' }));
  const name = await field();
  await person.clear(name);
  await person.type(name, 'Última{Enter}');
  await shownRow();
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Última');
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
});

test('on a phone its card is marked', async () => {
  showOnPhone();
  const app = openMany('page=1&perPage=25&sort=descricao&order=DESC&filter={}');
  await screen.findAllByRole('listitem');
  await app.person.click(screen.getByRole('link', { name: 'Novo' }));
  await app.person.type(await field(), 'Zona leste{Enter}');
  await waitFor(() => expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Zona leste'));
});

test('a new record of a client is marked in its part, in a table and among cards', async () => {
  const pontos = [{ id: 11, idPessoa: 3, descricao: 'Caixa de saída', versao: 1 }];
  const enderecos = [{ id: 21, idPessoa: 3, logradouro: 'Rua do Exemplo', versao: 1 }];
  const answers = {
    'GET /PessoaPontoColeta/{idPessoa}': () => [...pontos],
    'POST /PessoaPontoColeta': () => {
      pontos.push({ id: 12, idPessoa: 3, descricao: 'PV 2', versao: 1 });
      return { id: 12, versao: 1 };
    },
    'GET /PessoaEndereco': () => [...enderecos],
    'POST /PessoaEndereco/{idUsuario}': () => {
      enderecos.push({ id: 22, idPessoa: 3, logradouro: 'Rua Nova', versao: 1 });
      return { id: 22, versao: 1 };
    },
  };
  const { person, unmount } = openApp({ path: '/cadastro/cliente/3/pontos-coleta', answers });
  await person.click(await screen.findByRole('button', { name: 'Adicionar ponto de coleta' }));
  await person.type(await screen.findByRole('textbox', { name: 'Ponto de Coleta' }), 'PV 2{Enter}');
  const table = within(await screen.findByRole('table', { name: 'Pontos Coleta' }));
  await waitFor(() => expect(table.getByRole('row', { current: true })).toHaveTextContent('PV 2'));
  await waitFor(() => expect(table.getByRole('row', { current: true })).toHaveFocus());
  unmount();

  const second = openApp({ path: '/cadastro/cliente/3/enderecos', answers });
  await second.person.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
  await second.person.type(await screen.findByRole('textbox', { name: 'Endereço' }), 'Rua Nova{Enter}');
  await waitFor(() => expect(screen.getByRole('article', { current: true })).toHaveTextContent('Rua Nova'));
});

test('whoever comes back from a new client finds it in the list, whatever filter was left there', async () => {
  const clients = [{ id: 3, nome: 'Laticínios Serra Azul', flagAtivo: 1 }];
  const { person, api } = openApp({
    path: `/cadastro/cliente?${new URLSearchParams({ filter: '{"descricao":"serra"}', page: '1', perPage: '25', sort: 'nome', order: 'ASC' })}`,
    answers: {
      'GET /Pessoa': ({ query }) => (query ? clients.slice(0, 1) : clients),
      'POST /Pessoa': () => {
        clients.push({ id: 10, nome: 'Curtume Novo', flagAtivo: 1 });
        return { id: 10, versao: 1 };
      },
      'GET /Pessoa/{id}': () => ({ ...CLIENTE, id: 10, nome: 'Curtume Novo' }),
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Adicionar cliente' }));
  await person.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Curtume Novo');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /Pessoa')).toHaveLength(1));
  await screen.findByRole('heading', { level: 1, name: /Curtume Novo/ });
  await person.click(screen.getByRole('link', { name: /Voltar/ }));
  await shownRow();
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Curtume Novo');
  expect(screen.getByText(CLEARED)).toBeVisible();
});
