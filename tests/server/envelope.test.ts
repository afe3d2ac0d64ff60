import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { callName } from '../../contract/call.ts';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** Requests that never reach a handler, with what they are answered. */
const refusals = [
  ['an unknown path', { method: 'GET', url: '/api/Nada' }, 404, 'Endereço não encontrado'],
  ['a known path with another method', { method: 'PUT', url: '/api/Roteiro' }, 405, 'Este endereço não aceita PUT'],
  ['one that no call takes', { method: 'PATCH', url: '/api/Roteiro' }, 405, 'Este endereço não aceita PATCH'],
  ['a question for methods', { method: 'OPTIONS', url: '/api/Roteiro' }, 405, 'Este endereço não aceita OPTIONS'],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/api/Roteiro', payload: '{"descricao":', headers: json },
    400,
    'O corpo da requisição não é um JSON válido',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/api/Roteiro', payload: `{"descricao":"${'x'.repeat(3_000_000)}"}`, headers: json },
    413,
    'O conteúdo enviado é grande demais',
  ],
  [
    'a body of another type',
    { method: 'POST', url: '/api/Roteiro', payload: 'descricao=x', headers: { 'content-type': 'text/csv' } },
    415,
    'Tipo de conteúdo não aceito',
  ],
  ['an address that cannot be read', { method: 'GET', url: '/api/Pessoa/%ZZ' }, 400, 'Endereço inválido'],
] as const;

test.each(refusals)('%s is answered in the envelope', async (_name, request, status, message) => {
  const reply = await server.app.inject({
    ...request,
    headers: { cookie: admin.cookie, ...('headers' in request ? request.headers : {}) },
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({ flagErro: true, listaMensagens: [message], listaResultados: {} });
});

/** Calls that name their record in the path, and by which something changes. */
const ofOneRecord = allCalls()
  .filter(({ method, path, access }) => method !== 'GET' && path.includes('{id}') && access !== 'dispositivo')
  .map((call) => [callName(call), call] as const);

test.each(ofOneRecord)('%s of two records is refused', async (_name, { method, path }) => {
  const [url, headers] = [`/api${path.replace('{id}', '133')}`, { cookie: admin.cookie }];
  const reply = await server.app.inject({ method, url, headers, payload: { id: 134 } });
  expect(reply.statusCode).toBe(400);
  expect(onField({ body: reply.json() }, 'id')).toBe('Difere do id do endereço da requisição');
});

test('so is a removal whose query and body name two', async () => {
  const { id } = (await admin.post('/api/Roteiro', { descricao: 'Um' })).body.listaResultados;
  expect((await admin.delete(`/api/Roteiro?id=${id}`, { id: id + 1 })).status).toBe(400);
  expect((await admin.delete(`/api/Roteiro?id=${id}`, { id: String(id) })).status).toBe(200);
});

test('a thrown error says nothing of the inside', async () => {
  const broken = await startServer();
  const caller = await broken.login('admin');
  await broken.databases.write.schema.alterTable('Roteiro').renameTo('RoteiroPerdido').execute();
  const reply = await caller.get('/api/Roteiro');
  expect(reply).toMatchObject({
    status: 500,
    body: { flagErro: true, listaMensagens: ['Erro interno do servidor. Tente novamente.'], listaResultados: {} },
  });
  await broken.close();
});

test.each(['/api/roteiro', '/api/ROTEIRO/', '/API/Roteiro'])('%s is the list of routes', async (url) => {
  expect((await admin.get(url)).status).toBe(200);
});

test('what is wrong with a field is said on that field, in Portuguese', async () => {
  const reply = await admin.post('/api/Parametro', {
    sigla: 'X',
    descricao: 'Y',
    minimo: 'dez',
    maximo: 1,
    incerteza: 0,
    flagAtivo: 1,
  });
  expect(reply.status).toBe(400);
  expect(reply.body.listaMensagens[0]).toBe('Mínimo: Número inválido');
  expect(JSON.stringify(reply.body)).not.toMatch(/expected|invalid|required/i);
});

test.each([
  [{ sigla: 'S'.repeat(21) }, 'Sigla: Digite no máximo 20 caracteres'],
  [{ sigla: 7 }, 'Sigla: Valor inválido'],
  [{ id: -1 }, 'O menor valor é 0'],
])('a refusal names the field by its label, in our own words: %j', async (fields, message) => {
  const reply = await admin.post('/api/Parametro', { descricao: 'Rótulos', ...fields });
  expect(reply.body.listaMensagens[0]).toBe(message);
});

test('decimals are read with a comma or a point', async () => {
  const created = await admin.post('/api/Parametro', {
    sigla: 'X',
    descricao: 'Xis',
    minimo: '0,5',
    maximo: '1.25',
    incerteza: 2,
    flagAtivo: 1,
  });
  expect(created.status).toBe(200);
  const [row] = (await admin.get('/api/Parametro/?descricao=xis&flagAtivo=null')).body.listaResultados;
  expect(row).toMatchObject({ minimo: 0.5, maximo: 1.25, incerteza: 2 });
});

test('wildcards of the search stand for themselves', async () => {
  await admin.post('/api/Roteiro', { descricao: '100% rural', flagAtivo: 1 });
  await admin.post('/api/Roteiro', { descricao: 'Rota_1', flagAtivo: 1 });
  const found = async (text: string) =>
    (await admin.get(`/api/Roteiro/?descricao=${encodeURIComponent(text)}&flagAtivo=null`)).body.listaResultados.map(
      (row: { descricao: string }) => row.descricao,
    );
  expect(await found('%')).toEqual(['100% rural']);
  expect(await found('_')).toEqual(['Rota_1']);
  expect(await found('RURAL')).toEqual(['100% rural']);
});

test('replies carry the headers that protect a browser, and are not kept', async () => {
  const { headers } = await admin.get('/api/Roteiro');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  // Pages reach this server and the postal-code service, no other.
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://viacep.com.br;");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test('pages that were built to ask another host for protocols may reach it, and see its photos', async () => {
  const apart = await startServer({ environment: { VITE_APP_API_URL: 'https://app.exemplo/api' } });
  const policy = (await apart.anonymous.get('/api/health')).headers['content-security-policy'];
  await apart.close();
  expect(policy).toContain("connect-src 'self' https://viacep.com.br https://app.exemplo;");
  expect(policy).toContain("img-src 'self' data: blob: https://app.exemplo;");
});

test('the contract is published as OpenAPI 3.1 and as a page', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/Roteiro'].post.requestBody.content['application/json'].schema.properties).toHaveProperty(
    'descricao',
  );
  expect(
    document.paths['/ImportacaoAnalise/upload'].post.requestBody.content['multipart/form-data'].schema.properties
      .analise,
  ).toEqual({
    type: 'string',
    format: 'binary',
  });
  const told = (path: string, method: string) => document.paths[path][method].description;
  expect(told('/Pessoa/{id}/resumo', 'get')).toBe('Menu cadastro/cliente, nível ver. Fonte: beyond.');
  expect(told('/logUser', 'get')).toMatch(/^Menu acesso\/LogUsers, nível ver, ou menu cadastro\/cliente, nível ver\./);
  expect(told('/PessoaContato/exportar', 'post')).toMatch(/^Só o grupo DESENVOLVEDOR ou ADMINISTRADOR\./);
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<code>/Roteiro</code>');
  expect(page.body).not.toContain('<script');
});
