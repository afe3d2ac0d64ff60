import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/deliver.ts';
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

test('one that cannot be drawn is told of all the same', async () => {
  await configure({ emailPadrao: 'ana@exemplo.com.br' });
  await send();
  await announceProtocols(server.services, log, () => Promise.reject(new Error('no memory left')));
  expect((await messages())[0]!.texto).toContain('O PDF do protocolo não pôde ser gerado');
  expect(await attachments()).toEqual([]);
  expect(failures.length).toBe(1);
});
