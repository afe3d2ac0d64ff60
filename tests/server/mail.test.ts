import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { buildApp } from '../../server/app.ts';
import type { Services } from '../../server/context.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite } from '../../server/database/open.ts';
import { deliverDue } from '../../server/mail/deliver.ts';
import { render } from '../../server/mail/letter.ts';
import { visitLetter } from '../../server/mail/letters.ts';
import { startMailLoop } from '../../server/mail/loop.ts';
import { queueMail } from '../../server/mail/queue.ts';
import { reasonForLog, reasonToKeep } from '../../server/mail/reason.ts';
import { safeName } from '../../server/modules/mensagens/parse.ts';
import { answerRequests } from '../../server/modules/sessao/recuperacao/service.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';
import { startSink } from './mailSink.ts';

/** What each test opened, to be closed after it. */
const closing: (() => Promise<unknown>)[] = [];

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
beforeEach(async () => {
  server.setNow(NOW);
  await server.databases.write.deleteFrom('Mensagem').execute();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => server.close());

async function sinkWith(options?: Parameters<typeof startSink>[0]) {
  const sink = await startSink(options);
  closing.push(() => sink.close());
  return sink;
}

/** The server's services, as if it had been started with other settings. */
const servicesWith = (config: Partial<Services['config']>): Services => ({
  ...server.services,
  config: { ...server.services.config, ...config },
});

const SENHA = 'Ab3dE6gH';
let users = 0;
/** Creates a user, whose message is then in the queue. */
async function invite(nome = 'Nova Pessoa'): Promise<string> {
  users += 1;
  const login = `pessoa${users}`;
  const email = `${login}@example.com`;
  await admin.post('/api/Usuario', { nome, login, email, idGrupo: GRUPO.TECNICO, senha: SENHA });
  return email;
}
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const messages = () => server.databases.read.selectFrom('Mensagem').selectAll().orderBy('id').execute();
const message = async () => (await messages())[0];
const pass = async (services: Services, minutes = 0) => {
  server.setNow(later(minutes));
  return (await deliverDue(services)).map(({ situacao }) => situacao);
};

describe('with a mail server', () => {
  test('a new user gets the login and the password, as text and as HTML', async () => {
    const sink = await sinkWith();
    const email = await invite();
    expect(await pass(servicesWith({ smtpUrl: sink.url, mailFrom: 'sistema@example.com' }))).toEqual(['enviada']);
    const [mail] = sink.mails;
    expect(sink.recipients).toEqual([[email]]);
    expect(mail?.from?.value).toEqual([{ name: 'Monitoramento de efluentes', address: 'sistema@example.com' }]);
    expect(mail?.to).toMatchObject({ value: [{ name: 'Nova Pessoa', address: email }] });
    expect(mail?.subject).toBe('Seu acesso ao monitoramento de efluentes');
    expect(mail?.date).toEqual(NOW);
    for (const body of [mail?.text, String(mail?.html)]) {
      expect(body).toContain('Nova Pessoa');
      expect(body).toContain(email.split('@')[0]);
      expect(body).toContain(SENHA);
      expect(body).toContain('http://localhost:3000');
      expect(body).toContain('Na primeira entrada será preciso trocar a senha');
    }
  });

  test('the password leaves the database with the message', async () => {
    const sink = await sinkWith();
    await invite();
    expect((await message())?.texto).toContain(SENHA);
    await pass(servicesWith({ smtpUrl: sink.url }));
    expect(await message()).toMatchObject({ situacao: 'enviada', texto: null, html: null });
  });

  test('a refused message is tried again, later and later, and arrives once, under one Message-ID', async () => {
    const sink = await sinkWith({ refuse: 2 });
    const services = servicesWith({ smtpUrl: sink.url });
    await invite();
    expect(await pass(services)).toEqual(['pendente']);
    expect(await message()).toMatchObject({ tentativas: 1, erro: expect.stringContaining('tente mais tarde') });
    expect(await pass(services, 0.9)).toEqual([]);
    expect(await pass(services, 1)).toEqual(['pendente']);
    expect(await pass(services, 5)).toEqual([]);
    expect(await pass(services, 6)).toEqual(['enviada']);
    expect(await pass(services, 60)).toEqual([]);
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual([`<${(await message())?.chave}@localhost>`]);
  });

  test('after a day of failures a message is given up, and what it said is forgotten', async () => {
    const sink = await sinkWith({ refuse: 99 });
    const services = servicesWith({ smtpUrl: sink.url });
    await invite();
    const outcomes: string[] = [];
    for (let minutes = 0; minutes <= 30 * 60; minutes += 30) outcomes.push(...(await pass(services, minutes)));
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'pendente'), 'falhou']);
    expect(await message()).toMatchObject({ situacao: 'falhou', texto: null, html: null });
  });

  test('a password link that has ended is not sent: the message is given up, and says why', async () => {
    const sink = await sinkWith({ refuse: 4 });
    const services = servicesWith({ smtpUrl: sink.url });
    await server.anonymous.post('/api/Usuario/recoverPassword', { email: 'tecnico@example.com' });
    await answerRequests(services);
    const outcomes: string[] = [];
    for (const minutes of [0, 1, 6, 21, 81]) outcomes.push(...(await pass(services, minutes)));
    expect(outcomes).toEqual(['pendente', 'pendente', 'pendente', 'pendente', 'falhou']);
    expect(sink.mails).toEqual([]);
    const dev = await server.login('dev');
    const [shown] = (await dev.get('/api/mensagens')).body.listaResultados;
    expect(shown).toMatchObject({
      situacao: 'falhou',
      erro: expect.stringMatching(/^O link da mensagem venceu antes de ela ser enviada\. Última falha: .*mais tarde/),
    });
    expect(await message()).toMatchObject({ texto: null, html: null });
  });

  test('a password link that works is sent late', async () => {
    const sink = await sinkWith();
    await server.anonymous.post('/api/Usuario/recoverPassword', { email: 'tecnico@example.com' });
    await answerRequests(server.services);
    expect(await pass(servicesWith({ smtpUrl: sink.url }), 59)).toEqual(['enviada']);
  });

  test('the log says why a message does not go, without address or content', async () => {
    const sink = await sinkWith({ refuse: 1 });
    const email = await invite();
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const loop = startMailLoop(servicesWith({ smtpUrl: sink.url }), log, async () => undefined);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    await loop.stop();
    expect(log.warn.mock.calls).toEqual([
      [{ id: expect.any(Number), situacao: 'pendente', motivo: 'EMESSAGE DATA 451' }, 'mail'],
    ]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(email);
  });

  test('a mail server that is not there loses nothing', async () => {
    const sink = await startSink();
    await sink.close();
    await invite();
    expect(await pass(servicesWith({ smtpUrl: sink.url }))).toEqual(['pendente']);
    expect(await message()).toMatchObject({ erro: expect.stringContaining('ECONNREFUSED') });
  });

  test('line breaks and addresses in a name stay a name', async () => {
    const sink = await sinkWith();
    const email = await invite('Ana\r\nBcc: outra@example.com\r\n\r\n<outra@example.com>, <b>x</b>');
    await pass(servicesWith({ smtpUrl: sink.url }));
    const [mail] = sink.mails;
    expect(sink.recipients).toEqual([[email]]);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.to).toMatchObject({ value: [{ address: email }] });
    expect(String(mail?.html)).toContain('&lt;b&gt;x&lt;/b&gt;');
  });

  test('two servers over one database send each message once', async () => {
    const sink = await sinkWith();
    const services = servicesWith({ smtpUrl: sink.url });
    const emails: string[] = [];
    for (let n = 0; n < 12; n += 1) emails.push(await invite());
    const passes = await Promise.all([deliverDue(services), deliverDue(services)]);
    expect(passes.flat()).toHaveLength(12);
    expect(sink.recipients.flat().toSorted()).toEqual(emails.toSorted());
  });

  test('a message of a server that died is sent by another, after its time', async () => {
    const sink = await sinkWith();
    const services = servicesWith({ smtpUrl: sink.url });
    await invite();
    await server.databases.write
      .updateTable('Mensagem')
      .set({ tentativas: 1, proximaEm: later(4.5).toISOString() })
      .execute();
    expect(await pass(services)).toEqual([]);
    expect(await pass(services, 5)).toEqual(['enviada']);
  });

  test('the loop sends by itself, and stopping it waits for the message in flight', async () => {
    const gate = Promise.withResolvers<void>();
    const sink = await sinkWith({ wait: gate.promise });
    await invite();
    await invite();
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const loop = startMailLoop(servicesWith({ smtpUrl: sink.url }), log, async () => undefined);
    await vi.waitFor(async () => expect((await message())?.tentativas).toBe(1));
    const stopped = loop.stop();
    gate.resolve();
    await stopped;
    expect((await messages()).map(({ situacao }) => situacao)).toEqual(['enviada', 'pendente']);
    expect(log.info.mock.calls).toEqual([[{ id: expect.any(Number), situacao: 'enviada' }, 'mail']]);
  });
});

