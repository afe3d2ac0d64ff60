import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PreviewRow } from '../../contract/registers.ts';
import { renderExcel } from '../../reports/engine/excel.ts';
import { registerWorkbook } from '../../reports/registers/contents.ts';
import { type CellValue, formattedXlsx, xls, xlsx } from '../fixtures/spreadsheets.ts';
import { ferramenta, startFerramentas } from './ferramenta.ts';
import { type Caller, countRows, NOW, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let alicate: number;
beforeAll(async () => {
  server = await startFerramentas();
  admin = await server.login('admin');
});
afterAll(() => server.close());

beforeEach(async () => {
  const all = (await list()).map(({ id }: { id: number }) => id);
  if (all.length > 0) await admin.post('/api/Ferramenta/lote', { ids: all, acao: 'remover' });
  const fields = { codigo: 'A-1', descricao: 'Alicate', peso: 2.5, dtCompra: '2026-02-28', flagEmprestavel: 1 };
  alicate = (await admin.post('/api/Ferramenta', fields)).body.listaResultados.id;
});

const list = async () => (await admin.get('/api/Ferramenta')).body.listaResultados;
const HEADINGS = ['id', 'codigo', 'descricao', 'peso', 'dtCompra', 'flagEmprestavel', 'status', 'dtCadastro'];
const send = (bytes: Uint8Array, name = 'Ferramenta.xlsx') =>
  admin.upload('/api/Ferramenta/importacao/previa', 'planilha', { name, bytes }, {});
const preview = async (rows: CellValue[][], headings: CellValue[] = HEADINGS): Promise<PreviewRow[]> =>
  (await send(xlsx({ Ferramentas: [headings, ...rows] }))).body.listaResultados.linhas;
const save = (linhas: readonly object[]) => admin.post('/api/Ferramenta/importacao', { linhas });

test('a sheet as exported is previewed: equal, changed and new rows', async () => {
  const bytes = await formattedXlsx(
    [
      HEADINGS,
      [alicate, 'A-1', 'Alicate', 2.5, new Date('2026-02-28T00:00:00Z'), 'Sim', 'Habilitado', new Date()],
      [],
      [null, 'B-1', 'Broca', 0.25, '01/03/2026', 'não', null, null],
    ],
    { formats: { E2: 'dd/mm/yyyy', H2: 'dd/mm/yyyy hh:mm' } },
  );
  const { linhas, colunasIgnoradas } = (await send(bytes)).body.listaResultados;
  expect(colunasIgnoradas).toEqual([]);
  expect(linhas).toEqual([
    {
      linha: 2,
      acao: 'igual',
      atual: expect.objectContaining({ id: alicate, descricao: 'Alicate', versao: 1 }),
      valores: {
        id: alicate,
        codigo: 'A-1',
        descricao: 'Alicate',
        peso: 2.5,
        dtCompra: '2026-02-28',
        flagEmprestavel: 1,
        flagAtivo: 1,
        versao: 1,
      },
      erros: {},
    },
    {
      linha: 4,
      acao: 'incluir',
      atual: null,
      valores: { codigo: 'B-1', descricao: 'Broca', peso: 0.25, dtCompra: '2026-03-01', flagEmprestavel: 0 },
      erros: {},
    },
  ]);
  expect(await list()).toHaveLength(1);
});

test('the product’s own Excel file comes back as equal rows', async () => {
  await admin.post('/api/Ferramenta', { codigo: '007', descricao: 'Broca', peso: 0.1, flagAtivo: 0 });
  const workbook = registerWorkbook(ferramenta, await list(), NOW.toISOString());
  const { linhas, colunasIgnoradas } = (await send(new Uint8Array(await renderExcel(workbook)))).body.listaResultados;
  expect(colunasIgnoradas).toEqual([]);
  expect(linhas.map(({ acao }: PreviewRow) => acao)).toEqual(['igual', 'igual']);
});

test('columns are known by label too and in any order; unknown ones are named, missing ones keep what is there', async () => {
  const rows = {
    Plan1: [
      ['DESCRICAO', 'Cor', 'ID', 'Situação'],
      ['Alicate novo', 'azul', String(alicate), 'desabilitado'],
    ],
  };
  const { linhas, colunasIgnoradas } = (await send(xls(rows), 'antiga.XLS')).body.listaResultados;
  expect(colunasIgnoradas).toEqual(['Cor']);
  expect(linhas).toMatchObject([{ linha: 2, acao: 'alterar', valores: { descricao: 'Alicate novo', flagAtivo: 0 } }]);
  expect((await save(linhas.map(({ valores }: PreviewRow) => valores))).body.listaResultados).toEqual({
    incluidos: 0,
    alterados: 1,
    iguais: 0,
  });
  expect(await list()).toMatchObject([
    { id: alicate, codigo: 'A-1', peso: 2.5, descricao: 'Alicate novo', flagAtivo: 0 },
  ]);
});

test('a name that goes on in another line of its cell is of one line', async () => {
  const linhas = await preview([
    [alicate, 'A-1', 'Alicate\n'],
    [null, 'C-1', 'Chave\nde\tfenda'],
    [null, 'C-2', 'Chave de fenda'],
  ]);
  expect(linhas.map(({ valores, erros }) => [valores.descricao, erros])).toEqual([
    ['Alicate', {}],
    ['Chave de fenda', {}],
    ['Chave de fenda', { descricao: 'Outra linha é igual' }],
  ]);
});

test('what is wrong is told by row and field', async () => {
  const linhas = await preview([
    [null, 'x'.repeat(11), null, 'dois', '31/02/2026', 'talvez', 'ligado'],
    [999, null, 'Sem registro'],
    [null, 'a-1', 'Código repetido'],
    [null, 'C-1', 'Chave'],
    [null, 'C-2', 'CHAVE'],
    [alicate, 'A-1', 'Alicate'],
    [alicate, 'A-1', 'Alicate outra vez'],
    ['um', null, 'Id que não é número'],
  ]);
  expect(linhas.map(({ linha, acao, erros }) => ({ linha, acao, erros }))).toEqual([
    {
      linha: 2,
      acao: null,
      erros: {
        codigo: 'Digite no máximo 10 caracteres',
        descricao: 'Campo obrigatório',
        peso: 'Não é um número',
        dtCompra: 'Não é uma data (dd/mm/aaaa)',
        flagEmprestavel: 'Use Sim ou Não',
        flagAtivo: 'Use Habilitado ou Desabilitado',
      },
    },
    { linha: 3, acao: null, erros: { id: 'Não há registro com este ID' } },
    { linha: 4, acao: null, erros: { codigo: 'Já existe uma ferramenta com este código' } },
    { linha: 5, acao: 'incluir', erros: {} },
    { linha: 6, acao: null, erros: { descricao: 'Outra linha é igual' } },
    { linha: 7, acao: 'alterar', erros: {} },
    { linha: 8, acao: null, erros: { id: 'Este ID está em outra linha também' } },
    { linha: 9, acao: null, erros: { id: 'Não é um número inteiro' } },
  ]);
  expect(linhas[0]?.valores).toMatchObject({ peso: 'dois', dtCompra: '31/02/2026' });
});

test('rows are written all or none, checked again', async () => {
  const before = await countRows(server.databases, 'LogUsuario');
  const refused = await save([{ descricao: 'Trena' }, { id: alicate, descricao: 'Alicate 2', versao: 9 }]);
  expect(refused).toMatchObject({
    status: 422,
    body: {
      listaMensagens: ['Nada foi importado: 1 linha tem erro'],
      listaResultados: { campos: { 'linhas.1.id': 'Este registro foi alterado por outra pessoa' } },
    },
  });
  expect((await save([{ descricao: 'Trena' }, { descricao: '' }])).body.listaResultados.campos).toEqual({
    'linhas.1.descricao': 'Campo obrigatório',
  });
  expect(await countRows(server.databases, 'LogUsuario')).toBe(before);

  const done = await save([
    { descricao: 'Trena' },
    { id: alicate, descricao: 'Alicate' },
    { descricao: 'Torno', peso: 90 },
  ]);
  expect(done.body.listaResultados).toEqual({ incluidos: 2, alterados: 0, iguais: 1 });
  expect(await countRows(server.databases, 'LogUsuario')).toBe(before + 2);
  expect((await save([{ id: alicate, descricao: 'Alicate' }])).body.listaMensagens).toEqual([
    'Nada a importar: o cadastro já está assim',
  ]);
});

test('a column of codes says what a column of words does', async () => {
  const rows = await preview(
    [
      ['Trena', 1, '0'],
      ['Torno', '0', 1],
      ['Tesoura', 2, null],
    ],
    ['descricao', 'flagAtivo', 'flagEmprestavel'],
  );
  expect(rows.map(({ valores }) => [valores.flagAtivo, valores.flagEmprestavel])).toEqual([
    [1, 0],
    [0, 1],
    ['2', undefined],
  ]);
  expect(rows.map(({ erros }) => erros)).toEqual([{}, {}, { flagAtivo: 'Use Habilitado ou Desabilitado' }]);
});

test('a number that the sheet shows in percent is no number where none is asked for', async () => {
  const bytes = await formattedXlsx(
    [
      ['descricao', 'peso'],
      ['Trena', 0.05],
    ],
    { formats: { B2: '0%' } },
  );
  const [row] = (await send(bytes)).body.listaResultados.linhas;
  expect(row).toMatchObject({ acao: null, valores: { peso: '5%' }, erros: { peso: 'Não é um número' } });
});

test.each([
  ['no spreadsheet', () => Buffer.from('nada disso'), 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)'],
  ['no rows', () => xlsx({ A: [HEADINGS] }), 'A planilha não tem nenhuma linha além dos títulos'],
  [
    'no known column',
    () => xlsx({ A: [['cor'], ['azul']] }),
    'Nenhuma coluna reconhecida. Use as da exportação: id, codigo, descricao, peso, dtCompra, flagEmprestavel, status, dtCadastro',
  ],
  [
    'too many rows',
    () => xlsx({ A: [['descricao'], ...Array.from({ length: 2001 }, (_, row) => [`Item ${row}`])] }),
    'A planilha tem mais de 2.000 linhas',
  ],
])('a file with %s is refused', async (_, bytes, message) => {
  const refused = await send(bytes());
  expect(refused).toMatchObject({ status: 422, body: { listaResultados: { campos: { planilha: message } } } });
});
