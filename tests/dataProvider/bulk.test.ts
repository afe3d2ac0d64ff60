import { expect, test } from 'vitest';
import { createDataProvider } from '../../dataProvider/index.ts';
import { type Answers, failure, fakeApi } from '../fixtures/fakeApi.ts';

const ROTEIROS = [
  { id: 1, descricao: 'Norte', flagAtivo: 1, versao: 3 },
  { id: 2, descricao: 'Sul', flagAtivo: 0, versao: 4 },
];
const resource = 'cadastro/roteiro';

function provider(answers: Answers) {
  const api = fakeApi(answers);
  return { api, one: createDataProvider(api, async () => true) };
}

test.each([
  ['habilitar', 1],
  ['desabilitar', 0],
])('%s many is one request, with the versions that were seen', async (acao, flagAtivo) => {
  const { api, one } = provider({ 'POST /Roteiro/lote': () => ({ ids: [1, 2] }) });
  const { data } = await one.updateMany(resource, { ids: [1, '2'], data: { flagAtivo }, meta: { records: ROTEIROS } });
  expect(data).toEqual([1, '2']);
  expect(api.requests).toEqual([
    { name: 'POST /Roteiro/lote', request: { body: { ids: [1, 2], acao, versoes: { 1: 3, 2: 4 } } } },
  ]);
});

test('removing many is one request; taking it back another', async () => {
  const { api, one } = provider({
    'POST /Roteiro/lote': () => ({ ids: [1, 2] }),
    'POST /Roteiro/restaurar': () => ({ ids: [1, 2] }),
  });
  await one.deleteMany(resource, { ids: [1, 2] });
  await one.restore(resource, { ids: [1, 2] });
  expect(api.requests.map(({ request }) => request.body)).toEqual([
    { ids: [1, 2], acao: 'remover', versoes: {} },
    { ids: [1, 2] },
  ]);
});

test('what the server refuses reaches the caller', async () => {
  const { one } = provider({
    'POST /Roteiro/lote': () => {
      throw failure('Nada foi alterado: 1 de 2 itens não permite', 409);
    },
  });
  await expect(one.deleteMany(resource, { ids: [1, 2] })).rejects.toThrow('1 de 2 itens');
});

test('a resource without such calls says so', async () => {
  const { one } = provider({});
  await expect(one.deleteMany('cadastro/cliente', { ids: [1] })).rejects.toThrow('cadastro/cliente has no bulk');
  await expect(one.restore('relatorio/usuario-tecnico', { ids: [1] })).rejects.toThrow('has no restore');
});

test('a sheet is read with its file, its rows are imported with a key that a lost reply does not change', async () => {
  const preview = { linhas: [], colunasIgnoradas: ['cor'] };
  const outcomes = [failure('Erro na requisição', 0), null];
  const { api, one } = provider({
    'POST /Roteiro/importacao/previa': () => preview,
    'POST /Roteiro/importacao': () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
      return { incluidos: 1, alterados: 0, iguais: 0 };
    },
  });
  const file = new File(['x'], 'Roteiro.xlsx');
  expect((await one.preview(resource, { file })).data).toEqual(preview);
  expect(api.requests[0]?.request.file).toBe(file);

  const rows = [{ descricao: 'Leste' }];
  await expect(one.import(resource, { rows })).rejects.toThrow('Erro na requisição');
  expect((await one.import(resource, { rows })).data.incluidos).toBe(1);
  const [lost, repeated] = api.requests.slice(1).map(({ request }) => request);
  expect(lost?.body).toEqual({ linhas: rows });
  expect(lost?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated?.idempotencyKey).toBe(lost?.idempotencyKey);
});

test('technicians are the users of their group, filtered here, enabled unless the server says otherwise', async () => {
  const users = [
    { id: 4, nome: 'Íris Lima', login: 'iris', flagAtivo: 0 },
    { id: 5, nome: 'Bruno', login: 'b.irineu' },
    { id: 6, nome: 'Caio', login: 'caio', flagAtivo: 2 },
  ];
  const { api, one } = provider({ 'GET /Usuario': () => users });
  const list = async (filter: object) => {
    const { data } = await one.getList('relatorio/usuario-tecnico', {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    });
    return data.map(({ id, flagAtivo }) => [id, flagAtivo]);
  };
  expect(await list({})).toEqual([
    [4, 0],
    [5, 1],
    [6, 1],
  ]);
  expect(await list({ descricao: 'IRI' })).toEqual([
    [4, 0],
    [5, 1],
  ]);
  expect(await list({ descricao: 'iri', flagAtivo: 1 })).toEqual([[5, 1]]);
  expect(api.requests[0]).toEqual({ name: 'GET /Usuario', request: { query: { idGrupoAcesso: 3 } } });
});

test('one branch of activity has a call of its own', async () => {
  const { api, one } = provider({ 'GET /RamoAtividade/{id}': () => ({ id: 3, descricao: 'Bebidas', flagAtivo: '1' }) });
  const { data } = await one.getOne('cadastro/ramo-atividade', { id: 3 });
  expect(data).toEqual({ id: 3, descricao: 'Bebidas', flagAtivo: 1 });
  expect(api.requests).toHaveLength(1);
});
