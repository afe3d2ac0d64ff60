import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

test('who is no longer let in when a file has arrived has sent none', async () => {
  const admin = await server.login('admin');
  const headers = { cookie: admin.cookie, 'content-type': 'multipart/form-data; boundary=limite' };
  const arrives = once(server.app.server, 'request');
  const upload = request({ port, method: 'POST', path: '/api/ImportacaoAnalise/upload', headers });
  const answered = once(upload, 'response');
  upload.write('--limite\r\nContent-Disposition: form-data; name="analise"; filename="laudo.xlsx"\r\n\r\ncomeço');
  await arrives;
  expect((await admin.get('/api/Usuario/sessao')).status).toBe(200);
  expect((await admin.post('/api/Usuario/logout')).status).toBe(200);
  upload.end('fim\r\n--limite--\r\n');
  const [reply] = (await answered) as [IncomingMessage];
  expect([reply.statusCode, JSON.parse(await text(reply)).listaMensagens[0]]).toEqual([
    401,
    'Sua sessão terminou. Entre novamente.',
  ]);
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
