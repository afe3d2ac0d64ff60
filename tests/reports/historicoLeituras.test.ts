import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { renderExcel } from '../../reports/engine/excel.ts';
import { excel } from '../../reports/historico-leituras/contents.ts';

test('the workbook has a sheet of the sources and one of the sewage, with numbers as numbers, none below zero, and months as dates', async () => {
  const outros = [
    { desc: 'Poço: fundos', val: [{ ref: '09/2026', volume: 12.5 }] },
    {
      desc: 'Rede pública',
      val: [{ ref: '09/2026', volume: -3, motivo: 'H-1 – Medidor substituído.\nH-2 – Parado.' }],
    },
  ];
  const esgoto = [{ desc: 'Volume Corrigido', val: [{ ref: '08/2026', volume: 1000 }] }];
  const workbook = excel({ esgoto, outros }, { filters: { idPessoa: 3 }, emittedAt: '2026-11-20T15:00:00.000Z' });
  expect(workbook.file).toBe('Historico_hidrometro_lancamento.xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(workbook));
  const rows = book.worksheets.map((sheet) =>
    Array.from({ length: sheet.actualRowCount }, (_, index) =>
      (sheet.getRow(index + 1).values as ExcelJS.CellValue[]).slice(1),
    ),
  );
  for (const sheet of book.worksheets) expect(sheet.getCell('B2').numFmt).toBe('mm/yyyy');
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Historico_Outros', 'Historico_Esgoto']);
  const { alignment } = book.getWorksheet('Historico_Outros')!.getCell('D3');
  expect(alignment).toMatchObject({ wrapText: true });
  const SETEMBRO = new Date('2026-09-01');
  const header = ['Descrição', 'Mês', 'Volume (m³)', 'Motivo'];
  expect(rows).toEqual([
    [
      header,
      ['Poço: fundos', SETEMBRO, 12.5],
      ['Rede pública', SETEMBRO, 0, 'H-1 – Medidor substituído.\nH-2 – Parado.'],
    ],
    [header, ['Volume Corrigido', new Date('2026-08-01'), 1000]],
  ]);
});
