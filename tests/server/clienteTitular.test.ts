import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../../server/mail/deliver.ts';
import { announceProtocols } from '../../server/modules/protocolo/aviso/service.ts';
import { addCollection } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
let device: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const { token } = (await admin.post('/api/dispositivo', { nome: 'Tablet' })).body.listaResultados;
  device = server.device(token);
  await admin.post('/api/configuracaoapp/save', {
    emailPadrao: 'a@exemplo.com.br',
    textoPadrao: '',
    textoAcompanhamento: '',
  });
});
afterAll(() => server.close());

const PERSON = {
  codigo: 'F-77',
  nome: 'Quitéria Zimbro',
  razaoSocial: 'Horta da Ximena',
  flagTipoPessoa: 'F',
  flagAtivo: 1,
  nroDocumento: '529.982.247-25',
  rg: '12.345.678-9',
  ufRG: 'SP',
  obsPrincipal: 'Ligar para Teobaldo\nantes da visita',
};
const ADDRESS = { logradouro: 'Rua Xisto', numero: '73915086', cep: '13201-000', cidade: 'Jundiaí', uf: 'SP' };
const CONTACT = { nome: 'Teobaldo Zimbro', telefone: '(11) 0000-73915086' };
// Long enough that no moment or hash holds one by chance.
const NAMES = ['quitéria', 'quiteria', 'zimbro', 'ximena', 'teobaldo', 'xisto'];
const TRACES = [...NAMES, '73915086', '529.982.247', '529982247', '345.678-9', '13201-000', '13201000'];

/** A technician writes the client's name their own way. */
const PROTOCOL = { nomeCliente: 'QUITERIA DA SILVA ZIMBRO', pontoColeta: 'Horta', contato: 'Teobaldo', pH: 7.5 };

let id: number;
/** A client who is a person, changed once, with an address, a contact, a collection and a protocol. */
beforeEach(async () => {
  const post = async (url: string, body: object) => (await admin.post(url, body)).body.listaResultados.id;
  id = await post('/api/Pessoa', PERSON);
  await post('/api/Pessoa', { ...PERSON, id, versao: 1, nome: 'Quitéria da Silva Zimbro' });
  await post('/api/PessoaEndereco/1', { ...ADDRESS, idPessoa: id });
  await post('/api/PessoaContato', { ...CONTACT, idPessoa: id });
  await addCollection(server.databases, { idPessoa: id, dtRetirada: '2026-03-02' }, { 1: '120' });
  await device.post('/api/protocolo', { uuid: randomUUID(), ...PROTOCOL });
  await announceProtocols(server.services, console);
  await deliverDue(server.services);
});

