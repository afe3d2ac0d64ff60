import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdClient } from '../../server/modules/cliente/repository.ts';
import { addColeta, changeColeta, removeColeta } from '../../server/modules/coleta/historico/service.ts';
import {
  type Amostra,
  findOrCreate,
  insertResults,
  nextVersion,
} from '../../server/modules/importacao/coletas/repository.ts';
import { chaveAmostra } from '../../server/modules/importacao/match.ts';
import { current } from '../../server/records.ts';
import type { Tx } from '../../server/write.ts';
import { addPonto, register, upload } from '../fixtures/imports.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { addClient, addCollection, onField } from '../server/clienteSub.ts';
import { type Caller, startServer, type TestServer } from '../server/harness.ts';
import { overtake, takeAtOnce } from './overtake.ts';

/*
 * A file of a laboratory and a person meet the same sample at once.
 */

const [data, hora] = ['2016-01-14', '10:00'];
const [DBO, ZINCO, PH] = [26, 18, 29];
const TWIN = 'Este ponto já tem uma coleta deste dia e hora: se esta é outra, escreva o código de cada uma';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

let idPessoa: number;
let ponto: string;
let idPontoColeta: number;
let file: number;
let bytes: Uint8Array;
let idColeta: number;
let count = 0;
beforeEach(async () => {
  count += 1;
  ponto = `Saída ${count}`;
  idPessoa = await addClient(admin, `Galvânica ${count}`);
  idPontoColeta = await addPonto(admin, idPessoa, ponto);
  const rows = [
    { ponto, parametro: 'DBO', valor: 7 },
    { ponto, parametro: 'Zinco', valor: 1 },
    // Of another day: a sample that nobody else meets.
    { ponto, data: '15/01/2016', parametro: 'DBO', valor: 8 },
  ];
  bytes = xlsx({ Plan1: tallSheet(rows) });
  file = (await register(admin, `gemea-${count}.xlsx`, bytes.length)).body.listaResultados.id;
});

const send = () => upload(admin, file, `gemea-${count}.xlsx`, bytes);
/** The sample of the first day. */
const typed = () => ({ idClienteSave: idPessoa, idPontoColeta, dtRetirada: { data, hora } });
const sent = () => ({ ...typed(), dtRetirada: `${data}T${hora}` });
/** A collection of that sample, in its first version, with a value of another parameter. */
const held = async (): Promise<number> =>
  (await admin.post('/api/HistoricoColeta/save-historico', { ...sent(), pH: '7,1' })).body.listaResultados.id;

/** The collections of the client that are there, each with the raw texts of its results by parameter, and 1 where the file brought it. */
async function told() {
  const rows = await server.databases.read
    .selectFrom('HistoricoColeta as c')
    .leftJoin('Resultado as r', 'r.idColeta', 'c.id')
    .select(['c.dtRetirada', 'r.idParametro', 'r.bruto', 'r.idArquivo'])
    .where('c.idPessoa', '=', idPessoa)
    .where('c.removidoEm', 'is', null)
    .orderBy('c.dtRetirada')
    .orderBy('r.idParametro')
    .execute();
  return rows.map(({ dtRetirada, idParametro, bruto, idArquivo }) => [
    dtRetirada,
    idParametro,
    bruto,
    idArquivo === file ? 1 : idArquivo,
  ]);
}

const result = { idParametro: DBO, bruto: '7', operador: '', numero: 7, unidade: null };

/** What a file does first with the first day's sample. */
async function meet(tx: Tx): Promise<number> {
  const chave = chaveAmostra(idPontoColeta, null, data, hora);
  const sample = { chave, idPessoa, idPontoColeta, ponto, codigoAmostra: null, data, hora, detalhes: null, ...result };
  const { id } = (await findOrCreate(tx, [{ ...sample, idArquivo: file }], true)).get(chave) as Amostra;
  await insertResults(tx, [{ ...result, idColeta: id, idArquivo: file }]);
  await tx.audit({ tabela: 'HistoricoColeta', id, idPessoa, acao: 'Importação', after: { x: 1 } });
  return id;
}

test('a file waits for a person who saves a collection of one of its samples, and completes it', async () => {
  const reply = await overtake(
    server.databases,
    (tx) => addColeta(tx, { ...typed(), DBO: '7' } as Parameters<typeof addColeta>[1]),
    send,
  );
  expect(reply.body.listaMensagens).toEqual([]);
  expect(reply.body.msg).toContain('2 resultados importados, 1 repetido, 0 pendentes');
  expect(await told()).toEqual([
    [data, ZINCO, '1,00000000', 1],
    [data, DBO, '7', null],
    ['2016-01-15', DBO, '8,00000000', 1],
  ]);
});

