import ExcelJS from 'exceljs';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { deliverDue } from '../../server/mail/deliver.ts';
import { readFromOutbox } from '../../server/mail/outbox.ts';
import { recheckReport } from '../../server/modules/assinatura/envio/recheck.ts';
import { sendDueReports } from '../../server/modules/assinatura/envio/service.ts';
import { periodText } from '../../server/modules/assinatura/relatorio.ts';
import { allRoutes } from '../../server/routes.ts';
import { dataUrl, png } from '../fixtures/imagens.ts';
import { pageTexts } from '../reports/poppler.ts';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, countRows, NOW, startServer, type TestServer, type UserName } from './harness.ts';

const CARTAS = 'relatorio/nao-conforme/pdf';
const ROTEIROS = 'cadastro/roteiro/pdf';
const COPPER = 8;
/** The day on which the subscriptions of these tests are sent. */
const DAY = '2026-11-25';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeEach(async () => {
  server = await startServer();
  [admin, tecnico] = await Promise.all([server.login('admin'), server.login('tecnico')]);
  const idPessoa = await addClient(admin, 'Têxtil Vale');
  await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-05' }, { [COPPER]: '9' });
});
afterEach(() => server.close());

const subscribe = (caller: Caller, relatorio = CARTAS, filtros = '') =>
  caller.post('/api/assinaturas', { relatorio, filtros, dia: 25 });
const write = () => server.databases.write;

/** Lets a round of the server go by at a moment. @returns what became of what was due */
async function round(moment: string, mostBytes?: number): Promise<string[]> {
  server.setNow(new Date(moment));
  const { services, app } = server;
  const sending = { services, routes: allRoutes(), log: app.log, ...(mostBytes && { mostBytes }) };
  return (await sendDueReports(sending)).map(({ situacao, mes }) => `${mes} ${situacao}`);
}
const onTheDay = (time = '12:00') => round(`${DAY}T${time}:00.000Z`);

/** Sends what is queued and reads back what went, in order. */
async function mails(): Promise<ParsedMail[]> {
  await deliverDue(server.services, undefined, recheckReport);
  const rows = await server.databases.read
    .selectFrom('Mensagem')
    .select(['id', 'chave'])
    .where('situacao', '=', 'enviada')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async (row) => simpleParser((await readFromOutbox(server.services.config.dataDir, row))!)),
  );
}
const receiversOf = (sent: readonly ParsedMail[]) => sent.map(({ to }) => [to ?? []].flat()[0]?.value[0]?.address);
/** What a user asks for now: days have gone by, and sessions with them. */
const asked = async (user: UserName, address: string) =>
  (await (await server.login(user)).get(`/api/${address}`)).body.listaResultados;
const mine = async (user: UserName) => (await asked(user, 'assinaturas')).assinaturas;
const log = () => asked('admin', 'logUser?tabela=AssinaturaRelatorio');

