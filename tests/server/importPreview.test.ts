import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Previa } from '../../contract/previas.ts';
import { addClient, addSinonimo, clearHistory, fileOf, historyState, importFile } from '../fixtures/imports.ts';
import { formattedXls, formattedXlsx, type TallRow, tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

const HG = 11;
const ZN = 18;
const SULFATO = 21;

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
  cliente = await addClient(admin, 'Metalúrgica', ['Caixa de Saída', 'P2']);
});

const tall = (...rows: TallRow[]) => xlsx({ Plan1: tallSheet(rows.map((row) => ({ ponto: 'P2', ...row }))) });

function previewed(bytes: Uint8Array, Laboratorio = '1') {
  return admin.upload('/api/ImportacaoAnalise/previa', 'analise', { name: 'a.xlsx', bytes }, { Laboratorio });
}
async function preview(bytes: Uint8Array, Laboratorio?: string): Promise<Previa> {
  const reply = await previewed(bytes, Laboratorio);
  expect(reply.body.listaMensagens).toEqual([]);
  return reply.body.listaResultados;
}
const choose = (what: string, body: object) => admin.post(`/api/ImportacaoAnalise/escolhas/${what}`, body);
const history = async () => (await admin.get(`/api/HistoricoColeta/${cliente}/1`)).body.listaResultados.result;
const pointId = async (descricao: string): Promise<number> => {
  const points = (await admin.get(`/api/PessoaPontoColeta/${cliente}`)).body.listaResultados;
  return points.find((point: { descricao: string }) => point.descricao === descricao).id;
};

