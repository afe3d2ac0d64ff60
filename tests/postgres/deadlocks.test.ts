import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableName } from '../../server/database/schema.ts';
import { findOrCreate } from '../../server/modules/importacao/coletas/repository.ts';
import { chaveAmostra } from '../../server/modules/importacao/match.ts';
import { current, saveExisting } from '../../server/records.ts';
import type { Tx } from '../../server/write.ts';
import { addPonto, fileOf, importFile, register, upload } from '../fixtures/imports.ts';
import { AMOSTRA, ANALISE, INFORMACAO, stage } from '../fixtures/mylims.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { addClient } from '../server/clienteSub.ts';
import { type Caller, type Reply, startServer, type TestServer } from '../server/harness.ts';
import { waitingOnes, within } from './overtake.ts';

/*
 * Two writes that wait for one another: PostgreSQL ends one of them, which is begun anew.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('of two writes that wait for one another both are kept, each once', async () => {
  const rota = async (descricao: string): Promise<number> =>
    (await admin.post('/api/Roteiro', { descricao, flagAtivo: 1 })).body.listaResultados.id;
  const ids = [await rota('Rota de ida'), await rota('Rota de volta')];
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const change = async (tx: Tx, id: number) => {
    const row = await current(tx, 'Roteiro', id);
    await saveExisting(tx, 'Roteiro', row, { descricao: `${row.descricao}!` }, { visible: ['descricao'] });
  };
  const both = (order: number[], own: PromiseWithResolvers<void>, others: PromiseWithResolvers<void>) =>
    within(server.databases, async (tx) => {
      runs += 1;
      await change(tx, order[0]!);
      own.resolve();
      await others.promise;
      await change(tx, order[1]!);
    });
  await Promise.all([both(ids, one, other), both(ids.toReversed(), other, one)]);
  expect(runs).toBe(3);
  const rows = server.databases.read.selectFrom('Roteiro').select(['descricao', 'versao']).where('id', 'in', ids);
  expect(await rows.orderBy('id').execute()).toEqual([
    { descricao: 'Rota de ida!!', versao: 3 },
    { descricao: 'Rota de volta!!', versao: 3 },
  ]);
  const entries = server.databases.read.selectFrom('LogUsuario').select('id').where('evento', '=', 'Alteração');
  expect(await entries.where('tabela', '=', 'Roteiro').execute()).toHaveLength(4);
});

/** Takes a row to write it. */
const take = ({ db }: Tx, table: TableName, id: number) =>
  sql`select from ${sql.table(table)} where "id" = ${id} for no key update`.execute(db);

/**
 * Does `first`, has a request wait for it, and then takes what that one has taken. On a machine that is slow to do so it is
 * this one that PostgreSQL ends: then the request alone is done.
 *
 * @returns the request's reply
 */
async function crossed(
  first: (tx: Tx) => Promise<unknown>,
  request: () => Promise<Reply>,
  [table, id]: readonly [TableName, number],
): Promise<Reply> {
  let asked: Promise<Reply> | undefined;
  await within(server.databases, async (tx) => {
    tx.unchanged();
    if (asked) return;
    await first(tx);
    asked = request();
    await expect.poll(() => waitingOnes(server.databases), { interval: 5 }).toBe(1);
    await take(tx, table, id);
  });
  return asked!;
}

/** A parameter, which whatever brings results relies on. */
const RELIED_ON = ['Parametro', 26] as const;

test('a file that is begun anew is counted once', async () => {
  const [first, last] = [await addClient(admin, 'Curtume de muitos dias'), await addClient(admin, 'Curtume disputado')];
  await addPonto(admin, first, 'Saída primeira');
  await addPonto(admin, last, 'Saída última');
  const days = Array.from({ length: 28 }, (_, day) => `${String(day + 1).padStart(2, '0')}`);
  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
  const dates = [2013, 2014, 2015].flatMap((year) =>
    months.flatMap((month) => days.map((day) => `${day}/${month}/${year}`)),
  );
  // More than the server takes in at once, so that it has counted some before it waits.
  const rows = [
    { ponto: 'Saída sem cadastro', parametro: 'DBO', valor: 1 },
    ...dates.map((data, valor) => ({ ponto: 'Saída primeira', data, parametro: 'DBO', valor })),
    { ponto: 'Saída última', parametro: 'DBO', valor: 1 },
  ];
  const bytes = xlsx({ Plan1: tallSheet(rows) });
  const id = (await register(admin, 'cruzada.xlsx', bytes.length)).body.listaResultados.id;
  const reply = await crossed(
    (tx) => take(tx, 'Pessoa', last),
    () => upload(admin, id, 'cruzada.xlsx', bytes),
    RELIED_ON,
  );
  expect(reply.body.listaMensagens).toEqual([]);
  expect(await fileOf(admin, id)).toMatchObject({ importadas: dates.length + 1, repetidas: 0, pendentes: 1 });
});

