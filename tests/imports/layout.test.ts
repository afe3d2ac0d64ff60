import { describe, expect, test } from 'vitest';
import { type Cell, cellDate, cellText, cellTime, cellValue } from '../../server/imports/cells/cells.ts';
import { spreadMerged } from '../../server/imports/cells/merged.ts';
import { findLayout, type LinhaPlanilha, readResults, type Sheet } from '../../server/imports/layout/layout.ts';
import { fieldColumns, headerKey, mayHeadResults, splitUnit } from '../../server/imports/names/headers.ts';
import { sectionsOf, within } from '../../server/imports/sections/sections.ts';
import { type CellValue, tallSheet } from '../fixtures/spreadsheets.ts';

function cell(value: CellValue): Cell | undefined {
  if (value === null) return undefined;
  if (value instanceof Date) return { t: 'd', v: value };
  return { t: typeof value === 'number' ? 'n' : 's', v: value };
}

const sheet = (rows: readonly (readonly CellValue[])[]): Sheet => ({
  name: 'Plan1',
  rows: rows.map((row) => row.map(cell)),
  date1904: false,
});

const KNOWN = new Set(['DBO', 'DQO', 'pH', 'N', 'P', 'Toxicidade']);

function read(rows: readonly (readonly CellValue[])[]): LinhaPlanilha[] {
  const given = sheet(rows);
  const sections = sectionsOf(given, (name) => KNOWN.has(name));
  return sections.flatMap((section) => [...readResults(within(section), section.layout)]);
}

describe('cells', () => {
  const utc = (text: string): Cell => ({ t: 'd', v: new Date(text) });

  test.each<[string, Cell, string | null, string | null]>([
    ['text', { t: 's', v: '14/01/2016' }, '2016-01-14', null],
    ['text of one digit', { t: 's', v: ' 4/1/2016 ' }, '2016-01-04', null],
    ['ISO', { t: 's', v: '2016-01-14' }, '2016-01-14', null],
    ['text with points', { t: 's', v: '14.1.2016' }, '2016-01-14', null],
    ['text with hyphens and time', { t: 's', v: '14-01-2016 14:30' }, '2016-01-14', '14:30'],
    ['text with two signs is none', { t: 's', v: '14-01.2016' }, '14-01.2016', null],
    ['text with time', { t: 's', v: '14/01/2016 9:05' }, '2016-01-14', '09:05'],
    ['ISO with zone is not shifted', { t: 's', v: '2016-01-14T01:30:00-03:00' }, '2016-01-14', '01:30'],
    ['date cell', utc('2016-01-14T00:00:00Z'), '2016-01-14', null],
    ['date cell late in the day', utc('2016-01-14T23:30:00Z'), '2016-01-14', '23:30'],
    ['date cell a hair before midnight', utc('2016-01-13T23:59:59.999Z'), '2016-01-14', null],
    ['serial', { t: 'n', v: 42383 }, '2016-01-14', null],
    ['serial with time', { t: 'n', v: 42383.5 }, '2016-01-14', '12:00'],
    ['a bare year is no date', { t: 'n', v: 2016 }, '2016', null],
    ['an impossible day stays as text', { t: 's', v: '31/02/2016' }, '31/02/2016', null],
    ['an impossible time stays as text', { t: 's', v: '14/01/2016 25:00' }, '14/01/2016 25:00', null],
    ['text that is no date', { t: 's', v: 'ontem' }, 'ontem', null],
    ['error', { t: 'e', v: 42 }, '#ERRO', null],
  ])('date: %s', (_name, given, date, time) => {
    expect(cellDate(given, false)).toEqual({ date, time });
  });

  test('a serial counts from 1904 where the workbook says so', () => {
    expect(cellDate({ t: 'n', v: 42383 - 1462 }, true)).toEqual({ date: '2016-01-14', time: null });
  });

  test.each<[Cell, string | null]>([
    [{ t: 's', v: '9:05' }, '09:05'],
    [{ t: 's', v: '10:00:30' }, '10:00'],
    [{ t: 's', v: '10h30' }, '10:30'],
    [{ t: 'n', v: 0.4166666667 }, '10:00'],
    [{ t: 'd', v: new Date('1899-12-31T09:59:59.999Z') }, '10:00'],
    [{ t: 's', v: '24:10' }, '24:10'],
    [{ t: 's', v: ' ' }, null],
  ])('time %j is %s', (given, time) => {
    expect(cellTime(given)).toBe(time);
  });

  test('text is trimmed, numbers keep the digits that were typed, nothing is null', () => {
    expect(cellText({ t: 's', v: ' P1\0 ' })).toBe('P1');
    expect(cellText({ t: 'n', v: 0.1 + 0.2 })).toBe('0,3');
    expect(cellText({ t: 'n', v: 1024 })).toBe('1024');
    expect(cellText({ t: 'b', v: true })).toBe('Sim');
    expect(cellText({ t: 'd', v: new Date('2016-05-01T00:00:00Z') })).toBe('01/05/2016');
    expect(cellText({ t: 'z' })).toBeNull();
    expect(cellText(undefined)).toBeNull();
  });

  test('a dash is no value', () => {
    expect(cellValue({ t: 's', v: '-' })).toBeNull();
    expect(cellValue({ t: 's', v: '-5' })).toBe('-5');
  });
});