const tracesIn = (text: string) => TRACES.filter((trace) => text.toLowerCase().includes(trace));
const logOf = async (): Promise<{ acao: string }[]> =>
  (await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${id}`)).body.listaResultados;

test('all that is held on a client who is a person, with addresses, contacts and what the log tells', async () => {
  const { status, body } = await admin.post('/api/Pessoa/exportar', { id }, { 'idempotency-key': `exportar-${id}` });
  expect(status).toBe(200);
  const { cliente, enderecos, contatos, registros } = body.listaResultados;
  expect(cliente).toMatchObject({ ...PERSON, id, nome: 'Quitéria da Silva Zimbro', versao: 2 });
  expect(enderecos).toMatchObject([{ ...ADDRESS, removidoEm: null }]);
  expect(contatos).toMatchObject([{ ...CONTACT, removidoEm: null }]);
  expect(registros.map(({ acao }: { acao: string }) => acao.split('\n')[0])).toEqual([
    `Inclusão em Pessoa ${id}`,
    `Alteração em Pessoa ${id}`,
    expect.stringMatching(/^Inclusão em PessoaEndereco \d+$/),
    expect.stringMatching(/^Inclusão em PessoaContato \d+$/),
    expect.stringMatching(/^Inclusão em Protocolo \d+$/),
    expect.stringMatching(/^Exportação em Protocolo \d+$/),
  ]);
  expect((await logOf())[0]).toMatchObject({ acao: `Exportação em Pessoa ${id}` });
  await admin.post('/api/Pessoa/apagar', { id });
});

test('branch and route are told by name, removed ones too, and so is what the log tells of them', async () => {
  const add = async (url: string, descricao: string) =>
    (await admin.post(url, { descricao, flagAtivo: 1 })).body.listaResultados.id;
  const idRamoAtividade = await add('/api/RamoAtividade', 'Horticultura');
  const idRoteiro = await add('/api/Roteiro', 'Rota das hortas');
  await admin.post('/api/Pessoa', { ...PERSON, id, versao: 2, idRamoAtividade, idRoteiro });
  await server.databases.write
    .updateTable('Roteiro')
    .set({ removidoEm: NOW.toISOString() })
    .where('id', '=', idRoteiro)
    .execute();
  const { cliente, registros } = (await admin.post('/api/Pessoa/exportar', { id })).body.listaResultados;
  expect(cliente).toMatchObject({ idRamoAtividade, ramo: 'Horticultura', idRoteiro, roteiro: 'Rota das hortas' });
  expect(registros[2].mudancas).toEqual(
    expect.arrayContaining([
      { campo: 'idRamoAtividade', antes: null, depois: idRamoAtividade, nomeDepois: 'Horticultura' },
      { campo: 'idRoteiro', antes: null, depois: idRoteiro, nomeDepois: 'Rota das hortas' },
    ]),
  );
  await admin.post('/api/Pessoa/apagar', { id });
});

test('erased, nothing of the person is left anywhere; the client stays under its code, with its figures', async () => {
  expect(tracesIn(await wholeDatabase(server.databases))).not.toEqual([]);
  const erased = (await admin.post('/api/Pessoa/apagar', { id, versao: 2 })).body.listaResultados;
  expect(erased).toEqual({ id, protocolosDeHomonimos: 0 });
  expect(tracesIn(await wholeDatabase(server.databases))).toEqual([]);

  expect((await admin.get(`/api/Pessoa/${id}`)).body.listaResultados).toMatchObject({
    codigo: 'F-77',
    nome: '(apagado)',
    flagTipoPessoa: 'F',
    flagAtivo: 0,
    razaoSocial: null,
    nroDocumento: null,
    rg: null,
    obsPrincipal: null,
    versao: 3,
  });
  expect((await admin.get(`/api/PessoaEndereco/?idPessoa=${id}`)).body.listaResultados).toEqual([]);
  expect((await admin.get(`/api/PessoaContato/?idPessoa=${id}`)).body.listaResultados).toEqual([]);
  const collections = await server.databases.read
    .selectFrom('Resultado')
    .innerJoin('HistoricoColeta', 'HistoricoColeta.id', 'Resultado.idColeta')
    .select(['dtRetirada', 'bruto'])
    .where('idPessoa', '=', id)
    .execute();
  expect(collections).toEqual([{ dtRetirada: '2026-03-02', bruto: '120' }]);
});

test.each([
  ['111.444.777-35', '111.444.777-35', ['apagado', null]],
  ['11144477735', 'CPF 11144477735', ['apagado', null]],
  ['F-78', '111444777-35', ['F-78', null]],
  ['111.444.777-36', '70012', ['111.444.777-36', '70012']],
  [null, null, [null, null]],
])('a client whose code is %s and %s stays under none that is the person’s document', async (codigo, integra, left) => {
  const { read } = server.databases;
  const client = { nome: 'Rosa Damasco', flagTipoPessoa: 'F', nroDocumento: '111.444.777-35', codigo };
  const own = (await admin.post('/api/Pessoa', { ...client, idIntegracao: integra })).body.listaResultados.id;
  await admin.post('/api/Pessoa', { ...client, idIntegracao: 'I-9', id: own, versao: 1 });
  await admin.post('/api/Pessoa', { ...client, idIntegracao: integra, id: own, versao: 2 });
  expect((await admin.post('/api/Pessoa/apagar', { id: own })).status).toBe(200);
  const row = read.selectFrom('Pessoa').select(['codigo', 'idIntegracao', 'busca']).where('id', '=', own);
  const { busca, ...codes } = await row.executeTakeFirstOrThrow();
  const expected = left[0] === 'apagado' ? `apagado-${own}` : left[0];
  expect(codes).toEqual({ codigo: expected, idIntegracao: left[1] });
  expect(busca).toBe([expected?.toLowerCase(), '(apagado)'].filter(Boolean).join(' '));
  expect((await wholeDatabase(server.databases)).match(/111\.?444\.?777-?35/g)).toBeNull();
  await admin.post('/api/Pessoa/apagar', { id });
});

test('of their protocols, what was measured is left: in the list that was read before too', async () => {
  const protocols = async () => (await admin.get('/api/protocolo/getAll')).body.listaResultados[0].dados;
  expect((await protocols())[0]).toMatchObject(PROTOCOL);
  await admin.post('/api/Pessoa/apagar', { id });
  expect((await protocols())[0]).toMatchObject({ nomeCliente: '(apagado)', pontoColeta: null, contato: null, pH: 7.5 });
});

test('the log keeps the fields that tell nothing of the person', async () => {
  await admin.post('/api/Pessoa/apagar', { id });
  const entries = (await logOf()).map(({ acao }) => acao);
  expect(entries[0]).toBe(`Apagamento em Pessoa ${id}`);
  expect(entries).toContain(`Alteração em Pessoa ${id}\nnome: (apagado) → (apagado)`);
  expect(entries.at(-1)).toBe(
    `Inclusão em Pessoa ${id}\n${[
      'codigo: F-77',
      'nome: (apagado)',
      'flagAtivo: 1',
      'flagTipoPessoa: F',
      'razaoSocial: (apagado)',
      'rg: (apagado)',
      'nroDocumento: (apagado)',
      'ufRG: (apagado)',
      'obsPrincipal: (apagado)',
    ].join('\n')}`,
  );
});

test('a company has none; what changed meanwhile is not erased; others may not', async () => {
  const { id: company } = (await admin.post('/api/Pessoa', { nome: 'Indústria', flagTipoPessoa: 'J' })).body
    .listaResultados;
  const tecnico = await server.login('tecnico');
  for (const act of ['exportar', 'apagar']) {
    expect((await admin.post(`/api/Pessoa/${act}`, { id: company })).status).toBe(422);
    expect((await admin.post(`/api/Pessoa/${act}`, { id: 999_999 })).status).toBe(404);
    expect((await tecnico.post(`/api/Pessoa/${act}`, { id })).status).toBe(403);
  }
  const stale = await admin.post('/api/Pessoa/apagar', { id, versao: 1 });
  expect(stale).toMatchObject({ status: 409, body: { listaResultados: { atual: { versao: 2 }, autor: 'admin' } } });
  await admin.post('/api/Pessoa/apagar', { id });
});

test('lines of sheets that found no match forget the name', async () => {
  const { write, read } = server.databases;
  const { id: idArquivo } = await write
    .insertInto('UploadArquivo')
    .values({
      nomeArquivo: 'laudo.xlsx',
      conteudo: 'Importacao_analise_amostra',
      size: 1,
      situacao: 'Importado',
      linhas: 1,
      importadas: 0,
      repetidas: 0,
      pendentes: 1,
      dtCadastro: NOW.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // As the client is called, as it was called before, and as laboratories write.
  const names = ['Quitéria da Silva Zimbro', 'QUITERIA  ZIMBRO', 'horta da ximena', 'Zimbro & Filhos'];
  await write
    .insertInto('ImportacaoPendente')
    .values(names.map((cliente, linha) => ({ idArquivo, planilha: 'P', linha, cliente, motivo: 'ponto' })))
    .execute();
  const point = await admin.post('/api/PessoaPontoColeta', { idPessoa: id, descricao: 'Saída' });
  const idPontoColeta = point.body.listaResultados.id;
  for (const texto of ['Quitéria Zimbro – Saída', 'Saída']) {
    await admin.post('/api/ImportacaoAnalise/escolhas/ponto', { Laboratorio: 1, texto, idPontoColeta });
  }
  await admin.post('/api/Pessoa/apagar', { id });
  expect(await read.selectFrom('ImportacaoPendente').select('cliente').orderBy('linha').execute()).toEqual([
    { cliente: null },
    { cliente: null },
    { cliente: null },
    { cliente: 'Zimbro & Filhos' },
  ]);
  expect(await read.selectFrom('PontoLaboratorio').select('texto').execute()).toEqual([{ texto: 'saida' }]);
  // The one name that is nobody's of these is another client's.
  expect(tracesIn(await wholeDatabase(server.databases))).toEqual(['zimbro']);
});
