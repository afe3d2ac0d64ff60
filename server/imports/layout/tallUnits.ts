import { isConcentration, isSurelyUnit, saysNoUnit } from '../../../domain/coleta/unidade.ts';
import { type Cell, cellText, type Row } from '../cells/cells.ts';
import { lastValueIn } from '../cells/lastValue.ts';
import { headsNoResults, speaksOfLimit } from '../names/headers.ts';
import type { Said } from '../units/shownUnit.ts';
import { against, hasFoot, noteOf, sentenceIn } from '../units/unitSentences.ts';
import {
  doubt,
  isCommon,
  isMass,
  isUncommon,
  reaches,
  splitHeading,
  unitOfHeading,
  unitOfLimit,
} from '../units/unitTexts.ts';
import { type ResultCells, together, unitOf } from './resultCells.ts';
import type { Headed } from './sheetColumns.ts';
import { ofBoth, titleAbove, unitOfTitle, unitsAbove } from './unitsRow.ts';

/**
 * What a row without a result tells of the units of those that follow: a unit under the header of the values ('(µg/L)'), or a
 * heading alone in its row ('Metais (µg/L)'). A unit in its own column may be of what follows ('Metais | | µg/L'), or of a result
 * that was left out.
 */
function sectionUnit(row: Row, { valores, unidades = [] }: ResultCells): string | null {
  const under = valores.flatMap((column) => unitOfHeading(cellText(row[column]) ?? '') ?? []);
  const own = unidades.map((column) => cellText(row[column]) ?? '').find((text) => isConcentration(text));
  return under[0] ?? unitOfTitle(row) ?? (own === undefined || isCommon(own) ? null : doubt([null, own]));
}

/** Sentences below all results, and those over all results that stand among them. */
function sentencesIn({ rows, headerRow }: Headed, valores: readonly number[], last: number) {
  return rows.flatMap((row, at) => {
    const isOfNumber = valores.some((column) => typeof row?.[column]?.v === 'number');
    const told = at > headerRow && row && !isOfNumber ? sentenceIn(row, rows) : null;
    return told && (told.isOfAll || at > last) ? [{ ...told, isBelow: at > last }] : [];
  });
}

/** The unit that the cell of a limit tells, alone or behind its number, where it is not the commonest: 'LQ' '5 µg/L'. */
function unitOfLimitCell(cell: Cell | undefined): string[] {
  const [, unit = ''] = typeof cell?.v === 'string' ? (/^[<>≤≥\s]*[\d.,]*\s*(\S.*)$/.exec(cell.v.trim()) ?? []) : [];
  return isUncommon(unit) ? [unit] : [];
}

/**
 * A doubt about results of which nothing tells the unit, where that of limits beside them ('LQ (µg/L)') or of other results is
 * not the commonest: a blank below 'µg/L' may stand for the same.
 */
function doubtBeside({ rows, headerRow, headers }: Headed, cells: ResultCells): string | null {
  const limits = headers.flatMap((header, column) =>
    header !== null && (speaksOfLimit(header) || headsNoResults(header)) ? [column] : [],
  );
  const inCells = rows
    .slice(headerRow + 1)
    .flatMap((row) => limits.flatMap((column) => unitOfLimitCell(row?.[column])));
  const ofLimits = [...headers.flatMap((header) => unitOfLimit(header) ?? []), ...new Set(inCells)];
  const ofOthers = new Set(rows.slice(headerRow + 1).flatMap((row) => (row && unitOf(row, cells)) ?? []));
  const units = [...ofLimits, ...[...ofOthers].filter(isUncommon)];
  return units.length === 0 ? null : doubt([null, ...units]);
}

/**
 * Reads units of a tall sheet's results, row by row. What a result's own row says counts; where it says none, what the last
 * heading among the rows said, or the cell above the values' header; where none did, a sentence below all rows. Against the
 * values' own header, as 'Resultado (µg/L)', no row is right: both are told.
 *
 * @param goesOn whether headers stand beneath the last row, of which a sentence there may be as well
 */
export function tallUnits(headed: Headed, cells: ResultCells, goesOn = false) {
  const { valores } = cells;
  const [column = -1] = valores;
  const header = headed.headers[column] ?? null;
  const inHeader = header === null ? null : splitHeading(header).unit;
  const last = Math.max(headed.headerRow, ...valores.map((one) => lastValueIn(headed.rows, one)));
  const sentences = sentencesIn(headed, valores, last);
  const note = noteOf(sentences, goesOn);
  const beside = doubtBeside(headed, cells);
  // A sentence below may be of these or of what follows.
  const below = hasFoot(headed.rows, last, goesOn) ? sentences.filter(({ isBelow }) => isBelow) : [];
  const title = titleAbove(headed, [valores]);
  let [section = null] = unitsAbove(headed, [valores]);

  function told(own: string | null, parametro: string | null): string | null {
    if (inHeader === null && section === null) return own;
    const [ofHeader, ofSection] = [inHeader, section].map((unit) => (reaches(unit, parametro, own) ? unit : null));
    const said = ofSection && ofSection === title ? against(title, below, parametro ?? '') : ofSection;
    if (saysNoUnit(own)) return said ? ofBoth(ofHeader ?? null, said) : (ofHeader ?? own);
    return ofHeader && own !== null && isSurelyUnit(own) ? together(ofHeader, own) : own;
  }

  return {
    said(row: Row, parametro: string | null): Said {
      const unidade = told(unitOf(row, cells), parametro);
      if (!saysNoUnit(unidade) || !isMass(parametro ?? '')) return { parametro, unidade };
      return { parametro, unidade: note ?? unidade, mayBe: beside };
    },
    /** Goes by a row that holds no result. */
    pass(row: Row): void {
      if (note === null || !sentenceIn(row, headed.rows)?.isOfAll) section = sectionUnit(row, cells) ?? section;
    },
  };
}