describe('a preview', () => {
  test('tells of what keeps results out before the details of samples that do not come in, however many', async () => {
    const samples = Array.from({ length: 505 }, (_, at) => [`A-${at}`, 'P2', '14/01/2016', 'talvez', '1']);
    const headings = ['Amostra', 'Ponto', 'Data', 'Chuva', 'DBO'];
    const { erros, totalErros } = await preview(
      xlsx({ Laudo: [headings, ...samples, ['B-1', 'P2', '14/01/2016', 'Sim', 'verde']] }),
    );
    expect(erros).toHaveLength(500);
    expect(totalErros).toBe(506);
    expect(erros.map(({ motivo }) => motivo).slice(0, 2)).toEqual([
      'valor ilegível',
      'fica de fora da coleta: chuva não é sim nem não',
    ]);
  });

  test('says what the import then does, and writes nothing', async () => {
    await importFile(admin, 'antes.xlsx', tall({ parametro: 'DBO', valor: 10 }, { parametro: 'pH', valor: 7 }));
    const bytes = tall(
      { parametro: 'DBO', valor: 10 },
      { parametro: 'pH', valor: 8 },
      { parametro: 'Cobre', valor: 1 },
      { parametro: 'Cobre', valor: 1 },
      { parametro: 'Cobre', valor: 1, data: '31/02/2016' },
      { parametro: 'Fenol', valor: 'verde' },
      { parametro: 'Zinco', valor: 1, ponto: 'Caixa Saida' },
    );
    const before = await historyState(server.databases);
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ linhas: 7, importariam: 1, repetidas: 2, pendentes: 4 });
    expect(previa.erros).toEqual([
      {
        planilha: 'Plan1',
        linha: 3,
        coluna: null,
        campo: 'valor',
        valor: '8,00000000',
        motivo: 'valor diferente do já guardado (7,00000000)',
      },
      { planilha: 'Plan1', linha: 6, coluna: null, campo: 'data', valor: '31/02/2016', motivo: 'data inválida' },
      { planilha: 'Plan1', linha: 7, coluna: null, campo: 'valor', valor: 'verde', motivo: 'valor ilegível' },
    ]);
    expect(await historyState(server.databases)).toEqual(before);
    const { id } = await importFile(admin, 'b.xlsx', bytes);
    expect(await fileOf(admin, id)).toMatchObject({ linhas: 7, importadas: 1, repetidas: 2, pendentes: 4 });
  });

  test('tells a day that is refused as people read it, whichever way the file has it', async () => {
    const days = ['10/11/2999', new Date('2999-11-10T00:00:00Z'), '2999-11-10', '10/11/0202', '31/02/2016'];
    const { erros } = await preview(tall(...days.map((data) => ({ parametro: 'DBO', valor: 1, data }))));
    expect(erros.map(({ campo, valor, motivo }) => [campo, valor, motivo])).toEqual([
      ...Array.from({ length: 3 }, () => ['data', '10/11/2999', 'data depois de hoje']),
      ['data', '10/11/0202', 'data inválida'],
      ['data', '31/02/2016', 'data inválida'],
    ]);
  });

  test('takes a sample of two days for one of the first, as the import does', async () => {
    const headings = ['Código da Amostra', 'Ponto', 'Data', 'Parâmetro', 'Resultado'];
    const rows = [
      ['AC1', 'P2', '24/02/2026', 'DBO', '10'],
      ['AC1', 'P2', '24/02/2026', 'pH', '7'],
      ['AC1', 'P2', '25/02/2026', 'Zinco', '1'],
    ];
    const bytes = xlsx({ Laudo: [headings, ...rows] });
    const { importariam, pendentes } = await preview(bytes);
    const { id } = await importFile(admin, 'dois-dias.xlsx', bytes);
    const kept = await fileOf(admin, id);
    expect({ importadas: importariam, pendentes }).toMatchObject({ importadas: 2, pendentes: 1 });
    expect(kept).toMatchObject({ importadas: 2, pendentes: 1 });
  });

  test('names what has no match, the most frequent first, with what it may mean', async () => {
    const previa = await preview(
      tall(
        { parametro: 'DBO', valor: 1, ponto: 'Cx Saída' },
        { parametro: 'Fósforo Total', valor: 1 },
        { parametro: 'Fósforo Total', valor: 1, data: '15/01/2016', ponto: 'Cx Saída' },
        { parametro: 'Cobre Tot.', valor: 1, unidade: 'µg/L' },
      ),
    );
    expect(previa.pontos).toMatchObject([{ texto: 'Cx Saída', linhas: 2 }]);
    expect(previa.pontos[0]?.candidatos[0]).toMatchObject({ descricao: 'Caixa de Saída', idPessoa: cliente });
    expect(previa.parametros).toMatchObject([
      { texto: 'Fósforo Total', unidade: 'mg/L', linhas: 2 },
      { texto: 'Cobre Tot.', unidade: 'µg/L', linhas: 1 },
    ]);
    expect(previa.parametros.map(({ candidatos }) => candidatos[0])).toMatchObject([
      { sigla: 'P', fator: null },
      { sigla: 'Cu', unidade: 'mg/L', fator: 0.001 },
    ]);
  });

  test('tells of each result whose unit cannot be read, and the import keeps it pending', async () => {
    const units = ['xpto', 'mg/kg', 'mg O2/L', 'µg.L-1', 'mg Zn/L', '-', ''];
    const rows = units.map((unidade, day) => ({ parametro: 'Zinco', valor: 5, unidade, data: `${day + 1}/01/2016` }));
    const bytes = tall(...rows);
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ linhas: 7, importariam: 2, pendentes: 5 });
    const unread = (valor: string) => ({
      ...{ campo: 'unidade', valor, motivo: `unidade “${valor}” não reconhecida (a do parâmetro é mg/L)` },
    });
    // A blank among others may stand for the same as these.
    const told = [...units.slice(0, 3), 'sem unidade ou µg.L-1'];
    expect(previa.erros).toMatchObject(told.map(unread));
    expect(previa.parametros).toMatchObject([{ unidade: 'µg.L-1', candidatos: [{ sigla: 'Zn', fator: 0.001 }] }]);
    const { id } = await importFile(admin, 'a.xlsx', bytes);
    expect(await fileOf(admin, id)).toMatchObject({ importadas: 2, pendentes: 5 });
  });

  test('tells of each result that is given as a species other than its parameter’s, which no choice converts', async () => {
    const sulfur = (unidade: string, valor: number) => ({ parametro: 'Sulfato', valor, unidade });
    const bytes = tall(
      { ...sulfur('mg/L S', 500), data: '14/01/2016' },
      { ...sulfur('mg/L SO4', 900), data: '15/01/2016' },
      { ...sulfur('µg/L S', 500_000), data: '16/01/2016' },
      { parametro: 'Sulfeto', valor: 0.5, unidade: 'mg/L S' },
      { parametro: 'Cobre', valor: 1, unidade: 'mg/L Zn' },
    );
    await choose('unidade', { Laboratorio: 1, idParametro: SULFATO, unidade: 'µg/L' });
    const refused = await choose('unidade', { Laboratorio: 1, idParametro: SULFATO, unidade: 'µg/L S' });
    expect(refused.body.listaMensagens).toEqual(['Esta unidade não se converte na do parâmetro']);
    const motivoOf = (unit: string) => `unidade “${unit}” não reconhecida (a do parâmetro é mg/L)`;
    const units = ['mg/L S', 'µg/L S', 'mg/L Zn'];
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ importariam: 2, pendentes: 3, parametros: [] });
    expect(previa.erros).toMatchObject(units.map((valor) => ({ campo: 'unidade', valor, motivo: motivoOf(valor) })));
    await importFile(admin, 'a.xlsx', bytes);
    const { resultados, pendentes } = await historyState(server.databases);
    expect(resultados).toMatchObject([
      { idParametro: SULFATO, numero: 900, unidade: 'mg/L SO4' },
      { numero: 0.5, unidade: 'mg/L S' },
    ]);
    expect(pendentes).toMatchObject(units.map((unit) => ({ motivo: motivoOf(unit) })));
  });

  test('takes a row under the headers for units where it is one, and brings a sheet with a row of methods in', async () => {
    const sheet = (...below: string[]) => {
      const headings = ['Ponto', 'Data', 'DBO', 'pH', 'Cobre'];
      return xlsx({ Laudo: [headings, ['', '', ...below], ['P2', '14/01/2016', 12, 7, 1]] });
    };
    expect(await preview(sheet('NBR/ABNT', 'N/A', 'EPA 200.7'))).toMatchObject({ importariam: 3, pendentes: 0 });
    const previa = await preview(sheet('furlong/L', 'N/A', 'µg/L'));
    expect(previa).toMatchObject({ importariam: 1, pendentes: 2 });
    expect(previa.erros).toMatchObject([{ coluna: 'DBO', campo: 'unidade', valor: 'furlong/L' }]);
    expect(previa.parametros).toMatchObject([{ texto: 'Cobre', unidade: 'µg/L' }]);
    const bytes = sheet('SMWW 5210 B', 'N/A', 'EPA 200.7');
    const { id } = await importFile(admin, 'a.xlsx', bytes);
    expect(await fileOf(admin, id)).toMatchObject({ importadas: 3, pendentes: 0 });
  });

  test('tells of each result whose sign is not understood, or says otherwise than its value', async () => {
    const bytes = tall(
      { parametro: 'Zinco', sinal: 'menor que', valor: 5 },
      { parametro: 'Cobre', sinal: '±', valor: 5 },
      { parametro: 'DBO', sinal: '>', valor: '<5' },
    );
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ linhas: 3, importariam: 1, pendentes: 2 });
    const unread = { campo: 'valor', motivo: 'valor ilegível' };
    expect(previa.erros).toMatchObject([
      { ...unread, valor: '(±) 5,00000000' },
      { ...unread, valor: '(>) <5' },
    ]);
    await importFile(admin, 'a.xlsx', bytes);
    const { resultados } = await historyState(server.databases);
    expect(resultados).toMatchObject([{ bruto: '<5,00000000', operador: '<', numero: 5 }]);
  });

  test('tells of each result whose number format says more than its number, as of such a text', async () => {
    const rows = [
      ['Ponto', 'Data', 'Zn (mg/L)', 'Cu (mg/L)', 'Ni (mg/L)', 'Cd (mg/L)'],
      ['P2', '14/01/2016', 3, 3, 0.001, 3],
    ];
    const formats = { C2: '0.0" (menor que LQ)"', D2: '0.0"<"', E2: '[<0.01]"ND";0.00', F2: '0.0" mg/L"' };
    const bytes = await formattedXlsx(rows, { formats });
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ linhas: 4, importariam: 2, pendentes: 2 });
    const unread = { linha: 2, campo: 'valor', motivo: 'valor ilegível' };
    expect(previa.erros).toMatchObject([
      { ...unread, coluna: 'Zn (mg/L)', valor: '3,0 (menor que LQ)' },
      { ...unread, coluna: 'Cu (mg/L)', valor: '3,0<' },
    ]);
    await importFile(admin, 'a.xlsx', bytes);
    const { resultados, pendentes } = await historyState(server.databases);
    expect(resultados.map(({ bruto }) => bruto).toSorted()).toEqual(['3', 'ND']);
    expect(pendentes).toMatchObject([
      { valor: '3,0 (menor que LQ)', motivo: 'valor ilegível' },
      { valor: '3,0<', motivo: 'valor ilegível' },
    ]);
  });

  test.each(['xlsx', 'xls'])('reads results of an .%s in the unit that their number format shows', async (kind) => {
    const umidade = `Umidade ${kind}`;
    const added = await admin.post('/api/Parametro', { sigla: umidade, descricao: umidade });
    const idParametro = added.body.listaResultados.id;
    const rows = [
      ['Ponto', 'Data', 'Zn', 'Cu (mg/L)', 'Ni', 'Cd', 'Pb', umidade],
      ['P2', '14/01/2016', 3, 3, 3, '<0,5', 0.25, 0.25],
    ];
    const formats = {
      ...{ C2: '0.00" µg/L"', D2: '0.00" µg/L"', E2: '0.00" mg/L"', F2: '0.00" µg/L"' },
      ...{ G2: '0.0%', H2: '0.0%' },
    };
    const bytes = kind === 'xlsx' ? await formattedXlsx(rows, { formats }) : formattedXls(rows, formats);
    const previa = await preview(bytes);
    expect(previa).toMatchObject({ linhas: 6, importariam: 2, pendentes: 4 });
    expect(previa.erros).toMatchObject([
      { coluna: 'Cu (mg/L)', campo: 'valor', valor: '3 µg/L', motivo: 'valor ilegível' },
      { coluna: 'Pb', campo: 'unidade', valor: '%', motivo: 'unidade “%” não reconhecida (a do parâmetro é mg/L)' },
    ]);
    const micro = { unidade: 'µg/L', candidatos: [{ fator: 0.001 }] };
    expect(previa.parametros).toMatchObject([
      { texto: 'Zn', ...micro },
      { texto: 'Cd', ...micro },
    ]);
    await importFile(admin, `a.${kind}`, bytes);
    const { resultados, pendentes } = await historyState(server.databases);
    expect(resultados).toMatchObject([
      { bruto: '3', numero: 3, unidade: 'mg/L' },
      { idParametro, bruto: '25', numero: 25, unidade: '%' },
    ]);
    expect(pendentes).toMatchObject([
      { valor: '3', unidade: 'µg/L' },
      { valor: '3 µg/L', unidade: 'mg/L' },
      { valor: '<0,5', unidade: 'µg/L' },
      { valor: '25', unidade: '%' },
    ]);
    await choose('unidade', { Laboratorio: 1, idParametro: ZN, unidade: 'µg/L' });
    expect(await preview(bytes)).toMatchObject({ importariam: 1, repetidas: 2, pendentes: 3 });
  });

  test('of what is no spreadsheet says so', async () => {
    const reply = await previewed(Buffer.from('não é'));
    expect([reply.status, reply.body.listaResultados]).toEqual([
      422,
      { campos: { analise: 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)' } },
    ]);
  });
});

