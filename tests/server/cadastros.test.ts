import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { amostrador } from '../../resources/amostrador/definition.ts';
import { categoriaCobranca } from '../../resources/categoria-cobranca/definition.ts';
import { fonteAbastecimento } from '../../resources/fonte-abastecimento/definition.ts';
import { narrowingsOf } from '../../resources/narrowings.ts';
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

  const usesOf = async (entity: string, caller = admin) => {
    const { body } = await caller.get(`/api/${entity}/usos`);
    return body.listaResultados.find(({ id }: { id: number }) => id === ids[entity]);
  };
  const idsOf = async (address: string, caller = admin) =>
    (await caller.get(address)).body.listaResultados.map(({ id }: { id: number }) => id).toSorted();

  test.each([
    ['Roteiro', 'Pessoa', 'idRoteiro', 2],
    ['RamoAtividade', 'Pessoa', 'idRamoAtividade', 2],
    ['FonteAbastecimento', 'Pessoa', 'idFonteAbastecimento', 1],
    ['CategoriaCobranca', 'Pessoa', 'idCategoriaCobranca', 1],
    ['PessoaMedidorVazaoTipo', 'Pessoa', 'idTipoMedidor', 1],
    ['Parametro', 'RamoAtividade', 'idParametro', 1],
  ])('%s: its count is that of %s filtered by %s', async (entity, list, filter, count) => {
    const id = ids[entity]!;
    expect(await usesOf(entity)).toEqual({ id, emUso: count, ...(entity === 'Parametro' && { outroUso: true }) });
    const listed = await idsOf(`/api/${list}/?${filter}=${id}`);
    expect(listed).toHaveLength(count);
    expect(await idsOf(`/api/${list}/?${filter}=${id}&flagAtivo=0`)).toEqual([]);
    expect(await idsOf(`/api/${list}/?${filter}=999999`)).toEqual([]);
  });

  test('what a client or a branch uses is not found out by a group that does not see them', async () => {
    const menus = server.databases.write.selectFrom('ModuloMenu').select('id');
    await server.databases.write
      .deleteFrom('GrupoAcessoMenu')
      .where('idGrupo', '=', GRUPO.TECNICO)
      .where('idMenu', 'in', menus.where('path', 'in', ['cliente', 'ramo-atividade']))
      .execute();
    const tecnico = await server.login('tecnico');
    const all = await idsOf('/api/Pessoa', tecnico);
    expect(all).toHaveLength(2);
    for (const { filter } of narrowingsOf('cadastro/cliente')) {
      expect(await idsOf(`/api/Pessoa/?${filter}=999999`, tecnico)).toEqual(all);
    }
    expect(await idsOf('/api/RamoAtividade/?idParametro=999999', tecnico)).toEqual([ids.RamoAtividade]);
    expect((await tecnico.get('/api/RamoAtividade/usos')).status).toBe(403);
  });

  test('rows that were removed, and those of removed clients, are no use', async () => {
    const { write } = server.databases;
    const [before, removidoEm] = [await usesOf('FonteAbastecimento'), '2026-11-20T15:00:00.000Z'];
    expect(before.emUso).toBe(1);
    await write.updateTable('PessoaMedidorVazao').set({ removidoEm }).where('idPessoa', '=', idPessoa).execute();
    expect((await usesOf('PessoaMedidorVazaoTipo')).emUso).toBe(0);
    await write.updateTable('Pessoa').set({ removidoEm }).where('id', '=', idPessoa).execute();
    expect((await usesOf('FonteAbastecimento')).emUso).toBe(0);
    expect((await usesOf('CategoriaCobranca')).emUso).toBe(0);
    expect((await usesOf('Roteiro')).emUso).toBe(1);
    await write.updateTable('RamoAtividade').set({ removidoEm }).where('id', '=', ids.RamoAtividade!).execute();
    expect(await usesOf('Parametro')).toEqual({ id: ids.Parametro, emUso: 0, outroUso: true });
    await write.updateTable('HistoricoColeta').set({ removidoEm }).where('idPessoa', '=', idPessoa).execute();
    expect(await usesOf('Parametro')).toEqual({ id: ids.Parametro, emUso: 0, outroUso: false });
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
