import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let id: number;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  count += 1;
  const made = await admin.post('/api/Parametro', { sigla: `X${count}`, descricao: `Xis ${count}`, flagAtivo: 1 });
  id = made.body.listaResultados.id;
  for (const name of ['um', 'dois']) {
    await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro: id, descricao: `${name} ${count}` });
  }
});

const synonyms = async () =>
  (await admin.get(`/api/RamoAtividadeParametroSinonimo/${id}`)).body.listaResultados.map(
    ({ descricao }: { descricao: string }) => descricao,
  );
const entries = async () =>
  (await admin.get('/api/logUser/?tabela=RamoAtividadeParametroSinonimo')).body.listaResultados.map(
    ({ acao }: { acao: string }) => acao.split(' ')[0],
  );

test('a parameter takes its synonyms along, and brings back those that went with it', async () => {
  const [one] = (await admin.get(`/api/RamoAtividadeParametroSinonimo/${id}`)).body.listaResultados;
  await admin.delete(`/api/RamoAtividadeParametroSinonimo?id=${one.id}`);
  const left = await synonyms();
  server.setNow(new Date('2026-11-20T18:00:00.000Z'));
  expect((await admin.delete(`/api/Parametro?id=${id}`)).status).toBe(200);
  // Nothing is left of it: its names may be another's.
  expect((await entries())[0]).toBe('Remoção');
  await admin.post('/api/Parametro/restaurar', { ids: [id] });
  expect(await synonyms()).toEqual(left);
  expect((await entries())[0]).toBe('Inclusão');
});

test('the name of a synonym that went with its parameter is free', async () => {
  const taken = { idParametro: 26, descricao: `um ${count}` };
  expect((await admin.post('/api/RamoAtividadeParametroSinonimo', taken)).status).toBe(409);
  await admin.post('/api/Parametro/lote', { ids: [id], acao: 'remover' });
  expect((await admin.post('/api/RamoAtividadeParametroSinonimo', taken)).status).toBe(200);
  // Brought back while its synonym is another's: all of it stays away.
  const motivo = `“um ${count}”, que voltaria junto, já é de outro registro`;
  expect(await admin.post('/api/Parametro/restaurar', { ids: [id] })).toMatchObject({
    status: 409,
    body: { listaMensagens: [motivo], listaResultados: { itens: [{ id, motivo }] } },
  });
});

test('a synonym says something else than the parameter’s own name or abbreviation', async () => {
  const refusal = { campos: { descricao: 'Já é o nome deste parâmetro' } };
  for (const descricao of [`XIS  ${count}`, `x${count}`]) {
    const reply = await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro: id, descricao });
    expect(reply).toMatchObject({ status: 409, body: { listaResultados: refusal } });
  }
  expect(await synonyms()).toEqual([`dois ${count}`, `um ${count}`]);
});

test('a parameter is listed with its synonyms, and found by them, for who may see parameters', async () => {
  type Row = { id: number; sinonimos?: string | null };
  const found = async (caller: Caller, text: string): Promise<Row[]> =>
    (await caller.get(`/api/Parametro?descricao=${text}&flagAtivo=null`)).body.listaResultados;
  expect((await found(admin, `DOIS ${count}`)).map(({ id, sinonimos }) => [id, sinonimos])).toEqual([
    [id, `dois ${count}, um ${count}`],
  ]);
  const [synonym] = (await admin.get(`/api/RamoAtividadeParametroSinonimo/${id}`)).body.listaResultados;
  await admin.delete(`/api/RamoAtividadeParametroSinonimo?id=${synonym.id}`);
  expect(await found(admin, `dois ${count}`)).toEqual([]);
  expect((await found(admin, `Xis ${count}`))[0]?.sinonimos).toBe(`um ${count}`);
  for (const descricao of [`Água ${count}`, `Zinco ${count}`]) {
    await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro: id, descricao });
  }
  const all = `Água ${count}, um ${count}, Zinco ${count}`;
  expect((await found(admin, `Xis ${count}`))[0]?.sinonimos).toBe(all);
  await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', {
    idGrupo: 3,
    novasPermissoes: [],
    menusPodeEditar: [],
  });
  const blind = await server.login('tecnico');
  expect(await found(blind, `um ${count}`)).toEqual([]);
  expect((await found(blind, `Xis ${count}`))[0]).not.toHaveProperty('sinonimos');
});

test.each([
  ['the sigla', (n: number) => `x${n}`],
  ['the description', (n: number) => `XIS  ${n}`],
])('%s of a parameter becomes no synonym of another', async (_, name) => {
  const reply = await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro: 26, descricao: name(count) });
  expect(reply).toMatchObject({ status: 409, body: { listaMensagens: [`Já é nome de Xis ${count}`] } });
});

test('what means the same as the name of a parameter becomes no synonym of another', async () => {
  const reply = await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro: id, descricao: 'Temperatura' });
  expect(reply.status).toBe(409);
});

test.each(['Rs', 'ºC', 'As_'])(
  '%s, which sheets take for another parameter, is no name of a new one',
  async (sigla) => {
    const body = { sigla, descricao: `Quase outro ${count}`, flagAtivo: 1 };
    expect((await admin.post('/api/Parametro', body)).status).toBe(409);
  },
);

test('names that look the same are one, of synonyms too', async () => {
  const synonym = (idParametro: number, descricao: string) =>
    admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro, descricao });
  expect((await synonym(id, `ºF ${count}`)).status).toBe(200);
  expect((await synonym(26, `°F ${count}`)).status).toBe(409);
});

test.each([
  ['sigla', 'a synonym', (n: number) => `Um ${n}`],
  ['descricao', 'a synonym', (n: number) => `dois ${n}`],
  ['sigla', 'the description', (n: number) => `xis ${n}`],
  ['descricao', 'the sigla', (n: number) => `x${n}`],
])('the %s of a new or changed parameter is not %s of another', async (field, _, name) => {
  const body = { sigla: `Y${count}`, descricao: `Ípsilon ${count}`, flagAtivo: 1 };
  const refused = {
    status: 409,
    body: { listaResultados: { campos: { [field]: `Já é nome de Xis ${count}` } } },
  };
  expect(await admin.post('/api/Parametro', { ...body, [field]: name(count) })).toMatchObject(refused);
  const made = (await admin.post('/api/Parametro', body)).body.listaResultados;
  expect(await admin.post('/api/Parametro', { ...body, ...made, [field]: name(count) })).toMatchObject(refused);
  // Its own synonym may become its name, and what stays as it was is refused to nobody.
  const own = { idParametro: made.id, descricao: `Novo nome ${count}` };
  expect((await admin.post('/api/RamoAtividadeParametroSinonimo', own)).status).toBe(200);
  expect((await admin.post('/api/Parametro', { ...body, ...made, [field]: own.descricao.slice(0, 20) })).status).toBe(
    200,
  );
});

test('a parameter whose synonym became the name of another stays away', async () => {
  await admin.delete(`/api/Parametro?id=${id}`);
  await admin.post('/api/Parametro', { sigla: `um ${count}`, descricao: `Outro ${count}`, flagAtivo: 1 });
  const motivo = `“um ${count}”, que voltaria junto, já é de outro registro`;
  expect(await admin.post('/api/Parametro/restaurar', { ids: [id] })).toMatchObject({
    status: 409,
    body: { listaMensagens: [motivo], listaResultados: { itens: [{ id, motivo }] } },
  });
});