describe('a choice', () => {
  test('of a point serves this file and the next of that laboratory, no other’s', async () => {
    const bytes = (valor: number) => tall({ parametro: 'DBO', valor, ponto: 'Cx Saída' });
    const { id } = await importFile(admin, 'a.xlsx', bytes(1));
    const pending = async () => (await admin.get(`/api/ImportacaoAnalise/${id}/previa`)).body.listaResultados;
    expect(await pending()).toMatchObject({ linhas: 1, importariam: 0, pontos: [{ texto: 'Cx Saída', linhas: 1 }] });

    const idPontoColeta = await pointId('Caixa de Saída');
    expect((await choose('ponto', { Laboratorio: 1, texto: 'CX  SAIDA', idPontoColeta })).status).toBe(200);
    expect(await pending()).toMatchObject({ linhas: 1, importariam: 1, pontos: [] });
    expect(await preview(bytes(1))).toMatchObject({ importariam: 1 });
    expect(await preview(bytes(1), '2')).toMatchObject({ importariam: 0, pendentes: 1 });
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`);
    expect(await history()).toMatchObject([{ pontoColeta: 'Caixa de Saída', DBO: '1,00000000' }]);
  });

  test('may be of a point where the file names its client too, changed, listed and forgotten', async () => {
    const rows = [
      ['Amostra', 'Cliente', 'Ponto', 'Data Coleta', 'DBO'],
      ['A-1', 'Outra Ltda', 'Saída', '14/01/2016', 5],
    ];
    const bytes = xlsx({ Plan1: rows });
    expect((await preview(bytes)).pontos).toMatchObject([{ texto: 'Outra Ltda / Saída' }]);
    const choice = { Laboratorio: 1, texto: 'Outra Ltda / Saída' };
    await choose('ponto', { ...choice, idPontoColeta: await pointId('P2') });
    const again = await choose('ponto', { ...choice, idPontoColeta: await pointId('Caixa de Saída') });
    const listed = { laboratorio: 1, texto: 'outra ltda / saida', ponto: 'Caixa de Saída', cliente: 'Metalúrgica' };
    const choices = async () => (await admin.get('/api/ImportacaoAnalise/escolhas')).body.listaResultados;
    expect((await choices()).pontos).toMatchObject([listed]);
    expect(await preview(bytes)).toMatchObject({ importariam: 1 });
    await admin.delete(`/api/ImportacaoAnalise/escolhas/ponto?id=${again.body.listaResultados.id}`);
    expect((await choices()).pontos).toEqual([]);
    expect(await preview(bytes)).toMatchObject({ importariam: 0 });
  });

  test('of a unit converts by powers of ten, keeps what came, and never by itself', async () => {
    const bytes = tall({ parametro: 'Mercúrio', sinal: '<', valor: 2.5, unidade: 'µg/L' });
    const first = await preview(bytes);
    expect(first).toMatchObject({ importariam: 0, pendentes: 1, erros: [] });
    expect(first.parametros).toMatchObject([
      { texto: 'Mercúrio', unidade: 'µg/L', linhas: 1, candidatos: [{ id: HG, unidade: 'mg/L', fator: 0.001 }] },
    ]);
    expect((await choose('unidade', { Laboratorio: 1, idParametro: HG, unidade: 'ug/l' })).status).toBe(200);
    expect(await preview(bytes)).toMatchObject({ importariam: 1, parametros: [] });
    expect(await preview(bytes, '2')).toMatchObject({ importariam: 0 });
    await importFile(admin, 'a.xlsx', bytes);
    expect(await history()).toMatchObject([{ Hg: '<0,0025' }]);
    const [row] = await server.databases.read.selectFrom('Resultado').selectAll().execute();
    expect(row).toMatchObject({ bruto: '<0,0025', numero: 0.0025, unidade: 'mg/L', original: '<2,50000000 µg/L' });
    await importFile(admin, 'mg.xlsx', tall({ parametro: 'Mercúrio', sinal: '<', valor: 0.0025, unidade: 'mg/L' }));
    expect(await history()).toHaveLength(1);
  });

  test('made again tells nothing, and is the same choice', async () => {
    const ponto = { Laboratorio: 1, texto: 'Cx 9', idPontoColeta: await pointId('P2') };
    const unidade = { Laboratorio: 1, idParametro: HG, unidade: 'ug/l' };
    const [first, other] = [await choose('ponto', ponto), await choose('unidade', unidade)];
    const entries = async () => countRows(server.databases, 'LogUsuario');
    const before = await entries();
    expect((await choose('ponto', { ...ponto, texto: 'CX 9' })).body).toEqual(first.body);
    expect((await choose('unidade', { ...unidade, unidade: 'µg/L' })).body).toEqual(other.body);
    expect(await entries()).toBe(before);
  });

  test.each([
    [{ idParametro: HG, unidade: '°F' }, 'Esta unidade não se converte na do parâmetro'],
    [{ idParametro: HG, unidade: 'mg/L' }, 'Esta unidade não se converte na do parâmetro'],
    [{ idParametro: 999, unidade: 'µg/L' }, 'Parâmetro não encontrado'],
  ])('of %j is refused', async (body, message) => {
    const reply = await choose('unidade', { Laboratorio: 1, ...body });
    expect([reply.status, reply.body.listaMensagens]).toEqual([422, [message]]);
  });

  test('of a point that is not there is refused', async () => {
    const reply = await choose('ponto', { Laboratorio: 1, texto: 'x', idPontoColeta: 999_999 });
    expect([reply.status, reply.body.listaMensagens]).toEqual([422, ['Ponto de coleta não encontrado']]);
  });

  test('is told in the log of the client', async () => {
    await choose('ponto', { Laboratorio: 1, texto: 'Cx 1', idPontoColeta: await pointId('P2') });
    const log = (await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${cliente}`)).body.listaResultados;
    expect(log[0].acao).toContain('nomeNoLaboratorio: (vazio) → Cx 1');
  });

  test('and so is the point that was meant before, and what is forgotten, as a change with its laboratory', async () => {
    const [before, after] = [await pointId('Caixa de Saída'), await pointId('P2')];
    await choose('ponto', { Laboratorio: 1, texto: 'Cx 2', idPontoColeta: before });
    const choice = (await choose('ponto', { Laboratorio: 1, texto: 'Cx 2', idPontoColeta: after })).body
      .listaResultados;
    const logOf = async (id: number) =>
      (await admin.get(`/api/logUser/?tabela=PessoaPontoColeta&idReferencia=${id}`)).body.listaResultados[0].acao;
    expect(await logOf(before)).toContain('nomeNoLaboratorio: Cx 2 → (vazio)');
    await admin.delete(`/api/ImportacaoAnalise/escolhas/ponto?id=${choice.id}`);
    expect(await logOf(after)).toMatch(/^Alteração em .*\nlaboratorio: 1 → \(vazio\)\nnomeNoLaboratorio: cx 2 → /i);
  });
});

