import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { GRUPO } from '../../domain/acesso/access.ts';
import { forbidden } from '../../server/errors.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let port: number;
let admin: Caller;
beforeEach(async () => {
  server = await startServer();
  admin = await server.login('admin');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterEach(() => server.close());

/** What a file is answered whose sender was let in when it began, and in whose midst something changes. */
async function answerTo(path: string, part: string, sender: Record<string, string>, change: () => Promise<unknown>) {
  const headers = { ...sender, 'content-type': 'multipart/form-data; boundary=limite' };
  const arrives = once(server.app.server, 'request');
  const upload = request({ port, method: 'POST', path, headers });
  const answered = once(upload, 'response');
  upload.write(`--limite\r\nContent-Disposition: form-data; name="${part}"; filename="laudo.xlsx"\r\n\r\ncomeço`);
  await arrives;
  expect((await admin.get('/api/Usuario/sessao')).status).toBe(200);
  await change();
  upload.end('fim\r\n--limite--\r\n');
  const [reply] = (await answered) as [IncomingMessage];
  return [reply.statusCode, JSON.parse(await text(reply)).listaMensagens[0]];
}

const write = () => server.databases.write;
const ofAdmin = GRUPO.ADMINISTRADOR;
const OVER = 'Sua sessão terminou. Entre novamente.';

test.each([
  ['signs out', () => admin.post('/api/Usuario/logout'), 401, OVER],
  ['is disabled', () => write().updateTable('Usuario').set({ flagAtivo: 0 }).execute(), 401, OVER],
  [
    'loses the permission',
    () => write().deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', ofAdmin).execute(),
    403,
    forbidden().message,
  ],
])('who %s while a file arrives has sent none', async (_, change, status, told) => {
  const { cookie } = admin;
  const answered = await answerTo('/api/ImportacaoAnalise/upload', 'analise', { cookie }, change);
  expect(answered).toEqual([status, told]);
});

test('a device that is revoked while its photo arrives has sent none', async () => {
  const { token, id } = (await admin.post('/api/dispositivo', { nome: 'Tablet 1' })).body.listaResultados;
  const sender = { authorization: `Bearer ${token}` };
  const revoke = () => admin.delete(`/api/dispositivo?id=${id}`);
  expect(await answerTo('/api/protocolo/1/imagem', 'imagem', sender, revoke)).toEqual([
    401,
    'Dispositivo não autorizado: o token não existe ou foi revogado',
  ]);
});

test('who signs out while a long body arrives has written nothing', async () => {
  const headers = { cookie: admin.cookie, 'content-type': 'application/json' };
  const arrives = once(server.app.server, 'request');
  const save = request({ port, method: 'POST', path: '/api/Roteiro', headers });
  const answered = once(save, 'response');
  save.write('{"descricao":"Rota de quem saiu",');
  await arrives;
  expect((await admin.get('/api/Usuario/sessao')).status).toBe(200);
  await admin.post('/api/Usuario/logout');
  save.end('"flagAtivo":1}');
  const [reply] = (await answered) as [IncomingMessage];
  expect([reply.statusCode, JSON.parse(await text(reply)).listaMensagens]).toEqual([401, [OVER]]);
});

/** As a POST of JSON that is none, and larger than any that is read. */
const unread = { payload: `{"descricao":${'x'.repeat(3_000_000)}`, headers: { 'content-type': 'application/json' } };
const TECNICO = 'Seu grupo não tem permissão para isto';

test.each([
  ['nobody, of a call of users', '/api/Roteiro', {}, 401, OVER],
  [
    'nobody, of a call of devices',
    '/api/protocolo',
    {},
    401,
    'Dispositivo não autorizado: o token não existe ou foi revogado',
  ],
  [
    'another site',
    '/api/Roteiro',
    { 'sec-fetch-site': 'cross-site' },
    403,
    'Pedido recusado: veio de outro endereço, não desta aplicação',
  ],
  ['an address that is none', '/api/Nada', {}, 404, 'Endereço não encontrado'],
  ['an address outside of the API', '/nada', {}, 404, 'Endereço não encontrado'],
  ['a call that takes no such method', '/api/logUser', {}, 405, 'Este endereço não aceita POST'],
])('nothing of a body is read of %s', async (_, url, headers, status, told) => {
  const reply = await server.app.inject({ method: 'POST', url, ...unread, headers: { ...unread.headers, ...headers } });
  expect([reply.statusCode, reply.json()]).toEqual([
    status,
    { flagErro: true, listaMensagens: [told], listaResultados: {} },
  ]);
});

test('nor of who may not write', async () => {
  const { cookie } = await server.login('tecnico');
  const headers = { ...unread.headers, cookie };
  const reply = await server.app.inject({ method: 'POST', url: '/api/Roteiro', ...unread, headers });
  expect([reply.statusCode, reply.json().listaMensagens]).toEqual([403, [TECNICO]]);
});

const publicCalls = Object.values(contract)
  .flatMap((area) => Object.values(area))
  .filter(({ access, method }) => access === 'publico' && method === 'POST');

test.each(publicCalls.map(({ path }) => path.replace(/\{\w+\}/g, '1')))(
  'of who is not known yet little is read: %s',
  async (path) => {
    const reply = await server.anonymous.post(`/api${path}`, { login: 'x'.repeat(17 * 1024) });
    expect([reply.status, reply.body.listaMensagens]).toEqual([413, ['O conteúdo enviado é grande demais']]);
  },
);
