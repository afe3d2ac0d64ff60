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
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const AT = NOW.toISOString();
const entered = { dtCadastro: AT, flagAtivo: 1 };
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

describe('what is in use is not removed', () => {
  let idPessoa: number;
  let idHidrometro: number;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const { write } = server.databases;
    for (const { entity } of REGISTERS) ids[entity] = await create(entity, { sigla: 'USO' });
    const refs = { idRoteiro: ids.Roteiro, idRamoAtividade: ids.RamoAtividade };
    const one = <T extends { id: number }>(rows: T[]) => rows[0]!.id;
    idPessoa = one(
      await write
        .insertInto('Pessoa')
        .values(['A', 'B'].map((nome) => ({ nome, busca: nome, flagTipoPessoa: 'J', ...refs, ...entered })))
        .returning('id')
        .execute(),
    );
    const fonte = { idPessoa, registro: 'H', idFonteAbastecimento: ids.FonteAbastecimento, flagMedidorVazao: 1 };
    idHidrometro = one(
      await write
        .insertInto('PessoaHidrometro')
        .values({ ...fonte, ...entered })
        .returning('id')
        .execute(),
    );
    await write
      .insertInto('PessoaMedidorVazao')
      .values({ idPessoa, idTipo: ids.PessoaMedidorVazaoTipo, flagCertificado: 0, ...entered })
      .execute();
    const volumes = { leituraAnterior: 0, leituraAtual: 1, volumeMedido: 1, volumeCorrigido: 1, flagMedia: 0 };
    const reading = { idHidrometro, idAno: 2026, idCategoriaCobranca: ids.CategoriaCobranca, ...volumes, ...entered };
    await write
      .insertInto('PessoaHidrometroLancamento')
      .values([
        { ...reading, idMes: 1 },
        { ...reading, idMes: 2, removidoEm: AT },
      ])
      .execute();
    const sample = { idPessoa, dtRetirada: '2026-10-01', flagChuva: 0, idTipoDBO: 1, dtCadastro: AT };
    const kept = await write
      .insertInto('HistoricoColeta')
      .values([sample, { ...sample, removidoEm: AT }])
      .returning('id')
      .execute();
    const idParametro = ids.Parametro!;
    await write
      .insertInto('Resultado')
      .values(kept.map(({ id }) => ({ idColeta: id, idParametro, bruto: '1', operador: '' })))
      .execute();
    await admin.post('/api/RamoAtividadeParametroSinonimo', { idParametro, descricao: 'Em uso' });
    await admin.post('/api/ramoAtividadeParametro', {
      idRamoAtividade: ids.RamoAtividade,
      listaParametros: [{ idParametro }],
    });
  });

  test.each([
    ['Roteiro', 'Este roteiro está em uso por 2 clientes. Desabilite-o em vez de remover.'],
    ['RamoAtividade', 'Este ramo de atividade está em uso por 2 clientes. Desabilite-o em vez de remover.'],
    ['FonteAbastecimento', 'Esta fonte de abastecimento está em uso por 1 hidrômetro. Desabilite-a em vez de remover.'],
    ['CategoriaCobranca', 'Este tipo de cobrança está em uso por 1 leitura. Desabilite-o em vez de remover.'],
    [
      'PessoaMedidorVazaoTipo',
      'Este tipo de medidor de vazão está em uso por 1 medidor de vazão. Desabilite-o em vez de remover.',
    ],
    ['Parametro', 'Este parâmetro está em uso por 1 resultado e 1 ramo de atividade. Desabilite-o em vez de remover.'],
  ])('%s', async (entity, message) => {
    const refused = await remove(entity, ids[entity]!);
    expect(refused).toMatchObject({ status: 409, body: { listaMensagens: [message] } });
  });

  test('a sampler is named in collections by its text, and may go', async () => {
    expect((await remove('Amostrador', ids.Amostrador!)).status).toBe(200);
  });
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
