import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/deliver.ts';
import { up as mensagemDoProtocolo } from '../../server/migrations/062_mensagem_do_protocolo.ts';
import { announceProtocols } from '../../server/modules/protocolo/aviso/service.ts';
import { pageTexts } from '../reports/poppler.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let device: Caller;
const failures: unknown[] = [];
const log = { error: (...told: unknown[]) => void failures.push(told) };

beforeEach(async () => {
  failures.length = 0;
  server = await startServer();
  admin = await server.login('admin');
  const { token } = (await admin.post('/api/dispositivo', { nome: 'Tablet 1' })).body.listaResultados;
  device = server.device(token);
});
afterEach(() => server.close());

const PROTOCOLO = {
  nomeCliente: 'Laticínios <b>Serra</b>',
  pontoColeta: 'Saída',
  dtInicio: '2026-11-18',
  dtFim: '2026-11-19',
  pH: 7.25,
};
const send = (more: object = {}) => device.post('/api/protocolo', { uuid: randomUUID(), ...PROTOCOLO, ...more });

const configure = (more: object = {}) =>
  admin.post('/api/configuracaoapp/save', {
    emailPadrao: 'ana@exemplo.com.br; ; joao@exemplo.com.br',
    textoPadrao: '<p>Prezados, segue a <strong>coleta</strong>.</p>',
    textoAcompanhamento: '<p>Segue o acompanhamento.</p>',
    ...more,
  });

const pass = () => announceProtocols(server.services, log);
const messages = () => server.databases.read.selectFrom('Mensagem').selectAll().orderBy('id').execute();
const attachments = () =>
  server.databases.read.selectFrom('MensagemAnexo').selectAll().orderBy('idMensagem').orderBy('ordem').execute();
const entries = async () => {
  const log = server.databases.read.selectFrom('LogUsuario').select(['evento', 'infoExtra', 'login']);
  return log.where('tabela', '=', 'Protocolo').where('evento', '=', 'Exportação').execute();
};

test('what a device wrote makes no line of its own, neither in the message nor in its head', async () => {
  await configure({ emailPadrao: 'ana@exemplo.com.br' });
  await send({ nomeCliente: 'Serra\r\nPonto: Outro\r\nBcc: eva@exemplo.com.br' });
  await pass();
  const [message] = await messages();
  expect(message!.texto).toContain('\nCliente: Serra Ponto: Outro Bcc: eva@exemplo.com.br\nPonto: Saída\n');
  await deliverDue(server.services);
  const folder = path.join(server.services.config.dataDir, 'outbox');
  const [file] = await readdir(folder);
  const head = (await readFile(path.join(folder, file!), 'utf8')).split('\r\n\r\n')[0];
  expect(head).not.toMatch(/^Bcc/im);
  expect(head).toMatch(/^To: ana@exemplo\.com\.br$/m);
});

test('a protocol goes to each address once, with the text that is set and on paper', async () => {
  await configure();
  await send();
  await pass();
  await pass();
  const sent = await messages();
  expect(sent.map(({ paraEmail }) => paraEmail)).toEqual(['ana@exemplo.com.br', 'joao@exemplo.com.br']);
  expect(sent[0]!.assunto).toBe('Protocolo de coleta – Laticínios <b>Serra</b> – 18/11/2026 a 19/11/2026');
  expect(sent[0]!.html).toContain('segue a <strong>coleta</strong>');
  expect(sent[0]!.html).toContain('Laticínios &lt;b&gt;Serra&lt;/b&gt;');
  expect(sent[0]!.texto).toMatch(/^Prezados, segue a coleta\./);
  const [pdf, ...others] = await attachments();
  expect(others.length).toBe(1);
  expect(pdf).toMatchObject({ nome: 'Protocolo_1.pdf', tipo: 'application/pdf' });
  const [text] = pageTexts(pdf!.bytes);
  for (const said of ['Protocolo de coleta', 'Nº 1', '18/11/2026', '7,25', 'Saída']) expect(text).toContain(said);
  expect(await entries()).toEqual([
    {
      evento: 'Exportação',
      login: 'sistema',
      infoExtra: 'Enviado por e-mail para ana@exemplo.com.br; joao@exemplo.com.br (mensagens 1, 2)',
    },
  ]);
  expect(failures).toEqual([]);
});

test('one that follows a collection up has its own text', async () => {
  await configure();
  await send({ flagAmostraAcompanhamento: 1, flagAmostraCancelada: 1, motivoCancelamento: 'Portão fechado' });
  await pass();
  const [message] = await messages();
  expect(message!.assunto).toMatch(/^Protocolo de acompanhamento – /);
  expect(message!.texto).toMatch(/^Segue o acompanhamento\./);
  expect(message!.texto).toContain('Amostra cancelada: Portão fechado');
});

test('without a text there is one, and the PDF of the settings goes along', async () => {
  await configure({ textoPadrao: '' });
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  await admin.upload('/api/configuracao-app/upload', 'pdf', { name: 'Orientações.pdf', bytes }, {});
  await send();
  await pass();
  expect((await messages())[0]!.texto).toMatch(/^Segue o protocolo da coleta realizada\./);
  expect((await attachments()).slice(0, 2).map(({ nome }) => nome)).toEqual(['Protocolo_1.pdf', 'Orientações.pdf']);
});

test('without an address nobody is written to, then or later, and the log says so', async () => {
  await send();
  await pass();
  await configure();
  await pass();
  expect(await countRows(server.databases, 'Mensagem')).toBe(0);
  expect(await entries()).toMatchObject([
    { infoExtra: 'Nenhum destinatário configurado: protocolo não enviado por e-mail' },
  ]);
});

