import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mapLink } from '../../src/pages/cliente/endereco/EnderecoCard.tsx';
import { asked, openApp } from './clienteApp.tsx';

const path = '/cadastro/cliente/3/enderecos';
const ENDERECO = {
  id: 21,
  idPessoa: 3,
  idTipoEndereco: 1,
  idIntegracao: 1,
  cep: '13201000',
  logradouro: 'Rua do Exemplo',
  numero: '100',
  complemento: 'Galpão 2',
  bairro: 'Centro',
  cidade: 'Jundiaí',
  uf: 'SP',
  latitude: '-23.18',
  longitude: '-46.88',
  linkMapa: null,
  versao: 3,
};
const FOUND = { logradouro: 'Avenida Achada', bairro: 'Vila Achada', localidade: 'Campinas', uf: 'SP' };
const field = (name: string) => screen.getByRole('textbox', { name });

/** The postal-code service, which answers when it is told to. */
function postalService() {
  const requests: string[] = [];
  const answers: ((body: unknown) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(url);
    return new Promise((resolve, reject) => {
      answers.push((body) => (body instanceof Error ? reject(body) : resolve(Response.json(body))));
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  return { requests, answer: (body: unknown) => answers.at(-1)?.(body) };
}
afterEach(() => vi.unstubAllGlobals());

async function openNew() {
  const app = openApp({
    path,
    answers: {
      'GET /PessoaEndereco': () => [],
      'POST /PessoaEndereco/{idUsuario}': () => ({ id: 22, versao: 1 }),
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Adicionar endereço' }));
  await screen.findByRole('dialog');
  return app;
}

test('a card an address, with a link to its place', async () => {
  openApp({ path, answers: { 'GET /PessoaEndereco': () => [ENDERECO] } });
  const card = within(await screen.findByRole('article', { name: 'Rua do Exemplo' }));
  for (const text of ['Rua do Exemplo, 100', 'Galpão 2', 'Centro, Jundiaí – SP', 'CEP 13201-000']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-23.18&mlon=-46.88#map=17/-23.18/-46.88',
  );
});

test.each([
  [{ linkMapa: 'https://example.com/m' }, 'https://example.com/m'],
  [{ linkMapa: 'javascript:alert(1)' }, null],
  [
    { latitude: '-23,5', longitude: '-46,5' },
    'https://www.openstreetmap.org/?mlat=-23.5&mlon=-46.5#map=17/-23.5/-46.5',
  ],
  [{ latitude: '-23,5', longitude: null }, null],
  [{ latitude: 'sul', longitude: 'leste' }, null],
  [{ latitude: '-235', longitude: '-46,5' }, null],
  [{ latitude: '-23,5', longitude: '-465' }, null],
])('the map of %j is %s', (place, link) => {
  expect(mapLink({ id: 1, linkMapa: null, latitude: null, longitude: null, ...place })).toBe(link);
});

test('a complete CEP fills the address; what was typed after it stays', async () => {
  const service = postalService();
  const { api, person } = await openNew();
  await person.type(field('CEP'), '1320100');
  expect(service.requests).toEqual([]);
  await person.type(field('CEP'), '0');
  expect(service.requests).toEqual(['https://viacep.com.br/ws/13201000/json/']);
  expect(field('CEP')).toHaveValue('13201-000');
  await person.type(field('Bairro'), 'Digitado depois');
  service.answer(FOUND);
  await waitFor(() => expect(field('Endereço')).toHaveValue('Avenida Achada'));
  expect(field('Bairro')).toHaveValue('Digitado depois');
  expect(field('Cidade')).toHaveValue('Campinas');
  expect(screen.getByRole('combobox', { name: 'UF' })).toHaveTextContent('SP');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaEndereco/{idUsuario}')[0]?.body).toMatchObject({
    idPessoa: 3,
    idTipoEndereco: 1,
    idIntegracao: 1,
    cep: '13201000',
    logradouro: 'Avenida Achada',
    bairro: 'Digitado depois',
    uf: 'SP',
  });
});

test('the answer for a CEP that was changed meanwhile is not taken', async () => {
  const service = postalService();
  const { person } = await openNew();
  await person.type(field('CEP'), '13201-000');
  expect(service.requests).toHaveLength(1);
  await person.type(field('CEP'), '{Backspace}');
  service.answer(FOUND);
  await person.type(field('Número'), '5');
  expect(field('Endereço')).toHaveValue('');
});

test.each([
  ['not found', { erro: true }],
  ['not found, as text', { erro: 'true' }],
  ['out of reach', new Error('sem rede')],
])('a CEP %s blocks nothing and says nothing', async (_case, answer) => {
  const service = postalService();
  const { api, person } = await openNew();
  await person.type(field('CEP'), '00000000');
  service.answer(answer);
  await person.type(field('Endereço'), 'Rua sem CEP');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked(api, 'POST /PessoaEndereco/{idUsuario}')).toHaveLength(1));
  expect(screen.queryByText(/CEP não|Erro/)).toBeNull();
});

test('an address is edited under its own address of the API, and removed after a question', async () => {
  const { api, person } = openApp({
    path,
    answers: {
      'GET /PessoaEndereco': () => [ENDERECO],
      'POST /PessoaEndereco/Update/{id}': () => ({ id: 21, versao: 4 }),
      'POST /PessoaEndereco/Delete/{id}': () => ({ id: 21 }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Editar Rua do Exemplo' }));
  await person.clear(await screen.findByRole('textbox', { name: 'Número' }));
  await person.type(field('Número'), '102');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /PessoaEndereco/Update/{id}')[0]).toMatchObject({
    params: { id: '21' },
    body: { idPessoa: 3, numero: '102', versao: 3 },
  });
  await person.click(screen.getByRole('button', { name: 'Remover Rua do Exemplo' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Deseja remover esse item?')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Remover' }));
  await waitFor(() =>
    expect(asked(api, 'POST /PessoaEndereco/Delete/{id}')[0]).toEqual({
      params: { id: 21 },
      body: { id: 21, versao: 3 },
    }),
  );
});
