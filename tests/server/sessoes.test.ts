import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { digest } from '../../server/modules/sessao/secrets.ts';
import { type Caller, NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Each test has a day of its own: the sessions and failures of the one before are over. */
let today = NOW;
beforeEach(() => {
  today = new Date(today.getTime() + 24 * 3_600_000);
  server.setNow(today);
});

interface Session {
  id: string;
  iniciada: string;
  vista: string;
  atual: boolean;
}
const sessionsOf = async (caller: Caller) =>
  (await caller.get('/api/Usuario/sessoes')).body.listaResultados as Session[];
const later = (seconds: number) => new Date(today.getTime() + seconds * 1000);
const works = async (caller: Caller) => (await caller.get('/api/Roteiro')).status === 200;

test('a user sees their own open sessions and which one is this', async () => {
  const here = await server.login('tecnico');
  server.setNow(later(5));
  await server.login('tecnico');
  await server.login('admin');
  const sessions = await sessionsOf(here);
  expect(sessions.map(({ iniciada, atual }) => ({ iniciada, atual }))).toEqual([
    { iniciada: later(5).toISOString(), atual: false },
    { iniciada: today.toISOString(), atual: true },
  ]);
  const secret = here.cookie.replace('efluentes=', '');
  const ids = sessions.map(({ id }) => id);
  expect(ids).not.toContain(secret);
  expect(ids).not.toContain(digest(secret));
});

test('a user ends one session, their own only', async () => {
  const here = await server.login('tecnico');
  const there = await server.login('tecnico');
  const admin = await server.login('admin');
  const other = (await sessionsOf(here)).find(({ atual }) => !atual)?.id;
  expect((await admin.delete(`/api/Usuario/sessoes?id=${other}`)).status).toBe(404);
  expect(await works(there)).toBe(true);
  expect((await here.delete(`/api/Usuario/sessoes?id=${other}`)).status).toBe(200);
  expect([await works(here), await works(there)]).toEqual([true, false]);
});

test('ending this very session clears its cookie', async () => {
  const here = await server.login('tecnico');
  const [session] = await sessionsOf(here);
  const reply = await here.delete(`/api/Usuario/sessoes?id=${session?.id}`);
  expect(String(reply.headers['set-cookie'])).toContain('efluentes=;');
  expect(await works(here)).toBe(false);
});

test('a user leaves everywhere else', async () => {
  const here = await server.login('tecnico');
  const others = [await server.login('tecnico'), await server.login('tecnico')];
  const admin = await server.login('admin');
  const reply = await here.post('/api/Usuario/sessoes/encerrar');
  expect(reply.body.listaResultados).toEqual({ encerradas: 2 });
  expect([await works(here), await works(admin)]).toEqual([true, true]);
  expect(await Promise.all(others.map(works))).toEqual([false, false]);
});

test('when a session was last seen is noted at most once a minute', async () => {
  const here = await server.login('tecnico');
  const seen = async () =>
    (
      await server.databases.read
        .selectFrom('Sessao')
        .select('vistaEm')
        .where('chave', '=', digest(here.cookie.replace('efluentes=', '')))
        .executeTakeFirstOrThrow()
    ).vistaEm;
  server.setNow(later(59));
  expect(await works(here)).toBe(true);
  server.setNow(later(61));
  await Promise.all(Array.from({ length: 5 }, () => works(here)));
  await vi.waitFor(async () => expect(await seen()).toBe(later(61).toISOString()));
  server.setNow(later(119));
  expect(await works(here)).toBe(true);
  // Writes go one after the other: once this one is through, one that the call above had begun would be too.
  await here.post('/api/Usuario/sessoes/encerrar');
  expect(await seen()).toBe(later(61).toISOString());
});

const change = (caller: Caller, body: Record<string, unknown>) => caller.post('/api/Usuario/updatePassword/3', body);
const NEW = 'outra-senha-de-teste';
const ofTecnico = () => server.databases.write.updateTable('Usuario').where('id', '=', 3);
let present: string | null;
beforeAll(async () => {
  const user = server.databases.read.selectFrom('Usuario').select('senhaHash').where('id', '=', 3);
  present = (await user.executeTakeFirstOrThrow()).senhaHash;
});
/** The next test signs in with the password of all. */
afterEach(() => ofTecnico().set({ senhaHash: present }).execute());

test('a password is changed by who knows the present one', async () => {
  const here = await server.login('tecnico');
  expect(await change(here, { senha: NEW })).toMatchObject({
    status: 400,
    body: { listaResultados: { campos: { senhaAtual: 'Informe a senha atual' } } },
  });
  expect(await change(here, { senha: NEW, senhaAtual: 'errada' })).toMatchObject({
    status: 422,
    body: { listaResultados: { campos: { senhaAtual: 'A senha atual não confere' } } },
  });
  expect(await change(here, { senha: PASSWORD, senhaAtual: PASSWORD })).toMatchObject({
    status: 422,
    body: { listaResultados: { campos: { senha: 'A nova senha deve ser diferente da atual' } } },
  });
  expect((await change(here, { senha: NEW, senhaAtual: PASSWORD })).status).toBe(200);
});

test('of two changes at once by one present password only one is made, and told to be', async () => {
  const [here, there] = [await server.login('tecnico'), await server.login('tecnico')];
  const both = await Promise.all([
    change(here, { senha: `${NEW}-1`, senhaAtual: PASSWORD }),
    change(there, { senha: `${NEW}-2`, senhaAtual: PASSWORD }),
  ]);
  const made = both.findIndex(({ status }) => status === 200);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const tryLogin = (senha: string) => server.anonymous.post('/api/Usuario/login', { login: 'tecnico', senha });
  expect((await tryLogin(`${NEW}-${made + 1}`)).status).toBe(200);
  expect((await tryLogin(`${NEW}-${2 - made}`)).status).toBe(401);
});

test('five wrong present passwords close the way for fifteen minutes', async () => {
  const here = await server.login('tecnico');
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await change(here, { senha: NEW, senhaAtual: `errada ${guess}` })).status).toBe(422);
  }
  expect((await change(here, { senha: NEW, senhaAtual: PASSWORD })).status).toBe(429);
  server.setNow(later(16 * 60));
  expect((await change(here, { senha: NEW, senhaAtual: PASSWORD })).status).toBe(200);
});

