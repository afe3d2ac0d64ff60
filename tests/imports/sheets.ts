import type { Cell, Row } from '../../server/imports/cells/cells.ts';
import { type Merged, spreadMerged } from '../../server/imports/cells/merged.ts';
import { readResults } from '../../server/imports/layout/layout.ts';
import { sectionsOf, within } from '../../server/imports/sections/sections.ts';
import type { CellValue } from '../fixtures/spreadsheets.ts';

const NAMES = ['DBO', 'DQO', 'pH', 'Cobre', 'Zinco', 'Chumbo', 'Ferro', 'N', 'Demanda Bioquímica de Oxigênio'];
const KNOWN = new Set(NAMES);

const cell = (value: CellValue): Cell | undefined =>
  value === null ? undefined : { t: typeof value === 'number' ? 'n' : value instanceof Date ? 'd' : 's', v: value };

/** Cells that are merged, by their rows and columns. */
export const merged = (top: number, bottom: number, left: number, right = left): Merged => ({
  s: { r: top, c: left },
  e: { r: bottom, c: right },
});

/** Results as 'point day parameter value unit', '?' for what the sheet does not tell. */
export function read(given: readonly (readonly CellValue[])[], merges: readonly Merged[] = []): string[] {
  const rows: Row[] = given.map((row) => row.map(cell));
  spreadMerged(rows, merges);
  const sections = sectionsOf({ name: 'Plan1', rows, date1904: false, merges }, (name) => KNOWN.has(name));
  const results = sections.flatMap((section) => [...readResults(within(section), section.layout)]);
  return results.map(({ ponto, data, parametro, valor, unidade }) =>
    [ponto ?? '?', data?.slice(8) ?? '?', parametro ?? '?', valor, ...(unidade === null ? [] : [unidade])].join(' '),
  );
}

/** What is told of a sheet, its rows, the results read of it, and its merged cells. */
export type Case = [string, CellValue[][], string[], Merged[]?];
export const n = null;
export const S = ['P1', '14/01/2026'];
export const S2 = ['P2', '15/01/2026'];
export const W = ['Ponto', 'Data', 'DBO', 'DQO'];
export const C = ['Ponto', 'Data', 'Cobre'];
