import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LinhaPlanilha } from '../../server/imports/layout/layout.ts';
import { LIMITS, type Limits } from '../../server/imports/limits.ts';
import { openWorkbook } from '../../server/imports/openWorkbook.ts';
import { readSpreadsheet } from '../../server/imports/readSpreadsheet.ts';
import { Refusal } from '../../server/imports/refusal.ts';
import { inflateEntry, listEntries } from '../../server/imports/zipGuard.ts';
import {
  encryptedWorkbook,
  formattedXlsx,
  mergedXlsx,
  partsOf,
  tallSheet,
  xls,
  xlsx,
  zipOf,
} from '../fixtures/spreadsheets.ts';

const PARAMETROS = [{ id: 26, sigla: 'DBO', descricao: 'Demanda Bioquímica de Oxigênio', sinonimos: ['DBO (5, 20)'] }];
const TALL = tallSheet([
  { parametro: 'DBO (5, 20)', valor: 10 },
  { parametro: 'Fenóis Totais', sinal: '<', valor: 0.003 },
]);
const MB = 1024 * 1024;

let folder: string;
const { practice } = LIMITS;
beforeAll(async () => {
  // A reader that waits for its file would practise for the next one all the while; `reader.test.ts` has some that do.
  LIMITS.practice = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'efluentes-teste-'));
});
afterAll(() => {
  LIMITS.practice = practice;
  return rm(folder, { recursive: true, force: true });
});

async function open(bytes: Uint8Array, filename = 'laudo.xlsx', limits: Partial<Limits> = {}) {
  const file = path.join(folder, randomBytes(6).toString('hex'));
  await writeFile(file, bytes);
  return readSpreadsheet({ path: file, filename, owner: 1 }, PARAMETROS, { ...LIMITS, ...limits });
}

async function read(bytes: Uint8Array, filename?: string) {
  const workbook = await open(bytes, filename);
  const linhas: LinhaPlanilha[] = [];
  for await (const batch of workbook.batches()) linhas.push(...batch);
  workbook.discard();
  return { ...workbook, linhas };
}

async function refusalOf(bytes: Uint8Array, filename?: string, limits?: Partial<Limits>): Promise<string> {
  const error = await open(bytes, filename, limits).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return (error as Refusal).message;
}

describe('workbooks are read', () => {
  const expected = [
    { planilha: 'Plan1', linha: 2, ponto: 'BILL02030', data: '2016-01-14', hora: '10:00', valor: '10,00000000' },
    { planilha: 'Plan1', linha: 3, parametro: 'Fenóis Totais', valor: '<0,00300000' },
  ];

  test('.xlsx', async () => {
    const { linhas, resultados, ignoradas } = await read(xlsx({ Plan1: TALL }));
    expect(linhas).toMatchObject(expected);
    expect({ resultados, ignoradas }).toEqual({ resultados: 2, ignoradas: [] });
  });

  test.each([
    ['"<"0.00', 0.054, '<0,054'],
    ['\\<0.00', 0.05, '<0,05'],
    ['<0.00', 0.05, '<0,05'],
    ['"≤ "0.0', 0.05, '<0,05'],
    ['"> "#,##0.0', 1600, '>1600'],
    ['"menor que "0.00', 0.05, '<0,05'],
    ['"±"0.00', 0.05, '(±) 0,05'],
    ['[<0.05]"< 0,05";0.00', 0.002, '< 0,05'],
    ['[<0.05]"<LQ";0.00', 0.002, '<LQ'],
    ['[<0.05]"< 0,05";0.00', 1.5, '1,5'],
    ['[>100]0;0.00', 250, '250'],
    ['0.00" mg/L"', 0.05, '0,05'],
    ['General', 0.05, '0,05'],
  ])('a number shown by %s', async (format, value, valor) => {
    const rows = [
      ['Ponto', 'Data', 'DBO'],
      ['P1', '14/01/2016', value],
    ];
    const { linhas } = await read(await formattedXlsx(rows, { formats: { C2: format } }));
    expect(linhas).toMatchObject([{ valor }]);
  });

  test('.xls of the old format, even named .xlsx', async () => {
    expect((await read(xls({ Plan1: TALL }), 'laudo.XLS')).linhas).toMatchObject(expected);
    expect((await read(xls({ Plan1: TALL }), 'laudo.xlsx')).linhas).toMatchObject(expected);
  });

  test('every sheet with known headers, the others named', async () => {
    const { linhas, ignoradas } = await read(xlsx({ Legenda: [['Sigla', 'Nome']], Jan: TALL, Vazia: [], Fev: TALL }));
    expect(linhas.map(({ planilha }) => planilha)).toEqual(['Jan', 'Jan', 'Fev', 'Fev']);
    expect(ignoradas).toEqual(['Legenda']);
  });

  test('date and time cells of another writer, and merged ones', async () => {
    const bytes = await formattedXlsx(
      [
        ['Ponto', 'Data', 'Hora', 'DBO'],
        ['P1', new Date('2016-01-14T00:00:00Z'), new Date('1899-12-30T23:30:00Z'), 1.005],
        [null, new Date('2016-02-29T00:00:00Z'), new Date('1899-12-30T10:00:00Z'), 0.1 + 0.2],
      ],
      { formats: { B2: 'dd/mm/yyyy', C2: 'hh:mm', B3: 'dd/mm/yyyy', C3: 'hh:mm' }, merge: ['A2:A3'] },
    );
    expect((await read(bytes)).linhas).toMatchObject([
      { ponto: 'P1', data: '2016-01-14', hora: '23:30', valor: '1,005' },
      { ponto: 'P1', data: '2016-02-29', hora: '10:00', valor: '0,3' },
    ]);
  });

  test('long ones in batches, and nothing is left behind', async () => {
    const rows = tallSheet(Array.from({ length: 1200 }, (_, valor) => ({ parametro: 'DBO', valor })));
    const workbook = await open(xlsx({ Plan1: rows }));
    const sizes: number[] = [];
    for await (const batch of workbook.batches()) sizes.push(batch.length);
    expect(sizes).toEqual([1000, 200]);
    workbook.discard();
    await expect(workbook.batches().next()).rejects.toThrow('ENOENT');
  });
});

