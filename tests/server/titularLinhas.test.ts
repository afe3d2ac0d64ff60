import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addClient, clearHistory, importFile } from '../fixtures/imports.ts';
import { AMOSTRA, ANALISE, INFORMACAO, stage, sync } from '../fixtures/mylims.ts';
import { xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
let id: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  id = await addClient(admin, 'Olívia Xisto', ['P1', 'P2'], {
    flagTipoPessoa: 'F',
    codigo: 'F-1',
    idIntegracao: 'C-1',
  });
});

const REMARK = 'Olívia Xisto, tel. 11 99999-0000';
const remarkOf = async (idPessoa: number) =>
  (await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados.obsSecundaria;
const erase = async () => expect((await admin.post('/api/Pessoa/apagar', { id })).status).toBe(200);
const left = async () => {
  const text = (await wholeDatabase(server.databases)).toLowerCase();
  return ['olívia', 'olivia', 'xisto', '99999'].filter((trace) => text.includes(trace));
};

const sample = (code: string, cliente: string | null, ponto: string | null) => [
  ...[code, cliente, ponto, '14/01/2026', '10:00', 'Publicada'],
];
const result = (code: string, parametro = 'DBO') => [code, parametro, '', '9', 'mg/L'];
const told = (code: string | null, cliente: string | null, remark: string) => [code, cliente, null, null, null, remark];

test('remarks that wait are not told to the client that was erased, nor any that come later', async () => {
  await stage(admin, 1, 's.xlsx', [AMOSTRA, sample('A-1', 'Olívia Xisto', 'P1'), sample('A-2', 'C-1', 'P2')]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('A-1'), result('A-2')]);
  await sync(admin);
  const lines = [told('A-1', 'Olívia Xisto', REMARK), told('A-2', null, REMARK), told(null, 'C-1', REMARK)];
  await stage(admin, 3, 'i.xlsx', [INFORMACAO, ...lines]);
  await erase();
  await sync(admin);
  expect(await remarkOf(id)).toBeNull();
  await stage(admin, 3, 'j.xlsx', [INFORMACAO, told('A-1', null, 'Nova'), told(null, 'F-1', 'Nova')]);
  await sync(admin);
  expect(await remarkOf(id)).toBeNull();
});

test("what comes later of the collections of a client that was erased brings its figures, and nobody's name", async () => {
  const details = (code: string) => [code, null, 'Sim', 'Olívia Xisto', '12,5', null];
  await stage(admin, 1, 's.xlsx', [AMOSTRA, sample('A-1', 'F-1', 'P1')]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('A-1')]);
  await erase();
  await stage(admin, 3, 'i.xlsx', [INFORMACAO, details('A-1')]);
  await sync(admin);
  const { listaResultados } = (await admin.get(`/api/HistoricoColeta/${id}/1`)).body;
  expect(listaResultados.result).toMatchObject([{ DBO: '9', flagChuva: 1, medidorInicial: 12.5, amostrador: null }]);
});

test('of staged lines, of results without a place and of remarks, nothing of the person is left', async () => {
  const samples = [
    sample('A-1', 'Olívia Xisto', 'Olívia Xisto - P1'),
    sample('A-2', 'C-1', 'Casa da Olívia Xisto'),
    sample('A-3', null, 'OLIVIA XISTO – P1'),
    sample('A-4', 'Olívia Xisto', 'P1'),
  ];
  await stage(admin, 1, 's.xlsx', [AMOSTRA, ...samples]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('A-4')]);
  const lines = [told('A-1', null, REMARK), told('A-3', null, REMARK), told(null, 'Olívia Xisto', REMARK)];
  const idArquivo = await stage(admin, 3, 'i.xlsx', [INFORMACAO, ...lines]);
  const { write } = server.databases;
  const pending = { idArquivo, planilha: 'P', motivo: 'm' };
  await write
    .insertInto('ImportacaoPendente')
    .values([
      { ...pending, linha: 1, cliente: 'Olívia Xisto', ponto: 'Olívia Xisto - P1' },
      { ...pending, linha: 2, cliente: null, ponto: 'olívia xisto / P1' },
    ])
    .execute();
  await sync(admin);
  await write.deleteFrom('ArquivoBytes').execute();
  expect(await remarkOf(id)).toBe(REMARK);
  expect(await left()).not.toEqual([]);
  await erase();
  expect(await left()).toEqual([]);
});