test('a changed password makes the links given before useless', async () => {
  const here = await server.login('tecnico');
  await server.databases.write
    .insertInto('LinkSenha')
    .values({
      chave: digest('um-link'),
      idUsuario: 3,
      criadoEm: today.toISOString(),
      expiraEm: later(3600).toISOString(),
    })
    .execute();
  await change(here, { senha: NEW, senhaAtual: PASSWORD });
  const reply = await server.anonymous.get('/api/users/verifyRecoverPasswordLink/um-link');
  expect(reply.body.listaResultados.msg).toBe('Link inválido');
});

test('a session tells its user, and the group that they are in by now', async () => {
  const admin = await server.login('admin');
  const here = await server.login('tecnico');
  const present = async () => (await here.get('/api/Usuario/sessao')).body.listaResultados;
  const users = (await admin.get('/api/Usuario')).body.listaResultados as { id: number; login: string }[];
  const user = users.find(({ login }) => login === 'tecnico');
  const told = { id: user?.id, nome: 'Tecnico de Teste', login: 'tecnico', flagAlterarSenha: 0 };
  expect(await present()).toEqual({ ...told, GrupoAcesso: { id: GRUPO.TECNICO, nome: 'TECNICO' } });
  const moved = await admin.post(`/api/Usuario/update/${user?.id}`, { ...user, idGrupo: GRUPO.ADMINISTRADOR });
  expect(moved.status).toBe(200);
  expect(await present()).toEqual({ ...told, GrupoAcesso: { id: GRUPO.ADMINISTRADOR, nome: 'ADMINISTRADOR' } });
});
