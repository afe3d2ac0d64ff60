import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const OFFICE = '192.0.2.1';
const ELSEWHERE = '203.0.113.7';
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const guess = async (login: string, senha: string, address = OFFICE) =>
  (await server.anonymousAt(address).post('/api/Usuario/login', { login, senha })).status;

async function fail(times: number, login: string, addressOf: (time: number) => string) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add(await guess(login, 'errada', addressOf(time)));
  return [...statuses];
}

test('five wrong passwords close a login to that address, not to others', async () => {
  expect(await fail(5, 'admin', () => ELSEWHERE)).toEqual([401]);
  expect(await guess('admin', PASSWORD, ELSEWHERE)).toBe(429);
  expect(await guess('ADMIN', PASSWORD, ELSEWHERE)).toBe(429);
  expect(await guess('admin', PASSWORD)).toBe(200);
});

test('five mistypings of different people close nobody’s office', async () => {
  for (const login of ['um', 'dois', 'tres', 'quatro', 'cinco'])
    expect(await fail(1, login, () => OFFICE)).toEqual([401]);
  expect(await guess('admin', PASSWORD)).toBe(200);
});

test('the fiftieth failure closes an address to every login, for fifteen minutes', async () => {
  for (let user = 0; user < 50; user += 1) expect(await guess(`pessoa${user}`, 'errada')).toBe(401);
  expect(await guess('admin', PASSWORD)).toBe(429);
  expect(await guess('admin', PASSWORD, ELSEWHERE)).toBe(200);
  server.setNow(later(16));
  expect(await guess('admin', PASSWORD)).toBe(200);
});

test('guesses of one login from many addresses are slowed down, more and more', async () => {
  const addressOf = (time: number) => `203.0.113.${time}`;
  expect(await fail(10, 'admin', addressOf)).toEqual([401]);
  const reply = await server.anonymousAt(ELSEWHERE).post('/api/Usuario/login', { login: 'admin', senha: PASSWORD });
  expect(reply.status).toBe(429);
  expect(reply.body.listaMensagens).toEqual(['Muitas tentativas sem sucesso. Aguarde 1 s e tente novamente.']);
  let moment = NOW.getTime();
  const waits = [];
  for (let time = 10; time < 22; time += 1) {
    const start = moment;
    for (let wait = 1000; (await guess('admin', 'errada', addressOf(time))) === 429; wait *= 2) {
      moment = start + wait;
      server.setNow(new Date(moment));
    }
    waits.push((moment - start) / 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024]);
});

test('the address where a login last succeeded is never kept out from elsewhere', async () => {
  expect(await guess('admin', PASSWORD)).toBe(200);
  await fail(30, 'admin', (time) => `203.0.113.${time}`);
  expect(await guess('admin', PASSWORD, '198.51.100.1')).toBe(429);
  expect(await guess('admin', PASSWORD)).toBe(200);
});

test('failures dated ahead count as made now: they close, and they end', async () => {
  server.setNow(later(30 * 24 * 60));
  await fail(5, 'admin', () => OFFICE);
  server.setNow(NOW);
  expect(await guess('admin', PASSWORD)).toBe(429);
  server.setNow(later(16));
  expect(await guess('admin', PASSWORD)).toBe(200);
});

test('an address that a request only claims counts for nothing', async () => {
  const behindProxy = await startServer({ environment: { PUBLIC_URL: 'https://efluentes.example' } });
  const attempt = async ({ anonymous }: TestServer, senha: string, forwarded: string) =>
    (await anonymous.post('/api/Usuario/login', { login: 'admin', senha }, { 'x-forwarded-for': forwarded })).status;
  for (let time = 0; time < 5; time += 1) {
    expect(await attempt(behindProxy, 'errada', `10.0.0.${time}, ${ELSEWHERE}`)).toBe(401);
    expect(await attempt(server, 'errada', `10.0.0.${time}`)).toBe(401);
  }
  expect(await attempt(behindProxy, PASSWORD, `10.0.0.9, ${ELSEWHERE}`)).toBe(429);
  expect(await attempt(server, PASSWORD, '10.0.0.9')).toBe(429);
  expect(await attempt(behindProxy, PASSWORD, `${ELSEWHERE}, ${OFFICE}`)).toBe(200);
  await behindProxy.close();
});