test('two connections to one file send each message once', async () => {
  const sink = await sinkWith();
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-correio-'));
  const here = openSqlite(folder);
  const there = openSqlite(folder);
  closing.push(
    () => rm(folder, { recursive: true, force: true }),
    () => here.close(),
    () => there.close(),
  );
  await migrate(here);
  const letter = visitLetter(null);
  await here.write.transaction().execute(async (tx) => {
    for (let n = 0; n < 8; n += 1) {
      await queueMail(tx, { nome: '', email: `pessoa${n}@example.com` }, letter, NOW.toISOString());
    }
  });
  const services = servicesWith({ smtpUrl: sink.url });
  await Promise.all([here, there].map((databases) => deliverDue({ ...services, databases })));
  expect(sink.recipients.flat().toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `pessoa${n}@example.com`));
});

describe('without a mail server', () => {
  const folder = () => path.join(server.services.config.dataDir, 'outbox');
  const fileOf = async () => {
    const { id, chave } = (await message()) ?? { id: 0, chave: '' };
    return path.join(folder(), `${String(id).padStart(6, '0')}-${chave}.eml`);
  };

  test('messages go to the outbox, where only the server’s user and developers read them', async () => {
    const email = await invite('João "Zé" <b>');
    expect(await pass(server.services)).toEqual(['enviada']);
    const file = await fileOf();
    expect((await stat(file)).mode & 0o077).toBe(0);
    const mail = await simpleParser(await readFile(file));
    expect(mail.text).toContain(SENHA);

    const dev = await server.login('dev');
    const list = await dev.get('/api/mensagens');
    expect(list.body).toMatchObject({ paginas: 1, total: 1, listaResultados: [{ para: email, situacao: 'enviada' }] });
    expect(JSON.stringify(list.body)).not.toContain(SENHA);
    const { id } = list.body.listaResultados[0];
    const { listaResultados } = (await dev.get(`/api/mensagens/${id}`)).body;
    expect(listaResultados).toMatchObject({ id, para: email, enviada: NOW.toISOString() });
    expect(listaResultados.conteudo).toMatchObject({
      texto: expect.stringContaining(SENHA),
      html: expect.stringContaining('João &quot;Zé&quot; &lt;b&gt;'),
      anexos: [],
    });
    expect(listaResultados.conteudo.cabecalhos).toContainEqual({ nome: 'Subject', valor: mail.subject });
    expect((await dev.get('/api/mensagens/999999')).status).toBe(404);
    expect((await admin.get(`/api/mensagens/${id}`)).status).toBe(403);
  });

  test('a message written twice, after a crash, is one file', async () => {
    await invite();
    const before = await message();
    await pass(server.services);
    const files = await readdir(folder());
    await server.databases.write
      .updateTable('Mensagem')
      .set({ situacao: 'pendente', texto: before?.texto ?? null, html: before?.html ?? null })
      .execute();
    expect(await pass(server.services, 60)).toEqual(['enviada']);
    expect(await readdir(folder())).toEqual(files);
  });

  test('an outbox that cannot be written keeps the message for later', async () => {
    await invite();
    expect(await pass(servicesWith({ dataDir: '/dev/null' }))).toEqual(['pendente']);
  });

  test('with a mail server, what an outbox of before holds is not read any more', async () => {
    await invite();
    await pass(server.services);
    const { id, conteudo } = await readMessage(server);
    expect(conteudo).not.toBeNull();
    const { databases, services } = server;
    const app = await buildApp({ ...services, databases, config: { ...services.config, smtpUrl: 'smtp://127.0.0.1' } });
    closing.push(() => app.close());
    const dev = await server.login('dev');
    const reply = await app.inject({ url: `/api/mensagens/${id}`, headers: { cookie: dev.cookie } });
    expect(reply.json().listaResultados).toMatchObject({ id, conteudo: null });
  });
});

