import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStillUser } from '../../server/modules/sessao/repository.ts';
import { digest } from '../../server/modules/sessao/secrets.ts';
import { write } from '../../server/write.ts';
import { NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const tryLogin = (login: string, senha: string) => server.anonymous.post('/api/Usuario/login', { login, senha });

test('the cookie is out of reach of scripts and of other sites', async () => {
  const { headers } = await tryLogin('admin', PASSWORD);
  expect(String(headers['set-cookie'])).toMatch(
    /^efluentes=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

test('the database keeps no usable secret', async () => {
  const admin = await server.login('admin');
  const secret = admin.cookie.replace('efluentes=', '');
  const rows = await server.databases.read.selectFrom('Sessao').select('chave').execute();
  expect(rows).toEqual([{ chave: digest(secret) }]);
  const user = await server.databases.read
    .selectFrom('Usuario')
    .select('senhaHash')
    .where('login', '=', 'admin')
    .executeTakeFirst();
  expect(user?.senhaHash).toMatch(/^\$argon2id\$/);
});

test('a session ends after twelve hours', async () => {
  const admin = await server.login('admin');
  server.setNow(later(12 * 60 - 1));
  expect((await admin.get('/api/Roteiro')).status).toBe(200);
  server.setNow(later(12 * 60 + 1));
  expect((await admin.get('/api/Roteiro')).status).toBe(401);
});

test('logging out ends the session on the server', async () => {
  const admin = await server.login('admin');
  const reply = await admin.post('/api/Usuario/logout');
  expect(String(reply.headers['set-cookie'])).toContain('efluentes=;');
  expect((await admin.get('/api/Roteiro')).status).toBe(401);
});

test('idUsuario of a request is ignored: the session says who writes', async () => {
  const dev = await server.login('dev');
  await dev.post('/api/Roteiro', { descricao: 'Rota', flagAtivo: 1, idUsuario: 1 });
  const log = await dev.get('/api/logUser?tabela=Roteiro');
  expect(log.body.listaResultados[0]).toMatchObject({ login: 'dev' });
});

test('the fifth failure closes the login for fifteen minutes', async () => {
  for (let guess = 0; guess < 5; guess += 1) expect((await tryLogin('admin', `errada ${guess}`)).status).toBe(401);
  expect((await tryLogin('admin', PASSWORD)).status).toBe(429);
  server.setNow(later(16));
  expect((await tryLogin('admin', PASSWORD)).status).toBe(200);
});

test('two hundred guesses at once are no better than five', async () => {
  const replies = await Promise.all(Array.from({ length: 200 }, (_, guess) => tryLogin('admin', `errada ${guess}`)));
  const statuses = Object.groupBy(replies, ({ status }) => String(status));
  expect(statuses['401']).toHaveLength(5);
  expect(statuses['429']).toHaveLength(195);
});

test('an unknown login is answered like a wrong password', async () => {
  const unknown = await tryLogin('ninguem', PASSWORD);
  const wrong = await tryLogin('admin', 'errada');
  expect(unknown.status).toBe(wrong.status);
  expect(unknown.body).toEqual(wrong.body);
});

async function addLink(secret: string, idUsuario: number) {
  await server.databases.write
    .insertInto('LinkSenha')
    .values({ chave: digest(secret), idUsuario, criadoEm: NOW.toISOString(), expiraEm: later(60).toISOString() })
    .execute();
}
const LINK = '4a1f7c1e-58ab-4f0a-9a55-6a4dfd7a1c11';
const verify = async () =>
  (await server.anonymous.get(`/api/users/verifyRecoverPasswordLink/${LINK}`)).body.listaResultados.msg;
const setByLink = (senha: string) => server.anonymous.post('/api/Usuario/updatePassword/0', { senha, uuid: LINK });

test('a password link works once', async () => {
  const before = await server.login('tecnico');
  await addLink(LINK, 3);
  expect(await verify()).toBe('Link válido');
  expect((await setByLink('uma-senha-nova')).status).toBe(200);
  expect((await tryLogin('tecnico', 'uma-senha-nova')).status).toBe(200);
  expect(await verify()).toBe('Link inválido');
  expect((await setByLink('mais-uma-senha')).status).toBe(422);
  expect((await before.get('/api/Roteiro')).status).toBe(401);
});

test('a password of blanks alone is none', async () => {
  await addLink(LINK, 3);
  const reply = await setByLink(' '.repeat(8));
  expect([reply.status, reply.body.listaMensagens]).toEqual([400, ['A senha não pode ser só de espaços']]);
  expect(await verify()).toBe('Link válido');
});

test('two uses of a link at once: one wins', async () => {
  await addLink(LINK, 3);
  const replies = await Promise.all([setByLink('primeira-senha'), setByLink('segunda-senha')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a password link expires after an hour', async () => {
  await addLink(LINK, 3);
  server.setNow(later(61));
  expect(await verify()).toBe('Link inválido');
  expect((await setByLink('uma-senha-nova')).status).toBe(422);
});

test('nobody sets the password of another', async () => {
  const tecnico = await server.login('tecnico');
  expect((await tecnico.post('/api/Usuario/updatePassword/1', { senha: 'minha-agora' })).status).toBe(403);
  expect((await server.anonymous.post('/api/Usuario/updatePassword/1', { senha: 'minha-agora' })).status).toBe(401);
});

const NEW_PASSWORD = { senha: 'uma-senha-nova', senhaAtual: PASSWORD };

test('a changed password ends the user’s other sessions and keeps this one', async () => {
  const here = await server.login('tecnico');
  const there = await server.login('tecnico');
  expect((await here.post('/api/Usuario/updatePassword/3', NEW_PASSWORD)).status).toBe(200);
  expect((await here.get('/api/Roteiro')).status).toBe(200);
  expect((await there.get('/api/Roteiro')).status).toBe(401);
});

test('no session begins by a password that was changed, or of a user who was disabled, while it was compared', async () => {
  const { databases } = server;
  const users = () => databases.write.updateTable('Usuario').where('login', '=', 'tecnico');
  const { id, senhaHash } = await databases.read
    .selectFrom('Usuario')
    .select(['id', 'senhaHash'])
    .where('login', '=', 'tecnico')
    .executeTakeFirstOrThrow();
  const isStill = () =>
    write(
      databases,
      { id, login: 'tecnico' },
      () => NOW,
      async (tx) => {
        tx.unchanged();
        return isStillUser(tx, id, senhaHash);
      },
    );
  expect(await isStill()).toBe(true);
  await users().set({ flagAtivo: 0 }).execute();
  expect(await isStill()).toBe(false);
  await users().set({ flagAtivo: 1 }).execute();
  const group = (flagAtivo: number) =>
    databases.write.updateTable('GrupoAcesso').set({ flagAtivo }).where('nome', '=', 'TECNICO').execute();
  await group(0);
  expect(await isStill()).toBe(false);
  await group(1);
  expect(await isStill()).toBe(true);
  await users().set({ senhaHash: 'outra' }).execute();
  expect(await isStill()).toBe(false);
});

test('a password with accents is the same however a keyboard writes them', async () => {
  const senha = 'coração-à-vista';
  const tecnico = await server.login('tecnico');
  const changed = await tecnico.post('/api/Usuario/updatePassword/3', { senhaAtual: PASSWORD, senha });
  expect(changed.status).toBe(200);
  for (const form of ['NFC', 'NFD'] as const) {
    expect((await tryLogin('tecnico', senha.normalize(form))).status).toBe(200);
  }
  // One of before is kept as it was typed.
  const senhaHash = await (await import('@node-rs/argon2')).hash(senha.normalize('NFD'));
  await server.databases.write.updateTable('Usuario').set({ senhaHash }).where('login', '=', 'tecnico').execute();
  expect((await tryLogin('tecnico', senha.normalize('NFD'))).status).toBe(200);
  expect((await tryLogin('tecnico', 'coracao-a-vista')).status).toBe(401);
});

test('whoever must change the password can do nothing else before', async () => {
  await server.databases.write
    .updateTable('Usuario')
    .set({ flagAlterarSenha: 1 })
    .where('login', '=', 'tecnico')
    .execute();
  const tecnico = await server.login('tecnico');
  expect((await tecnico.get('/api/Roteiro')).status).toBe(403);
  expect((await tecnico.post('/api/Usuario/updatePassword/3', { senha: 'uma-senha-nova' })).status).toBe(200);
  expect((await tecnico.get('/api/Roteiro')).status).toBe(200);
});

test.each(['12345678', 'Senha123', 'FLAMENGO', 'efluentes-demo'])(
  '%s is among the commonest passwords: refused on its field, and the link still works',
  async (senha) => {
    await addLink(LINK, 3);
    const reply = await setByLink(senha);
    expect(reply.status).toBe(422);
    expect(reply.body.listaResultados.campos.senha).toContain('mais usadas');
    const tecnico = await server.login('tecnico');
    expect((await tecnico.post('/api/Usuario/updatePassword/3', { senha, senhaAtual: PASSWORD })).status).toBe(422);
    const admin = await server.login('admin');
    const profile = { nome: 'Nova', login: 'nova', email: 'nova@example.com', idGrupo: 3 };
    expect((await admin.post('/api/Usuario', { ...profile, senha })).status).toBe(422);
    expect((await setByLink('uma-senha-nova')).status).toBe(200);
  },
);

test.each([0, 1])('the present password is no new one (must be changed: %i)', async (flagAlterarSenha) => {
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha }).where('id', '=', 3).execute();
  const tecnico = await server.login('tecnico');
  const reply = await tecnico.post('/api/Usuario/updatePassword/3', { senha: PASSWORD, senhaAtual: PASSWORD });
  expect(reply.status).toBe(422);
  expect(reply.body.listaResultados.campos).toEqual({ senha: 'A nova senha deve ser diferente da atual' });
});

test('with the link, a user without an address gives one; one who has an address keeps it', async () => {
  const emailOf = async (id: number) =>
    (await server.databases.read.selectFrom('Usuario').select('email').where('id', '=', id).executeTakeFirst())?.email;
  const asked = async () =>
    (await server.anonymous.get(`/api/users/verifyRecoverPasswordLink/${LINK}`)).body.listaResultados.pedeEmail;
  const change = (email: string) =>
    server.anonymous.post('/api/Usuario/updatePassword/0', { senha: 'uma-senha-nova', uuid: LINK, email });
  await addLink(LINK, 3);
  expect(await asked()).toBeUndefined();
  const before = await emailOf(3);
  expect((await change('outro@example.com')).status).toBe(200);
  expect(await emailOf(3)).toBe(before);

  await server.databases.write.deleteFrom('LinkSenha').execute();
  await server.databases.write.updateTable('Usuario').set({ email: '' }).where('id', '=', 3).execute();
  await addLink(LINK, 3);
  expect(await asked()).toBe(true);
  expect((await change('sem arroba')).status).toBe(400);
  expect((await change('chefia@example.com')).status).toBe(200);
  expect(await emailOf(3)).toBe('chefia@example.com');
  const admin = await server.login('admin');
  const [entry] = (await admin.get('/api/logUser?tabela=Usuario&idReferencia=3')).body.listaResultados;
  expect(entry.acao).toContain('email: (vazio) → chefia@example.com');
});
