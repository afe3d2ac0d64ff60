import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll, insertThoseMissing } from '../../server/database/insert.ts';
import { addClient, importFile } from '../fixtures/imports.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
let idArquivo: number;
let idColeta: number;
beforeAll(async () => {
  server = await startServer();
  const admin = await server.login('admin');
  await addClient(admin, 'Metalúrgica', ['P1']);
  const sheet = xlsx({ Plan1: tallSheet([{ ponto: 'P1', parametro: 'DBO', valor: 1 }]) });
  idArquivo = (await importFile(admin, 'a.xlsx', sheet)).id;
  idColeta = (await server.databases.read.selectFrom('HistoricoColeta').select('id').executeTakeFirstOrThrow()).id;
  await server.databases.write.deleteFrom('Resultado').execute();
});
afterAll(() => server.close());

const NUMBERS = [0, -1, 0.1 + 0.2, 1.005, 4.35, 1e-9, 123456789.123456, 1e12, Math.PI, null];
const result = (idParametro: number, numero: number | null, bruto = String(numero)) => ({
  ...{ idColeta, idParametro, bruto, operador: '<', numero, unidade: null, idArquivo: null },
});

test('many rows keep their numbers to the last digit, their texts and their order', async () => {
  const texts = ['"', "'", 'água\n\t\\', '{"a":[1]}', '$1 ?', '', '007', 'true', 'null', '😀'];
  const rows = Array.from({ length: 2500 }, (_, at) => ({
    ...{ planilha: texts[at % texts.length] ?? '', linha: at, idArquivo, coluna: null, codigoAmostra: null },
    ...{ ponto: null, cliente: null, data: null, hora: null, parametro: null, valor: null, unidade: null },
    ...{ detalhes: null, motivo: String(at) },
  }));
  const results = NUMBERS.map((numero, at) => result(at + 1, numero));
  const kept = await server.databases.write.transaction().execute(async (db) => {
    await insertAll(db, 'Resultado', results);
    return insertThoseMissing(db, 'ImportacaoPendente', rows, ['id', 'linha', 'planilha', 'coluna']);
  });
  expect(kept.map(({ id: _, ...row }) => row)).toEqual(
    rows.map(({ linha, planilha, coluna }) => ({ linha, planilha, coluna })),
  );
  expect(kept.every(({ id }, at) => at === 0 || id > (kept[at - 1]?.id ?? 0))).toBe(true);
  const numbers = await server.databases.read.selectFrom('Resultado').select('numero').orderBy('idParametro').execute();
  expect(numbers.map(({ numero }) => numero)).toEqual(NUMBERS);
});

test('each field goes to its own column, whatever the order in which rows name them', async () => {
  const { idColeta: last, ...more } = result(20, 20);
  await server.databases.write
    .transaction()
    .execute((db) => insertAll(db, 'Resultado', [result(19, 19), { ...more, idColeta: last }]));
  const rows = await server.databases.read.selectFrom('Resultado').selectAll().where('idParametro', '>=', 19).execute();
  expect(rows.map(({ idParametro, numero, bruto }) => [idParametro, numero, bruto])).toEqual([
    [19, 19, '19'],
    [20, 20, '20'],
  ]);
});
