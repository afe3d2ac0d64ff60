import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addClient,
  addPonto,
  addSinonimo,
  clearHistory,
  fileOf,
  historyState,
  importFile,
  register,
  upload,
} from '../fixtures/imports.ts';
import { encryptedWorkbook, longTallSheet, type TallRow, tallSheet, xls, xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

const DBO = 26;
const CU = 8;

let server: TestServer;
let admin: Caller;
let cliente: number;

beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  await clearHistory(server.databases);
  cliente = await addClient(admin, 'Metalúrgica São João', ['P1', 'Caixa de Saída'], { codigo: '077' });
});

const tall = (...rows: TallRow[]) => xlsx({ Plan1: tallSheet(rows.map((row) => ({ ponto: 'P1', ...row }))) });
const history = async () => (await admin.get(`/api/HistoricoColeta/${cliente}/1`)).body.listaResultados.result;
const pending = async (id: number) => (await admin.get(`/api/ImportacaoAnalise/${id}/pendentes`)).body.listaResultados;

describe('a file is taken in', () => {
  test('tall: results by sample, what does not match stays pending with the reason', async () => {
    const { id, msg } = await importFile(
      admin,
      'laudo.xlsx',
      tall(
        { parametro: 'DBO', valor: 10 },
        { parametro: 'Cobre', sinal: '<', valor: 0.009 },
        { parametro: 'DBO', valor: 12, data: '15/01/2016' },
        { parametro: 'Coloração', valor: 'Verde' },
        { parametro: 'pH', valor: 7, ponto: 'P9' },
        { parametro: 'pH', valor: 7, data: '31/02/2016' },
      ),
    );
    expect(msg).toBe('Arquivo enviado com sucesso: 3 resultados importados, 0 repetidos, 3 pendentes');
    expect(await history()).toMatchObject([
      { dtRetirada: '2016-01-15 10:00', DBO: '12,00000000', pontoColeta: 'P1', idTipoDBO: 1 },
      { dtRetirada: '2016-01-14 10:00', DBO: '10,00000000', Cu: '<0,00900000' },
    ]);
    expect(await fileOf(admin, id)).toMatchObject({
      ...{ filename: 'laudo.xlsx', nomeArquivo: 'laudo.xlsx', situacao: 'importado', linhas: 6 },
      ...{ importadas: 3, repetidas: 0, pendentes: 3 },
    });
    expect(await pending(id)).toMatchObject([
      {
        planilha: 'Plan1',
        linha: 5,
        parametro: 'Coloração',
        valor: 'Verde',
        motivo: 'parâmetro não encontrado; valor ilegível',
      },
      { linha: 6, ponto: 'P9', motivo: 'ponto de coleta não encontrado' },
      { linha: 7, data: '31/02/2016', motivo: 'data inválida' },
    ]);
  });

  test('wide, in the old format, with what it says of the collection', async () => {
    const bytes = xls({
      Laudo: [
        ['Boletim de análises'],
        [
          'Nº Amostra',
          'Cliente',
          'Ponto de Coleta',
          'Data da Coleta',
          'Hora',
          'Chuva',
          'Amostrador',
          'DBO (mg/L)',
          'pH',
          'Temperatura',
          'Turbidez',
        ],
        ['A-1', '077', 'caixa de saida', '14/01/2016', '10:00', 'Sim', 'AM-01', 450, 7.25, '<40', 12],
        ['A-2', '077', 'P1', '14/01/2016', '11:00', 'Não', 'AM-02', 'ND', null, 25, '-'],
      ],
    });
    const { id, msg } = await importFile(admin, 'boletim.xls', bytes);
    expect(msg).toBe('Arquivo enviado com sucesso: 5 resultados importados, 0 repetidos, 1 pendente');
    expect(await history()).toMatchObject([
      { codigoAmostra: 'A-2', pontoColeta: 'P1', flagChuva: 0, DBO: 'ND', temperatura: '25' },
      {
        codigoAmostra: 'A-1',
        pontoColeta: 'Caixa de Saída',
        flagChuva: 1,
        amostrador: 'AM-01',
        DBO: '450',
        pH: '7,25',
        temperatura: '<40',
      },
    ]);
    expect(await pending(id)).toMatchObject([{ linha: 3, coluna: 'Turbidez', parametro: 'Turbidez', valor: '12' }]);
  });

  test('details of a sample that cannot be read are told once, and hold no result back', async () => {
    const bytes = xlsx({
      Laudo: [
        ['Amostra', 'Ponto', 'Data', 'Chuva', 'Amostrador', 'Qtde coletas', 'Leitura inicial', 'DBO', 'pH'],
        ['R-1', 'P1', '14/01/2016', 'talvez', 'AM-01', 'x', -5, 5, 7],
        [null, 'P1', '15/01/2016', 'Sim', 'x'.repeat(400), 3, 10, 5, 7],
      ],
    });
    const quantity = 'quantidade de coletas não é um número inteiro de 0 a 10.000';
    const reading = 'leitura inicial não é um número de 0 a 1.000.000.000.000';
    const told = [
      `amostra R-1 (linha 2): chuva não é sim nem não, ${quantity}, ${reading}`,
      'linha 3: amostrador tem mais de 120 caracteres',
    ].join('; ');
    const previa = await admin.upload(
      '/api/ImportacaoAnalise/previa',
      'analise',
      { name: 'a.xlsx', bytes },
      { Laboratorio: '1' },
    );
    const out = (campo: string, linha: number, valor: string, motivo: string) => ({
      ...{ planilha: 'Laudo', linha, coluna: null, campo, valor, motivo: `fica de fora da coleta: ${motivo}` },
    });
    expect(previa.body.listaResultados).toMatchObject({ linhas: 4, importariam: 4, pendentes: 0 });
    expect(previa.body.listaResultados.erros).toEqual([
      out('chuva', 2, 'talvez', 'chuva não é sim nem não'),
      out('qtdeColeta', 2, 'x', quantity),
      out('medidorInicial', 2, '-5', reading),
      out('amostrador', 3, `${'x'.repeat(200)}…`, 'amostrador tem mais de 120 caracteres'),
    ]);
    const { id } = (await register(admin, 'a.xlsx')).body.listaResultados;
    const { body } = await upload(admin, id, 'a.xlsx', bytes);
    expect(body.msg).toBe(
      `Arquivo enviado com sucesso: 4 resultados importados, 0 repetidos, 0 pendentes. Ficou de fora das coletas: ${told}`,
    );
    expect(body.aviso).toBe(true);
    expect(await history()).toMatchObject([
      { flagChuva: 1, amostrador: null, qtdeColeta: 3, medidorInicial: 10 },
      { codigoAmostra: 'R-1', flagChuva: null, amostrador: 'AM-01', qtdeColeta: null, medidorInicial: null },
    ]);
    const log = (await admin.get(`/api/logUser/?tabela=UploadArquivo&idReferencia=${id}`)).body.listaResultados;
    expect(log[0].acao).toContain(told);
    expect((await admin.post(`/api/ImportacaoAnalise/${id}/reler`)).body.msg).toContain(told);
  });

  test('numbers and signs are kept apart from the raw text', async () => {
    await importFile(
      admin,
      'a.xlsx',
      tall({ parametro: 'DBO', sinal: '<', valor: 2 }, { parametro: 'Fenol', valor: 'ND' }),
    );
    const rows = await server.databases.read.selectFrom('Resultado').selectAll().orderBy('idParametro').execute();
    expect(rows).toMatchObject([
      { idParametro: 10, bruto: 'ND', operador: '', numero: null },
      { idParametro: DBO, bruto: '<2,00000000', operador: '<', numero: 2, unidade: 'mg/L' },
    ]);
  });

  test('sheets without known headers are named', async () => {
    const bytes = xlsx({ Plan1: tallSheet([{ ponto: 'P1', parametro: 'DBO', valor: 1 }]), Legenda: [['a', 'b']] });
    const { msg } = await importFile(admin, 'a.xlsx', bytes);
    expect(msg).toBe(
      'Arquivo enviado com sucesso: 1 resultado importado, 0 repetidos, 0 pendentes. Sem cabeçalho reconhecido: Legenda',
    );
  });

  test('the log tells of the file and of each collection, by client', async () => {
    const { id } = await importFile(
      admin,
      'a.xlsx',
      tall({ parametro: 'DBO', valor: 1 }, { parametro: 'pH', valor: 7 }),
    );
    const ofFile = (await admin.get(`/api/logUser/?tabela=UploadArquivo&idReferencia=${id}`)).body.listaResultados;
    expect(ofFile.map((entry: { acao: string }) => entry.acao.split('\n')[0])).toEqual([
      `Importação em UploadArquivo ${id}`,
      `Inclusão em UploadArquivo ${id}`,
    ]);
    const ofClient = (await admin.get('/api/logUser/?tabela=HistoricoColeta')).body.listaResultados;
    expect(ofClient).toMatchObject([{ login: 'admin', infoExtra: 'Arquivo a.xlsx' }]);
    expect(ofClient[0].acao).toContain('resultados: 2');
  });

  test('many collections are told by client, and progress shows meanwhile', async () => {
    await addPonto(admin, cliente, 'P2');
    const { id } = (await register(admin, 'longo.xlsx')).body.listaResultados;
    const bytes = xlsx({ Plan1: longTallSheet(1500, 2) });
    const seen = new Set<string>();
    let done = false;
    const sending = upload(admin, id, 'longo.xlsx', bytes).finally(() => {
      done = true;
    });
    while (!done) {
      expect((await server.anonymous.get('/api/health')).status).toBe(200);
      seen.add((await fileOf(admin, id)).situacao);
      await nextTurn();
    }
    expect((await sending).body.msg).toContain('1.500 resultados importados');
    expect(seen).toContain('importando');
    expect(await countRows(server.databases, 'HistoricoColeta')).toBe(1500);
    const log = (await admin.get('/api/logUser/?tabela=HistoricoColeta')).body.listaResultados;
    expect(log).toHaveLength(1);
    expect(log[0].acao).toContain('coletasNovas: 1500');
  });
});