test('a line of the person goes on finding its point by the code, and never another client’s', async () => {
  const other = await addClient(admin, 'Curtume', ['Saída']);
  await stage(admin, 1, 's.xlsx', [
    AMOSTRA,
    ...[sample('A-1', 'Olívia Xisto', 'P1'), sample('A-2', 'Olívia Xisto', 'Saída')],
    sample('A-3', 'Olívia Xisto', 'Olívia Xisto - P1'),
  ]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('A-1')]);
  await sync(admin);
  await erase();
  await stage(admin, 2, 't.xlsx', [ANALISE, result('A-1', 'pH'), result('A-2'), result('A-3')]);
  expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 1 atualizada, 0 iguais, 2 recusadas');
  const historyOf = async (idPessoa: number) =>
    (await admin.get(`/api/HistoricoColeta/${idPessoa}/1`)).body.listaResultados.result;
  expect(await historyOf(id)).toMatchObject([{ codigoAmostra: 'A-1', DBO: '9', pH: '9' }]);
  expect(await historyOf(other)).toEqual([]);
});

test('lines of a name that another client bears too, and those of others, stay', async () => {
  await addClient(admin, 'Olívia Xisto', ['P9']);
  const { write, read } = server.databases;
  const { id: idArquivo } = await write
    .insertInto('UploadArquivo')
    .values({
      ...{ nomeArquivo: 'l.xlsx', conteudo: 'Importacao_analise_amostra', size: 1, situacao: 'importado', linhas: 2 },
      ...{ importadas: 0, repetidas: 0, pendentes: 2, dtCadastro: NOW.toISOString() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = [
    { cliente: 'Olívia Xisto', ponto: 'P9' },
    { cliente: 'Curtume', ponto: 'P1' },
  ];
  await write
    .insertInto('ImportacaoPendente')
    .values(places.map((place, linha) => ({ ...place, idArquivo, planilha: 'P', linha, motivo: 'm' })))
    .execute();
  await erase();
  expect(await read.selectFrom('ImportacaoPendente').select(['cliente', 'ponto']).orderBy('linha').execute()).toEqual(
    places,
  );
});

/** What is staged of samples and of remarks, as it came in. */
const staged = async () => {
  const { read } = server.databases;
  const samples = read.selectFrom('MylimsAmostra').select(['codigo', 'cliente', 'ponto', 'idColeta']);
  const remarks = read.selectFrom('MylimsInformacao').select(['codigo', 'cliente', 'observacao', 'idPessoa']);
  return [await samples.orderBy('id').execute(), await remarks.orderBy('id').execute()] as const;
};

test.each([
  { how: 'since renamed', log: true },
  { how: 'since renamed, which no log tells', log: false },
])('samples and remarks of another client, $how, stay as they are', async ({ log }) => {
  const other = await addClient(admin, 'Ugo', ['P9']);
  await stage(admin, 1, 's.xlsx', [AMOSTRA, sample('U-1', 'Ugo', 'P9')]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('U-1')]);
  await stage(admin, 3, 'i.xlsx', [INFORMACAO, told('U-1', null, 'Obs.'), told(null, 'Ugo', 'Outra')]);
  await sync(admin);
  await admin.post('/api/Pessoa', { id: other, nome: 'Ugo Novo', versao: 1 });
  if (!log) await server.databases.write.deleteFrom('LogUsuario').execute();
  id = await addClient(admin, 'Ugo', ['P8'], { flagTipoPessoa: 'F' });
  const before = await staged();
  expect(before).toMatchObject([
    [{ cliente: 'Ugo', ponto: 'P9', idColeta: expect.any(Number) }],
    [{ idPessoa: other }, { cliente: 'Ugo', idPessoa: other }],
  ]);
  await erase();
  expect(await staged()).toEqual(before);
});

test('a remark that was told to another client stays, though a sample of the person has its code', async () => {
  const other = await addClient(admin, 'Yara', ['PY']);
  await stage(admin, 1, 'y.xlsx', [AMOSTRA, sample('S-1', 'Yara', 'PY')]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('S-1')]);
  await stage(admin, 3, 'i.xlsx', [INFORMACAO, told('S-1', null, 'Obs. de Yara')]);
  await sync(admin);
  await stage(admin, 1, 'x.xlsx', [AMOSTRA, sample('S-1', 'Olívia Xisto', 'P1')]);
  await stage(admin, 3, 'j.xlsx', [INFORMACAO, told('S-1', null, REMARK)]);
  const [, [, waiting]] = await staged();
  expect(waiting).toMatchObject({ observacao: REMARK, idPessoa: null });
  await erase();
  const [samples, remarks] = await staged();
  expect(samples).toMatchObject([{ cliente: 'Yara', ponto: 'PY' }, { cliente: 'F-1' }]);
  expect(remarks).toMatchObject([
    { observacao: 'Obs. de Yara', idPessoa: other },
    { observacao: null, idPessoa: null },
  ]);
});

test('where the client’s code is the person’s CPF, its lines find their point by the one that it has instead', async () => {
  const cpf = '111.444.777-35';
  id = await addClient(admin, 'Olívia Wolfram', ['PW'], { flagTipoPessoa: 'F', codigo: cpf, nroDocumento: cpf });
  await stage(admin, 1, 's.xlsx', [AMOSTRA, sample('W-1', cpf, 'PW'), sample('W-2', 'Olívia Wolfram', 'PW')]);
  await stage(admin, 2, 'r.xlsx', [ANALISE, result('W-1'), result('W-2')]);
  await erase();
  const cliente = `apagado-${id}`;
  expect((await staged())[0]).toMatchObject([{ cliente }, { cliente }]);
  await sync(admin);
  const collections = server.databases.read.selectFrom('HistoricoColeta').select('codigoAmostra');
  expect(await collections.where('idPessoa', '=', id).orderBy('codigoAmostra').execute()).toEqual([
    { codigoAmostra: 'W-1' },
    { codigoAmostra: 'W-2' },
  ]);
  expect(await wholeDatabase(server.databases)).not.toMatch(/111\.?444\.?777/);
});

test('the person is taken out of lines of anybody and of what users keep of screens, and nobody else is', async () => {
  const other = await addClient(admin, 'Olívia Xisto Neta', ['PN']);
  const { write, read } = server.databases;
  const idArquivo = await stage(admin, 1, 's.xlsx', [
    AMOSTRA,
    sample('U-1', 'Firma', 'P9'),
    sample('U-2', 'C-1', 'P1'),
  ]);
  const details = { detalhes: JSON.stringify({ amostrador: 'Olívia Xisto', medidorInicial: 1 }) };
  await write.updateTable('MylimsAmostra').set(details).execute();
  await stage(admin, 3, 'i.xlsx', [INFORMACAO, [null, 'Firma', null, 'Olívia Xisto', '12,5', 'Ver Olívia Xisto']]);
  const pending = { idArquivo, planilha: 'Olívia Xisto', motivo: 'm', ...details };
  await write
    .insertInto('ImportacaoPendente')
    .values([
      { ...pending, linha: 1, cliente: 'Olívia Xisto', ponto: 'P1', valor: 'ver com Xisto, Olívia' },
      { ...pending, linha: 2, cliente: 'Firma', ponto: 'Doca Olívia Xisto', valor: 'OLIVIA XISTO' },
      { ...pending, linha: 3, cliente: 'Olívia Xisto Neta', ponto: 'PN', valor: 'ver Olívia Xisto Neta' },
    ])
    .execute();
  const filters = { label: 'Um filtro', value: { filter: { descricao: 'Olívia Xisto' }, sort: 1 } };
  await admin.put('/api/preferencias/teste', { valor: [filters, 'Olívia Xisto Neta', null] });
  await write.deleteFrom('ArquivoBytes').execute();
  await erase();

  const lines = read.selectFrom('ImportacaoPendente').select(['planilha', 'cliente', 'ponto', 'valor', 'detalhes']);
  const nobody = { planilha: '(apagado)', detalhes: '{"amostrador":"(apagado)","medidorInicial":1}' };
  expect(await lines.orderBy('linha').execute()).toEqual([
    { ...nobody, cliente: 'F-1', ponto: 'P1', valor: 'ver com (apagado)' },
    { ...nobody, cliente: 'Firma', ponto: 'Doca (apagado)', valor: '(apagado)' },
    { ...nobody, cliente: 'Olívia Xisto Neta', ponto: 'PN', valor: 'ver Olívia Xisto Neta' },
  ]);
  const samples = await read.selectFrom('MylimsAmostra').select('detalhes').execute();
  expect(samples).toEqual([{ detalhes: nobody.detalhes }, { detalhes: nobody.detalhes }]);
  const [told] = await read.selectFrom('MylimsInformacao').select(['detalhes', 'observacao']).execute();
  expect(told).toEqual({ detalhes: expect.stringContaining('(apagado)'), observacao: 'Ver (apagado)' });
  const [kept] = await read.selectFrom('Preferencia').select('valor').execute();
  expect(JSON.parse(kept!.valor)).toEqual([
    { label: 'Um filtro', value: { filter: { descricao: '(apagado)' }, sort: 1 } },
    'Olívia Xisto Neta',
    null,
  ]);
  expect((await admin.get(`/api/Pessoa/${other}`)).body.listaResultados.nome).toBe('Olívia Xisto Neta');
});

test('a file that is read again brings no erased name back, and finds what there is to be found', async () => {
  await addClient(admin, 'Firma Quartzo', ['PQ']);
  const rows = [
    ['Cliente', 'Ponto', 'Data Coleta', 'Amostrador', 'DBO', 'Cor'],
    ['Olívia Xisto', 'P3', '14/01/2016', 'Olívia Xisto', 5, 'OLIVIA XISTO'],
    ['Firma Quartzo', 'PQ', '15/01/2016', 'Olívia Xisto', 6, 'Verde'],
    ['Firma Quartzo', 'Doca Olívia Xisto', '16/01/2016', 'Ana Lima', 7, '-'],
  ];
  const { id: idArquivo } = await importFile(admin, 'a.xlsx', xlsx({ Plan1: rows }));
  await erase();
  await server.databases.write.deleteFrom('HistoricoColeta').execute();
  expect((await admin.post(`/api/ImportacaoAnalise/${idArquivo}/reler`)).body.msg).toMatch(/^Arquivo lido de novo: 1 /);

  await server.databases.write.deleteFrom('ArquivoBytes').execute();
  expect(await left()).toEqual([]);
  const pending = server.databases.read
    .selectFrom('ImportacaoPendente')
    .select(['linha', 'cliente', 'ponto', 'parametro', 'valor', 'detalhes']);
  const nobody = { cliente: null, ponto: null };
  const sampler = (amostrador: string) => JSON.stringify({ amostrador });
  expect(await pending.orderBy('id').execute()).toEqual([
    { linha: 2, ...nobody, parametro: 'DBO', valor: '5', detalhes: sampler('(apagado)') },
    { linha: 4, ...nobody, parametro: 'DBO', valor: '7', detalhes: sampler('Ana Lima') },
  ]);
  const found = server.databases.read.selectFrom('HistoricoColeta').select(['dtRetirada', 'amostrador']);
  expect(await found.execute()).toEqual([{ dtRetirada: '2016-01-15', amostrador: '(apagado)' }]);
});
