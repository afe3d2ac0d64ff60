import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import type { Coleta } from '../../contract/coletas.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { type ResultColumn, resultColumns } from '../../reports/cliente/resultados.ts';
import { renderExcel } from '../../reports/engine/excel.ts';
import { historicoWorkbook } from '../../reports/historico-coletas/workbook.ts';
import { coleta } from './clienteSamples.ts';
import { minutesIn, workbookCells } from './workbook.ts';

const EMITTED_AT = '2026-11-20T15:00:00.000Z';

const of = (coletas: Coleta[], results: ResultColumn[]) => ({ coletas, results, logotipo: null });

it('each column of the history workbook holds what its header says', async () => {
  const visit = {
    ...coleta('2026-10-02 08:00'),
    dtInstalaco: '2026-10-01 08:00',
    tempoInstalacao: '24:00',
    qtdeColeta: 12,
    codigoAmostra: 'A-77',
    flagChuva: 1 as const,
    medidorInicial: 1000.5,
    medidorFinal: 1200.25,
    volumeMedido: 199.75,
  };
  const [sheet] = historicoWorkbook(of([visit], []), EMITTED_AT).sheets;
  const cells = sheet?.columns.map(({ header, field }) => [header, sheet.rows[0]?.[field]]);
  expect(cells).toEqual([
    ['N', 1],
    ['Situação', null],
    ['P', 'P1 – Cx Inspeção'],
    ['Instalação', '2026-10-01T11:00:00.000Z'],
    ['ΔT', '24:00'],
    ['Retirada', '2026-10-02T11:00:00.000Z'],
    ['Q', 12],
    ['CM', 'A-77'],
    ['Chuva', 1],
    ['Leitura Inicial', 1000.5],
    ['Leitura Final', 1200.25],
    ['Volume Medido', 199.75],
  ]);
  const [cellsRead = []] = await workbookCells(historicoWorkbook(of([visit], []), EMITTED_AT));
  expect(minutesIn(cellsRead.at(-1)?.[4])).toBe(1440);
  const decimals = sheet?.columns.filter(({ kind }) => kind === 'decimal').map((column) => column.decimals);
  expect(decimals).toEqual([1, 2, 2]);
});

it('writes no time of a collection that has none, whatever the others have', async () => {
  const workbook = historicoWorkbook(of([coleta('2026-10-02 08:00'), coleta('2026-09-02')], []), EMITTED_AT);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(workbook));
  const dates: unknown[] = [];
  book.worksheets[0]?.getColumn(6).eachCell(({ value, numFmt }) => {
    if (value instanceof Date) dates.push([value.toISOString(), numFmt]);
  });
  expect(dates).toEqual([
    ['2026-10-02T08:00:00.000Z', 'dd/mm/yyyy hh:mm'],
    ['2026-09-02T00:00:00.000Z', 'dd/mm/yyyy'],
  ]);
});

it('names the client, tells states in words, and marks what is out of its limits', async () => {
  const hot = {
    ...coleta('2026-10-02'),
    nomeCliente: 'Laticínios: Serra/Azul',
    idTipoDBO: 3,
    temperatura: '40,5',
    pH: '7',
  };
  const fine = { ...coleta('2026-09-02'), nomeCliente: 'Laticínios: Serra/Azul', temperatura: '40', pH: '<5' };
  const registered = parametros.map((one) => ({ ...one, minimo: one.minimo ?? 0, flagAtivo: 1 as const, versao: 1 }));
  const workbook = historicoWorkbook(of([hot, fine], resultColumns([hot, fine], registered as never[])), EMITTED_AT);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(workbook));
  const sheet = book.worksheets[0]!;
  expect(sheet.name).toBe('Laticínios  Serra Azul');
  expect([1, 2, 3].map((row) => sheet.getRow(row).getCell(1).value)).toEqual([
    'Histórico de coletas – Laticínios: Serra/Azul',
    'Coletas de 02/09/2026 a 02/10/2026, pelos limites do dia de cada uma. Emitido em 20/11/2026 12:00.',
    'DBO de Cobrança: - Kg/m³',
  ]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
  const column = (header: string) =>
    (sheet.getRow(4).values as unknown[]).findIndex((text) => String(text).startsWith(header));
  const cell = (row: number, header: string) => sheet.getRow(row).getCell(column(header));
  expect(cell(5, 'Situação').value).toBe('Não representativa');
  expect(cell(6, 'Situação').value).toBeNull();
  expect(cell(5, '°C').font).toMatchObject({ bold: true, color: { argb: 'FFB3261E' } });
  expect(cell(6, '°C').font?.bold).toBeFalsy();
  expect(cell(5, 'pH').font?.bold).toBeFalsy();
});

it('has numbers where values are plain numbers, and the raw text elsewhere', () => {
  const visit = {
    ...coleta('2026-10-02 08:00'),
    ...{ DBO: '450', Cu: '1,6', Cd: '<2', Ni: 'ND', p90: '7,25', Zn: null },
  };
  const [sheet] = historicoWorkbook(of([visit], resultColumns([visit], [])), EMITTED_AT).sheets;
  expect(sheet?.rows[0]).toMatchObject({ n: 1, Cu: 1.6, Cd: '<2', Ni: 'ND', p90: 7.25, DBO: 450, Zn: null });
});

it('marks a temperature above 40 °C whatever the limits of its day', () => {
  const hot = { ...coleta('2026-10-02'), temperatura: '40,1', DQO: '41' };
  const warm = { ...coleta('2026-09-02'), temperatura: '40' };
  const wide = parametros.map((one) => ({ ...one, minimo: 0, maximo: 60, flagAtivo: 1 as const, versao: 1 }));
  for (const registered of [wide, []]) {
    const columns = resultColumns([hot, warm], registered as never[]);
    const [sheet] = historicoWorkbook(of([hot, warm], columns), EMITTED_AT).sheets;
    expect(sheet?.marked).toEqual([['temperatura'], []]);
  }
});