test('the export of a state laboratory, resolved name by name, comes in as it was looked over', async () => {
  const bytes = readFileSync(path.join(import.meta.dirname, '../fixtures/infoaguas-cetesb-2016-2018.xlsx'));
  const first = await preview(bytes);
  expect(first).toMatchObject({ linhas: 1258, importariam: 0, pendentes: 1258 });
  expect(first.pontos).toMatchObject([{ texto: 'BILL02030', linhas: 1258 }]);
  await choose('ponto', { Laboratorio: 1, texto: 'BILL02030', idPontoColeta: await pointId('P2') });
  const second = await preview(bytes);
  expect(second.pontos).toEqual([]);
  expect(second.importariam).toBeGreaterThan(0);
  const copper = second.parametros.find(({ texto }) => texto === 'Cobre Total')!;
  expect(copper.candidatos[0]?.sigla).toBe('Cu');
  await addSinonimo(admin, copper.candidatos[0]!.id, copper.texto);
  const third = await preview(bytes);
  expect(third.importariam).toBe(second.importariam + copper.linhas);
  expect(third.parametros.map(({ texto }) => texto)).not.toContain('Cobre Total');
  const { id } = await importFile(admin, 'infoaguas.xlsx', bytes);
  expect(await fileOf(admin, id)).toMatchObject({ importadas: third.importariam, pendentes: third.pendentes });
});