describe('a result arrives once', () => {
  test('a file of which nothing comes in is a warning', async () => {
    const aviso = async (name: string, bytes: Uint8Array) => {
      const { id } = (await register(admin, name)).body.listaResultados;
      return (await upload(admin, id, name, bytes)).body.aviso;
    };
    const bytes = tall({ parametro: 'DBO', valor: 10 });
    expect([await aviso('a.xlsx', bytes), await aviso('b.xlsx', bytes)]).toEqual([undefined, true]);
  });

  test('the same content under another name repeats, and changes nothing', async () => {
    const bytes = tall({ parametro: 'DBO', valor: 10 }, { parametro: 'Cobre', valor: 1 }, { parametro: 'X', valor: 1 });
    await importFile(admin, 'a.xlsx', bytes);
    const before = await historyState(server.databases);
    const again = await importFile(admin, 'b.xlsx', bytes);
    expect(again.msg).toBe(
      'Nenhum resultado foi importado: 2 repetidos, 1 pendente. Pendentes por: parâmetro não encontrado (1)',
    );
    const after = await historyState(server.databases);
    expect(after.coletas).toEqual(before.coletas);
    expect(after.resultados).toEqual(before.resultados);
    await admin.delete(`/api/UploadArquivo?id=${again.id}&idUsuario=1`);
    expect(await historyState(server.databases)).toEqual(before);
  });

  test('what is pending for several causes is told apart from what is pending for one', async () => {
    const bytes = tall({ parametro: 'X', valor: 1 }, { parametro: 'X', valor: 1, ponto: 'Y' });
    expect((await importFile(admin, 'a.xlsx', bytes)).msg).toContain(
      'Pendentes por: parâmetro não encontrado (1); ponto de coleta não encontrado e parâmetro não encontrado (1)',
    );
    const several = tall({ parametro: 'Z', valor: 'x', ponto: 'Z' });
    expect((await importFile(admin, 'b.xlsx', several)).msg).toContain(
      'Pendentes por: ponto de coleta não encontrado, parâmetro não encontrado e valor ilegível (1)',
    );
  });

  test('written otherwise it is still the same; another value stays pending', async () => {
    await importFile(admin, 'a.xlsx', tall({ parametro: 'DBO', valor: 10 }, { parametro: 'Cobre', valor: 1 }));
    const other = await importFile(
      admin,
      'b.xlsx',
      tall({ parametro: 'DBO', valor: '10' }, { parametro: 'Cobre', sinal: '<', valor: 1 }),
    );
    expect(other.msg).toContain('Nenhum resultado foi importado: 1 repetido, 1 pendente');
    expect(await pending(other.id)).toMatchObject([{ motivo: 'valor diferente do já guardado (1,00000000)' }]);
    expect(await history()).toMatchObject([{ Cu: '1,00000000' }]);
  });

  test('twice in one file too', async () => {
    const { msg } = await importFile(
      admin,
      'a.xlsx',
      tall({ parametro: 'DBO', valor: 10 }, { parametro: 'DBO', valor: 10 }, { parametro: 'DBO', valor: 11 }),
    );
    expect(msg).toContain('1 resultado importado, 1 repetido, 1 pendente');
  });

  test('a sample code met with another date is not taken for the same sample', async () => {
    const wide = (data: string) =>
      xlsx({
        P: [
          ['Amostra', 'Ponto', 'Data', 'DBO', 'pH'],
          ['A-1', 'P1', data, 450, 7],
        ],
      });
    await importFile(admin, 'a.xlsx', wide('14/01/2016'));
    const { id } = await importFile(admin, 'b.xlsx', wide('14/01/2017'));
    expect((await pending(id)).map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'amostra já guardada com a data 14/01/2016',
      'amostra já guardada com a data 14/01/2016',
    ]);
  });

  test('two files with the same samples at once', async () => {
    const bytes = tall({ parametro: 'DBO', valor: 10 }, { parametro: 'Cobre', valor: 1 });
    const replies = await Promise.all([importFile(admin, 'a.xlsx', bytes), importFile(admin, 'b.xlsx', bytes)]);
    expect(replies.map(({ msg }) => msg.split(': ')[1]).toSorted()).toEqual([
      '2 repetidos, 0 pendentes',
      '2 resultados importados, 0 repetidos, 0 pendentes',
    ]);
    expect(await countRows(server.databases, 'HistoricoColeta')).toBe(1);
  });
});

