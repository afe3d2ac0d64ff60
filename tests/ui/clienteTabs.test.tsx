import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { asked, openApp, RESUMO, rowTexts } from './clienteApp.tsx';

const base = '/cadastro/cliente/3';
const answers = {
  'GET /PessoaPontoColeta/{idPessoa}': () => [
    { id: 11, idPessoa: 3, descricao: 'PV', planoAmostragem: null, versao: 1 },
  ],
  'DELETE /PessoaPontoColeta': () => ({ id: 11 }),
};
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const nome = () => screen.getByRole('textbox', { name: 'Nome' });

test('the parts are those of the specification, in its order, with their counts, each at an address of its own', async () => {
  openApp({ path: base });
  await screen.findByRole('tab', { name: /^Contatos ?, ?2$/ });
  expect(screen.getAllByRole('tab').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Dados', base],
    ['Endereço, 0', `${base}/enderecos`],
    ['Contatos, 2', `${base}/contatos`],
    ['Pontos Coleta, 3', `${base}/pontos-coleta`],
    ['Logs', `${base}/logs`],
    ['Mon. Anual, 0', `${base}/monitoramento-anual`],
    ['Med. Vazão, 2', `${base}/medidor-vazao`],
  ]);
});

test('what is typed in one part stays while another is looked at, and its tab says so', async () => {
  const { person, router } = openApp({ path: base, answers });
  await screen.findByRole('heading', { level: 1 });
  await person.type(nome(), ' Ltda');
  await person.click(tab('Pontos Coleta'));
  expect(await rowTexts('Pontos Coleta')).toHaveLength(1);
  expect(router.state.location.pathname).toBe(`${base}/pontos-coleta`);
  expect(tab('Dados, com alterações não salvas')).toHaveAttribute('aria-selected', 'false');

  await person.click(tab('Dados'));
  expect(nome()).toHaveValue('Laticínios Serra Azul Ltda');
  expect(nome()).toBeVisible();
});

test('removing a record in one part leaves what is typed in another', async () => {
  let reads = 0;
  const { api, person } = openApp({
    path: base,
    answers: {
      ...answers,
      'GET /Pessoa/{id}': () => ({ id: 3, nome: `Lido ${++reads}`, flagAtivo: 1, versao: reads }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await person.type(nome(), ' e digitado');
  await person.click(tab('Pontos Coleta'));
  await person.click(await screen.findByRole('button', { name: 'Remover PV' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(asked(api, 'DELETE /PessoaPontoColeta')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(tab('Dados'));
  expect(nome()).toHaveValue('Lido 1 e digitado');
});

test('a refused field shows on the tab', async () => {
  const { person } = openApp({
    path: base,
    answers: {
      'POST /Pessoa': () => {
        throw failure('codigo: Já existe', 400, { codigo: 'Já existe' });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await person.type(screen.getByRole('textbox', { name: 'Código' }), '9');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('tab', { name: /^Dados ?, com erros$/ })).toBeVisible();
});

test('leaving the client from another part asks about what was typed in the first', async () => {
  const { person, router } = openApp({ path: base, answers });
  await screen.findByRole('heading', { level: 1 });
  await person.type(nome(), ' Ltda');
  await person.click(tab('Pontos Coleta'));
  await screen.findByRole('table', { name: 'Pontos Coleta' });
  await person.click(screen.getByRole('link', { name: 'Voltar para os clientes' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(router.state.location.pathname).toBe(`${base}/pontos-coleta`);
  await person.click(question.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro/cliente'));
});

test('an unknown part is no page, nor are the parts of a client that is not there yet', async () => {
  openApp({ path: `${base}/nada` });
  expect(await screen.findByText(/\/cadastro\/cliente\/3\/nada/)).toBeVisible();
});

test('a new client has only its data', async () => {
  openApp({ path: '/cadastro/cliente/0' });
  await screen.findByRole('heading', { level: 1, name: 'Criar Cliente' });
  expect(tab('Contatos')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('navigation', { name: 'Resumo do cliente' })).toBeNull();
});

test('the summary says how the client stands, each fact a link to its place', async () => {
  openApp({ path: base });
  const summary = within(await screen.findByRole('navigation', { name: 'Resumo do cliente' }));
  expect(summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Habilitado', base],
    ['02/10/2026 – Caixa de saída', `${base}/historico-coletas`],
    ['0,520 Kg/m³', `${base}/historico-coletas`],
    ['Vencida em 31/01/2020', `${base}/medidor-vazao`],
    ['Faltam 3 de 4 em 2026', `${base}/monitoramento-anual`],
    ['2 coletas', `${base}/historico-coletas`],
  ]);
  expect(summary.getByRole('link', { name: 'DBO de cobrança atual 0,520 Kg/m³' })).toBeVisible();
});

test.each([
  ['Faltam 3 de 4 em 2026', { qtdMinima: 4, coletas: 1, falta: 3, Meta: 3 }],
  ['Faltam 4 de 4 em 2026 (hoje: 3)', { qtdMinima: 4, coletas: 1, falta: 3, Meta: 4 }],
  ['Faltam 6 de 11 em 2026', { qtdMinima: 4, coletas: 5, falta: 6, Meta: 6 }],
  ['Faltam 2 de 4 em 2026 (hoje: 0)', { qtdMinima: 4, coletas: 5, falta: 0, Meta: 2 }],
  ['Cumprida em 2026', { qtdMinima: 4, coletas: 5, falta: 0, Meta: 0 }],
])('the summary says of a goal: %s', async (text, meta) => {
  const resumo = { ...RESUMO, meta: { ano: 2026, ...meta } };
  openApp({ path: base, answers: { 'GET /Pessoa/{id}/resumo': () => resumo } });
  const summary = within(await screen.findByRole('navigation', { name: 'Resumo do cliente' }));
  expect(summary.getByText(text)).toBeVisible();
});

test('the latest values, failures first, have value, unit, limits and date apart; commas stand under each other', async () => {
  const [ph] = RESUMO.parametros;
  const dbo = { ...ph, idParametro: 26, sigla: 'DBO', descricao: 'DBO', valor: '1742', minimo: 0, maximo: 0 };
  const og = { ...ph, idParametro: 20, sigla: 'Og', descricao: 'Óleos', valor: '4,38000000', minimo: 0, maximo: 150 };
  openApp({ path: base, answers: { 'GET /Pessoa/{id}/resumo': () => ({ ...RESUMO, parametros: [dbo, og, ph] }) } });
  const title = 'Último valor de cada parâmetro';
  expect(await rowTexts(title)).toEqual([
    ['pH (pH)', '5,2, abaixo do mínimo 6', '', '10', '6', '02/10/2026'],
    ['DBO (DBO)', '1.742', 'mg/L', '-', '-', '02/10/2026'],
    ['Óleos (Og)', '4,38', 'mg/L', '150', '-', '02/10/2026'],
  ]);
  const rooms = [...screen.getByRole('table', { name: title }).querySelectorAll('td:nth-child(2) [data-room]')];
  expect(rooms.map((room) => room.getAttribute('data-room'))).toEqual(['0', ',00', '']);
});

test('a server that does not know the summary is done without', async () => {
  openApp({
    path: base,
    answers: {
      'GET /Pessoa/{id}/resumo': () => {
        throw failure('Endereço não encontrado', 404);
      },
    },
  });
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Resumo do cliente' })).toBeNull());
});
