import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let device: Caller;
let idDispositivo: number;

async function newDevice(nome: string): Promise<{ id: number; token: string }> {
  return (await admin.post('/api/dispositivo', { nome })).body.listaResultados;
}

beforeEach(async () => {
  server = await startServer({ deviceLimits: { device: 30, strangers: 10 } });
  admin = await server.login('admin');
  const { id, token } = await newDevice('Tablet 1');
  idDispositivo = id;
  device = server.device(token);
});
afterEach(() => server.close());

const protocolo = (more: object = {}) => ({ uuid: randomUUID(), nomeCliente: 'Cliente A', ...more });

async function sendings(caller: Caller, count: number) {
  const replies = [];
  for (let sent = 0; sent < count; sent += 1) replies.push(await caller.post('/api/protocolo', { uuid: 'x' }));
  return replies;
}

test('a photo, whose device is asked for again once it is here, counts once', async () => {
  const file = { name: 'foto.jpg', bytes: Buffer.from('no photo') };
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1) {
    statuses.push((await device.upload('/api/protocolo/1/imagem', 'imagem', file, {})).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
});

test('the same again, however it is written, is the one that is there; other contents are refused', async () => {
  const sent = protocolo({ pH: '7,5', dtInicio: '2026-11-01', flagChuva: true });
  const first = await device.post('/api/protocolo', sent);
  expect(first).toMatchObject({ status: 200, body: { listaResultados: { id: 1 } } });
  server.setNow(new Date('2026-11-25T10:00:00Z'));
  const again = await device.post('/api/protocolo', {
    flagChuva: 1,
    pH: 7.5,
    ...{ ...sent, uuid: sent.uuid.toUpperCase() },
  });
  expect(again.body).toEqual(first.body);
  const other = await device.post('/api/protocolo', { ...sent, pH: 7.6 });
  expect(other).toMatchObject({ status: 409, body: { listaMensagens: ['Este UUID já foi usado em outro protocolo'] } });
  expect(await countRows(server.databases, 'Protocolo')).toBe(1);
});

test('of many that are sent at once under one UUID there is one', async () => {
  const sent = protocolo();
  const replies = await Promise.all(Array.from({ length: 8 }, () => device.post('/api/protocolo', sent)));
  expect(replies.map(({ status, body }) => [status, body.listaResultados.id])).toEqual(Array(8).fill([200, 1]));
  expect(await countRows(server.databases, 'Protocolo')).toBe(1);
});

test('what was gathered offline comes in any order and is read by its own days', async () => {
  const days = ['2026-11-03', '2026-11-01', '2026-11-02'];
  for (const day of days) await device.post('/api/protocolo', protocolo({ dtInicio: day, dtFim: day }));
  const { body } = await admin.get('/api/protocolo/getAll');
  expect(body.listaResultados.map(({ inicio }: { inicio: string }) => inicio)).toEqual(days.toSorted().toReversed());
});

test.each([
  [{ uuid: 'x' }, 'UUID inválido'],
  [{ nomeCliente: ' ' }, 'Campo obrigatório'],
  [{ dtInicio: '2026-02-30' }, 'Data inválida'],
  [{ dtInicio: '2026-02-03', dtFim: '2026-02-02' }, 'O fim do período não pode ser antes do início'],
  [{ pH: 15 }, 'O maior valor é 14'],
  [{ pH: 'ácido' }, 'Número inválido'],
  [{ latitude: -91 }, 'O menor valor é -90'],
  [{ motivoCancelamento: 'x'.repeat(501) }, 'Digite no máximo 500 caracteres'],
])('%j is refused: %s', async (wrong, message) => {
  const { status, body } = await device.post('/api/protocolo', protocolo(wrong));
  expect([status, body.listaMensagens[0]]).toEqual([400, expect.stringContaining(message)]);
  expect(await countRows(server.databases, 'Protocolo')).toBe(0);
});

test('without a token that holds nothing is taken in', async () => {
  const nobody = [server.anonymous, admin, server.device('x'.repeat(43)), server.device("' or 1=1 --")];
  for (const caller of nobody) expect((await caller.post('/api/protocolo', protocolo())).status).toBe(401);
  expect((await device.post('/api/protocolo', protocolo())).status).toBe(200);
  await admin.delete(`/api/dispositivo?id=${idDispositivo}`);
  expect((await device.post('/api/protocolo', protocolo())).status).toBe(401);
  expect(await countRows(server.databases, 'Protocolo')).toBe(1);
});

test('a token opens nothing but what devices do', async () => {
  expect((await device.get('/api/protocolo/getAll')).status).toBe(401);
  expect((await device.get('/api/dispositivo')).status).toBe(401);
});

test('a token is told once, and kept as a hash', async () => {
  const { token } = await newDevice('Tablet 2');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify((await admin.get('/api/dispositivo')).body)).not.toContain(token);
  const kept = await server.databases.read.selectFrom('Dispositivo').selectAll().execute();
  const log = await server.databases.read.selectFrom('LogUsuario').selectAll().execute();
  for (const rows of [kept, log]) expect(JSON.stringify(rows)).not.toContain(token);
});

test('of a revoked device the name is free again, and its protocols stay', async () => {
  await device.post('/api/protocolo', protocolo());
  await admin.delete(`/api/dispositivo?id=${idDispositivo}`);
  expect((await admin.delete(`/api/dispositivo?id=${idDispositivo}`)).status).toBe(404);
  expect((await admin.post('/api/dispositivo', { nome: 'tablet 1' })).status).toBe(200);
  const { listaResultados } = (await admin.get('/api/dispositivo')).body;
  expect(listaResultados).toMatchObject([
    { nome: 'tablet 1', protocolos: 0, ultimoEnvio: null, revogadoEm: null },
    { nome: 'Tablet 1', protocolos: 1, revogadoEm: '2026-11-20T15:00:00.000Z' },
  ]);
});

test('a device sends so much a minute, and keeps no other out', async () => {
  const other = server.device((await newDevice('Tablet 2')).token);
  const own = await sendings(device, 31);
  expect(own.map(({ status }) => status)).toEqual([...Array(30).fill(400), 429]);
  expect(Number(own[30]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(own[30]!.body.listaMensagens[0]).toMatch(/^Envios demais\. Aguarde \d+ s/);
  expect((await other.post('/api/protocolo', protocolo())).status).toBe(200);
  // Users of the same office go on.
  expect((await admin.get('/api/dispositivo')).status).toBe(200);
});

test('who tries tokens is kept waiting, the devices at the same address are not', async () => {
  const tried = await sendings(server.device('x'.repeat(43)), 11);
  expect(tried.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect((await device.post('/api/protocolo', protocolo())).status).toBe(200);
});

test('the log names the device', async () => {
  await device.post('/api/protocolo', protocolo({ numeroLacre: 'L-1' }));
  const [entry] = await server.databases.read
    .selectFrom('LogUsuario')
    .select(['login', 'idUsuario', 'evento', 'idReferencia', 'mudancas'])
    .where('tabela', '=', 'Protocolo')
    .execute();
  expect(entry).toMatchObject({ login: 'app: Tablet 1', idUsuario: null, evento: 'Inclusão', idReferencia: 1 });
  expect(JSON.parse(entry!.mudancas!)).toContainEqual({ campo: 'numeroLacre', depois: 'L-1' });
  expect((await admin.get('/api/logUser?pesquisa=lacre&pagina=1')).status).toBe(200);
});
