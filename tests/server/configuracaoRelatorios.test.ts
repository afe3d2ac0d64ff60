import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
});
afterAll(() => server.close());

const PATH = '/api/configuracao-relatorios';
const read = async (caller = tecnico) => (await caller.get(PATH)).body.listaResultados;

test('begin as a server without them prints, are changed by administrators only, and are told in the log', async () => {
  const { id, versao, ...first } = await read();
  expect(first).toEqual(CONFIGURACAO_PADRAO);
  const changed = { ...first, assinante: ' Ana Souza ', formSimples: '027_FMEI Rev.01', copias: null, versao };
  expect((await tecnico.post(PATH, changed)).status).toBe(403);
  expect((await server.anonymous.get(PATH)).status).toBe(401);
  expect((await admin.post(PATH, changed)).body.listaResultados).toEqual({ id, versao: versao + 1 });
  expect(await read()).toEqual({
    ...first,
    id,
    assinante: 'Ana Souza',
    formSimples: '027_FMEI Rev.01',
    copias: '',
    versao: versao + 1,
  });
  const [entry] = (await admin.get('/api/logUser?tabela=ConfiguracaoRelatorio')).body.listaResultados;
  expect(entry).toMatchObject({ login: 'admin' });
  expect(entry.acao).toContain('formSimples: 027_FMEI → 027_FMEI Rev.01');
});

test("another person's change is not overwritten, and too long a text is refused on its field", async () => {
  const { versao, ...now } = await read();
  const stale = await admin.post(PATH, { ...now, versao: versao - 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.listaResultados.atual).toMatchObject({ assinante: now.assinante, versao });
  const long = await admin.post(PATH, { ...now, cidade: 'x'.repeat(201), versao });
  expect(long.status).toBe(400);
  expect(JSON.stringify(long.body)).toContain('cidade');
});