/** The newest message as a developer reads it. */
async function readMessage({ login }: TestServer) {
  const dev = await login('dev');
  const { id } = (await dev.get('/api/mensagens')).body.listaResultados[0];
  return (await dev.get(`/api/mensagens/${id}`)).body.listaResultados;
}

describe('the branch’s test e-mail', () => {
  const sample = (caller: Caller, query = '') =>
    caller.get(`/api/envioEmailAmostra/?email=cliente@example.com${query}`);

  test('carries the default text, or the branch’s own', async () => {
    const sink = await sinkWith();
    const { id } = await server.databases.write
      .insertInto('RamoAtividade')
      .values({
        descricao: 'Laticínios',
        flagAtivo: 1,
        corpoEmailVisitaRealizada: 'Prezados,\n\nvisita <feita>.\nAté logo.',
        dtCadastro: NOW.toISOString(),
        busca: 'laticinios',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await sample(admin)).status).toBe(200);
    expect((await sample(admin, `&idRamoAtividade=${id}`)).status).toBe(200);
    expect((await sample(admin, '&idRamoAtividade=999')).status).toBe(404);
    await pass(servicesWith({ smtpUrl: sink.url }));
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['Visita realizada', 'Visita realizada']);
    expect(sink.mails[0]?.text).toContain('a visita para coleta de efluentes foi realizada');
    expect(String(sink.mails[1]?.html)).toContain('<p>Prezados,<br><br>visita &lt;feita&gt;.<br>Até logo.</p>');
    const log = await admin.get(`/api/logUser?tabela=RamoAtividade&idReferencia=${id}`);
    expect(log.body.listaResultados[0].infoExtra).toContain('E-mail de teste para cliente@example.com');
  });

  test('keeps blank lines and indentation as they were typed', () => {
    const typed = '\n  Prezados,\n\n\n  - visita  feita\n\t- às 10:00\nAté logo.\n\n';
    const { texto, html } = render(visitLetter(typed));
    expect(texto).toMatch(/^ {2}Prezados,\n\n\n {2}- visita {2}feita\n\t- às 10:00\nAté logo\.\n\n-- \n/);
    const shown = '  Prezados,<br><br><br>  - visita _feita<br>    - às 10:00<br>Até logo.';
    const blanks = shown.replace(/^ +|(?<=<br>) +/g, (all) => '&nbsp;'.repeat(all.length)).replace(' _', '&nbsp; ');
    expect(html).toContain(`<p>${blanks}</p>`);
  });

  test('may be asked for ten times an hour, by each user', async () => {
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    server.setNow(later(61));
    const statuses = await Promise.all(Array.from({ length: 11 }, async () => (await sample(admin)).status));
    expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429]);
    expect((await sample(await server.login('dev'))).status).toBe(200);
    server.setNow(later(122));
    expect((await sample(admin)).status).toBe(200);
    server.setNow(NOW);
  });

  test('needs a good address and the permission to edit branches', async () => {
    expect((await sample(await server.login('tecnico'))).status).toBe(403);
    expect((await admin.get('/api/envioEmailAmostra/?email=a@')).status).toBe(400);
  });
});