test('what is sent again is not written of again, and two servers write of it once', async () => {
  await configure({ emailPadrao: 'ana@exemplo.com.br' });
  const uuid = randomUUID();
  await send({ uuid });
  await Promise.all([pass(), pass()]);
  await send({ uuid });
  await pass();
  expect(await countRows(server.databases, 'Mensagem')).toBe(1);
});

/** A natural person with a contact, a firm with another one, and somebody to write to. */
async function addPeople() {
  await configure({ emailPadrao: 'ana@exemplo.com.br' });
  const add = async (url: string, body: object): Promise<number> =>
    (await admin.post(url, body)).body.listaResultados.id;
  const pessoa = await add('/api/Pessoa', { nome: 'Zulmira Quintaneja', flagTipoPessoa: 'F' });
  const firma = await add('/api/Pessoa', { nome: 'Firma Xisto', flagTipoPessoa: 'J' });
  const contato = await add('/api/PessoaContato', { idPessoa: firma, nome: 'Teobaldo Zimbro' });
  return { pessoa: ['/api/Pessoa/apagar', pessoa], contato: ['/api/PessoaContato/apagar', contato] } as const;
}
const TRACE = /quintaneja|teobaldo/i;
const ERASURES = [
  ['pessoa', 'their own', { nomeCliente: 'Zulmira Quintaneja' }, '(apagado)'],
  [
    'pessoa',
    'another client’s',
    { nomeCliente: 'Outra', pontoColeta: 'Casa de Zulmira Quintaneja', contato: 'Zulmira Quintaneja' },
    'Outra',
  ],
  ['contato', 'their client’s', { nomeCliente: 'Firma Xisto', contato: 'Teobaldo Zimbro' }, 'Firma Xisto'],
] as const;

test.each(ERASURES)('a message that waits tells nobody of a %s erased since, of %s protocol', async (who, _, told) => {
  const [url, id] = (await addPeople())[who];
  await send(told);
  await send({ nomeCliente: 'Firma Xisto' });
  await pass();
  const [, other] = await messages();
  expect((await admin.post(url, { id })).status).toBe(200);
  const erro = 'Saiu da fila: o que a mensagem dizia de uma pessoa foi apagado.';
  expect(await messages()).toMatchObject([{ situacao: 'falhou', texto: null, html: null, erro }, other!]);
  expect((await attachments()).map(({ idMensagem }) => idMensagem)).toEqual([2]);
  const log = await admin.get('/api/logUser/?tabela=Protocolo&idReferencia=1');
  expect(log.body.listaResultados[0]).toMatchObject({
    acao: expect.stringMatching(/^Apagamento em Protocolo 1/),
    login: 'admin',
    infoExtra: 'Não será mais enviado por e-mail (mensagens 1)',
  });
  expect((await deliverDue(server.services)).map((delivery) => delivery.id)).toEqual([2]);
  expect(JSON.stringify(await messages())).not.toMatch(TRACE);
});

test('nor do the subjects of those sent tell the name, where another client has it too', async () => {
  const { pessoa } = await addPeople();
  await admin.post('/api/Pessoa', { nome: 'Zulmira Quintaneja', flagTipoPessoa: 'J' });
  const coleta = {
    idPessoa: pessoa[1],
    idTipoDBO: 1,
    dtRetirada: '2026-07-10',
    dtCadastro: '2026-07-10T12:00:00.000Z',
  };
  await server.databases.write
    .insertInto('HistoricoColeta')
    .values({ ...coleta, codigoAmostra: 'CM-1' })
    .execute();
  await send({ nomeCliente: 'Zulmira Quintaneja', atividadeAmostra: 'CM-1' });
  await send({ nomeCliente: 'Zulmira Quintaneja' });
  await pass();
  await deliverDue(server.services);
  expect((await admin.post(pessoa[0], { id: pessoa[1] })).body.listaResultados.protocolosDeHomonimos).toBe(1);
  const names = (await messages()).map(({ assunto }) => assunto.split(' – ')[1]);
  expect(names).toEqual(['(apagado)', 'Zulmira Quintaneja']);
});

test.each(ERASURES)('nor does one that is drawn while a %s is erased, of %s protocol', async (who, _, told, left) => {
  const [url, id] = (await addPeople())[who];
  await send(told);
  await announceProtocols(server.services, log, async () => {
    expect((await admin.post(url, { id })).status).toBe(200);
    return Buffer.from('%PDF-1.4');
  });
  expect(await messages()).toEqual([]);
  expect(failures).toEqual([]);
  await pass();
  const [message, ...more] = await messages();
  expect([message!.situacao, message!.assunto.split(' – ')[1], more]).toEqual(['pendente', left, []]);
  expect(message!.texto).not.toMatch(TRACE);
  expect(pageTexts((await attachments())[0]!.bytes).join()).not.toMatch(TRACE);
});

test('a message of before, which did not tell of which protocol it is, is known by what it carries', async () => {
  const { databases } = server;
  await addPeople();
  await send();
  await pass();
  await databases.write.schema.dropIndex('Mensagem_protocolo').execute();
  await databases.write.schema.alterTable('Mensagem').dropColumn('idProtocolo').execute();
  await databases.write.transaction().execute((db) => mensagemDoProtocolo(db as unknown as Kysely<unknown>));
  expect(await messages()).toMatchObject([{ idProtocolo: 1 }]);
});

test('one that cannot be drawn is told of all the same', async () => {
  await configure({ emailPadrao: 'ana@exemplo.com.br' });
  await send();
  await announceProtocols(server.services, log, () => Promise.reject(new Error('no memory left')));
  expect((await messages())[0]!.texto).toContain('O PDF do protocolo não pôde ser gerado');
  expect(await attachments()).toEqual([]);
  expect(failures.length).toBe(1);
});
