import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amostrador } from '../../resources/amostrador/definition.ts';
import { categoriaCobranca } from '../../resources/categoria-cobranca/definition.ts';
import { fonteAbastecimento } from '../../resources/fonte-abastecimento/definition.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { pessoaMedidorVazaoTipo } from '../../resources/pessoa-medidor-vazao-tipo/definition.ts';
import { ramoAtividade } from '../../resources/ramo-atividade/definition.ts';
import { REGISTERS } from '../../resources/registry.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';
import { tecnico } from '../../resources/tecnico/definition.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const headers = (columns: readonly { header: string }[]) => columns.map(({ header }) => header);
const create = async (entity: string, fields: object = {}): Promise<number> =>
  (await admin.post(`/api/${entity}`, { descricao: `${entity} em uso`, ...fields })).body.listaResultados.id;
const remove = (entity: string, id: number) => admin.delete(`/api/${entity}?id=${id}&idUsuario=1`);

describe('exported files', () => {
  const described = ['id', 'descricao', 'status', 'dtCadastro'];
  test.each([
    [categoriaCobranca, 'Categoria_Cobranca', described],
    [ramoAtividade, 'Ramo_Atividade', described],
    [fonteAbastecimento, 'Fonte_Abastecimento', described],
    [roteiro, 'Roteiro', described],
    [pessoaMedidorVazaoTipo, 'Tipo_Medidor_Vazao', described],
    [parametro, 'Parametro', ['id', 'sigla', 'descricao', 'minimo', 'maximo', 'incerteza', 'status', 'dtCadastro']],
    [amostrador, 'Amostrador', ['id', 'codigo', 'descricao', 'obs', 'dtAquisicao', 'status', 'dtCadastro']],
    [tecnico, 'Relatorio_Tecnicos', ['id', 'nome', 'login', 'status', 'dtCadastro']],
  ])('of $title are named and headed as specified', ({ excel }, file, columns) => {
    expect(excel.file).toBe(file);
    expect(headers(excel.columns)).toEqual(columns);
  });

  test('the technicians’ PDF has the specified columns', () => {
    expect(headers(tecnico.pdf.columns)).toEqual(['#', 'Nome', 'Login', 'Situação', 'Data de Cadastro']);
  });
});

test.each(REGISTERS)('$title: what nothing uses is removed', async ({ entity }) => {
  const id = await create(entity, { descricao: 'Livre', sigla: 'Livre' });
  expect((await remove(entity, id)).status).toBe(200);
});

test('a billing category keeps its rule when a legacy screen edits it', async () => {
  await admin.post('/api/CategoriaCobranca', { id: 3, descricao: 'Horímetro novo', flagAtivo: 1, idUsuario: 1 });
  const [row] = (await admin.get('/api/CategoriaCobranca/?descricao=novo&flagAtivo=null')).body.listaResultados;
  expect(row).toMatchObject({ id: 3, regra: 3 });
  const wrong = await admin.post('/api/CategoriaCobranca', { descricao: 'Outra', regra: 4 });
  expect(wrong.body.listaResultados.campos).toHaveProperty('regra');
});

test('abbreviation and description of a parameter are each its own', async () => {
  const twin = (fields: object) => admin.post('/api/Parametro', fields);
  expect((await twin({ sigla: 'PH', descricao: 'Acidez' })).body.listaResultados.campos).toEqual({
    sigla: 'Já existe um parâmetro com esta sigla',
  });
  expect((await twin({ sigla: 'pHH', descricao: 'Potencial hidrogenionico' })).body.listaResultados.campos).toEqual({
    descricao: 'Já existe um parâmetro com esta descrição',
  });
});

test('samplers are found by code, and may share a description', async () => {
  await create('Amostrador', { codigo: 'ÁM-1', descricao: 'Automático' });
  await create('Amostrador', { codigo: 'AM-2', descricao: 'Automático', dtAquisicao: '2026-02-28' });
  const found = (await admin.get('/api/Amostrador/?descricao=am-2&flagAtivo=null')).body.listaResultados;
  expect(found).toMatchObject([{ codigo: 'AM-2', dtAquisicao: '2026-02-28', obs: null }]);
});
