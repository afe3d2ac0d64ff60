import { expect, it } from 'vitest';
import { historicoWorkbook } from '../../reports/historico-coletas/workbook.ts';
import { coleta } from './clienteSamples.ts';

const EMITTED_AT = '2026-11-20T15:00:00.000Z';

it('each column of the history workbook holds what its header says', () => {
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
  const [sheet] = historicoWorkbook([visit], [], EMITTED_AT).sheets;
  const cells = sheet?.columns.map(({ header, field }) => [header, sheet.rows[0]?.[field]]);
  expect(cells).toEqual([
    ['N', 1],
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
  const decimals = sheet?.columns.filter(({ kind }) => kind === 'decimal').map((column) => column.decimals);
  expect(decimals).toEqual([1, 2, 2]);
});
