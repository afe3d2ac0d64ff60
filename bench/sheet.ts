import * as XLSX from '@e965/xlsx';
import { addDays } from '../domain/calendar.ts';
import { parametros } from '../domain/coleta/parametros.ts';

const HEADERS = [
  'Código da Amostra',
  'Ponto de Coleta',
  'Data da Coleta',
  'Hora',
  'Parâmetro',
  'Sinal',
  'Valor',
  'Unidade',
];
const FIRST_DAY = '2019-01-01';

/** A laboratory's sheet with a row per result; each `run` has samples of its own. */
export function tallSheet(rows: number, points: readonly string[], run: number): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: rows }, (_, index) => {
    const sample = Math.floor(index / parametros.length);
    const { descricao, unidade } = parametros[index % parametros.length]!;
    return [
      `BENCH-${run}-${sample}`,
      points[sample % points.length],
      addDays(FIRST_DAY, run * 400 + (sample % 400)),
      `${String(8 + (sample % 10)).padStart(2, '0')}:00`,
      descricao,
      index % 7 === 0 ? '<' : '',
      ((index * 37) % 1000) / 100 + 0.01,
      unidade,
    ];
  });
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([HEADERS, ...lines]), 'Resultados');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

/** Reads a sheet into rows of values and does nothing with them. */
export function merelyParse(bytes: Uint8Array): number {
  const book = XLSX.read(bytes, { dense: true, UTC: true });
  const [name = ''] = book.SheetNames;
  return XLSX.utils.sheet_to_json(book.Sheets[name]!, { header: 1 }).length;
}