describe('headers', () => {
  test.each([
    ['Nº da Amostra:', 'no amostra'],
    ['N° AMOSTRA', 'no amostra'],
    ['Código_Ponto', 'codigo ponto'],
    ['  Ponto   de Coleta ', 'ponto coleta'],
  ])('%s is compared as %s', (header, key) => {
    expect(headerKey(header)).toBe(key);
  });

  test('the most telling name of a field wins, wherever it stands', () => {
    expect(fieldColumns(['Data', 'Data Análise', 'Data da Coleta', 'Ponto', 'CÓDIGO PONTO'])).toEqual({
      data: 2,
      ponto: 4,
    });
  });

  test('fields, numbering and other dates never head results', () => {
    const headers = ['Ponto', 'Data Recebimento', 'Laudo', 'Observações', 'Período DE', '', 'DBO', 'N', 'Turbidez'];
    expect(headers.filter(mayHeadResults)).toEqual(['DBO', 'N', 'Turbidez']);
  });

  test.each([
    ['DBO (mg/L)', { name: 'DBO', unit: 'mg/L' }],
    ['Temperatura [°C]', { name: 'Temperatura', unit: '°C' }],
    ['Cobre (µg.L-1)', { name: 'Cobre', unit: 'µg.L-1' }],
    ['Cobre [µg L⁻¹]', { name: 'Cobre', unit: 'µg L⁻¹' }],
    ['Cobre (ppb)', { name: 'Cobre', unit: 'ppb' }],
    ['Sólidos (Sed.) ( ml / L )', { name: 'Sólidos (Sed.)', unit: 'ml / L' }],
    ['Sólidos (mL/(L.h))', { name: 'Sólidos', unit: 'mL/(L.h)' }],
    ['Cromo (VI) (mg/L (1))', { name: 'Cromo (VI)', unit: 'mg/L (1)' }],
    ['Temperatura (Cº)', { name: 'Temperatura', unit: 'Cº' }],
    ['DBO (LQ 2 mg/L)', { name: 'DBO', unit: 'mg/L' }],
    ['DBO (L.Q.: 0,5 µg.L-1)', { name: 'DBO', unit: 'µg.L-1' }],
    ['DBO [LD = 1.5 mg/100 mL]', { name: 'DBO', unit: 'mg/100 mL' }],
    ['DBO (limite de quantificação 2 ppb)', { name: 'DBO', unit: 'ppb' }],
    ['Sulfato (Limite máximo: 250 mg SO4/L)', { name: 'Sulfato', unit: 'mg SO4/L' }],
    ['Temperatura (VMP 40 °C)', { name: 'Temperatura', unit: '°C' }],
    ['DBO (LQ 1 a 2 mg/L)', { name: 'DBO', unit: 'a 2 mg/L' }],
    ['DBO (lodo 2 mg/L)', { name: 'DBO', unit: 'lodo 2 mg/L' }],
    ['DBO (LQ 2)', { name: 'DBO (LQ 2)', unit: null }],
    ['DBO (5, 20)', { name: 'DBO (5, 20)', unit: null }],
    ['pH', { name: 'pH', unit: null }],
  ])('unit behind %s', (header, expected) => {
    expect(splitUnit(header)).toEqual(expected);
  });
});

