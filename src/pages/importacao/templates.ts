import type { SheetColumn, Workbook } from '../../../reports/engine/report.ts';

const SAMPLE = ['Código Amostra', 'Código Ponto', 'Data Coleta', 'Hora Coleta'];
const RESULT = ['Parâmetro', 'Sinal', 'Valor', 'Unidade'];

function template(file: string, headers: readonly string[]): Workbook {
  const columns = headers.map((header): SheetColumn => ({ header, field: header, kind: 'text' }));
  return { file, sheets: [{ name: 'Análises', columns, rows: [] }], emittedAt: new Date().toISOString() };
}

/** An empty sheet with a row for each result. */
export function tallTemplate(): Workbook {
  return template('Modelo_resultado_por_linha.xlsx', [...SAMPLE, ...RESULT]);
}

/** An empty sheet with a row for each sample and a column for each of the parameters. */
export function wideTemplate(siglas: readonly string[]): Workbook {
  return template('Modelo_amostra_por_linha.xlsx', [...SAMPLE, ...siglas]);
}
