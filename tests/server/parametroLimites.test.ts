import { afterAll, beforeAll, expect, test } from 'vitest';
import { formattedXlsx, xlsx } from '../fixtures/spreadsheets.ts';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

const MESSAGE = 'O mínimo não pode ser maior que o máximo';
const NEGATIVE = 'O menor valor é 0';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

let made = 0;
const save = (limits: object) => {
  made += 1;
  return admin.post('/api/Parametro', { sigla: `X${made}`, descricao: `Xis ${made}`, flagAtivo: 1, ...limits });
};

test.each([
  { minimo: 9.01, maximo: 9 },
  { minimo: '9,01', maximo: '9' },
  { minimo: 1, maximo: -1 },
])('limits that contradict each other are refused: %o', async (limits) => {
  const reply = await save(limits);
  expect(reply.status).toBe(422);
  expect(onField(reply, 'minimo')).toBe(MESSAGE);
});

test.each([{ minimo: 9, maximo: 9 }, { minimo: 5, maximo: 0 }, {}])('%o is taken', async (limits) => {
  expect((await save(limits)).status).toBe(200);
});

test.each([-0.01, '-5'])('no uncertainty is below zero, sent or in a sheet: %s', async (incerteza) => {
  const reply = await save({ incerteza });
  expect(reply.status).toBe(400);
  expect(onField(reply, 'incerteza')).toBe(NEGATIVE);
  const rows = [
    ['sigla', 'descricao', 'incerteza'],
    ['N1', 'Negativa', incerteza],
  ];
  const file = { name: 'Parametro.xlsx', bytes: xlsx({ Plan1: rows }) };
  const { linhas } = (await admin.upload('/api/Parametro/importacao/previa', 'planilha', file, {})).body
    .listaResultados;
  expect(linhas[0].erros).toEqual({ incerteza: NEGATIVE });
});

test('an edit of one limit is held against the other as it is stored', async () => {
  const { id } = (await save({ minimo: 5, maximo: 9 })).body.listaResultados;
  const fields = { id, sigla: 'E', descricao: 'Editado' };
  expect(onField(await admin.post('/api/Parametro', { ...fields, maximo: 4 }), 'minimo')).toBe(MESSAGE);
  expect((await admin.post('/api/Parametro', { ...fields, maximo: 5 })).status).toBe(200);
});

test('so is a row of a sheet, looked over or sent', async () => {
  const rows = [
    ['sigla', 'descricao', 'minimo', 'maximo'],
    ['P1', 'Primeiro', 3, 2],
    ['P2', 'Segundo', 2, 3],
  ];
  const file = { name: 'Parametro.xlsx', bytes: xlsx({ Plan1: rows }) };
  const { linhas } = (await admin.upload('/api/Parametro/importacao/previa', 'planilha', file, {})).body
    .listaResultados;
  expect(linhas.map(({ erros }: { erros: object }) => erros)).toEqual([{ minimo: MESSAGE }, {}]);
  const sent = linhas.map(({ valores }: { valores: object }) => valores);
  expect(onField(await admin.post('/api/Parametro/importacao', { linhas: sent }), 'linhas.0.minimo')).toBe(MESSAGE);
});

test.each([
  ['5%', '0%', 0.05],
  ['12,5%', '0.0%', 0.125],
])('an uncertainty that a sheet shows as %s is that many of a hundred', async (text, format, value) => {
  const bytes = await formattedXlsx(
    [
      ['sigla', 'descricao', 'incerteza'],
      ['I1', 'Incerta', value],
      ['I2', 'Escrita', text],
    ],
    { formats: { C2: format } },
  );
  const sent = { name: 'Parametro.xlsx', bytes };
  const { linhas } = (await admin.upload('/api/Parametro/importacao/previa', 'planilha', sent, {})).body
    .listaResultados;
  expect(linhas.map(({ valores }: { valores: object }) => valores)).toMatchObject(
    Array.from({ length: 2 }, () => ({ incerteza: value * 100 })),
  );
});