test('a person who saves a collection that a file brings is told that it is there', async () => {
  const reply = await overtake(server.databases, meet, () =>
    admin.post('/api/HistoricoColeta/save-historico', { ...sent(), DBO: '5' }),
  );
  expect([reply.status, onField(reply, 'dtRetirada')]).toEqual([409, TWIN]);
  expect(await told()).toEqual([[data, DBO, '7', 1]]);
});

test('so is one who makes another collection one of that sample', async () => {
  const id = await addCollection(server.databases, { idPessoa, idPontoColeta, dtRetirada: '2016-01-20' });
  const reply = await overtake(server.databases, meet, () =>
    admin.post('/api/HistoricoColeta/update-historico', { id, dtRetirada: `${data}T${hora}` }),
  );
  expect([reply.status, onField(reply, 'dtRetirada')]).toEqual([409, TWIN]);
});

test('a file waits for a value that a person types into a collection, and repeats it', async () => {
  const id = await held();
  const reply = await overtake(server.databases, (tx) => changeColeta(tx, { id, DBO: '7' }), send);
  expect(reply.body.msg).toContain('2 resultados importados, 1 repetido, 0 pendentes');
});

test('a file waits for the removal of a collection, and brings another', async () => {
  const id = await held();
  const reply = await overtake(server.databases, (tx) => removeColeta(tx, { identificacao: id, versao: 1 }), send);
  expect(reply.body.msg).toContain('3 resultados importados, 0 repetidos, 0 pendentes');
  expect(await told()).toEqual([
    [data, ZINCO, '1,00000000', 1],
    [data, DBO, '7,00000000', 1],
    ['2016-01-15', DBO, '8,00000000', 1],
  ]);
});

test.each([
  ['update-historico', (id: number) => ({ id, versao: 1, DBO: '5' })],
  ['remove-historico', (id: number) => ({ identificacao: id, versao: 1 })],
])('of a collection that a file completes nobody writes the former version: %s', async (call, body) => {
  const id = await held();
  const reply = await overtake(
    server.databases,
    meet,
    () => admin.post(`/api/HistoricoColeta/${call}`, body(id)),
    // At its end.
    (tx) => nextVersion(tx, [id]),
  );
  expect(reply.status).toBe(409);
  expect(await told()).toEqual([
    [data, DBO, '7', 1],
    [data, PH, '7,1', null],
  ]);
});

test.each([
  ['a file', send],
  ['who gives colours', () => admin.post('/api/HistoricoColeta/saveColor', { idPessoa, cor: 3, listaIds: [idColeta] })],
])('%s takes the client before its collections', async (_who, request) => {
  idColeta = await held();
  const reply = await overtake(
    server.databases,
    (tx) => current(tx, 'Pessoa', idPessoa),
    request,
    async (tx) => {
      await takeAtOnce(tx, 'HistoricoColeta', idColeta);
      tx.unchanged();
    },
  );
  expect(reply.status).toBe(200);
});

test('colours wait for a file that relies on the client, and hold none of its collections till then', async () => {
  const id = await held();
  const reply = await overtake(
    server.databases,
    (tx) => holdClient(tx, idPessoa),
    () => admin.post('/api/HistoricoColeta/saveColor', { idPessoa, cor: 3, listaIds: [id] }),
    async (tx) => {
      await takeAtOnce(tx, 'HistoricoColeta', id);
      tx.unchanged();
    },
  );
  expect(reply.status).toBe(200);
});

test('of one sample typed at once with its code and without it the second is told of the first', async () => {
  const add = (more: object) =>
    admin.post('/api/HistoricoColeta/save-historico', { ...sent(), dtRetirada: `2016-02-01T${hora}`, ...more });
  const first = { ...typed(), dtRetirada: { data: '2016-02-01', hora } } as Parameters<typeof addColeta>[1];
  const coded = await overtake(
    server.databases,
    (tx) => addColeta(tx, first),
    () => add({ codigoAmostra: 'K-1' }),
  );
  expect([coded.status, onField(coded, 'codigoAmostra')]).toEqual([
    409,
    'Este ponto já tem uma coleta deste dia e hora sem código: escreva o código nela',
  ]);
});

test('a file that gives a collection the code that a person gives another at this moment goes by that', async () => {
  await held();
  const other = await addCollection(server.databases, { idPessoa, idPontoColeta, dtRetirada: '2016-03-20' });
  const rows = [{ ponto, parametro: 'DBO', valor: 7 }];
  const coded = xlsx({ Plan1: tallSheet(rows).map((row, at) => [...row, at === 0 ? 'Código da amostra' : 'K-2']) });
  const reply = await overtake(
    server.databases,
    (tx) => changeColeta(tx, { id: other, codigoAmostra: 'K-2' }),
    () => upload(admin, file, `gemea-${count}.xlsx`, coded),
  );
  expect(reply.body.listaMensagens).toEqual([]);
  expect(reply.body.msg).toContain('Pendentes por: amostra já guardada com a data 20/03/2016 (1)');
});
