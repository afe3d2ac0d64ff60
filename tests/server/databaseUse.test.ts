import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { allCalls } from '../../contract/allCalls.ts';
import { call, callName } from '../../contract/call.ts';
import { type Context, type Implementation, implement, type WriteContext } from '../../server/context.ts';
import { serveCalls } from '../../server/http/calls.ts';
import { sendFailure } from '../../server/http/envelope.ts';
import { countRows, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const common = { summary: '', source: 'beyond', access: 'publico', result: z.unknown() } as const;
const ROW = { descricao: 'Sem registro', flagAtivo: 1 };

/** Answers one call of the test's own on a server of its own, over the same database. */
async function ask(implementation: Implementation) {
  const app = Fastify();
  await app.register(import('@fastify/cookie'));
  app.setErrorHandler((error: Error, _request, reply) => sendFailure(error, reply));
  const nobody = { findSignedIn: async () => null, admitDevice: () => Promise.reject(new Error('no device')) };
  serveCalls(app, server.services, nobody, [implementation]);
  const { method, path } = implementation.call;
  const reply = await app.inject({ method, url: `/api${path}` });
  await app.close();
  return reply.statusCode;
}

test.each(['read', 'scan'] as const)(
  'a call that declares %s cannot write, whatever its handler tries',
  async (database) => {
    const before = await countRows(server.databases, 'CalculoHorimetro');
    let tried: Context<unknown> | undefined;
    const declared = call({ ...common, method: 'POST', path: '/prova', database });
    const status = await ask(
      implement(declared, async (context) => {
        tried = context;
        const { write } = context as WriteContext;
        await write((tx) => tx.db.insertInto('CalculoHorimetro').values(ROW).execute());
      }),
    );
    expect(status).toBe(500);
    expect(Object.keys(tried!.db).toSorted()).toEqual(['executeQuery', 'getExecutor', 'selectFrom', 'with']);
    expect(await countRows(server.databases, 'CalculoHorimetro')).toBe(before);
  },
);

test('a call that writes leaves nothing without an entry in the log', async () => {
  const before = await countRows(server.databases, 'CalculoHorimetro');
  const declared = call({ ...common, method: 'POST', path: '/prova' });
  const status = await ask(
    implement(declared, ({ write }) => write((tx) => tx.db.insertInto('CalculoHorimetro').values(ROW).execute())),
  );
  expect(status).toBe(500);
  expect(await countRows(server.databases, 'CalculoHorimetro')).toBe(before);
});

test('the connections that read cannot write', async () => {
  const { read, scan, write } = server.databases;
  // PostgreSQL in process has one connection for all.
  for (const db of [read, scan].filter((one) => one !== write)) {
    await expect(sql`delete from "CalculoHorimetro"`.execute(db)).rejects.toThrow(/read.?only/i);
  }
});

test('a GET writes only where the contract says so, and what else than a GET reads says so too', () => {
  const writing = allCalls().filter(({ method, database }) => method === 'GET' && database === 'write');
  expect(writing.map(callName).sort()).toEqual(['GET /envioEmailAmostra', 'GET /importar-mylims']);
  const reading = allCalls().filter(({ method, database }) => method !== 'GET' && database !== 'write');
  const named = (calls: typeof reading) =>
    calls
      .map(callName)
      .filter((name) => !name.endsWith('/importacao/previa'))
      .sort();
  expect(named(reading)).toEqual([
    'POST /ImportacaoAnalise/previa',
    'POST /MigracaoVarios',
    'POST /PessoaHidrometroLancamento/fichaTecnica',
    'POST /RelatorioLeituraCobranca/Teste/Logica',
    'POST /RelatorioLeituraCobranca/Teste/Regra',
    'POST /RelatorioMonitoramento/anual/AnoAnterior',
    'POST /relatorio-dbo',
  ]);
  // The others read more than a few rows: not on the thread that serves everybody.
  expect(named(reading.filter(({ database }) => database === 'read'))).toEqual([
    'POST /RelatorioLeituraCobranca/Teste/Logica',
    'POST /RelatorioLeituraCobranca/Teste/Regra',
  ]);
});