describe('tall sheets', () => {
  test('a row is a result, its sign joined to the value', () => {
    const rows = tallSheet([
      { parametro: 'DBO (5, 20)', valor: 10 },
      { parametro: 'Cobre Total', sinal: '<', valor: 0.009 },
      { parametro: 'Coloração', valor: 'Verde', unidade: 'Adimensional' },
    ]);
    expect(read(rows)).toMatchObject([
      {
        linha: 2,
        coluna: null,
        ponto: 'BILL02030',
        data: '2016-01-14',
        hora: '10:00',
        parametro: 'DBO (5, 20)',
        valor: '10,00000000',
      },
      { linha: 3, parametro: 'Cobre Total', valor: '<0,00900000', unidade: 'mg/L' },
      { linha: 4, parametro: 'Coloração', valor: 'Verde', unidade: 'Adimensional', codigoAmostra: null, cliente: null },
    ]);
  });

  test.each<[string, CellValue, Partial<LinhaPlanilha>[]]>([
    ['yes belongs to its sample', 'Sim', [{ parametro: 'DBO', detalhes: { flagChuva: 1 } }]],
    ['no as well', 'Não', [{ parametro: 'DBO', detalhes: { flagChuva: 0 } }]],
    ['what is neither stays as a row of its own', 'Não informado', [{ parametro: 'DBO' }, { valor: 'Não informado' }]],
    ['an amount as well', 12.5, [{ parametro: 'DBO' }, { valor: '12,50000000' }]],
  ])('rain told in a row: %s', (_name, valor, expected) => {
    const parametro = 'Chuvas nas últimas 24h';
    const found = read(
      tallSheet([
        { parametro: 'DBO', valor: 10 },
        { parametro, valor },
      ]),
    );
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });

  test('headers may stand under a title, and again on each page', () => {
    const [headers = [], row = []] = tallSheet([{ parametro: 'DBO', valor: 10 }]);
    const found = read([['Relatório de ensaios'], [], headers, row, headers, row]);
    expect(found.map(({ linha, parametro }) => [linha, parametro])).toEqual([
      [4, 'DBO'],
      [6, 'DBO'],
    ]);
  });

  test('empty rows and rows without a value are no results; one without a sample is told, not dropped', () => {
    const found = read([
      ['Ponto', 'Data', 'Parâmetro', 'Resultado'],
      ['P1', '14/01/2016', 'DBO', null],
      [],
      ['P1', '14/01/2016', 'DBO', '-'],
      [null, null, 'DQO', 7],
      ['Fim do relatório'],
    ]);
    expect(found).toMatchObject([{ linha: 5, ponto: null, data: null, parametro: 'DQO', valor: '7' }]);
  });

  test('merged cells count for every row that they span', () => {
    const rows = sheet([
      ['Ponto', 'Data', 'Parâmetro', 'Resultado'],
      ['P1', '14/01/2016', 'DBO', 7],
      [null, null, 'DQO', 8],
    ]).rows.slice();
    spreadMerged(rows, [
      { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
      { s: { r: 1, c: 1 }, e: { r: 900_000, c: 1 } },
    ]);
    const given = { name: 'Plan1', rows, date1904: false };
    const found = [...readResults(given, findLayout(given, () => false)!)];
    expect(found).toMatchObject([{ ponto: 'P1' }, { ponto: 'P1', data: '2016-01-14', parametro: 'DQO' }]);
  });
});

describe('wide sheets', () => {
  test('a column is a parameter: known ones, and others that hold laboratory values', () => {
    const found = read([
      ['Amostra', 'Cliente', 'Ponto', 'Data', 'DBO (mg/L)', 'N', 'Turbidez', 'Toxicidade', 'Cor aparente', 'CEP'],
      ['A-1', 'Metalúrgica', 'P1', '14/01/2016', 12.5, '<0,1', 'ND', 'Não tóxico', 'verde', 13200000],
    ]);
    expect(found.map(({ coluna, parametro, unidade, valor }) => [coluna, parametro, unidade, valor])).toEqual([
      ['DBO (mg/L)', 'DBO', 'mg/L', '12,5'],
      ['N', 'N', null, '<0,1'],
      ['Turbidez', 'Turbidez', null, 'ND'],
      ['Toxicidade', 'Toxicidade', null, 'Não tóxico'],
    ]);
    expect(found[0]).toMatchObject({ codigoAmostra: 'A-1', cliente: 'Metalúrgica', ponto: 'P1', data: '2016-01-14' });
  });

  test('units and limits under the headers are no samples', () => {
    const found = read([
      ['Ponto', 'Data', 'DBO', 'pH'],
      [null, null, 'mg/L', null],
      [null, null, 60, 10],
      ['P1', '14/01/2016', 12, 7],
    ]);
    expect(found.map(({ linha, parametro, unidade }) => [linha, parametro, unidade])).toEqual([
      [4, 'DBO', 'mg/L'],
      [4, 'pH', null],
    ]);
  });

  const unitsBelow = (...below: CellValue[][]) => {
    const found = read([['Ponto', 'Data', 'DBO', 'pH', 'DQO (mg/L)'], ...below, ['P1', '14/01/2016', 12, 7, 30]]);
    expect(found.map(({ valor }) => valor)).toEqual(['12', '7', '30']);
    return found.map(({ unidade }) => unidade);
  };

  test.each<[CellValue[], (string | null)[]]>([
    [
      ['mg/L', '-', null],
      ['mg/L', null, 'mg/L'],
    ],
    [
      ['mg/kg', '-', null],
      ['mg/kg', null, 'mg/L'],
    ],
    [
      ['µg.L-1', 'U.pH', null],
      ['µg.L-1', 'U.pH', 'mg/L'],
    ],
    [
      ['furlong/L', 'N/A', 'mg/L'],
      ['furlong/L', null, 'mg/L'],
    ],
    [
      ['mg Pt/L', 'n.a.', null],
      ['mg Pt/L', null, 'mg/L'],
    ],
    [
      ['%', 's/n', 'Não aplicável'],
      ['%', null, 'mg/L'],
    ],
    [
      ['ppm', 'n/d', null],
      ['ppm', null, 'mg/L'],
    ],
    [
      ['NMP/100 mL', 'ND', 'N.D.'],
      ['NMP/100 mL', null, 'mg/L'],
    ],
    [
      ['xpto', 'UNT', 'mg/L O2'],
      ['xpto', 'UNT', 'mg/L O2'],
    ],
    [
      [null, null, 'µg/L'],
      ['sem unidade ou µg/L', null, 'mg/L ou µg/L'],
    ],
    [
      ['µg/L', null, 'SMWW 5220 D'],
      ['µg/L', null, 'mg/L'],
    ],
    [
      ['DBO', 'pH', 'mg/L'],
      [null, null, 'mg/L'],
    ],
  ])('in a row of units %j are what they are, known or not', (below, expected) => {
    expect(unitsBelow([null, null, ...below])).toEqual(expected);
  });

  test.each([
    [['SMWW 5210 B', 'N/A', 'EPA 200.7']],
    [['SMWW 5210 B', 'SMWW 4500', 'SMWW/5220']],
    [['NBR/ABNT', 'x', 'N/D']],
    [['C', 'S', 'C']],
    [['Portaria MS/GM', 's/n', 'n/a']],
    [['60 mg/L', '6 a 9', '< 90 mg/L']],
  ])('a row of methods, kinds or limits (%j) holds no units', (below) => {
    expect(unitsBelow([null, null, ...below])).toEqual([null, null, 'mg/L']);
  });

  test('units stand in any row above the samples, whatever the row is called', () => {
    const methods = [null, null, 'SMWW 5210 B', 'N/A', null];
    expect(unitsBelow(methods, [null, null, 'µg/L', null, null])).toEqual(['µg/L', null, 'mg/L']);
    expect(unitsBelow(methods, ['Unidade', null, 'µg/L', '-', 'mg/L'])).toEqual(['µg/L', null, 'mg/L']);
    expect(unitsBelow([null, 'Unidades', 'µg/L', null, null])).toEqual(['µg/L', null, 'mg/L']);
  });

  test('a sample is no row of units, whatever it holds', () => {
    const found = read([
      ['Ponto', 'Data', 'DBO', 'Toxicidade'],
      ['P1', null, 12, 'mg/L'],
      ['P1', '14/01/2016', 'Ausência/100mL', null],
      ['P1', '15/01/2016', 12, 'Não tóxico'],
    ]);
    expect(found.map(({ linha, valor, unidade }) => [linha, valor, unidade])).toEqual([
      [2, '12', null],
      [2, 'mg/L', null],
      [3, 'Ausência/100mL', null],
      [4, '12', null],
      [4, 'Não tóxico', null],
    ]);
  });

  test('what a sheet says of the collection comes along', () => {
    const [found] = read([
      [
        ...['Ponto', 'Instalação', 'Hora Instalação', 'ΔT', 'Retirada', 'Hora', 'Q', 'Chuva', 'Leitura Inicial'],
        'Leitura Final',
        'Volume Medido',
        'Amostrador',
        'DBO',
      ],
      ['P1', '13/01/2016', '08:30', '24h', '14/01/2016', '10:00', 2, 'Sim', '1.000,5', 1100, 99.5, 'AM-01', 12],
    ]);
    expect(found?.detalhes).toEqual({
      amostrador: 'AM-01',
      flagChuva: 1,
      dtInstalaco: '2016-01-13',
      horaInstalacao: '08:30',
      tempoInstalacao: '24h',
      qtdeColeta: 2,
      medidorInicial: 1000.5,
      medidorFinal: 1100,
      volumeMedido: 99.5,
    });
    expect(found).toMatchObject({ data: '2016-01-14', hora: '10:00' });
  });

  test('of the collection, what its form would refuse is left out, and told', () => {
    const [found] = read([
      ['Ponto', 'Data', 'Instalação', 'Leitura Inicial', 'Volume Medido', 'Q', 'DBO'],
      ['P1', '14/01/2016', '13/01/0001', -5, '-0,5', 2, 12],
    ]);
    expect(found?.detalhes).toEqual({ qtdeColeta: 2 });
    const number = 'não é um número de 0 a 1.000.000.000.000';
    expect(found?.recusados).toEqual([
      { campo: 'instalacao', valor: '13/01/0001', motivo: 'data de instalação inválida' },
      { campo: 'medidorInicial', valor: '-5', motivo: `leitura inicial ${number}` },
      { campo: 'volumeMedido', valor: '-0,5', motivo: `volume medido ${number}` },
    ]);
  });

  test('of the collection, a reading that a text writes with a point before three digits may be either, and is told', () => {
    const [found] = read([
      ['Ponto', 'Data', 'Leitura Inicial', 'Leitura Final', 'Volume Medido', 'DBO'],
      ['P1', '14/01/2016', '62.201', 62.305, '1.062.201,5', 12],
    ]);
    expect(found?.detalhes).toEqual({ medidorFinal: 62.305, volumeMedido: 1062201.5 });
    const motivo = '62.201 pode ter milhares ou decimais: escreva o número sem o ponto, ou com vírgula';
    expect(found?.recusados).toEqual([{ campo: 'medidorInicial', valor: '62.201', motivo }]);
  });

  test('of the collection, an empty cell or a dash tells nothing', () => {
    const [found] = read([
      ['Ponto', 'Data', 'Chuva', 'Leitura Inicial', 'Amostrador', 'DBO'],
      ['P1', '14/01/2016', '-', null, '—', 12],
    ]);
    expect([found?.detalhes, found?.recusados]).toEqual([null, undefined]);
  });
});

test.each([
  ['no date', ['Ponto', 'Parâmetro', 'Valor']],
  ['no place', ['Data', 'Parâmetro', 'Valor']],
  ['no parameter', ['Ponto', 'Data', 'Observação']],
])('headers with %s are not known', (_name, headers) => {
  const given = sheet([headers, headers.map(() => 1)]);
  expect(findLayout(given, () => false)).toBeNull();
});

test('headers below the twentieth row are not looked for', () => {
  const [headers = [], row = []] = tallSheet([{ parametro: 'DBO', valor: 10 }]);
  const title = Array.from({ length: 20 }, () => ['']);
  expect(read([...title.slice(1), headers, row])).toHaveLength(1);
  expect(read([...title, headers, row])).toEqual([]);
});
