import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, lastLogOf, onField } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let a: number;
let b: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  a = await addClient(admin, 'Cliente A');
  b = await addClient(admin, 'Cliente B');
});
afterAll(() => server.close());

const save = (body: object) => admin.post('/api/PessoaHidrometro', body);
const create = async (body: object) => (await save({ registro: 'H1', ...body })).body.listaResultados.id;
const list = async (idPessoa: number) =>
  (await admin.get(`/api/PessoaHidrometro/?idPessoa=${idPessoa}`)).body.listaResultados;
const units = async (idPessoa: number) =>
  (await admin.get(`/api/PessoaUnidadeControladora/?idPessoa=${idPessoa}`)).body.listaResultados;

test('the list names the source; none is fine, an unknown one is not', async () => {
  const fonte = await admin.post('/api/FonteAbastecimento', { descricao: 'Caminhão-pipa', flagAtivo: 1 });
  const { id } = fonte.body.listaResultados;
  await create({ idPessoa: a, idFonteAbastecimento: id, uc: 123 });
  await create({ idPessoa: a, idFonteAbastecimento: '' });
  expect(await list(a)).toMatchObject([
    { idFonteAbastecimento: id, fonteAbastecimento: 'Caminhão-pipa', uc: '123', flagAtivo: 1, flagMedidorVazao: 0 },
    { idFonteAbastecimento: null, fonteAbastecimento: null, uc: null },
  ]);
  const unknown = await save({ idPessoa: a, registro: 'H1', idFonteAbastecimento: 99_999 });
  expect([unknown.status, onField(unknown, 'idFonteAbastecimento')]).toEqual([422, 'Escolha um item que exista']);
  expect(unknown.body.listaMensagens).toEqual(['Fonte: escolha um item que exista']);
  expect(onField(await save({ idPessoa: a, registro: '' }), 'registro')).toBe('Campo obrigatório');
});

test('a hydrometer of another client, or of none, is out of reach', async () => {
  const id = await create({ idPessoa: b });
  expect((await save({ id, idPessoa: a, registro: 'H2' })).status).toBe(404);
  expect((await save({ idPessoa: 999_999, registro: 'H2' })).status).toBe(404);
  expect((await list(b)).at(-1)).toMatchObject({ id, registro: 'H1', versao: 1 });
});

test('the register of any client’s hydrometer is found, however it is written, until it is removed', async () => {
  const id = await create({ idPessoa: b, registro: 'Y-778 ' });
  const found = async (registro: string) =>
    (await admin.get(`/api/PessoaHidrometro/mesmoRegistro?registro=${encodeURIComponent(registro)}`)).body
      .listaResultados;
  expect(await found(' y-778')).toEqual([{ id, idPessoa: b, registro: 'Y-778', cliente: 'Cliente B' }]);
  expect(await found('Y 778')).toHaveLength(1);
  expect(await found('ý778')).toHaveLength(1);
  expect(await found('y-77')).toEqual([]);
  await admin.delete(`/api/PessoaHidrometro?id=${id}`);
  expect(await found('Y-778')).toEqual([]);
});

test('removing a control unit blanks it and keeps the hydrometer', async () => {
  const id = await create({ idPessoa: b, uc: '777' });
  expect(await units(b)).toMatchObject([{ id, uc: '777' }]);
  expect((await admin.delete(`/api/PessoaUnidadeControladora?id=${id}&versao=9`)).status).toBe(409);
  const removed = await admin.delete('/api/PessoaUnidadeControladora', { id, idUsuario: 1 });
  expect(removed.body.listaResultados).toEqual({ id, versao: 2 });
  expect(await units(b)).toEqual([]);
  expect((await list(b)).at(-1)).toMatchObject({ id, uc: null });
  expect((await lastLogOf(admin, b)).acao).toContain('uc: 777 → (vazio)');
});

test('one with readings is disabled rather than removed', async () => {
  const id = await create({ idPessoa: b });
  const [reading] = await server.databases.write
    .insertInto('PessoaHidrometroLancamento')
    .values({
      idHidrometro: id,
      idMes: 1,
      idAno: 2026,
      leituraAnterior: 0,
      leituraAtual: 10,
      volumeMedido: 10,
      volumeCorrigido: 10,
      flagMedia: 0,
      flagAtivo: 1,
      dtCadastro: NOW.toISOString(),
    })
    .returning('id')
    .execute();
  const remove = () => admin.delete(`/api/PessoaHidrometro?id=${id}`);
  expect(await remove()).toMatchObject({
    status: 422,
    body: { listaMensagens: ['Este hidrômetro tem leituras. Desabilite-o em vez de remover.'] },
  });
  await server.databases.write
    .updateTable('PessoaHidrometroLancamento')
    .set({ removidoEm: NOW.toISOString() })
    .where('id', '=', reading!.id)
    .execute();
  expect((await remove()).body.listaResultados).toEqual({ id });
});

test('two people changing one hydrometer: the second is told', async () => {
  const id = await create({ idPessoa: a });
  const change = (registro: string) => save({ id, idPessoa: a, registro, versao: 1 });
  const replies = await Promise.all([change('X'), change('Y')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
