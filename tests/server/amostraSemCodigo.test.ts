import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, addSinonimo, clearHistory, fileOf, importFile } from '../fixtures/imports.ts';
import { AMOSTRA, ANALISE, stage, sync } from '../fixtures/mylims.ts';
import { xlsx } from '../fixtures/spreadsheets.ts';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/*
 * One sample, told with its code in one place and without it in another, is one collection: it is charged once.
 */

let server: TestServer;
let admin: Caller;
let idPessoa: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  idPessoa = await addClient(admin, 'Metalúrgica', ['P1', 'P2'], { idIntegracao: 'C-9' });
});

const HEADINGS = ['Amostra', 'Ponto', 'Data', 'Hora', 'DBO', 'Cobre'];
type Row = [codigo: string | null, dbo: number | null, cobre?: number, hora?: string];
const sheet = (...rows: Row[]) =>
  xlsx({
    P: [HEADINGS, ...rows.map(([code, dbo, cu = null, hora = '10:00']) => [code, 'P1', '14/01/2016', hora, dbo, cu])],
  });
const send = (name: string, ...rows: Row[]) => importFile(admin, name, sheet(...rows));
async function previewed(...rows: Row[]) {
  const file = { name: 'previa.xlsx', bytes: sheet(...rows) };
  const { body } = await admin.upload('/api/ImportacaoAnalise/previa', 'analise', file, { Laboratorio: '1' });
  const { importariam, repetidas, pendentes } = body.listaResultados;
  return { importadas: importariam, repetidas, pendentes };
}
async function counted(id: number) {
  const { importadas, repetidas, pendentes } = await fileOf(admin, id);
  return { importadas, repetidas, pendentes };
}
const reasons = async (id: number) =>
  (await admin.get(`/api/ImportacaoAnalise/${id}/pendentes`)).body.listaResultados.map(
    ({ motivo }: { motivo: string }) => motivo,
  );
/** The collections that are there, each with its code, DBO and copper, in the order of the codes. */
async function history() {
  const { result } = (await admin.get(`/api/HistoricoColeta/${idPessoa}/1`)).body.listaResultados;
  const rows = result.map((row: Record<string, string | null>) => [row.codigoAmostra, row.DBO, row.Cu ?? null]);
  return rows.toSorted((one: string[], other: string[]) => String(one[0]).localeCompare(String(other[0])));
}
const withoutCode = () =>
  server.databases.read.selectFrom('HistoricoColeta').select('id').where('codigoAmostra', 'is', null).execute();
const call = (name: string, body: object) => admin.post(`/api/HistoricoColeta/${name}`, body);
const typed = { pontoColeta: 'P1', dtRetirada: '2016-01-14T10:00' };

const UNCLEAR = 'há mais de uma amostra deste ponto, dia e hora: falta o código da amostra';
const OF_WHICH =
  'há uma coleta sem código neste ponto, dia e hora, que pode ser de outra amostra: escreva o código dela';
const [DEZ, CINCO, DOIS] = ['10', '5', '2'];

