import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { isSurelyUnit } from '../../../domain/coleta/unidade.ts';
import { cellText, type Row } from '../cells/cells.ts';
import { spreadAcross } from '../cells/merged.ts';
import { headsField } from '../names/headers.ts';
import { mayBeDated } from '../names/headings.ts';
import type { Said } from '../units/shownUnit.ts';
import { against, hasFoot, noteOf, type Sentence, sentenceIn } from '../units/unitSentences.ts';
import { doubt, isCommon, isMass } from '../units/unitTexts.ts';
import type { Headed } from './sheetColumns.ts';
import { type Column, titleAbove, unitBeside, unitUnder, withUnit } from './unitsRow.ts';

/** What a row among or below samples tells of units: a sentence, those of the columns, or headers once more. */
type Told = Sentence | { texts: readonly (string | null)[] } | 'headers' | null;

/** What is known of the sheet around its results. */
interface Around {
  data: number | undefined;
  units: number | null;
  isHeader(row: Row): boolean;
  goesOn: boolean;
}

/**
 * The units that rows among the samples of a wide table tell of those below them, and a sentence below all samples of those
 * of which nothing else is told. What stands before the first sample is told by `withUnits`.
 *
 * @param asHeaded the columns with what their headers say alone, `given` with what stands around them too
 * @param data the column in which days stand
 * @param units the row of units that `withUnits` found: below the samples, those among them may be of either side
 * @param goesOn whether headers stand beneath the last row, of which a sentence there may be as well
 */
export function unitsAmong<T extends Column>(
  headed: Headed,
  asHeaded: readonly T[],
  given: readonly T[],
  { data, units, isHeader, goesOn }: Around,
) {
  const { rows, headerRow, merges } = headed;
  const first = rows.findIndex((row, at) => at > headerRow && mayBeDated(row?.[data ?? -1]));
  const last = rows.findLastIndex((row) => mayBeDated(row?.[data ?? -1]));
  const unitsBelow = units !== null && units > last;
  const firstColumn = Math.min(...asHeaded.map(({ column }) => column));

  function toldAt(at: number): Told {
    const row = rows[at];
    if (!row || first < 0 || at <= first || mayBeDated(row[data ?? -1])) return null;
    if (isHeader(row)) return 'headers';
    const labels = row.slice(0, firstColumn).flatMap((cell) => cellText(cell) ?? []);
    const spread = spreadAcross(rows, at, merges);
    const texts = asHeaded.map((one) => unitUnder(spread, one));
    const isOfUnits = texts.some((text) => text !== null && isSurelyUnit(text));
    if (!isOfUnits || texts.some((text) => text !== null && isLabValue(text))) return sentenceIn(row, rows);
    return labels.every((label) => headsField(label, 'unidade')) ? { texts } : null;
  }

  const sentences = rows.flatMap((_, at) => {
    const told = at > first ? toldAt(at) : null;
    return told && typeof told === 'object' && 'unit' in told ? [{ ...told, isBelow: at > last }] : [];
  });
  const note = noteOf(sentences, goesOn);
  const isNoted = sentences.some(({ isBelow }) => isBelow);
  const below = hasFoot(rows, last, goesOn) ? sentences.filter(({ isBelow }) => isBelow) : [];
  const title = titleAbove(
    headed,
    asHeaded.map(({ cells }) => cells.own),
  );
  const withNote = given.map((one, place) => {
    const isTitles = title !== null && asHeaded[place]?.unidade === null && one.unidade === title;
    return isTitles && isMass(one.parametro) ? { ...one, unidade: against(title, below, one.parametro) } : one;
  });
  let current = withNote;

  return {
    /** Goes by a row, in their order. @returns whether it tells units, and holds no result */
    pass(at: number): boolean {
      const told = toldAt(at);
      if (told === null) return false;
      if (told === 'headers') current = withNote;
      else if ('texts' in told) {
        current = asHeaded.map((one, place) => {
          const text = told.texts[place] ?? null;
          return text === null ? (current[place] ?? one) : withUnit(unitsBelow ? (withNote[place] ?? one) : one, text);
        });
      } else if (!isNoted && (told.isOfAll || !isCommon(told.unit))) {
        current = asHeaded.map((one, place) => {
          const held = current[place] ?? one;
          if (!isMass(one.parametro)) return held;
          return withUnit(one, told.isOfAll ? told.unit : doubt([held.unidade, told.unit]));
        });
      }
      return told !== 'headers';
    },
    /** What is said of a row's result, by its column's place. */
    of(place: number, row: Row): Said {
      const column = current[place]!;
      const { parametro, mayBe } = column;
      return { parametro, unidade: unitBeside(column, row) ?? (isMass(parametro) ? note : null), mayBe };
    },
  };
}