describe('on its day', () => {
  test('the letters of the month that is over go out as PDF, once, and name the month', async () => {
    await subscribe(tecnico);
    expect(await round('2026-11-25T02:59:00.000Z')).toEqual([]);
    expect(await round('2026-11-25T03:00:00.000Z')).toEqual(['2026-10 enviada']);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(receiversOf([mail!])).toEqual(['tecnico@example.com']);
    expect(mail?.subject).toBe('Relatório de Não Conformidades – outubro de 2026');
    for (const body of [mail?.text, String(mail?.html)]) expect(body).toContain('referente a outubro de 2026');
    const [pdf, ...others] = mail!.attachments;
    expect(others).toEqual([]);
    expect(pdf).toMatchObject({
      filename: 'Relatorio_nao_conformidades_2026-10-01_2026-10-31.pdf',
      contentType: 'application/pdf',
    });
    const text = pageTexts(pdf!.content).join(' ');
    expect(text).toContain('Têxtil Vale');
    expect(text).toContain('01/10/2026 a 31/10/2026');
    expect(await onTheDay('18:00')).toEqual([]);
    expect(await countRows(server.databases, 'MensagemAnexo')).toBe(0);
    expect(await mine('tecnico')).toMatchObject([
      { proximoEnvio: '2026-12-25', ultimoEnvio: { mes: '2026-10', situacao: 'enviada', erro: null } },
    ]);
    expect((await log())[0]).toMatchObject({ login: 'sistema', infoExtra: expect.stringContaining('outubro de 2026') });
  });

  test("the users' log of the month goes out, and not to whoever may not see it", async () => {
    expect((await subscribe(tecnico, 'acesso/LogUsers/pdf')).status).toBe(403);
    await subscribe(admin, 'acesso/LogUsers/pdf', 'filter={"tabela":"Pessoa"}');
    expect(await round('2026-12-25T12:00:00.000Z')).toEqual(['2026-11 enviada']);
    const [mail] = await mails();
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Log_usuario.pdf', 'Log_usuario.xlsx']);
    const text = pageTexts(mail!.attachments[0]!.content).join(' ');
    expect(text).toContain('Desde 01/11/2026 – Até 30/11/2026 – Tipo de registro: Cliente');
    expect(text).toContain('Têxtil Vale');
  });

  test('a register goes out as PDF and workbook, filtered as it was subscribed to', async () => {
    await admin.post('/api/Roteiro', { descricao: 'Rota Norte', flagAtivo: 1 });
    await admin.post('/api/Roteiro', { descricao: 'Rota Sul', flagAtivo: 0 });
    const filtros = new URLSearchParams({ filter: '{"flagAtivo":"1"}', sort: 'descricao', order: 'ASC' });
    await subscribe(tecnico, ROTEIROS, filtros.toString());
    expect(await onTheDay()).toEqual(['2026-10 enviada']);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Relatório de Roteiros – 25/11/2026');
    expect(mail?.text).toContain('Situação: Habilitado');
    const [pdf, excel] = mail!.attachments;
    expect(pageTexts(pdf!.content).join(' ')).toContain('Rota Norte');
    expect(excel?.filename).toBe('Roteiro.xlsx');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(excel!.content).buffer);
    const cells = book.worksheets[0]?.getSheetValues().slice(2).flat();
    expect(cells).toContain('Rota Norte');
    expect(cells).not.toContain('Rota Sul');
  });

  test('an empty month is told without a file', async () => {
    await subscribe(tecnico);
    expect(await round('2026-12-25T12:00:00.000Z')).toEqual(['2026-11 vazia']);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Relatório de Não Conformidades – novembro de 2026 (sem dados)');
    expect(mail?.text).toContain('Não há nada a relatar em novembro de 2026');
    expect(mail?.attachments).toEqual([]);
  });

  test('two servers over one database send it once', async () => {
    for (const caller of [tecnico, admin]) await subscribe(caller);
    server.setNow(new Date(`${DAY}T12:00:00.000Z`));
    const { services, app } = server;
    const both = () => sendDueReports({ services, routes: allRoutes(), log: app.log });
    expect((await Promise.all([both(), both()])).flat()).toHaveLength(2);
    expect(receiversOf(await mails()).toSorted()).toEqual(['admin@example.com', 'tecnico@example.com']);
  });

  test('a report that a server died over is sent by another, after its time', async () => {
    const { id } = (await subscribe(tecnico)).body.listaResultados;
    const taken = { mes: '2026-10', situacao: 'pendente', tentativas: 1, em: NOW.toISOString() } as const;
    await write()
      .insertInto('AssinaturaEnvio')
      .values({ idAssinatura: id, ...taken, proximaEm: `${DAY}T12:15:00.000Z` })
      .execute();
    expect(await onTheDay('12:00')).toEqual([]);
    expect(await onTheDay('12:15')).toEqual(['2026-10 enviada']);
  });

  test('a server that was down over the day sends it when it is up, once', async () => {
    await subscribe(tecnico);
    expect(await round('2026-12-20T12:00:00.000Z')).toEqual([]);
    expect(await round('2026-12-28T12:00:00.000Z')).toEqual(['2026-11 vazia']);
    expect(await round('2026-12-31T12:00:00.000Z')).toEqual([]);
    expect(await round('2027-01-25T12:00:00.000Z')).toEqual(['2026-12 vazia']);
  });

  test('what was cancelled meanwhile is not sent', async () => {
    const { id } = (await subscribe(tecnico)).body.listaResultados;
    await tecnico.delete('/api/assinaturas', { id });
    expect(await onTheDay()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

test.each([
  [CARTAS, 'outubro de 2026'],
  ['relatorio/ranking/pdf', '2026'],
  ['cadastro/vazao-lancamento/pdf', 'outubro de 2026'],
  [ROTEIROS, '25/11/2026'],
])('what %s is of is told: %s', (path, told) => {
  expect(periodText(path, '2026-10', DAY)).toBe(told);
});

describe('whoever may not see the report any more', () => {
  const ended = async () => {
    expect((await log())[0]).toMatchObject({
      login: 'sistema',
      acao: expect.stringContaining('Tecnico de Teste'),
      infoExtra: expect.stringContaining('não tem mais permissão'),
    });
    expect(await asked('admin', 'assinaturas/todas')).toEqual([]);
  };

  test('gets it no more: the subscription ends, and owner and administrators are told once', async () => {
    await subscribe(tecnico);
    await write().deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
    expect(await onTheDay()).toEqual(['2026-10 cancelada']);
    expect(await onTheDay('14:00')).toEqual([]);
    const sent = await mails();
    expect(receiversOf(sent)).toEqual(['tecnico@example.com', 'admin@example.com']);
    for (const { subject, text, attachments } of sent) {
      expect(subject).toBe('Relatório não enviado: Relatório de Não Conformidades – outubro de 2026');
      expect(text).toContain('A assinatura foi cancelada');
      expect(attachments).toEqual([]);
    }
    await ended();
  });

  test.each([
    ['disabled', { flagAtivo: 0 }],
    ['removed', { removidoEm: NOW.toISOString() }],
  ])('a user who was %s gets no mail at all, and administrators are told', async (_, values) => {
    await subscribe(tecnico);
    await write().updateTable('Usuario').set(values).where('login', '=', 'tecnico').execute();
    expect(await onTheDay()).toEqual(['2026-10 cancelada']);
    expect(receiversOf(await mails())).toEqual(['admin@example.com']);
    await ended();
  });
});

describe('a report that waits in the queue', () => {
  const change = (values: object) =>
    write().updateTable('Usuario').set(values).where('login', '=', 'tecnico').execute();
  const queued = () =>
    server.databases.read
      .selectFrom('Mensagem')
      .select(['paraEmail', 'situacao', 'erro', 'texto'])
      .orderBy('id')
      .executeTakeFirstOrThrow();

  test.each([
    ['disabled', () => change({ flagAtivo: 0 })],
    ['removed', () => change({ removidoEm: NOW.toISOString() })],
    ['kept from it', () => write().deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute()],
    [
      'in a group that was disabled',
      () => write().updateTable('GrupoAcesso').set({ flagAtivo: 0 }).where('id', '=', GRUPO.TECNICO).execute(),
    ],
  ])('does not go to a user who is %s by then, and who administers is told why', async (_, happens) => {
    await subscribe(tecnico);
    expect(await onTheDay()).toEqual(['2026-10 enviada']);
    await happens();
    expect(await mails()).toEqual([]);
    expect(await queued()).toMatchObject({ situacao: 'falhou', texto: null, erro: expect.stringMatching(/permissão/) });
    expect(await countRows(server.databases, 'MensagemAnexo')).toBe(0);
    expect(await onTheDay('14:00')).toEqual([]);
    const [last] = (await mails()).slice(-1);
    expect(receiversOf([last!])).toEqual(['admin@example.com']);
    expect(last?.text).toContain('não tem mais permissão para ver o relatório');
  });

  test('does not go once the subscription is cancelled, and nobody is told of that', async () => {
    const { id } = (await subscribe(tecnico)).body.listaResultados;
    await onTheDay();
    await (await server.login('tecnico')).delete('/api/assinaturas', { id });
    await mails();
    expect(await queued()).toMatchObject({ situacao: 'falhou', texto: null, erro: expect.stringMatching(/cancelada/) });
    await onTheDay('14:00');
    expect(await countRows(server.databases, 'Mensagem')).toBe(1);
  });

  test('is told to be on its way until it has left', async () => {
    await subscribe(tecnico);
    await onTheDay();
    const last = async () => (await mine('tecnico'))[0];
    expect(await last()).toMatchObject({
      proximoEnvio: '2026-12-25',
      ultimoEnvio: { situacao: 'pendente', erro: null },
    });
    await mails();
    expect(await last()).toMatchObject({ proximoEnvio: '2026-12-25', ultimoEnvio: { situacao: 'enviada' } });
  });

  test('goes to the address that its user has by then', async () => {
    await subscribe(tecnico);
    await onTheDay();
    await change({ email: 'outro@example.com' });
    expect(receiversOf(await mails())).toEqual(['outro@example.com']);
    expect(await queued()).toMatchObject({ situacao: 'enviada', paraEmail: 'outro@example.com' });
  });
});

test('without an address nobody subscribes, and nothing is queued for one who lost it', async () => {
  const none = { email: '' };
  const change = (login: string) => write().updateTable('Usuario').set(none).where('login', '=', login).execute();
  await subscribe(tecnico);
  await Promise.all([change('tecnico'), change('admin')]);
  const refused = await subscribe(admin, ROTEIROS);
  expect(refused.status).toBe(422);
  expect(refused.body.listaMensagens).toEqual(['Cadastre o seu e-mail antes de assinar: é a ele que o relatório vai']);
  expect(await onTheDay()).toEqual(['2026-10 falhou']);
  expect(await countRows(server.databases, 'Mensagem')).toBe(0);
});

describe('a report that cannot be made', () => {
  /** An image that cannot be drawn. */
  const spoil = (logotipo: string | null) => write().updateTable('ConfiguracaoRelatorio').set({ logotipo }).execute();
  const BROKEN = dataUrl(png(20, 20, { cut: true }));

  test('is tried three times more, an hour apart; then owner and administrators are told, once', async () => {
    await subscribe(tecnico);
    await spoil(BROKEN);
    const rounds: string[][] = [];
    for (const time of ['12:00', '12:20', '13:00', '14:00', '15:00', '16:00', '17:00'])
      rounds.push(await onTheDay(time));
    const again = ['2026-10 pendente'];
    expect(rounds).toEqual([again, [], again, again, ['2026-10 falhou'], [], []]);
    const sent = await mails();
    expect(receiversOf(sent)).toEqual(['tecnico@example.com', 'admin@example.com']);
    for (const { text } of sent) {
      expect(text).toContain('O envio deste mês não será mais tentado');
      expect(text).toContain('Assinante: Tecnico de Teste');
    }
    expect(await mine('tecnico')).toMatchObject([{ ultimoEnvio: { situacao: 'falhou', erro: expect.any(String) } }]);
    await spoil(null);
    expect(await round('2026-12-25T12:00:00.000Z')).toEqual(['2026-11 vazia']);
  });

  test('is sent by a later attempt that goes well, and nobody is told of a failure', async () => {
    await subscribe(tecnico);
    await spoil(BROKEN);
    expect(await onTheDay('12:00')).toEqual(['2026-10 pendente']);
    await spoil(null);
    expect(await onTheDay('13:00')).toEqual(['2026-10 enviada']);
    expect(receiversOf(await mails())).toEqual(['tecnico@example.com']);
  });

  test('is given up at once when it is too large for mail; who owns it and administers is told once', async () => {
    await subscribe(admin);
    expect(await round(`${DAY}T12:00:00.000Z`, 100)).toEqual(['2026-10 falhou']);
    const sent = await mails();
    expect(receiversOf(sent)).toEqual(['admin@example.com']);
    expect(sent[0]?.text).toContain('Os arquivos têm mais de 20 MB');
  });

  test('over which servers died again and again is given up', async () => {
    const { id } = (await subscribe(tecnico)).body.listaResultados;
    const moment = NOW.toISOString();
    await write()
      .insertInto('AssinaturaEnvio')
      .values({ idAssinatura: id, mes: '2026-10', situacao: 'pendente', tentativas: 4, em: moment, proximaEm: moment })
      .execute();
    expect(await onTheDay()).toEqual(['2026-10 falhou']);
    expect((await mails())[0]?.text).toContain('O servidor parou antes de terminar');
  });
});
