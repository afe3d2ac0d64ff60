import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asked, CLIENTE, CLIENTES, openApp, RESUMO } from './clienteApp.tsx';

const base = '/cadastro/cliente/3';
const link = (name: string) => screen.getByRole('link', { name });
const nome = () => screen.findByRole('textbox', { name: 'Nome' });

test('the head says where the client stands, its status, and leads on', async () => {
  const { person } = openApp({ path: base });
  const line = within(await screen.findByRole('navigation', { name: 'Onde você está' }));
  await waitFor(() => expect(line.getByText('C-003')).toHaveAttribute('aria-current', 'page'));
  expect(line.getByRole('link', { name: 'Voltar para os clientes' })).toHaveAttribute('href', '/cadastro/cliente');
  expect(link('Histórico de coletas')).toHaveAttribute('href', `${base}/historico-coletas`);
  // Who came by an address came from no list.
  expect(screen.queryByRole('link', { name: /^Próximo cliente/ })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Relatórios' }));
  expect(screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Relatório de análises', '/cadastro/cliente/relatorio-pdf?idPessoa=3'],
    ['Carta de DBO', '/cadastro/cliente/dbo-pdf?idPessoa=3'],
    ['Relatório técnico simples', '/cadastro/cliente/historico-coletaSimples/pdf/0?idPessoa=3'],
    ['Relatório técnico completo', '/cadastro/cliente/historico-coletaCompleta/pdf/0?idPessoa=3'],
    ['Relatório técnico completo dos últimos 2 anos', '/cadastro/cliente/historico-coletaCompleta/pdf/1?idPessoa=3'],
    ['Indústria monitorada', '/relatorio/industria-monitorada/3'],
    ['Histórico de leituras', '/medidor-vazao/historico/3'],
  ]);
});

test('from the list one goes to the client before and the one after, as it was ordered, at the same part', async () => {
  const { person, router } = openApp({
    path: '/cadastro/cliente?filter={}&sort=nome&order=DESC&page=1&perPage=25',
    answers: {
      'GET /Pessoa/{id}': ({ params }) => ({
        ...CLIENTE,
        ...CLIENTES.find(({ id }) => id === Number((params as { id: number }).id)),
      }),
      'GET /PessoaContato': () => [],
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Laticínios Serra Azul' }));
  await nome();
  await person.click(await screen.findByRole('tab', { name: /^Contatos/ }));
  expect(await screen.findByText('2 de 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Este é o último cliente da lista' })).toBeDisabled();
  await person.click(link('Cliente anterior: Tinturaria Boa Vista'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente Tinturaria Boa Vista' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/cadastro/cliente/9/contatos');
  expect(await screen.findByText('1 de 2')).toBeVisible();
});

test('a change that takes the client out of the list leaves the way on to the others', async () => {
  let nome = 'Laticínios Serra Azul';
  const renamed = () => CLIENTES.map((one) => (one.id === 3 ? { ...one, nome } : one));
  const { person } = openApp({
    path: '/cadastro/cliente?filter={"descricao":"i"}&sort=nome&order=ASC&page=1&perPage=25',
    answers: {
      'GET /Pessoa': () => renamed().filter((one) => one.nome.includes('i')),
      'GET /Pessoa/{id}': () => ({ ...CLIENTE, nome }),
      'POST /Pessoa': ({ body }) => {
        nome = String((body as unknown as { nome: string }).nome);
        return { ...CLIENTE, nome, versao: 5 };
      },
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Laticínios Serra Azul' }));
  expect(await screen.findByText('1 de 2')).toBeVisible();
  const field = await screen.findByRole('textbox', { name: 'Nome' });
  await person.clear(field);
  await person.type(field, 'Metal');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente Metal' })).toBeVisible();
  expect(link('Próximo cliente: Tinturaria Boa Vista')).toBeVisible();
  expect(screen.getByText('1 de 2')).toBeVisible();
});

test('who is about to open a client has it asked for, once, and what the list knows of it is never typed over', async () => {
  const { api, person } = openApp({ path: '/cadastro/cliente' });
  const row = await screen.findByRole('link', { name: 'Laticínios Serra Azul' });
  await person.hover(row);
  await waitFor(() => expect(asked(api, 'GET /Pessoa/{id}')).toHaveLength(1));
  await person.click(row);
  expect(await nome()).toHaveValue('Laticínios Serra Azul');
  expect(screen.getByRole('textbox', { name: 'CPF/CNPJ' })).toHaveValue('11.222.333/0001-81');
  expect(asked(api, 'GET /Pessoa/{id}')).toHaveLength(1);
  expect(asked(api, 'GET /Pessoa/{id}/resumo')).toHaveLength(1);
});

test('the summary is coloured where something is due, and nowhere else', async () => {
  openApp({
    path: base,
    answers: { 'GET /Pessoa/{id}/resumo': () => ({ ...RESUMO, naoConformes: 0, meta: { ...RESUMO.meta, Meta: 0 } }) },
  });
  const summary = within(await screen.findByRole('navigation', { name: 'Resumo do cliente' }));
  const due = summary.getAllByRole('link').filter((one) => one.querySelector('svg'));
  expect(due.map(({ textContent }) => textContent)).toEqual(['Vencida em 31/01/2020']);
});

test('what is typed is told at the end of the form, and can be given up there', async () => {
  const { person } = openApp({ path: base });
  await person.type(await nome(), ' Ltda');
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await nome()).toHaveValue('Laticínios Serra Azul');
  expect(screen.queryByText('Alterações não salvas')).toBeNull();
});