test.each([
  ['laudo.pdf', 'laudo.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\laudos\\laudo.pdf', 'laudo.pdf'],
  ['.bashrc', 'bashrc'],
  ['laudo\u202Efdp.exe\r\n', 'laudofdp.exe'],
  ['a<b>:"c"|?*.pdf', 'abc.pdf'],
  ['..', 'anexo'],
  [undefined, 'anexo'],
])('an attachment named %j is shown as %j', (name, shown) => {
  expect(safeName(name)).toBe(shown);
});

test.each([
  [
    { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 127.0.0.1:25' },
    'ESOCKET CONN connect ECONNREFUSED 127.0.0.1:25',
  ],
  [
    {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 <ana@example.com>: Ana unknown',
      message: 'x',
    },
    'EENVELOPE RCPT TO 550 5.1.1',
  ],
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 no', message: 'Invalid login: 535 no' },
    'EAUTH AUTH PLAIN 535',
  ],
  [new Error('Invalid address\nana@example.com here'), 'Invalid address … here'],
])('%j is told to the log as %j', (error, line) => {
  expect(reasonForLog(error)).toBe(line);
});

const LETTER = 'Login: rui. Senha: Segredo-Inicial-99\nhttp://efluentes.example/alterar-senha/3f2a/9b1c';
test.each([
  ['554 5.7.1 Relay access denied', '554 5.7.1 Relay access denied'],
  ['554 content "Senha: Segredo-Inicial-99" for <rui@example.com>', '554 content "…" for …'],
  ['550 URL http://efluentes.example/alterar-senha/3f2a/9b1c listed', '550 URL … listed'],
  ['550 listed:alterar-senha/3f2a/9b1c', '550 listed:…'],
])('of the answer %j the message keeps %j', (answer, kept) => {
  expect(reasonToKeep(new Error(answer), LETTER)).toBe(kept);
});
