import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClienteDoRelatorio } from '../../contract/relatorioClientes.ts';
import type { TableName } from '../../server/database/schema.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/*
 * The lists of clients and of sampling points, made again in a second, plain way from the demonstration's rows.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
  const { write } = server.databases;
  // Something of each kind that no report tells.
  const removidoEm = '2026-11-01T00:00:00.000Z';
  for (const table of ['PessoaEndereco', 'PessoaContato', 'PessoaPontoColeta', 'PessoaHidrometro'] as const) {
    await write.updateTable(table).set({ removidoEm }).where('idPessoa', '=', 2).execute();
  }
  await write.updateTable('Pessoa').set({ removidoEm }).where('id', '=', 3).execute();
  await write.updateTable('PessoaContato').set({ email: 'a@example.com;b@example.com' }).where('id', '=', 1).execute();
});
afterAll(() => server.close());

async function rowsOf<T extends TableName>(table: T) {
  return (await server.databases.read.selectFrom(table).selectAll().execute()) as Record<string, string | number>[];
}
const get = async (url: string) => (await admin.get(`/api/${url}`)).body.listaResultados;

/** Rows of a client's that are there, oldest first. */
const held = (rows: Record<string, string | number>[], idPessoa: unknown, withDisabled = true) =>
  rows
    .filter((row) => row.idPessoa === idPessoa && row.removidoEm === null && (withDisabled || row.flagAtivo !== 0))
    .toSorted((a, b) => Number(a.id) - Number(b.id));
const text = (rows: Record<string, string | number>[], field: string) =>
  rows.map((row) => String(row[field] ?? '').replace(/;/g, ',')).join(';');

async function plainClients(withDisabled: boolean) {
  const [clients, addresses, contacts, points, meters] = await Promise.all([
    rowsOf('Pessoa'),
    rowsOf('PessoaEndereco'),
    rowsOf('PessoaContato'),
    rowsOf('PessoaPontoColeta'),
    rowsOf('PessoaHidrometro'),
  ]);
  const [ramos, roteiros, fontes] = [
    await rowsOf('RamoAtividade'),
    await rowsOf('Roteiro'),
    await rowsOf('FonteAbastecimento'),
  ];
  const nameIn = (rows: Record<string, string | number>[], id: unknown) =>
    rows.find((row) => row.id === id)?.descricao ?? null;
  return clients
    .filter((client) => client.removidoEm === null && (withDisabled || client.flagAtivo === 1))
    .map((client) => {
      const [address] = held(addresses, client.id);
      const contatos = held(contacts, client.id, withDisabled);
      const pontos = held(points, client.id);
      const medidores = held(meters, client.id, withDisabled).map((meter) => ({
        ...meter,
        fonte: nameIn(fontes, meter.idFonteAbastecimento) ?? '',
        situacao: meter.flagAtivo ? 'Habilitado' : 'Desabilitado',
        vazao: meter.flagMedidorVazao ? 'Sim' : 'Não',
      }));
      const inAddress = (field: string) => address?.[field] ?? null;
      const line = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'].map(inAddress);
      return {
        id: client.id,
        codigoCliente: client.codigo,
        idIntegracao: client.idIntegracao,
        nome: client.nome,
        flagAtivo: client.flagAtivo,
        descricaoRamoAtividade: nameIn(ramos, client.idRamoAtividade),
        descricaoRoteiro: nameIn(roteiros, client.idRoteiro),
        nroDocumento: client.nroDocumento,
        logradouro: inAddress('logradouro'),
        numero: inAddress('numero'),
        enderecoCompleto: line.filter((part) => part !== null && part !== '').join(' - '),
        cep: inAddress('cep'),
        bairro: inAddress('bairro'),
        cidade: inAddress('cidade'),
        latitude: inAddress('latitude'),
        longitude: inAddress('longitude'),
        linkMapa: inAddress('linkMapa'),
        listaDepartamento: text(contatos, 'departamento'),
        listaNome: text(contatos, 'nome'),
        listaEmail: text(contatos, 'email'),
        listaTelefone: text(contatos, 'telefone'),
        listaObs: text(contatos, 'obs'),
        descicaoPontoColeta: text(pontos, 'descricao'),
        planoAmostragem: text(pontos, 'planoAmostragem'),
        listaRegistro: text(medidores, 'registro'),
        listaFonte: text(medidores, 'fonte'),
        listaUC: text(medidores, 'uc'),
        listaSituacao: text(medidores, 'situacao'),
        listaFlagMedidorVazao: text(medidores, 'vazao'),
        NomeContato: contatos[0]?.nome ?? null,
        telefone: contatos[0]?.telefone ?? null,
        email: contatos[0]?.email ?? null,
      };
    });
}

