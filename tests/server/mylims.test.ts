import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinSamples } from '../../server/modules/importacao/mylims/sync.ts';
import { write } from '../../server/write.ts';
import { addClient, addPonto, clearHistory, historyState } from '../fixtures/imports.ts';
import { AMOSTRA, ANALISE, INFORMACAO, sendMylims, sendMylimsBytes, stage, sync } from '../fixtures/mylims.ts';
import { formattedXlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, NOW, startServer, type TestServer } from './harness.ts';

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
  cliente = await addClient(admin, 'Metalúrgica', ['P1', 'Caixa de Saída'], { codigo: '077', idIntegracao: 'C-9' });
});

const history = async () => (await admin.get(`/api/HistoricoColeta/${cliente}/1`)).body.listaResultados.result;
const files = async () =>
  (await admin.get('/api/UploadArquivo?tipo=Importacao_mylims')).body.listaResultados as { nomeArquivo: string }[];
const pending = async (id: number) => (await admin.get(`/api/Importacao/${id}/pendentes`)).body.listaResultados;
const remove = (id: number) => admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);

const amostras = (...codes: string[]) => [
  AMOSTRA,
  ...codes.map((code) => [code, 'C-9', 'P1', '14/01/2026', '10:00', 'Publicada']),
];
const analises = (...rows: [code: string, parametro: string, sinal: string, valor: string][]) => [
  ANALISE,
  ...rows.map((row) => [...row, 'mg/L']),
];

describe('staging', () => {
  test('lines are kept and nothing comes into the history', async () => {
    const { id, reply } = await sendMylims(admin, 1, 'a.xlsx', amostras('A-1', 'A-2'));
    expect(reply.body.msg).toBe('Dados dos arquivo foram salvos: 2 linhas');
    expect(await files()).toMatchObject([{ id, situacao: 'importado', linhas: 2, importadas: 0, pendentes: 2 }]);
    expect(await pending(id)).toMatchObject([
      { codigoAmostra: 'A-1', ponto: 'P1', data: '2026-01-14', motivo: 'aguardando sincronização' },
      { codigoAmostra: 'A-2' },
    ]);
    expect(await history()).toEqual([]);
  });

  test.each([
    [1, ANALISE, /código da amostra, data da coleta/],
    [2, AMOSTRA, /código da amostra, parâmetro e valor/],
    [3, ['Código Amostra', 'Turno'], /ao menos uma informação/],
  ])('a file of type %i without its headings is refused, and its name is free', async (tipo, headings, message) => {
    const { reply } = await sendMylims(admin, tipo, 'a.xlsx', [headings, headings.map(() => 'x')]);
    expect(reply.status).toBe(422);
    expect(reply.body.listaMensagens[0]).toMatch(message);
    expect(await files()).toEqual([]);
  });

  test('details of a sample that cannot be read are told, and its line is kept', async () => {
    const rows = [INFORMACAO, ['A-1', null, 'talvez', 'AM-01', '-5', null]];
    const { reply } = await sendMylims(admin, 3, 'i.xlsx', rows);
    const told =
      'amostra A-1 (linha 2): chuva não é sim nem não, leitura inicial não é um número de 0 a 1.000.000.000.000';
    expect(reply.body).toMatchObject({
      msg: `Dados dos arquivo foram salvos: 1 linha. Ficou de fora das coletas: ${told}`,
      aviso: true,
    });
  });

  test('headings may stand below a title, and dates may be serial numbers', async () => {
    const rows = [['MyLIMS'], AMOSTRA, ['A-1', 'C-9', 'P1', 46036, '10:00', null]];
    const id = await stage(admin, 1, 'a.xlsx', rows);
    expect(await pending(id)).toMatchObject([{ codigoAmostra: 'A-1', data: '2026-01-14' }]);
  });
});