describe('hostile and useless files are refused', () => {
  const good = xlsx({ Plan1: TALL });
  const NOT_ONE = 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)';
  const DAMAGED = 'O arquivo está incompleto ou corrompido';
  const OVERSIZED = 'A planilha é grande demais depois de descompactada';
  const PROTECTED = 'A planilha está protegida por senha: remova a senha e envie de novo';

  test('by extension', async () => {
    expect(await refusalOf(good, 'laudo.pdf')).toBe('Escolha um arquivo .xls ou .xlsx');
    expect(await refusalOf(good, 'laudo.xlsx.exe')).toBe('Escolha um arquivo .xls ou .xlsx');
  });

  test.each([
    ['random bytes', randomBytes(4096)],
    ['a web page', Buffer.from('<html><table><tr><td>Ponto</td></tr></table></html>')],
    ['plain text', Buffer.from('Ponto;Data;DBO\nP1;14/01/2016;7\n')],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s', async (_name, bytes) => {
    expect(await refusalOf(bytes, 'laudo.xls')).toBe(NOT_ONE);
  });

  test('more bytes than allowed', async () => {
    expect(await refusalOf(good, 'laudo.xlsx', { bytes: 1000 })).toBe('O arquivo é grande demais');
  });

  test.each([0.2, 0.5, 0.9, 0.99])('truncated to %d of its length', async (part) => {
    expect(await refusalOf(good.subarray(0, Math.floor(good.length * part)))).toBe(DAMAGED);
    const old = xls({ Plan1: tallSheet(Array.from({ length: 300 }, (_, valor) => ({ parametro: 'DBO', valor }))) });
    expect(await refusalOf(old.subarray(0, Math.floor(old.length * part)), 'laudo.xls')).toBe(DAMAGED);
  });

  test('an old workbook cut anywhere near its end is refused, or nothing in it was lost', () => {
    const whole = xls({ Plan1: TALL });
    for (let cut = 1; cut < 1100; cut += 7) {
      const rows = () => openWorkbook(whole.subarray(0, whole.length - cut), LIMITS, 20).Sheets.Plan1;
      try {
        expect(rows()).toEqual(openWorkbook(whole, LIMITS, 20).Sheets.Plan1);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }
  });

  test('a flipped byte', async () => {
    const bytes = Buffer.from(good);
    const at = bytes.indexOf('xl/worksheets/sheet1.xml') + 200;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    expect(await refusalOf(bytes)).toBe(DAMAGED);
  });

  test('an archive that is no workbook', async () => {
    expect(await refusalOf(zipOf([{ name: 'foto.jpg', content: randomBytes(100) }]))).toBe(DAMAGED);
  });

  test('protected by a password', async () => {
    expect(await refusalOf(encryptedWorkbook())).toBe(PROTECTED);
  });

  test('a bomb of zeros', async () => {
    const bomb = zipOf([...partsOf(good), { name: 'xl/bomba.xml', content: Buffer.alloc(64 * MB) }]);
    expect(bomb.length).toBeLessThan(MB);
    expect(await refusalOf(bomb)).toBe(OVERSIZED);
  });

  test('a bomb that declares little', async () => {
    const bomb = zipOf([...partsOf(good), { name: 'xl/bomba.xml', content: Buffer.alloc(64 * MB), declared: 5000 }]);
    expect(await refusalOf(bomb)).toBe(DAMAGED);
  });

  test('a sheet that declares more than it holds', async () => {
    const parts = partsOf(good).map((part) => ({ ...part, declared: part.content.length + 1 }));
    expect(await refusalOf(zipOf(parts))).toBe(DAMAGED);
  });

  test('too many parts', async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({ name: `xl/${index}.xml`, content: Buffer.from('a') }));
    expect(await refusalOf(zipOf([...partsOf(good), ...parts]), 'laudo.xlsx', { entries: 30 })).toBe(OVERSIZED);
  });

  test('a sheet that takes too much memory', async () => {
    const rows = Array.from({ length: 60_000 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) => `${row}/${column}`),
    );
    expect(await refusalOf(xlsx({ Plan1: rows }), 'laudo.xlsx', { heapMegabytes: 40 })).toBe(OVERSIZED);
  });

  test('a sheet that takes too long', async () => {
    // Large enough that no reader is through with it in so short a time.
    const large = xlsx({ Plan1: tallSheet(Array.from({ length: 5000 }, () => ({ parametro: 'DBO', valor: 1 }))) });
    expect(await refusalOf(large, 'laudo.xlsx', { milliseconds: 1 })).toBe('A planilha demorou demais para ser lida');
  });

  test('too many rows', async () => {
    const rows = tallSheet(Array.from({ length: 200 }, () => ({ parametro: 'DBO', valor: 1 })));
    const told = 'A planilha tem mais de 100 linhas';
    expect(await refusalOf(xlsx({ Plan1: rows }), 'laudo.xlsx', { rows: 100 })).toBe(told);
    expect(await refusalOf(xls({ Plan1: rows }), 'laudo.xls', { rows: 100 })).toBe(told);
  });

  test('too many results, or too much text in them', async () => {
    expect(await refusalOf(good, 'laudo.xlsx', { results: 1 })).toBe('A planilha tem mais de 1 resultados');
    const vast = [
      ['Ponto', 'Data', ...Array(20).fill('pH')],
      ...Array(5001).fill(['P1', '14/01/2016', ...Array(20).fill(7)]),
    ];
    expect(await refusalOf(xlsx({ Plan1: vast }))).toBe('A planilha tem mais de 100.000 resultados');
    expect(await refusalOf(good, 'laudo.xlsx', { outputBytes: 100 })).toBe('A planilha tem texto demais');
  });

  test('nothing in it, nothing known in it, no result in it', async () => {
    expect(await refusalOf(xlsx({ Plan1: [] }))).toBe('A planilha está vazia');
    expect(await refusalOf(xlsx({ Plan1: [['a', 'b']] }))).toMatch(/^Nenhum cabeçalho reconhecido: /);
    expect(await refusalOf(xlsx({ Plan1: TALL.slice(0, 1) }))).toBe('A planilha não tem nenhum resultado');
  });

  test('more merged cells than a sheet of people has, before they are spread', async () => {
    const rows = [...TALL, ...Array.from({ length: 300 }, () => ['x'])];
    const told = 'A planilha tem células mescladas demais';
    expect(await refusalOf(mergedXlsx(rows, 100_000, 2))).toBe(told);
    expect(await refusalOf(mergedXlsx(rows, 40_000, 200))).toBe(told);
    const workbook = await open(mergedXlsx(rows, 1000, 2));
    expect(workbook.resultados).toBe(2);
    workbook.discard();
  });

  test('one refused file does not hold up the next', async () => {
    const [refused, read_] = await Promise.allSettled([open(encryptedWorkbook()), open(good)]);
    expect([refused.status, read_.status]).toEqual(['rejected', 'fulfilled']);
    if (read_.status === 'fulfilled') await read_.value.discard();
  });
});

describe('the guard of zip packages', () => {
  test('lists and inflates honest parts', () => {
    const zip = zipOf([{ name: 'a.xml', content: Buffer.from('conteúdo') }]);
    const [entry] = listEntries(zip, LIMITS);
    expect(entry).toMatchObject({ name: 'a.xml', inflated: 9, encrypted: false });
    expect(inflateEntry(zip, entry!).toString()).toBe('conteúdo');
  });

  test('counts what the directory declares, all parts together', () => {
    const parts = ['a', 'b', 'c'].map((name) => ({ name, content: randomBytes(400) }));
    expect(() => listEntries(zipOf(parts), { ...LIMITS, inflatedBytes: 1000 })).toThrow('grande demais');
    expect(listEntries(zipOf(parts), { ...LIMITS, inflatedBytes: 1200 })).toHaveLength(3);
  });

  test('does not follow a directory outside the file', () => {
    const zip = zipOf([{ name: 'a', content: Buffer.from('a') }]);
    zip.writeUInt32LE(zip.length + 10, zip.length - 6);
    expect(() => listEntries(zip, LIMITS)).toThrow('incompleto');
  });
});
