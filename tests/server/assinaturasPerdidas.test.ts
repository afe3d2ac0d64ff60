import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDueReports } from '../../server/modules/assinatura/envio/service.ts';
import { allRoutes } from '../../server/routes.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

/** A sending that comes to nothing after the round that made it, and what the others of a round have of it. */

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeEach(async () => {
  server = await startServer();
  [admin, tecnico] = await Promise.all([server.login('admin'), server.login('tecnico')]);
});
afterEach(() => server.close());

const subscribe = async (caller: Caller): Promise<number> => {
  const asked = { relatorio: 'cadastro/roteiro/pdf', filtros: '', dia: 25 };
  return (await caller.post('/api/assinaturas', asked)).body.listaResultados.id;
};

/** Lets a round go by at a moment. @returns what became of what was due */
async function round(moment: string): Promise<string[]> {
  server.setNow(new Date(moment));
  const { services, app } = server;
  const sent = await sendDueReports({ services, routes: allRoutes(), log: app.log });
  return sent.map(({ situacao }) => situacao);
}

/** Gives a queued message up, as the mail queue does after a day. */
const giveUp = (paraEmail: string) =>
  server.databases.write
    .updateTable('Mensagem')
    .set({ situacao: 'falhou', erro: '550 mailbox unavailable' })
    .where('paraEmail', '=', paraEmail)
    .execute();

/** To whom failures were told, and what. */
async function told() {
  const rows = await server.databases.read
    .selectFrom('Mensagem')
    .select(['paraEmail', 'texto'])
    .where('assunto', 'like', 'Relatório não enviado: %')
    .orderBy('id')
    .execute();
  return rows.map(({ paraEmail, texto }) => [paraEmail, /Motivo: (.*)/.exec(texto ?? '')?.[1]]);
}

const sendings = () =>
  server.databases.read
    .selectFrom('AssinaturaEnvio')
    .select(['mes', 'situacao', 'erro'])
    .orderBy('idAssinatura')
    .orderBy('mes')
    .execute();

const REFUSED = 'O servidor de e-mail não aceitou a mensagem em um dia de tentativas.';

test('a report that the mail server never took is told of to its owner and to who administers, once', async () => {
  await subscribe(tecnico);
  expect(await round('2026-11-25T12:00:00.000Z')).toEqual(['vazia']);
  expect(await round('2026-11-25T13:00:00.000Z')).toEqual([]);
  expect(await told()).toEqual([]);
  await giveUp('tecnico@example.com');
  for (const hour of [12, 13]) expect(await round(`2026-11-26T${hour}:00:00.000Z`)).toEqual([]);
  expect(await told()).toEqual([
    ['tecnico@example.com', REFUSED],
    ['admin@example.com', REFUSED],
  ]);
  expect(await sendings()).toEqual([{ mes: '2026-10', situacao: 'falhou', erro: REFUSED }]);
  // The news of it may be lost as well, and is not told of again.
  await giveUp('tecnico@example.com');
  await round('2026-11-27T12:00:00.000Z');
  expect(await told()).toHaveLength(2);
  expect(await round('2026-12-25T12:00:00.000Z')).toEqual(['vazia']);
});

test('of two servers that find it one tells; nobody is told of a subscription that has ended', async () => {
  await subscribe(tecnico);
  const id = await subscribe(admin);
  await round('2026-11-25T12:00:00.000Z');
  // The sessions of before are over.
  await (await server.login('admin')).delete('/api/assinaturas', { id });
  for (const address of ['tecnico@example.com', 'admin@example.com']) await giveUp(address);
  await Promise.all([round('2026-11-26T12:00:00.000Z'), round('2026-11-26T12:00:00.000Z')]);
  expect((await told()).map(([address]) => address)).toEqual(['tecnico@example.com', 'admin@example.com']);
});

test('a report that was still being tried when its month ended is told of', async () => {
  const idAssinatura = await subscribe(tecnico);
  const taken = { idAssinatura, mes: '2026-10', tentativas: 1, situacao: 'pendente', em: NOW.toISOString() } as const;
  await server.databases.write
    .insertInto('AssinaturaEnvio')
    .values({ ...taken, proximaEm: '2026-12-01T03:10:00.000Z' })
    .execute();
  // Still another server's, past the month's end where it is shown.
  expect(await round('2026-12-01T03:05:00.000Z')).toEqual([]);
  expect(await told()).toEqual([]);
  for (const minute of [10, 20]) await round(`2026-12-01T03:${minute}:00.000Z`);
  expect(await told()).toEqual([
    ['tecnico@example.com', 'O relatório não ficou pronto antes do fim do mês.'],
    ['admin@example.com', 'O relatório não ficou pronto antes do fim do mês.'],
  ]);
});

test('one that goes wrong does not hold up those after it', async () => {
  const id = await subscribe(tecnico);
  await subscribe(admin);
  await server.databases.write
    .updateTable('AssinaturaRelatorio')
    .set({ idUsuario: null })
    .where('id', '=', id)
    .execute();
  expect(await round('2026-11-25T12:00:00.000Z')).toEqual(['pendente', 'vazia']);
  // Nor does it once its month is over.
  await giveUp('admin@example.com');
  await round('2026-12-01T12:00:00.000Z');
  expect(await told()).toEqual([['admin@example.com', REFUSED]]);
});
