import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { narrowingsOf } from '../../resources/narrowings.ts';
import { REGISTERS } from '../../resources/registry.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let idPessoa: number;
const ids: Record<string, number> = {};

const AT = NOW.toISOString();
const entered = { dtCadastro: AT, flagAtivo: 1 };
const remove = (entity: string, id: number) => admin.delete(`/api/${entity}?id=${id}&idUsuario=1`);

/** Two clients of one branch and route, one of them with a hydrometer, a flow meter, readings and results. */
async function startInUse(): Promise<void> {
  server = await startServer();
  admin = await server.login('admin');
  const { write } = server.databases;
  for (const { entity } of REGISTERS) {
    const fields = { descricao: `${entity} em uso`, sigla: 'USO' };
    ids[entity] = (await admin.post(`/api/${entity}`, fields)).body.listaResultados.id;
  }
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
  const idHidrometro = one(
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
}

const usesOf = async (entity: string) => {
  const { body } = await admin.get(`/api/${entity}/usos`);
  return body.listaResultados.find(({ id }: { id: number }) => id === ids[entity]);
};
const idsOf = async (address: string, caller = admin) =>
  (await caller.get(address)).body.listaResultados.map(({ id }: { id: number }) => id).toSorted();

describe('what is in use', () => {
  beforeAll(startInUse);
  afterAll(() => server.close());

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
  ])('%s is not removed', async (entity, message) => {
    const refused = await remove(entity, ids[entity]!);
    expect(refused).toMatchObject({ status: 409, body: { listaMensagens: [message] } });
  });

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
});

describe('what is in use no more, or for whom it is not', () => {
  beforeEach(startInUse);
  afterEach(() => server.close());

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

  test('of more than a thousand, a refusal tells that they are more', async () => {
    const { write } = server.databases;
    const idParametro = ids.Parametro!;
    async function addResults(count: number): Promise<void> {
      const sample = { idPessoa, dtRetirada: '2026-10-02', flagChuva: 0, idTipoDBO: 1, dtCadastro: AT };
      const made = await write
        .insertInto('HistoricoColeta')
        .values(Array.from({ length: count }, () => sample))
        .returning('id')
        .execute();
      await write
        .insertInto('Resultado')
        .values(made.map(({ id }) => ({ idColeta: id, idParametro, bruto: '1', operador: '' })))
        .execute();
    }
    const refusal = async () => {
      const { listaMensagens, listaResultados } = (await remove('Parametro', idParametro)).body;
      return [listaMensagens[0], listaResultados.emUso[0]];
    };
    const told = (results: string) =>
      `Este parâmetro está em uso por ${results} e 1 ramo de atividade. Desabilite-o em vez de remover.`;
    await addResults(999);
    expect(await refusal()).toEqual([told('1.000 resultados'), { tabela: 'Resultado', quantidade: 1_000 }]);
    await addResults(2);
    expect(await refusal()).toEqual([told('mais de 1.000 resultados'), { tabela: 'Resultado', quantidade: 1_001 }]);
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