describe('a sheet', () => {
  test('with codes completes the collection of one without, which takes its code', async () => {
    const first = await send('a.xlsx', [null, 10]);
    expect(await previewed(['A-1', 10, 5])).toEqual({ importadas: 1, repetidas: 1, pendentes: 0 });
    const { id } = await send('b.xlsx', ['A-1', 10, 5]);
    expect(await counted(id)).toEqual({ importadas: 1, repetidas: 1, pendentes: 0 });
    expect(await history()).toEqual([['A-1', DEZ, CINCO]]);
    const again = await send('c.xlsx', [null, 10]);
    expect(await counted(again.id)).toEqual({ importadas: 0, repetidas: 1, pendentes: 0 });
    expect(first.id).not.toBe(again.id);
  });

  test('without codes completes the only collection of its point, day and hour', async () => {
    await send('a.xlsx', ['A-1', 10]);
    expect(await previewed([null, 10, 5])).toEqual({ importadas: 1, repetidas: 1, pendentes: 0 });
    await send('b.xlsx', [null, 10, 5]);
    expect(await history()).toEqual([['A-1', DEZ, CINCO]]);
  });

  test('without codes stays pending where several samples may be meant, until one is told', async () => {
    await send('a.xlsx', ['A-1', 10], ['A-2', 5]);
    expect(await previewed([null, 10])).toEqual({ importadas: 0, repetidas: 0, pendentes: 1 });
    const { id } = await send('b.xlsx', [null, 10]);
    expect(await reasons(id)).toEqual([UNCLEAR]);
    expect(await history()).toEqual([
      ['A-1', DEZ, null],
      ['A-2', CINCO, null],
    ]);
  });

  test('of another hour is another sample', async () => {
    await send('a.xlsx', [null, 10]);
    await send('b.xlsx', ['A-1', 10, undefined, '11:00']);
    expect(await history()).toHaveLength(2);
  });

  test('that has one sample in both ways makes one collection, as its preview says', async () => {
    const rows: Row[] = [
      [null, 10],
      ['A-1', 10, 5],
    ];
    expect(await previewed(...rows)).toEqual({ importadas: 2, repetidas: 1, pendentes: 0 });
    const { id } = await send('a.xlsx', ...rows);
    expect(await counted(id)).toEqual({ importadas: 2, repetidas: 1, pendentes: 0 });
    expect(await history()).toEqual([['A-1', DEZ, CINCO]]);
  });

  test('that has two codes for a collection without one waits for whose it is, in whatever order it comes', async () => {
    await send('a.xlsx', [null, 10]);
    const rows: Row[] = [
      ['A-1', 5],
      // Of more samples than are looked for at once.
      ...Array.from({ length: 205 }, (_, at): Row => [`B-${at}`, 1, undefined, '11:00']),
      ['A-2', 10],
    ];
    const counts = { importadas: 205, repetidas: 0, pendentes: 2 };
    expect(await previewed(...rows)).toEqual(counts);
    const { id } = await send('b.xlsx', ...rows);
    expect(await counted(id)).toEqual(counts);
    expect(new Set(await reasons(id))).toEqual(new Set([OF_WHICH]));
    const [unnamed] = await withoutCode();
    expect((await call('update-historico', { id: unnamed?.id, codigoAmostra: 'A-2' })).status).toBe(200);
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await counted(id)).toEqual({ importadas: 206, repetidas: 1, pendentes: 0 });
  });

  test('of another value says so, and keeps what is there', async () => {
    await send('a.xlsx', [null, 10]);
    const { id } = await send('b.xlsx', ['A-1', 5]);
    expect(await reasons(id)).toEqual(['valor diferente do já guardado (10)']);
    expect(await history()).toEqual([['A-1', DEZ, null]]);
  });

  test('of another value makes another collection once a person says that the code is not that one’s', async () => {
    await send('a.xlsx', [null, 10]);
    const { id } = await send('b.xlsx', ['A-1', 5]);
    const [coleta] = await server.databases.read.selectFrom('HistoricoColeta').select('id').execute();
    expect((await call('update-historico', { id: coleta?.id, codigoAmostra: '' })).status).toBe(200);
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await counted(id)).toEqual({ importadas: 1, repetidas: 0, pendentes: 0 });
    const both = [
      ['A-1', CINCO, null],
      [null, DEZ, null],
    ];
    expect(await history()).toEqual(both);
    await admin.post(`/api/ImportacaoAnalise/${id}/reler`);
    expect(await history()).toEqual(both);
  });

  test('of a code alone is told in the log, and is another version for who has it open', async () => {
    await send('a.xlsx', [null, 10]);
    const collection = () =>
      server.databases.read.selectFrom('HistoricoColeta').select(['id', 'versao']).executeTakeFirstOrThrow();
    const before = await collection();
    await send('b.xlsx', ['A-1', 10]);
    expect(await collection()).toEqual({ id: before.id, versao: before.versao + 1 });
    const { body } = await admin.get(`/api/logUser?tabela=HistoricoColeta&idReferencia=${before.id}`);
    expect(body.listaResultados[0].acao).toContain('codigoAmostra: A-1');
  });
});