const byId = <T extends { id: unknown }>(rows: readonly T[]) => rows.toSorted((a, b) => Number(a.id) - Number(b.id));

test.each([
  ['RelatorioPessoa/', false],
  ['RelatorioPessoa/?desabilitadas=1', true],
])('%s tells of each client what the tables hold', async (url, withDisabled) => {
  const rows: ClienteDoRelatorio[] = await get(url);
  const plain = await plainClients(withDisabled);
  expect(plain.length).toBe(withDisabled ? 119 : 111);
  expect(byId(rows)).toEqual(byId(plain));
  expect(rows.some(({ listaSituacao }) => listaSituacao.includes('Desabilitado'))).toBe(withDisabled);
  expect(rows.find(({ id }) => id === 1)?.listaEmail).toMatch(/^a@example.com,b@example.com(;|$)/);
  expect(rows.find(({ id }) => id === 2)).toMatchObject({ enderecoCompleto: '', listaNome: '', email: null });
});

test.each([
  'RelatorioPessoa/?desabilitadas=1',
  'RelatorioPessoaPontoColeta/?desabilitadas=1',
  'Pessoa/AtualizacaoDBO/?dtInicio=2000-01-01&dtFim=2099-12-31&desabilitadas=1',
])('%s goes by name, as people read names', async (url) => {
  const { write } = server.databases;
  const named = ['águas do vale', 'Átomo 2', 'Átomo 10', 'Bicho'];
  for (const [index, nome] of named.entries()) {
    await write
      .updateTable('Pessoa')
      .set({ nome })
      .where('id', '=', 10 + index)
      .execute();
  }
  const names: string[] = (await get(url)).map(({ nome }: { nome: string }) => nome);
  expect([...new Set(names.filter((nome) => named.includes(nome)))]).toEqual(named);
  const { compare } = new Intl.Collator('pt-BR', { numeric: true });
  expect(names).toEqual(names.toSorted(compare));
});

test.each([
  ['RelatorioPessoaPontoColeta', false],
  ['RelatorioPessoaPontoColeta/?desabilitadas=1', true],
])('%s tells every point of the clients', async (url, withDisabled) => {
  const clients = new Map((await rowsOf('Pessoa')).map((client) => [client.id, client]));
  const plain = (await rowsOf('PessoaPontoColeta')).flatMap((point) => {
    const { codigo, nome, flagAtivo, removidoEm } = clients.get(point.idPessoa!)!;
    if (removidoEm !== null || point.removidoEm !== null || (!withDisabled && flagAtivo === 0)) return [];
    const { id, idPessoa, descricao: descricaoPontoColeta } = point;
    return [{ id, idPessoa, codigo, nome, descricaoPontoColeta, flagAtivo }];
  });
  const rows = await get(url);
  expect(byId(rows)).toEqual(byId(plain));
  expect(rows.some(({ flagAtivo }: { flagAtivo: number }) => flagAtivo === 0)).toBe(withDisabled);
});

test('who sees the regions only is told names, addresses and routes, and nothing of persons', async () => {
  const { write } = server.databases;
  const { id } = await write
    .selectFrom('ModuloMenu')
    .select('id')
    .where('path', '=', 'regiao')
    .executeTakeFirstOrThrow();
  const kept = await write.selectFrom('GrupoAcessoMenu').selectAll().where('idGrupo', '=', 3).execute();
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', 3).where('idMenu', '<>', id).execute();
  const tecnico = await server.login('tecnico');
  const rows: ClienteDoRelatorio[] = (await tecnico.get('/api/RelatorioPessoa/')).body.listaResultados;
  const whole: ClienteDoRelatorio[] = await get('RelatorioPessoa/');
  expect((await tecnico.get('/api/RelatorioPessoaPontoColeta')).status).toBe(403);
  await write
    .insertInto('GrupoAcessoMenu')
    .values(kept.filter(({ idMenu }) => idMenu !== id))
    .execute();
  expect(rows.length).toBe(whole.length);
  for (const [index, row] of rows.entries()) {
    const { codigoCliente, nome, enderecoCompleto, descricaoRoteiro } = whole[index]!;
    expect(row).toMatchObject({ codigoCliente, nome, enderecoCompleto, descricaoRoteiro });
    const { listaNome, listaEmail, listaTelefone, listaObs, listaUC, descicaoPontoColeta } = row;
    expect([listaNome, listaEmail, listaTelefone, listaObs, listaUC, descicaoPontoColeta].join('')).toBe('');
    const { nroDocumento, idIntegracao, descricaoRamoAtividade, NomeContato, telefone, email } = row;
    const own = [nroDocumento, idIntegracao, descricaoRamoAtividade, NomeContato, telefone, email];
    expect(own).toEqual(Array(6).fill(null));
  }
});
