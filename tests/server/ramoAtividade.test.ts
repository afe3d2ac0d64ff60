import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let ramo: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  const created = await admin.post('/api/RamoAtividade', { descricao: `Ramo ${count}`, flagAtivo: 1 });
  ramo = created.body.listaResultados.id;
});

const read = async () => (await admin.get(`/api/RamoAtividade/${ramo}`)).body.listaResultados;
const choose = (ids: number[], more: object = {}) =>
  admin.post('/api/ramoAtividadeParametro', {
    idRamoAtividade: ramo,
    listaParametros: ids.map((idParametro) => ({ idParametro })),
    ...more,
  });
const chosen = async () =>
  (await admin.get(`/api/ramoAtividadeParametro?idRamoAtividade=${ramo}`)).body.listaResultados.map(
    ({ idParametro }: { idParametro: number }) => idParametro,
  );
const lastLog = async () =>
  (await admin.get(`/api/logUser/?tabela=RamoAtividade&idReferencia=${ramo}`)).body.listaResultados[0].acao;

test('the list’s dialog, which does not send it, leaves the e-mail text as it is', async () => {
  await admin.post('/api/RamoAtividade', { id: ramo, descricao: 'Com texto', corpoEmailVisitaRealizada: 'Olá\n\nFim' });
  await admin.post('/api/RamoAtividade', { id: ramo, descricao: 'Sem texto', flagAtivo: 0, idUsuario: 1 });
  expect(await read()).toMatchObject({ descricao: 'Sem texto', flagAtivo: 0, corpoEmailVisitaRealizada: 'Olá\n\nFim' });
});

test('one branch that is not there is not found', async () => {
  expect((await admin.get('/api/RamoAtividade/99999')).status).toBe(404);
  expect((await admin.get('/api/RamoAtividade/99999999999')).status).toBe(400);
  expect((await choose([26], { idRamoAtividade: 99_999 })).status).toBe(404);
});

test('the list of parameters is replaced; the log names what came and went', async () => {
  expect((await choose([26, 29, 26])).body.listaResultados).toEqual({ id: ramo, versao: 2 });
  expect(await chosen()).toEqual([26, 29]);
  await choose([29, 8]);
  expect(await chosen()).toEqual([8, 29]);
  const [came, went] = (await lastLog()).split('\n').slice(1);
  expect(came).toMatch(/^parametrosIncluidos: Cobre/);
  expect(went).toMatch(/^parametrosRemovidos: .*Oxigênio/);
  await choose([]);
  expect(await chosen()).toEqual([]);
});

test('unknown and removed parameters are refused, and nothing changes', async () => {
  const novo = await admin.post('/api/Parametro', { sigla: `X${ramo}`, descricao: `Novo ${ramo}` });
  const { id } = novo.body.listaResultados;
  await choose([26, id]);
  expect((await admin.delete(`/api/Parametro?id=${id}`)).body.listaMensagens).toEqual([
    'Este parâmetro está em uso por 1 ramo de atividade. Desabilite-o em vez de remover.',
  ]);
  await choose([26]);
  await admin.delete(`/api/Parametro?id=${id}`);
  expect(await choose([29, id])).toMatchObject({
    status: 422,
    body: { listaResultados: { campos: { listaParametros: `Parâmetro não encontrado: ${id}` } } },
  });
  expect(await chosen()).toEqual([26]);
  expect((await read()).versao).toBe(3);
});

test('two people choosing at once: the second is told', async () => {
  const { versao } = await read();
  const replies = await Promise.all([choose([26], { versao }), choose([29], { versao })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('who comes second is told the parameters that the first has saved', async () => {
  const { versao } = await read();
  await choose([29, 26], { versao });
  expect(await choose([8], { versao })).toMatchObject({
    status: 409,
    body: {
      listaResultados: {
        atual: {
          versao: versao + 1,
          descricao: `Ramo ${count}`,
          listaParametros: [{ idParametro: 26 }, { idParametro: 29 }],
        },
        autor: 'admin',
      },
    },
  });
  expect(await chosen()).toEqual([26, 29]);
});

test('who may not edit branches may look at the list and not change it', async () => {
  const tecnico = await server.login('tecnico');
  expect((await tecnico.get(`/api/ramoAtividadeParametro?idRamoAtividade=${ramo}`)).status).toBe(200);
  expect((await tecnico.post('/api/ramoAtividadeParametro', { idRamoAtividade: ramo })).status).toBe(403);
});
