import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST_TIMES } from '../../server/http/clientErrors.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer({ requestTimes: { ...REQUEST_TIMES, lingers: 100 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** A connection, what it was sent so far, and what went wrong with it. */
async function open() {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const heard = { text: '', errors: [] as unknown[] };
  socket.on('data', (chunk) => {
    heard.text += chunk;
  });
  socket.on('error', (error) => heard.errors.push(error));
  await once(socket, 'connect');
  return { socket, heard };
}

const head = (address: string, ...more: string[]) =>
  [`POST ${address} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...more, '', ''].join('\r\n');
const CHUNK = `400\r\n${'x'.repeat(1024)}\r\n`;

test.each([
  ['/api/Roteiro', 401],
  ['/api/Nada', 404],
  ['/api/logUser', 405],
  ['/api/%zz', 400],
])('a body without end is not read on once %s has refused it: the connection ends', async (address, status) => {
  const { socket, heard } = await open();
  socket.write(head(address, 'Transfer-Encoding: chunked') + CHUNK);
  const more = setInterval(() => socket.write(CHUNK), 5);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(more);
  expect(heard.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(heard.text).toMatch(/\r\nconnection: close\r\n/i);
  expect(JSON.parse(heard.text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ flagErro: true });
});

test('who is refused amid a body can still send the rest of it, and reads the reply', async () => {
  const { socket, heard } = await open();
  const rest = 'x'.repeat(500_000);
  socket.write(`${head('/api/Roteiro', `Content-Length: ${1 + rest.length}`)}{`);
  await once(socket, 'end');
  await new Promise((sent) => socket.end(rest, () => sent(undefined)));
  await once(socket, 'close');
  expect(heard.errors).toEqual([]);
  expect(heard.text).toContain('Sua sessão terminou. Entre novamente.');
});

test.each([
  ['/api/Roteiro', 401],
  ['/api/Nada', 404],
  ['/api/%zz', 400],
])(
  'where the body has come that %s refused, the connection stays open to the next request',
  async (address, status) => {
    const { socket, heard } = await open();
    for (const times of [1, 2]) {
      socket.write(`${head(address, 'Content-Length: 2')}{}`);
      await expect.poll(() => heard.text.split(`HTTP/1.1 ${status}`).length - 1).toBe(times);
    }
    expect(heard.text).not.toMatch(/connection: close/i);
    socket.destroy();
  },
);

test('a request that does not name its host is told so; one of HTTP/1.0 need not', async () => {
  const [without, old] = [await open(), await open()];
  without.socket.write('GET /api/vivo HTTP/1.1\r\n\r\n');
  old.socket.write('GET /api/vivo HTTP/1.0\r\n\r\n');
  await Promise.all([once(without.socket, 'end'), once(old.socket, 'end')]);
  expect(without.heard.text).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(without.heard.text.split('\r\n\r\n')[1] ?? '')).toEqual({
    flagErro: true,
    listaMensagens: ['A requisição não é HTTP válido'],
    listaResultados: {},
  });
  expect(old.heard.text).toMatch(/^HTTP\/1.1 200 /);
  for (const { socket } of [without, old]) socket.destroy();
});
