import { isSurelyUnit, saysNoUnit } from '../../domain/coleta/unidade.ts';
import { cellText, type Row } from './cells.ts';
import { type ResultCells, together, unitOf } from './resultCells.ts';
import type { Headed } from './sheetColumns.ts';
import { unitOfTitle, unitsAbove } from './unitsRow.ts';
import { reaches, splitHeading, unitOfHeading } from './unitTexts.ts';

/**
 * What a row without a result tells of the units of those that follow: a unit under the header of the values ('(µg/L)'), or a
 * heading alone in its row ('Metais (µg/L)').
 */
function sectionUnit(row: Row, valores: readonly number[]): string | null {
  const under = valores.flatMap((column) => unitOfHeading(cellText(row[column]) ?? '') ?? []);
  return under[0] ?? unitOfTitle(row);
}

/**
 * Reads units of a tall sheet's results, row by row. What a result's own row says counts; where it says none, what the last
 * heading among the rows said, or the cell above the values' header. Against the values' own header, as 'Resultado (µg/L)',
 * no row is right: both are told.
 */
export function tallUnits(headed: Headed, cells: ResultCells) {
  const { valores } = cells;
  const [column = -1] = valores;
  const header = headed.headers[column] ?? null;
  const inHeader = header === null ? null : splitHeading(header).unit;
  let [section = null] = unitsAbove(headed, [valores]);
  return {
    said(row: Row, parametro: string | null): string | null {
      const own = unitOf(row, cells);
      if (inHeader === null && section === null) return own;
      const [ofHeader, ofSection] = [inHeader, section].map((unit) => (reaches(unit, parametro) ? unit : null));
      if (saysNoUnit(own)) return ofHeader ?? ofSection ?? own;
      return ofHeader && own !== null && isSurelyUnit(own) ? together(ofHeader, own) : own;
    },
    /** Goes by a row that holds no result. */
    pass(row: Row): void {
      section = sectionUnit(row, valores) ?? section;
    },
  };
}