test('so is a synchronisation of MyLIMS', async () => {
  const [first, last] = [await addClient(admin, 'Galvânica sincronizada'), await addClient(admin, 'Galvânica anotada')];
  await addPonto(admin, first, 'Ponto do MyLIMS');
  const client = 'Galvânica sincronizada';
  await stage(admin, 1, 'a.xlsx', [AMOSTRA, ['M-1', client, 'Ponto do MyLIMS', '14/01/2026', '10:00', 'Publicada']]);
  await stage(admin, 2, 'b.xlsx', [ANALISE, ['M-1', 'DBO', '', '7', 'mg/L']]);
  await stage(admin, 3, 'c.xlsx', [INFORMACAO, ['M-1', 'Galvânica anotada', 'Sim', '', '', 'Portão novo']]);
  const reply = await crossed(
    (tx) => take(tx, 'Pessoa', last),
    () => admin.get('/api/importar-mylims'),
    RELIED_ON,
  );
  expect(reply.body.listaMensagens).toEqual([]);
  expect(reply.body.msg).toBe('Dados foram sincronizados: 1 criada, 0 atualizadas, 0 iguais, 0 recusadas');
});

/** A client with a point, and the collections of a file that brought a result of each of so many days. */
async function imported(nome: string, days: readonly string[]) {
  const idPessoa = await addClient(admin, nome);
  const ponto = `Saída de ${nome}`;
  const idPontoColeta = await addPonto(admin, idPessoa, ponto);
  const rows = days.map((day) => ({ ponto, data: `${day}/01/2026`, parametro: 'DBO', valor: 1 }));
  const { id: file } = await importFile(admin, `${nome}.xlsx`, xlsx({ Plan1: tallSheet(rows) }));
  const found = server.databases.read.selectFrom('HistoricoColeta').select('id').where('idArquivo', '=', file);
  const ids = (await found.orderBy('id').execute()).map(({ id }) => id);
  return { idPessoa, ponto, idPontoColeta, file, ids };
}

test('a file is removed though another completes its collections in another order', async () => {
  const { file, ids } = await imported('Curtume removido', ['01', '02']);
  const reply = await crossed(
    (tx) => take(tx, 'HistoricoColeta', ids[1]!),
    () => admin.delete(`/api/UploadArquivo?id=${file}`),
    ['HistoricoColeta', ids[0]!],
  );
  expect([reply.status, reply.body.listaMensagens]).toEqual([200, []]);
});

test('one who makes a collection one of a sample that a file has made, which then completes that one, is answered', async () => {
  const { idPessoa, ponto, idPontoColeta, file, ids } = await imported('Curtume renomeado', ['01']);
  const [data, hora] = ['2026-01-20', '10:00'];
  const chave = chaveAmostra(idPontoColeta, null, data, hora);
  const sample = { chave, idPessoa, idPontoColeta, ponto, codigoAmostra: null, data, hora, detalhes: null };
  const result = { idParametro: 26, bruto: '7', operador: '', numero: 7, unidade: null };
  const reply = await crossed(
    (tx) => findOrCreate(tx, [{ ...sample, ...result, idArquivo: file }], true),
    () => admin.post('/api/HistoricoColeta/update-historico', { id: ids[0]!, dtRetirada: `${data}T${hora}` }),
    ['HistoricoColeta', ids[0]!],
  );
  expect(reply.status).toBeOneOf([200, 409]);
  const twins = server.databases.read.selectFrom('HistoricoColeta').select('id').where('chave', '=', chave);
  expect(await twins.where('removidoEm', 'is', null).execute()).toHaveLength(1);
});
