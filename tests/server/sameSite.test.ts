import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { routePath } from '../../server/http/paths.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_URL: 'http://efluentes.example' } });
  cookie = (await server.login('admin')).cookie;
});
afterAll(() => server.close());

const HOST = { host: '127.0.0.1:3000' };
const calls = Object.values(contract).flatMap((area) => Object.values(area));
const CHANGING_GETS = ['/envioEmailAmostra', '/importar-mylims'];
const changing = calls.filter(({ method, path }) => method !== 'GET' || CHANGING_GETS.includes(path));

test.each(changing.map((call) => [call.method, call.path] as const))(
  '%s %s is refused from another site',
  async (method, path) => {
    const url = routePath(path).replace(/:\w+/g, '1');
    const reply = await server.app.inject({ method, url, headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().listaMensagens[0]).toContain('outro endereço');
  },
);

test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://127.0.0.1:3000' }, 200],
  [{ origin: 'http://efluentes.example' }, 200],
  [{ origin: 'http://127.0.0.1:4000' }, 403],
  [{ origin: 'https://outro.example' }, 403],
  [{ origin: 'null' }, 403],
])('a write with %j: %i', async (headers, status) => {
  const payload = { descricao: `Rota ${JSON.stringify(headers)}`, flagAtivo: 1 };
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/Roteiro',
    payload,
    headers: { ...HOST, ...headers, cookie },
  });
  expect(reply.statusCode).toBe(status);
});

test.each(CHANGING_GETS)('%s is no link to follow, where there is no https', async (path) => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ url: routePath(path), headers: { ...HOST, ...headers, cookie } });
  expect((await ask({ accept, referer: 'http://outro.example/' })).statusCode).toBe(403);
  expect((await ask({ accept: 'Text/HTML' })).statusCode).toBe(403);
  expect((await ask({ accept: 'application/json' })).statusCode).not.toBe(403);
  expect((await ask({ accept: 'application/json, text/plain, */*' })).statusCode).not.toBe(403);
});

test.each(CHANGING_GETS)('%s of a browser without https is one of our own scripts', async (path) => {
  const browser = { ...HOST, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', cookie };
  const statusOf = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: routePath(path), headers })).statusCode;
  // An image, a script, and a request of another port whose answer its page does not read.
  for (const accept of ['image/avif,image/webp,*/*;q=0.8', '*/*', 'application/json']) {
    expect(await statusOf({ ...browser, accept })).toBe(403);
  }
  expect(await statusOf({ ...browser, accept: 'application/json', 'x-requested-with': 'fetch' })).not.toBe(403);
  expect(await statusOf({ ...browser, 'x-requested-with': 'fetch', origin: 'http://127.0.0.1:4000' })).toBe(403);
  expect(await statusOf({ ...browser, 'sec-fetch-site': 'same-origin' })).not.toBe(403);
  expect(await statusOf({ ...HOST, 'user-agent': 'curl/8.5.0', accept: '*/*', cookie })).not.toBe(403);
});

test.each(CHANGING_GETS)('%s is not carried out by HEAD', async (path) => {
  const reply = await server.app.inject({ method: 'HEAD', url: routePath(path), headers: { ...HOST, cookie } });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET']);
  const reading = await server.app.inject({ method: 'HEAD', url: '/api/Roteiro', headers: { ...HOST, cookie } });
  expect([reading.statusCode, reading.body]).toEqual([200, '']);
});

test('whoever only reads may come from anywhere: the browser keeps the answer from other sites', async () => {
  const reply = await server.app.inject({ url: '/api/Roteiro', headers: { cookie, 'sec-fetch-site': 'cross-site' } });
  expect(reply.statusCode).toBe(200);
});