describe('Sincronizar', () => {
  test('joins samples and results by code, once, in whichever order they came', async () => {
    await stage(
      admin,
      2,
      'r.xlsx',
      analises(['a-1 ', 'DBO', '<', '2,5'], ['A-1', 'pH', '', '7'], ['A-2', 'DBO', '', '9']),
    );
    await stage(admin, 1, 's.xlsx', amostras('A-1', 'A-2'));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 2 criadas, 0 atualizadas, 0 iguais, 0 recusadas');
    expect(await history()).toMatchObject([
      { codigoAmostra: 'A-2', DBO: '9', pontoColeta: 'P1', dtRetirada: '2026-01-14 10:00' },
      { codigoAmostra: 'A-1', DBO: '<2,5', pH: '7' },
    ]);
    const before = await historyState(server.databases);

    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 2 iguais, 0 recusadas');
    await stage(admin, 1, 's2.xlsx', amostras('A-1'));
    await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'DBO', '<', '2,50']));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 2 iguais, 0 recusadas');
    const { coletas, resultados } = await historyState(server.databases);
    expect({ coletas, resultados }).toEqual({ coletas: before.coletas, resultados: before.resultados });

    await stage(admin, 2, 'r3.xlsx', analises(['A-2', 'pH', '', '6,5'], ['A-1', 'DBO', '', '99']));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 1 atualizada, 0 iguais, 1 recusada');
    expect(await history()).toMatchObject([{ codigoAmostra: 'A-2', pH: '6,5' }, { DBO: '<2,5' }]);
    expect(await files()).toMatchObject([
      { nomeArquivo: 'r3.xlsx', importadas: 1, repetidas: 0, pendentes: 1 },
      { nomeArquivo: 'r2.xlsx', importadas: 0, repetidas: 1, pendentes: 0 },
      { nomeArquivo: 's2.xlsx', importadas: 1 },
      { nomeArquivo: 's.xlsx', importadas: 2, pendentes: 0 },
      { nomeArquivo: 'r.xlsx', importadas: 3, pendentes: 0 },
    ]);
  });

  test.each<[format: string, value: number | string, unidade: string | null, parametro: string, expected: object]>([
    ['0.0" µg/L"', 5, null, 'Cobre', { motivo: 'unidade “µg/L” diferente da do parâmetro (mg/L)' }],
    ['0.0" µg/L"', 5, 'mg/L', 'Cobre', { motivo: 'valor ilegível' }],
    ['0.0%', 0.25, null, 'Cobre', { motivo: 'unidade “%” não reconhecida (a do parâmetro é mg/L)' }],
    ['0" mg/L S"', 500, null, 'Sulfato', { motivo: 'unidade “mg/L S” não reconhecida (a do parâmetro é mg/L)' }],
    ['General', 5, 'mg/L', 'Cobre (µg/L)', { motivo: 'valor ilegível' }],
    ['0.0,', 1500, 'mg/L', 'Cobre', { Cu: '1,5' }],
    ['0.0" mg/L"', 5, null, 'Cobre', { Cu: '5' }],
    ['"<"0.0" mg/L"', 5, 'mg/L', 'Cobre', { Cu: '<5' }],
    ['0" mg/L"', '<5', null, 'Cobre', { Cu: '<5' }],
    ['0.0', 5, 'mg/L', 'Cobre', { Cu: '5' }],
  ])('reads what %s shows of %s (%s) as any import does', async (format, value, unidade, parametro, expected) => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    const bytes = await formattedXlsx([ANALISE, ['A-1', parametro, '', value, unidade]], { formats: { D2: format } });
    const { id } = await sendMylimsBytes(admin, 2, 'r.xlsx', bytes);
    await sync(admin);
    const told = 'motivo' in expected ? await pending(id) : await history();
    expect(told).toMatchObject([expected]);
    expect(await history()).toHaveLength('motivo' in expected ? 0 : 1);
  });

  test('says of each line why it is not in the history', async () => {
    const samples = [
      ...amostras('A-1', 'A-3'),
      ['A-2', 'C-9', 'P1', '14/01/2026', '10:00', 'Em análise'],
      ['A-4', 'C-9', 'P9', '14/01/2026', '10:00', 'Publicada'],
    ];
    const s = await stage(admin, 1, 's.xlsx', samples);
    const r = await stage(
      admin,
      2,
      'r.xlsx',
      analises(['A-1', 'Bário', '', '1'], ['A-2', 'DBO', '', '1'], ['A-9', 'DBO', '', '1'], ['A-4', 'DBO', '', '1']),
    );
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 0 iguais, 2 recusadas');
    const reasons = (rows: { codigoAmostra: string; motivo: string }[]) =>
      Object.fromEntries(rows.map(({ codigoAmostra, motivo }) => [codigoAmostra, motivo]));
    expect(reasons(await pending(s))).toEqual({
      'A-1': 'parâmetro não encontrado',
      'A-2': 'amostra não publicada',
      'A-3': 'amostra sem resultados',
      'A-4': 'ponto de coleta não encontrado',
    });
    expect(reasons(await pending(r))).toEqual({
      'A-1': 'parâmetro não encontrado',
      'A-2': 'amostra não publicada',
      'A-9': 'amostra não encontrada',
      'A-4': 'ponto de coleta não encontrado',
    });
    await addPonto(admin, cliente, 'P9');
    expect(await sync(admin)).toBe('Dados foram sincronizados: 1 criada, 0 atualizadas, 0 iguais, 1 recusada');
  });

  test('counts a sample once of which something is refused while another file tells more of it', async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1'], ['A-1', 'pH', '', 'abc']));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 1 criada, 0 atualizadas, 0 iguais, 0 recusadas');
    await stage(admin, 3, 'i.xlsx', [INFORMACAO, ['A-1', null, 'Sim', 'AM-01', null, null]]);
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 0 iguais, 1 recusada');
    expect(await history()).toMatchObject([{ flagChuva: 1, amostrador: 'AM-01' }]);
  });

  test('tells collections and clients what files of type 3 say, and overwrites nothing', async () => {
    const info = [
      INFORMACAO,
      ['A-1', null, 'Sim', 'AM-01', '12,5', null],
      [null, 'C-9', null, null, null, 'Portaria 2'],
      ['A-9', null, 'Não', null, null, null],
    ];
    const before = await stage(admin, 3, 'i.xlsx', info);
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 1 criada, 0 atualizadas, 0 iguais, 0 recusadas');
    expect(await history()).toMatchObject([{ flagChuva: 1, amostrador: 'AM-01', medidorInicial: 12.5 }]);
    const client = async () => (await admin.get(`/api/Pessoa/${cliente}`)).body.listaResultados;
    expect(await client()).toMatchObject({ obsSecundaria: 'Portaria 2' });
    expect(await pending(before)).toMatchObject([{ codigoAmostra: 'A-9', motivo: 'amostra ainda fora do histórico' }]);

    await stage(admin, 3, 'i2.xlsx', [INFORMACAO, ['A-1', null, 'Não', 'AM-02', null, null]]);
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 1 igual, 0 recusadas');
    expect(await history()).toMatchObject([{ flagChuva: 1, amostrador: 'AM-01' }]);

    expect((await remove(before)).status).toBe(200);
    expect(await history()).toMatchObject([{ flagChuva: null, amostrador: null, medidorInicial: null }]);
    expect(await client()).toMatchObject({ obsSecundaria: null });
  });

  test('what a removed file takes back is told to the log of the client', async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    const told = ['A-1', 'C-9', 'Sim', 'AM-01', null, 'Portaria 2'];
    const id = await stage(admin, 3, 'i.xlsx', [INFORMACAO, told, told]);
    await sync(admin);
    const url = `/api/logUser/?tabela=Pessoa&idReferencia=${cliente}`;
    const log = async () => (await admin.get(url)).body.listaResultados as { acao: string; infoExtra: string }[];
    const before = await log();
    await remove(id);
    const after = await log();
    expect(after.slice(0, after.length - before.length)).toMatchObject([
      { acao: `Alteração em Pessoa ${cliente}\nobsSecundaria: Portaria 2 → (vazio)`, infoExtra: 'Arquivo i.xlsx' },
      {
        acao: expect.stringMatching(
          /^Alteração em HistoricoColeta \d+\namostrador: AM-01 → \(vazio\)\nflagChuva: 1 → \(vazio\)$/,
        ),
        infoExtra: 'Arquivo i.xlsx',
      },
    ]);
  });

  test('a removed file takes what it brought and nothing else', async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    const r = await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    const r2 = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'pH', '', '7']));
    await sync(admin);
    await remove(r);
    const [coleta] = await history();
    expect(coleta).toMatchObject({ codigoAmostra: 'A-1', DBO: null, pH: '7' });
    await remove(r2);
    expect(await countRows(server.databases, 'Resultado')).toBe(0);
    expect(await countRows(server.databases, 'MylimsAnalise')).toBe(0);
    expect(await countRows(server.databases, 'MylimsAmostra')).toBe(1);
  });

  test('what another file told too comes back with the next synchronisation', async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    const r = await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    const r2 = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'DBO', '', '1']));
    await sync(admin);
    await remove(r);
    expect(await pending(r2)).toMatchObject([{ codigoAmostra: 'A-1', motivo: 'aguardando sincronização' }]);
    expect(await files()).toMatchObject([{ nomeArquivo: 'r2.xlsx', repetidas: 0, pendentes: 1 }, {}]);
    await sync(admin);
    expect(await history()).toMatchObject([{ DBO: '1' }]);
    expect(await files()).toMatchObject([{ nomeArquivo: 'r2.xlsx', importadas: 1, pendentes: 0 }, {}]);
  });

  test('only what another file repeated comes back: what it brought itself stays', async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    const r = await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    await sync(admin);
    const r2 = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'DBO', '', '1'], ['A-1', 'pH', '', '7']));
    await sync(admin);
    await remove(r);
    expect(await files()).toMatchObject([{ id: r2, importadas: 1, repetidas: 0, pendentes: 1 }, {}]);
    await sync(admin);
    expect(await history()).toMatchObject([{ DBO: '1', pH: '7' }]);
    expect(await files()).toMatchObject([{ id: r2, importadas: 2, repetidas: 0, pendentes: 0 }, {}]);
  });

  /** A-1 in the history, with its collection as the screen shows it. */
  const joinA1 = async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1'));
    await stage(admin, 2, 'r.xlsx', analises(['A-1', 'DBO', '', '1']));
    await sync(admin);
    return (await history())[0];
  };
  const motivos = async (id: number) => (await pending(id)).map(({ motivo }: { motivo: string }) => motivo);
  const another = (data: string, ponto = 'P1') => [AMOSTRA, ['A-1', 'C-9', ponto, data, '10:00', 'Publicada']];

  test('a collection that was removed by hand stays removed: later results say so', async () => {
    const { id, versao } = await joinA1();
    expect(
      (await admin.post('/api/HistoricoColeta/remove-historico', { identificacao: id, versao })).body.flagErro,
    ).toBe(false);
    const r = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'pH', '', '7']));
    const s = await stage(admin, 1, 's2.xlsx', amostras('A-1'));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 0 iguais, 1 recusada');
    expect(await history()).toEqual([]);
    expect([await motivos(r), await motivos(s)]).toEqual([
      ['coleta removida do histórico'],
      ['coleta removida do histórico'],
    ]);
    const found = (await admin.get(`/api/Migracao/?idPessoa=${cliente}`)).body.listaResultados;
    expect(found).toMatchObject([{ codigoAmostra: 'A-1', situacao: 'coleta removida do histórico' }]);
  });

  test('and so does a line of it that names a client whom nobody knows', async () => {
    const { id, versao } = await joinA1();
    await admin.post('/api/HistoricoColeta/remove-historico', { identificacao: id, versao });
    const r = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'pH', '', '7']));
    const line = ['A-1', 'C-404', 'P1', '14/01/2026', '10:00', 'Publicada'];
    const s = await stage(admin, 1, 's2.xlsx', [AMOSTRA, line]);
    await sync(admin);
    expect([await motivos(r), await motivos(s)]).toEqual([
      ['coleta removida do histórico'],
      ['coleta removida do histórico'],
    ]);
  });

  test.each([{ codigoAmostra: 'A-1-CORR' }, { dtRetirada: '2026-01-15 10:00' }, { pontoColeta: 'Caixa de Saída' }])(
    'results go to the collection that their sample became, though %j was corrected there',
    async (more) => {
      const { id, versao } = await joinA1();
      const edited = await admin.post('/api/HistoricoColeta/update-historico', { id, versao, ...more });
      expect(edited.body.listaMensagens).toEqual([]);
      await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'pH', '', '7']));
      expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 1 atualizada, 0 iguais, 0 recusadas');
      expect(await history()).toMatchObject([{ id, DBO: '1', pH: '7', ...more }]);
      expect(await countRows(server.databases, 'HistoricoColeta')).toBe(1);
    },
  );

  test('a line that comes anew and says otherwise of a sample makes no second collection', async () => {
    await joinA1();
    const date = await stage(admin, 1, 's2.xlsx', another('15/01/2026'));
    await sync(admin);
    const stored = 'amostra já guardada com a data 14/01/2026';
    expect(await motivos(date)).toEqual([stored]);
    const r = await stage(admin, 2, 'r2.xlsx', analises(['A-1', 'pH', '', '7']));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 0 iguais, 1 recusada');
    expect([await motivos(date), await motivos(r)]).toEqual([[stored], [stored]]);
    const point = await stage(admin, 1, 's3.xlsx', another('14/01/2026', 'Caixa de Saída'));
    await sync(admin);
    const elsewhere = 'amostra já guardada em outro ponto de coleta';
    expect([await motivos(point), await motivos(r)]).toEqual([[elsewhere], [elsewhere]]);
    const same = await stage(admin, 1, 's4.xlsx', another('14/01/2026'));
    await sync(admin);
    expect([await motivos(same), await motivos(r)]).toEqual([[], []]);
    expect(await history()).toMatchObject([{ DBO: '1', pH: '7' }]);
  });

  test('a line that comes anew of another client’s point of the same name is of another point', async () => {
    await joinA1();
    await addClient(admin, 'Galvânica', ['P1'], { codigo: '078', idIntegracao: 'C-10' });
    const line = ['A-1', 'C-10', 'P1', '14/01/2026', '10:00', 'Publicada'];
    const other = await stage(admin, 1, 's2.xlsx', [AMOSTRA, line]);
    await sync(admin);
    expect(await motivos(other)).toEqual(['amostra já guardada em outro ponto de coleta']);
  });

  test('a line that comes anew of a sample that waits for no result is in the history, or says why not', async () => {
    await joinA1();
    const same = await stage(admin, 1, 's2.xlsx', amostras('A-1'));
    const former = await stage(admin, 1, 's3.xlsx', amostras('A-2'));
    const latter = await stage(admin, 1, 's4.xlsx', amostras('A-2'));
    expect(await sync(admin)).toBe('Dados foram sincronizados: 0 criadas, 0 atualizadas, 1 igual, 0 recusadas');
    expect([await motivos(same), await motivos(former), await motivos(latter)]).toEqual([
      [],
      ['há uma linha mais recente desta amostra'],
      ['amostra sem resultados'],
    ]);
  });

  const stageResults = async (codes: readonly string[]) => {
    await stage(admin, 1, 's.xlsx', amostras(...codes));
    const rows = codes.map((code): [string, string, string, string] => [code, 'DBO', '', '1']);
    await stage(admin, 2, 'r.xlsx', analises(...rows));
  };

  /** Begins a synchronisation that waits for its transaction until it is let `go`. */
  async function begin() {
    const { promise: released, resolve: go } = Promise.withResolvers<void>();
    const { write: writer } = server.databases;
    const transaction = writer.transaction.bind(writer);
    const held = vi.spyOn(writer, 'transaction').mockImplementationOnce(() => {
      const builder = transaction();
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => {
        await released;
        return execute(work);
      };
      return builder;
    });
    const reply = admin.get('/api/importar-mylims');
    await expect.poll(progress).not.toBeNull();
    held.mockRestore();
    return { reply, go };
  }
  const progress = async () => (await admin.get('/api/importar-mylims/progresso')).body.listaResultados;

  test('two at once: the second is refused', async () => {
    await stageResults(['A-1']);
    const { reply, go } = await begin();
    expect((await admin.get('/api/importar-mylims')).status).toBe(409);
    go();
    expect((await reply).status).toBe(200);
  });

  test('cancelled while it runs, nothing has changed', async () => {
    await stageResults(['A-1']);
    const before = await historyState(server.databases);
    const { reply, go } = await begin();
    expect((await admin.post('/api/importar-mylims/cancelar')).body.listaResultados.cancelada).toBe(true);
    go();
    const { status, body } = await reply;
    expect([status, body.listaMensagens[0]]).toEqual([422, 'Sincronização cancelada: nada foi alterado']);
    expect(await historyState(server.databases)).toEqual(before);
    expect(await progress()).toBeNull();
  });

  test('cancelled when half of it is joined, nothing has changed', async () => {
    await stageResults(Array.from({ length: 250 }, (_, n) => `A-${n}`));
    const before = await historyState(server.databases);
    const cancelling = new AbortController();
    let joined = 0;
    const andamento = {
      ...{ amostras: 0, atualizadas: 0, iguais: 0, recusadas: 0 },
      get criadas() {
        return joined;
      },
      set criadas(count) {
        joined = count;
        if (count === 100) cancelling.abort(new Error('cancelada'));
      },
    };
    const joining = write(
      server.databases,
      { id: 1, login: 'admin' },
      () => NOW,
      (tx) => joinSamples(tx, { andamento, signal: cancelling.signal }),
    );
    await expect(joining).rejects.toThrow('cancelada');
    expect(joined).toBe(100);
    expect(await historyState(server.databases)).toEqual(before);
  });
});