describe('a file that is read again', () => {
  const again = async (id: number) => {
    const reply = await admin.post(`/api/ImportacaoAnalise/${id}/reler`);
    expect(reply.body.listaMensagens).toEqual([]);
    return counted(id);
  };
  const coletas = () =>
    server.databases.read.selectFrom('HistoricoColeta').select('id').where('removidoEm', 'is', null).execute();

  test.each([
    ['hour', null, { dtRetirada: '2016-01-14T10:30' }],
    ['point', null, { pontoColeta: 'P2' }],
    ['code', 'A-1', { codigoAmostra: 'A-2' }],
    ['day, of one with a code', 'A-1', { dtRetirada: '2016-01-15T10:00' }],
  ])('leaves a collection where it is whose %s was corrected', async (_, codigo, correction) => {
    const { id } = await send('a.xlsx', [codigo, 10, 5]);
    const [coleta] = await coletas();
    expect((await call('update-historico', { id: coleta?.id, ...correction })).status).toBe(200);
    expect(await again(id)).toEqual({ importadas: 2, repetidas: 0, pendentes: 0 });
    expect(await coletas()).toEqual([coleta]);
  });

  test('leaves what it says of a code on another day pending, tried again and read again', async () => {
    const headings = ['Amostra', 'Ponto', 'Data', 'DBO', 'Cobre'];
    const days = [
      ['A-1', 'P1', '14/01/2016', 10, null],
      ['A-1', 'P1', '15/01/2016', null, 5],
    ];
    const { id } = await importFile(admin, 'a.xlsx', xlsx({ P: [headings, ...days] }));
    const once = { importadas: 1, repetidas: 0, pendentes: 1 };
    expect(await counted(id)).toEqual(once);
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await counted(id)).toEqual(once);
    expect(await again(id)).toEqual(once);
    expect(await reasons(id)).toEqual(['amostra já guardada com a data 14/01/2016']);
  });

  describe('and a value that a person took away', () => {
    const change = async (values: object) => {
      const [coleta] = await coletas();
      expect((await call('update-historico', { id: coleta?.id, ...values })).status).toBe(200);
    };

    test.each([
      ['at once', [{ Cu: '' }]],
      ['after it was changed', [{ Cu: '7' }, { Cu: '' }]],
      ['and wrote, and took away again', [{ Cu: '' }, { Cu: '5' }, { Cu: '' }]],
    ])('%s stays away, tried again too', async (_, changes) => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5]);
      for (const values of changes) await change(values);
      expect(await again(id)).toEqual({ importadas: 2, repetidas: 0, pendentes: 0 });
      await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
      expect(await history()).toEqual([['A-1', DEZ, null]]);
    });

    test('comes of another file that tells it', async () => {
      await send('a.xlsx', ['A-1', 10, 5]);
      await change({ Cu: '' });
      const { id } = await send('b.xlsx', ['A-1', 10, 5]);
      expect(await counted(id)).toEqual({ importadas: 1, repetidas: 1, pendentes: 0 });
      expect(await history()).toEqual([['A-1', DEZ, CINCO]]);
    });

    test('makes room for the other that the same file told', async () => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5], ['A-1', null, 2]);
      expect(await reasons(id)).toEqual(['valor diferente do já guardado (5)']);
      await change({ Cu: '' });
      await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
      expect(await history()).toEqual([['A-1', DEZ, DOIS]]);
    });

    test('stays away, whichever of the file’s it was', async () => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5], ['A-1', null, 2]);
      await change({ Cu: '' });
      await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
      await change({ Cu: '' });
      expect(await again(id)).toEqual({ importadas: 3, repetidas: 0, pendentes: 0 });
      expect(await history()).toEqual([['A-1', DEZ, null]]);
    });

    test('stays away of each file that had told it', async () => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5]);
      const other = await send('b.xlsx', ['A-1', 10, 5]);
      await change({ Cu: '' });
      for (const one of [id, other.id]) await again(one);
      expect(await history()).toEqual([['A-1', DEZ, null]]);
    });

    test('is what was written over it', async () => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5]);
      await change({ Cu: '2' });
      expect(await again(id)).toEqual({ importadas: 2, repetidas: 0, pendentes: 0 });
      expect(await history()).toEqual([['A-1', DEZ, DOIS]]);
    });

    test('goes with its file from what is known of it', async () => {
      const { id } = await send('a.xlsx', ['A-1', 10, 5]);
      await change({ Cu: '' });
      expect((await admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`)).status).toBe(200);
      expect(await server.databases.read.selectFrom('ResultadoRetirado').selectAll().execute()).toEqual([]);
    });
  });

  test('brings back no collection that a person removed, and says so', async () => {
    const { id } = await send('a.xlsx', ['A-1', 10]);
    const [coleta] = await coletas();
    expect((await call('remove-historico', { identificacao: coleta?.id })).status).toBe(200);
    await again(id);
    expect(await coletas()).toEqual([]);
    expect(await reasons(id)).toEqual(['coleta removida do histórico']);
    const { body } = await admin.get(`/api/ImportacaoAnalise/${id}/previa`);
    expect(body.listaResultados).toMatchObject({ importariam: 0, pendentes: 1 });
  });

  test('knows its sample by the collection that took a code since', async () => {
    const { id } = await send('a.xlsx', [null, 10]);
    await send('b.xlsx', ['A-1', 10]);
    await send('c.xlsx', ['A-2', 5]);
    expect(await again(id)).toEqual({ importadas: 1, repetidas: 0, pendentes: 0 });
  });

  test('of what stayed pending brings the rest into the collection that was corrected', async () => {
    const headings = ['Ponto', 'Data', 'Hora', 'DBO', 'Zinco XYZ (mg/L)'];
    const { id } = await importFile(admin, 'a.xlsx', xlsx({ P: [headings, ['P1', '14/01/2016', '10:00', 10, 3]] }));
    const [coleta] = await coletas();
    expect((await call('update-historico', { id: coleta?.id, dtRetirada: '2016-01-14T10:30' })).status).toBe(200);
    await addSinonimo(admin, 18, 'Zinco XYZ');
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await counted(id)).toMatchObject({ importadas: 2, pendentes: 0 });
    expect(await coletas()).toEqual([coleta]);
  });
});

describe('a file that is removed', () => {
  const remove = (id: number) => admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);

  test('takes the code with it that it gave, which is told', async () => {
    await send('a.xlsx', [null, 10]);
    const { id } = await send('b.xlsx', ['ERRADO', 10, 5]);
    const [before] = await server.databases.read.selectFrom('HistoricoColeta').select(['id', 'versao']).execute();
    expect((await remove(id)).status).toBe(200);
    expect(await history()).toEqual([[null, DEZ, null]]);
    const [after] = await server.databases.read.selectFrom('HistoricoColeta').select(['id', 'versao']).execute();
    expect(after?.versao).toBeGreaterThan(before?.versao ?? 0);
    const { body } = await admin.get(`/api/logUser?tabela=HistoricoColeta&idReferencia=${after?.id}`);
    expect(body.listaResultados[0].mudancas).toEqual([
      expect.objectContaining({ campo: 'codigoAmostra', antes: 'ERRADO', depois: null }),
    ]);
    await send('c.xlsx', ['CERTO', 10, 5]);
    expect(await history()).toEqual([['CERTO', DEZ, CINCO]]);
  });

  test('leaves a code that another file has, until that goes', async () => {
    await send('a.xlsx', [null, 10]);
    const first = await send('b.xlsx', ['A-1', 10]);
    const second = await send('c.xlsx', ['A-1', 10, 5]);
    await remove(first.id);
    expect(await history()).toEqual([['A-1', DEZ, CINCO]]);
    await remove(second.id);
    expect(await history()).toEqual([[null, DEZ, null]]);
  });

  test('leaves a code that a person wrote', async () => {
    await send('a.xlsx', [null, 10]);
    const { id } = await send('b.xlsx', ['A-1', 10]);
    const [coleta] = await server.databases.read.selectFrom('HistoricoColeta').select('id').execute();
    await call('update-historico', { id: coleta?.id, codigoAmostra: 'A-7' });
    await remove(id);
    expect(await history()).toEqual([['A-7', DEZ, null]]);
  });
});

describe('a collection typed by hand', () => {
  test('without a code is the one that the laboratory then sends with it', async () => {
    expect((await call('save-historico', { ...typed, idPessoa, DBO: '10' })).status).toBe(200);
    await stage(admin, 1, 'a.xlsx', [AMOSTRA, ['A-1', 'C-9', 'P1', '14/01/2016', '10:00', 'Publicada']]);
    await stage(admin, 2, 'b.xlsx', [ANALISE, ['A-1', 'DBO', '', '10', 'mg/L'], ['A-1', 'Cobre', '', '2', 'mg/L']]);
    expect(await sync(admin)).toContain('0 criadas, 1 atualizada');
    expect(await history()).toEqual([['A-1', '10', DOIS]]);
    expect(await sync(admin)).toContain('0 criadas, 0 atualizadas');
  });

  test('of which MyLIMS knows the sample is no other sample of MyLIMS', async () => {
    const sample = (code: string) => [code, 'C-9', 'P1', '14/01/2016', '10:00', 'Publicada'];
    await stage(admin, 1, 'a.xlsx', [AMOSTRA, sample('A-1')]);
    await stage(admin, 2, 'b.xlsx', [ANALISE, ['A-1', 'DBO', '', '10', 'mg/L']]);
    await sync(admin);
    const [coleta] = await server.databases.read.selectFrom('HistoricoColeta').select('id').execute();
    await call('update-historico', { id: coleta?.id, codigoAmostra: '' });
    await stage(admin, 1, 'c.xlsx', [AMOSTRA, sample('B-1')]);
    await stage(admin, 2, 'd.xlsx', [ANALISE, ['B-1', 'Cobre', '', '2', 'mg/L'], ['A-1', 'Cobre', '', '5', 'mg/L']]);
    expect(await sync(admin)).toContain('1 criada, 1 atualizada');
    expect(await history()).toEqual([
      ['B-1', null, DOIS],
      [null, DEZ, CINCO],
    ]);
  });

  test('is refused where one of its point, day and hour has the code that it lacks, or lacks the one that it has', async () => {
    await send('a.xlsx', ['A-1', 10]);
    const without = await call('save-historico', { ...typed, idPessoa });
    expect([without.status, onField(without, 'codigoAmostra')]).toEqual([
      409,
      'Este ponto já tem uma coleta deste dia e hora (amostra A-1): escreva o código desta',
    ]);
    expect((await call('save-historico', { ...typed, idPessoa, codigoAmostra: 'A-2' })).status).toBe(200);
    const later = { ...typed, idPessoa, dtRetirada: '2016-01-14T11:00' };
    const { id } = (await call('save-historico', later)).body.listaResultados;
    const other = await call('save-historico', { ...later, codigoAmostra: 'A-3' });
    expect([other.status, onField(other, 'codigoAmostra')]).toEqual([
      409,
      'Este ponto já tem uma coleta deste dia e hora sem código: escreva o código nela',
    ]);
    expect((await call('update-historico', { id, dtRetirada: typed.dtRetirada })).status).toBe(409);
    const elsewhere = { ...typed, idPessoa, dtRetirada: '2016-01-15T10:00', codigoAmostra: 'A-4' };
    const moved = (await call('save-historico', elsewhere)).body.listaResultados.id;
    expect((await call('update-historico', { id: moved, dtRetirada: later.dtRetirada })).status).toBe(409);
    expect((await call('update-historico', { id, codigoAmostra: 'A-3' })).status).toBe(200);
  });

  test('of those that stand so from before, each is changed as it was', async () => {
    await send('a.xlsx', ['A-1', 10], [null, 5, undefined, '11:00']);
    const { write } = server.databases;
    const rows = await write.selectFrom('HistoricoColeta').select(['id', 'codigoAmostra', 'idPontoColeta']).execute();
    const plain = rows.find(({ codigoAmostra }) => codigoAmostra === null)!;
    await write
      .updateTable('HistoricoColeta')
      .set({ horaRetirada: '10:00', chave: `${plain.idPontoColeta}@2016-01-14 10:00` })
      .where('id', '=', plain.id)
      .execute();
    for (const { id } of rows) expect((await call('update-historico', { id, amostrador: 'Outro' })).status).toBe(200);
  });
});
