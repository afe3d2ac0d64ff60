import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { answerRequests } from '../../server/modules/sessao/recuperacao/service.ts';
import { digest } from '../../server/modules/sessao/secrets.ts';
import { countRows, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Each test has a day of its own, an empty queue and no requests. */
let today = NOW;
beforeEach(async () => {
  today = new Date(today.getTime() + 24 * 3_600_000);
  server.setNow(today);
  const { write } = server.databases;
  await write.deleteFrom('Mensagem').execute();
  await write.deleteFrom('PedidoSenha').execute();
  await write.deleteFrom('LinkSenha').execute();
});

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000);
const ask = (email: string) => server.anonymous.post('/api/Usuario/recoverPassword', { email });
const answer = () => answerRequests(server.services);
const queued = () =>
  server.databases.read
    .selectFrom('Mensagem')
    .select(['paraEmail', 'assunto', 'texto', 'html'])
    .orderBy('id')
    .execute();

/** The links in the queue's messages, as `[userUuid, linkUuid]`. */
async function links(): Promise<[string, string][]> {
  const found = (await queued()).map(({ texto }) =>
    /http:\/\/localhost:3000\/alterar-senha\/([\da-f-]{36})\/([\da-f-]{36})/.exec(texto ?? ''),
  );
  return found.map((match) => [match?.[1] ?? '', match?.[2] ?? '']);
}
const verify = async (link: string) =>
  (await server.anonymous.get(`/api/users/verifyRecoverPasswordLink/${link}`)).body.listaResultados.msg;

test('the answer, and the work before it, are the same for known and unknown addresses', async () => {
  const known = await ask('tecnico@example.com');
  const unknown = await ask('ninguem@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await queued()).toEqual([]);
  const requests = await server.databases.read
    .selectFrom('PedidoSenha')
    .select(['email', 'atendidoEm'])
    .orderBy('id')
    .execute();
  expect(requests).toEqual([
    { email: 'tecnico@example.com', atendidoEm: null },
    { email: 'ninguem@example.com', atendidoEm: null },
  ]);
});

test('the link sets a new password, once', async () => {
  await ask('Tecnico@Example.com');
  await answer();
  const [[user, link] = ['', '']] = await links();
  expect(user).toBe('00000000-0000-4000-8000-000000000003');
  expect(await verify(link)).toBe('Link válido');
  const change = () => server.anonymous.post('/api/Usuario/updatePassword/0', { senha: 'uma-senha-nova', uuid: link });
  expect((await change()).status).toBe(200);
  expect((await change()).status).toBe(422);
  expect(
    (await server.anonymous.post('/api/Usuario/login', { login: 'tecnico', senha: 'uma-senha-nova' })).status,
  ).toBe(200);
});

test('the database keeps a link’s hash, and the link ends after an hour', async () => {
  await ask('tecnico@example.com');
  await answer();
  const [[, link] = ['', '']] = await links();
  const stored = await server.databases.read.selectFrom('LinkSenha').select('chave').execute();
  expect(stored).toEqual([{ chave: digest(link) }]);
  server.setNow(later(61));
  expect(await verify(link)).toBe('Link inválido');
});

test('a new link leaves the one before good, until a password is set', async () => {
  await ask('tecnico@example.com');
  await answer();
  await ask('tecnico@example.com');
  await answer();
  const [[, first] = ['', ''], [, second] = ['', '']] = await links();
  expect([await verify(first), await verify(second)]).toEqual(['Link válido', 'Link válido']);
  await server.anonymous.post('/api/Usuario/updatePassword/0', { senha: 'uma-senha-nova', uuid: first });
  expect(await verify(second)).toBe('Link inválido');
});

test('what others ask for an address uses up nobody’s quota, and floods nobody', async () => {
  for (let other = 0; other < 10; other += 1) {
    await server
      .anonymousAt(`203.0.113.${other}`)
      .post('/api/Usuario/recoverPassword', { email: 'tecnico@example.com' });
  }
  await answer();
  expect(await queued()).toHaveLength(3);
  expect((await ask('tecnico@example.com')).status).toBe(200);
  await answer();
  expect(await queued()).toHaveLength(3);
  server.setNow(later(16));
  await ask('tecnico@example.com');
  await answer();
  expect(await queued()).toHaveLength(4);
});

test('requests dated ahead count as made now', async () => {
  server.setNow(later(30 * 24 * 60));
  for (let time = 0; time < 3; time += 1) await ask('tecnico@example.com');
  server.setNow(today);
  expect((await ask('tecnico@example.com')).status).toBe(429);
  server.setNow(later(61));
  expect((await ask('tecnico@example.com')).status).toBe(200);
});

/** Makes a technician, as the state of the record that a test is about. */
const addUser = (login: string, values: { email: string; flagAtivo?: number; removidoEm?: string }) =>
  server.databases.write
    .insertInto('Usuario')
    .values({
      uuid: randomUUID(),
      nome: login,
      login,
      idGrupo: GRUPO.TECNICO,
      flagAlterarSenha: 0,
      flagAtivo: 1,
      dtCadastro: NOW.toISOString(),
      ...values,
    })
    .execute();

test('unknown, removed and disabled users get nothing', async () => {
  await addUser('saiu', { email: 'saiu@example.com', removidoEm: NOW.toISOString() });
  await addUser('parou', { email: 'parou@example.com', flagAtivo: 0 });
  for (const name of ['saiu', 'parou', 'ninguem']) await ask(`${name}@example.com`);
  await answer();
  expect(await queued()).toEqual([]);
});

test('every user of a shared address gets a link of their own', async () => {
  for (const login of ['um', 'dois', 'tres']) await addUser(login, { email: 'Equipe@example.com' });
  await ask('equipe@example.com');
  await answer();
  expect(new Set((await links()).map(([user]) => user)).size).toBe(3);
});

test('an address may ask three times an hour, known or not', async () => {
  for (const email of ['tecnico@example.com', 'ninguem@example.com']) {
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  server.setNow(later(61));
  expect((await ask('tecnico@example.com')).status).toBe(200);
});

test('ten requests at once are no better than three', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('tecnico@example.com')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('one caller may not try addresses without end', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1) statuses.push((await ask(`pessoa${guess}@example.com`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('two servers that answer at once give one link', async () => {
  await ask('tecnico@example.com');
  await Promise.all([answer(), answer()]);
  expect(await queued()).toHaveLength(1);
});

test('requests that count no more are forgotten', async () => {
  await ask('tecnico@example.com');
  await answer();
  server.setNow(later(61));
  await ask('ninguem@example.com');
  await answer();
  expect(await countRows(server.databases, 'PedidoSenha')).toBe(1);
});