describe('published collections', () => {
  beforeEach(async () => {
    await stage(admin, 1, 's.xlsx', amostras('A-1', 'A-2'));
    await stage(
      admin,
      2,
      'r.xlsx',
      analises(['A-1', 'DBO', '<', '2,5'], ['A-1', 'Bário', '', '1'], ['A-2', 'DBO', '', '9']),
    );
  });

  const A1 = {
    codigoAmostra: 'A-1',
    pontoColeta: 'P1',
    dtRetirada: '2026-01-14 10:00',
    valores: { DBO: '<2,5', Bário: '1' },
    situacao: 'publicada; fica pendente: parâmetro não encontrado',
  };
  const A2 = { ...A1, codigoAmostra: 'A-2', valores: { DBO: '9' }, situacao: 'publicada' };

  test('are found by client, and nothing is written', async () => {
    const before = await historyState(server.databases);
    expect((await admin.get(`/api/Migracao/?idPessoa=${cliente}`)).body.listaResultados).toEqual([A1, A2]);
    const other = await addClient(admin, 'Curtume', ['P1']);
    const many = await admin.post('/api/MigracaoVarios', { listaPessoa: [other, cliente] });
    expect(many.body.listaResultados).toEqual([{ idPessoa: cliente, nome: 'Metalúrgica', coletas: [A1, A2] }]);
    expect(await historyState(server.databases)).toEqual(before);
  });

  test('of a client without points it is told that the point is not found', async () => {
    const pointless = await addClient(admin, 'Curtume sem pontos', [], { codigo: '079', idIntegracao: 'C-10' });
    await stage(admin, 1, 'c.xlsx', [AMOSTRA, ['C-1', 'C-10', null, '14/01/2026', '10:00', 'Publicada']]);
    const id = await stage(admin, 2, 'd.xlsx', analises(['C-1', 'DBO', '', '180']));
    const { listaResultados } = (await admin.post('/api/MigracaoVarios', { listaPessoa: [pointless] })).body;
    expect(listaResultados).toMatchObject([{ coletas: [{ situacao: 'ponto de coleta não encontrado' }] }]);
    await sync(admin);
    expect(await pending(id)).toMatchObject([{ motivo: 'ponto de coleta não encontrado' }]);
  });

  test('are brought in one by one, of that client only', async () => {
    const other = await addClient(admin, 'Curtume', ['P1']);
    const bring = async (idPessoa: number) =>
      (await admin.post('/api/Migracao/trazer', { idPessoa, listaCodigos: ['a-2'] })).body.listaResultados;
    expect(await bring(other)).toEqual({ criadas: 0, atualizadas: 0, iguais: 0, recusadas: 1 });
    expect(await bring(cliente)).toEqual({ criadas: 1, atualizadas: 0, iguais: 0, recusadas: 0 });
    expect(await history()).toMatchObject([{ codigoAmostra: 'A-2', DBO: '9' }]);
    const info = 'Coletas trazidas do MyLIMS: a-2';
    const told = (await admin.get('/api/logUser/?tabela=UploadArquivo')).body.listaResultados;
    expect(told.filter(({ infoExtra }: { infoExtra: string }) => infoExtra === info)).toHaveLength(2);
    expect((await admin.get(`/api/Migracao/?idPessoa=${cliente}`)).body.listaResultados).toEqual([A1]);
  });
});