describe('pending results are tried again', () => {
  test('after a synonym and a point were added', async () => {
    const { id } = await importFile(
      admin,
      'a.xlsx',
      tall(
        { parametro: 'DBO (5, 20)', valor: 10 },
        { parametro: 'DBO', valor: 11, ponto: 'P2' },
        { parametro: 'Cor', valor: 1, ponto: 'P2' },
      ),
    );
    await addSinonimo(admin, DBO, 'dbo (5, 20)');
    const url = `/api/ImportacaoAnalise/${id}/reprocessar`;
    const first = await admin.post(url);
    expect(first.body).toMatchObject({
      sucesso: true,
      msg: 'Pendências reprocessadas: 1 resultado importado, 0 repetidos, 2 pendentes',
    });
    await addPonto(admin, cliente, 'P2');
    expect((await admin.post(url)).body.msg).toContain('1 resultado importado, 0 repetidos, 1 pendente');
    expect((await admin.post(url)).body.msg).toContain('0 resultados importados, 0 repetidos, 1 pendente');
    expect(await pending(id)).toMatchObject([{ parametro: 'Cor', motivo: 'parâmetro não encontrado' }]);
    expect(await fileOf(admin, id)).toMatchObject({ linhas: 3, importadas: 2, repetidas: 0, pendentes: 1 });
    expect(await history()).toMatchObject([
      { pontoColeta: 'P2', DBO: '11,00000000' },
      { pontoColeta: 'P1', DBO: '10,00000000' },
    ]);
  });

  test('a collection that is created on a later try has all that the sheet says of it', async () => {
    const rows = [
      ['Amostra', 'Ponto', 'Data', 'Chuva', 'Amostrador', 'Leitura Inicial', 'DBO'],
      ['A-1', 'P2', '14/01/2016', 'Sim', 'AM-01', 100.5, 450],
    ];
    const { id } = await importFile(admin, 'a.xlsx', xlsx({ Plan1: rows }));
    await addPonto(admin, cliente, 'P2');
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await history()).toMatchObject([
      { codigoAmostra: 'A-1', flagChuva: 1, amostrador: 'AM-01', medidorInicial: 100.5, DBO: '450' },
    ]);
  });

  test('a repeated request is answered once done, and pages are counted', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ parametro: `X${index}`, valor: 1 }));
    const { id } = await importFile(admin, 'a.xlsx', tall(...rows));
    const page = await admin.get(`/api/ImportacaoAnalise/${id}/pendentes?pagina=2`);
    expect(page.body).toMatchObject({ paginas: 2, total: 60 });
    expect(page.body.listaResultados).toHaveLength(10);
    const retry = () => admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`, {}, { 'idempotency-key': 'uma-vez' });
    expect((await retry()).body.listaResultados).toEqual((await retry()).body.listaResultados);
  });
});

describe('a file is removed', () => {
  const remove = (id: number) => admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);

  /** Adds a result to a collection that somebody typed, and no file brought. @returns it */
  async function typeCopper(idColeta: number) {
    const typed = { idColeta, idParametro: CU, bruto: '3', operador: '', numero: 3, unidade: null, idArquivo: null };
    await server.databases.write.insertInto('Resultado').values(typed).execute();
    return typed;
  }

  /** What the log tells of the collections of the latest file 'a.xlsx' since it came in. */
  async function toldOfRemoval() {
    const log = server.databases.write
      .selectFrom('LogUsuario')
      .where('tabela', '=', 'HistoricoColeta')
      .where('infoExtra', '=', 'Arquivo a.xlsx');
    const { since } = await log
      .where('evento', '=', 'Importação')
      .select(({ fn }) => fn.max('id').as('since'))
      .executeTakeFirstOrThrow();
    const told = await log
      .where('id', '>', since)
      .select(['evento', 'idReferencia', 'idPessoa', 'mudancas'])
      .orderBy('id')
      .execute();
    return told.map(({ mudancas, ...entry }) => ({ ...entry, mudancas: JSON.parse(String(mudancas)) }));
  }

  test('with what it brought; a collection with results of another file passes to that one', async () => {
    const before = await historyState(server.databases);
    const first = await importFile(
      admin,
      'a.xlsx',
      tall(
        { parametro: 'DBO', valor: 10 },
        { parametro: 'pH', valor: 7, data: '15/01/2016' },
        { parametro: 'X', valor: 1 },
      ),
    );
    const second = await importFile(
      admin,
      'b.xlsx',
      tall({ parametro: 'Cobre', valor: 1 }, { parametro: 'Y', valor: 1 }),
    );
    expect((await remove(first.id)).body.listaResultados).toEqual({ id: first.id });
    const left = await historyState(server.databases);
    expect(left.coletas).toMatchObject([{ dtRetirada: '2016-01-14', idArquivo: second.id }]);
    expect(left.resultados).toMatchObject([{ idParametro: CU, idArquivo: second.id }]);
    expect(left.pendentes).toMatchObject([{ parametro: 'Y' }]);
    expect(left.arquivos).toMatchObject([{ id: second.id }]);
    await remove(second.id);
    expect(await historyState(server.databases)).toEqual(before);
  });

  test('the log tells of each collection what it lost, or that it is gone', async () => {
    const { id } = await importFile(
      admin,
      'a.xlsx',
      tall({ parametro: 'DBO', valor: 10 }, { parametro: 'pH', valor: 7, data: '15/01/2016' }),
    );
    const [kept, gone] = (await historyState(server.databases)).coletas.toSorted((one, other) =>
      one.dtRetirada < other.dtRetirada ? -1 : 1,
    );
    await typeCopper(kept!.id);
    await remove(id);
    const told = await toldOfRemoval();
    const of = { idPessoa: cliente };
    expect(told).toMatchObject([
      { ...of, evento: 'Alteração', idReferencia: kept!.id, mudancas: [{ campo: 'DBO', antes: '10,00000000' }] },
      { ...of, evento: 'Remoção', idReferencia: gone!.id },
    ]);
    expect(told[1]!.mudancas).toEqual(
      expect.arrayContaining([
        { campo: 'dtRetirada', antes: '2016-01-15' },
        { campo: 'resultados', antes: 1 },
      ]),
    );
  });

  test('of more collections than the log tells one by one, how many each client lost, and how many lost results', async () => {
    const rows = Array.from({ length: 301 }, (_, day): TallRow => {
      const [dd, mm] = [(day % 28) + 1, (Math.floor(day / 28) % 12) + 1];
      return { parametro: 'DBO', valor: 10, data: `${dd}/${mm}/2016` };
    });
    const { id } = await importFile(admin, 'a.xlsx', tall(...rows));
    const [kept] = (await historyState(server.databases)).coletas;
    await typeCopper(kept!.id);
    await remove(id);
    expect(await toldOfRemoval()).toEqual([
      {
        evento: 'Remoção',
        idReferencia: null,
        idPessoa: cliente,
        mudancas: [
          { campo: 'coletas', antes: 300 },
          { campo: 'coletasReduzidas', antes: 1 },
        ],
      },
    ]);
  });

  test('files that may tell what went with it are named, and bring it back when they are read again', async () => {
    const rows: TallRow[] = [{ parametro: 'DBO', valor: 10 }];
    const first = await importFile(admin, 'a.xlsx', tall(...rows));
    const second = await importFile(admin, 'b.xlsx', tall(...rows, { parametro: 'Cobre', valor: 1 }));
    await importFile(admin, 'c.xlsx', tall({ parametro: 'Zinco', valor: 1 }));
    expect((await remove(first.id)).body.listaResultados).toEqual({ id: first.id, reler: ['b.xlsx'] });
    expect(await history()).toMatchObject([{ DBO: null, Cu: '1,00000000' }]);
    await admin.post(`/api/ImportacaoAnalise/${second.id}/reler`);
    expect(await history()).toMatchObject([{ DBO: '10,00000000', Cu: '1,00000000' }]);
    expect(await fileOf(admin, second.id)).toMatchObject({ importadas: 2, repetidas: 0 });
  });

  test('what a file brought and is gone since is not counted twice when it is read again', async () => {
    const file = tall({ parametro: 'DBO', valor: 10 }, { data: '15/03/2016', parametro: 'DBO', valor: 11 });
    const { id } = await importFile(admin, 'a.xlsx', file);
    const [one] = await history();
    await admin.post('/api/HistoricoColeta/remove-historico', { identificacao: one.identificacao });
    await admin.post(`/api/ImportacaoAnalise/${id}/reler`);
    const { importadas, repetidas, pendentes } = await fileOf(admin, id);
    expect({ importadas, repetidas, pendentes }).toEqual({ importadas: 1, repetidas: 0, pendentes: 1 });
  });

  test('results that were there before stay, and those typed by hand', async () => {
    const first = await importFile(admin, 'a.xlsx', tall({ parametro: 'DBO', valor: 10 }));
    const before = await historyState(server.databases);
    const second = await importFile(
      admin,
      'b.xlsx',
      tall({ parametro: 'DBO', valor: 10 }, { parametro: 'Cobre', valor: 1 }),
    );
    await remove(second.id);
    expect(await historyState(server.databases)).toEqual(before);

    const idColeta = before.coletas[0]!.id;
    const typed = await typeCopper(idColeta);
    await remove(first.id);
    expect(await historyState(server.databases)).toMatchObject({
      coletas: [{ id: idColeta, idArquivo: null }],
      resultados: [typed],
      arquivos: [],
    });
  });

  test('collections that gain or lose results get a new version', async () => {
    const versions = async () => (await history()).map(({ versao }: { versao: number }) => versao);
    await importFile(admin, 'a.xlsx', tall({ parametro: 'DBO', valor: 10 }));
    expect(await versions()).toEqual([1]);
    const { id } = await importFile(admin, 'b.xlsx', tall({ parametro: 'Cobre', valor: 1 }));
    expect(await versions()).toEqual([2]);
    await remove(id);
    expect(await versions()).toEqual([3]);
  });

  test('one that is not there is told so', async () => {
    expect((await remove(12345)).status).toBe(404);
  });
});

describe('all or nothing', () => {
  test('a failure midway keeps nothing, and the name is free again', async () => {
    const rows: TallRow[] = Array.from({ length: 700 }, (_, index) => ({
      parametro: 'DBO',
      valor: index,
      data: `${(index % 28) + 1}/01/2016`,
      hora: `10:${String(Math.floor(index / 28)).padStart(2, '0')}`,
    }));
    const bytes = tall(...rows, { parametro: 'X', valor: 1 });
    const before = await historyState(server.databases);
    const { id } = (await register(admin, 'a.xlsx')).body.listaResultados;
    await sql`alter table "ImportacaoPendente" rename to "Longe"`.execute(server.databases.write);
    const failed = await upload(admin, id, 'a.xlsx', bytes);
    await sql`alter table "Longe" rename to "ImportacaoPendente"`.execute(server.databases.write);
    expect(failed.status).toBe(500);
    expect(failed.body.listaMensagens).toEqual(['Erro interno do servidor. Tente novamente.']);
    expect(await historyState(server.databases)).toEqual(before);
    expect((await importFile(admin, 'a.xlsx', bytes)).msg).toContain('700 resultados importados');
  });

  test('a refused file is told why and leaves its name free', async () => {
    const { id } = (await register(admin, 'a.xlsx')).body.listaResultados;
    const refused = await upload(admin, id, 'a.xlsx', encryptedWorkbook());
    const told = 'A planilha está protegida por senha: remova a senha e envie de novo';
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      flagErro: true,
      listaMensagens: [told],
      listaResultados: { campos: { analise: told } },
    });
    expect(await countRows(server.databases, 'UploadArquivo')).toBe(0);
    expect((await register(admin, 'a.xlsx')).status).toBe(200);
  });
});

describe('names and registrations', () => {
  test('a name is taken once', async () => {
    const exists = async (name: string) =>
      (
        await admin.get(
          `/api/UploadArquivo/arquivoExiste/?nomeArquivo=${encodeURIComponent(name)}&conteudo=Importacao_analise_amostra`,
        )
      ).body.listaResultados;
    expect(await exists('Análise.xlsx')).toEqual({ existe: false });
    const first = await register(admin, 'Análise.xlsx');
    // Nothing came yet: a sending that broke off does not keep the name.
    expect(await exists('Análise.xlsx')).toEqual({ existe: false });
    const again = await register(admin, 'Análise.xlsx');
    expect(again.body.listaResultados).toEqual(first.body.listaResultados);
    const sent = await upload(admin, again.body.listaResultados.id, 'Análise.xlsx', xlsx({ A: tallSheet([]) }));
    expect(sent.status).toBe(422);
    await importFile(admin, 'Análise.xlsx', xlsx({ A: tallSheet([{ ponto: 'X', parametro: 'pH', valor: '7' }]) }));
    expect(await exists('Análise.xlsx')).toEqual({ existe: true });
    expect(await exists('Análise.xlsx'.normalize('NFD'))).toEqual({ existe: true });
    const twice = await register(admin, 'Análise.xlsx');
    expect(twice.status).toBe(409);
    expect(twice.body).toMatchObject({
      listaMensagens: ['o arquivo ja foi cadastrado'],
      listaResultados: { campos: { filename: 'o arquivo ja foi cadastrado' } },
    });
  });

  test('other extensions and oversized files are refused before they are sent', async () => {
    expect((await register(admin, 'laudo.pdf')).body.listaMensagens).toEqual(['Escolha um arquivo .xls ou .xlsx']);
    expect((await register(admin, 'laudo.xlsx', 21 * 1024 * 1024)).status).toBe(413);
    expect(await countRows(server.databases, 'UploadArquivo')).toBe(0);
  });

  test('a file goes with its own registration, once', async () => {
    const bytes = tall({ parametro: 'DBO', valor: 10 });
    expect((await upload(admin, 4711, 'a.xlsx', bytes)).status).toBe(404);
    const dev = await server.login('dev');
    const { id } = (await register(dev, 'a.xlsx')).body.listaResultados;
    expect((await upload(admin, id, 'a.xlsx', bytes)).status).toBe(403);
    expect((await upload(dev, id, 'a.xlsx', bytes)).status).toBe(200);
    const again = await upload(dev, id, 'a.xlsx', bytes);
    expect(again.body.listaMensagens).toEqual(['Este arquivo já foi importado']);
    expect(await fileOf(admin, id)).toMatchObject({ situacao: 'importado', importadas: 1 });
  });

  test('the list shows the newest first; a technician sees it and changes nothing', async () => {
    await importFile(admin, 'a.xlsx', tall({ parametro: 'DBO', valor: 10 }));
    const { id } = await importFile(admin, 'b.xlsx', tall({ parametro: 'pH', valor: 7 }));
    const tecnico = await server.login('tecnico');
    const list = await tecnico.get('/api/UploadArquivo?tipo=Importacao_analise_amostra');
    expect(list.body.listaResultados).toMatchObject([
      { filename: 'b.xlsx' },
      { filename: 'a.xlsx', dtCadastro: '2026-11-20T15:00:00.000Z' },
    ]);
    const tried = [
      await register(tecnico, 'c.xlsx'),
      await upload(tecnico, id, 'c.xlsx', tall({ parametro: 'DBO', valor: 1 })),
      await tecnico.post(`/api/ImportacaoAnalise/${id}/reprocessar`),
      await tecnico.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await countRows(server.databases, 'UploadArquivo')).toBe(2);
  });
});
