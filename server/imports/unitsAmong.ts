import { isLabValue } from '../../domain/coleta/labValue.ts';
import { isConcentration, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { cellText, type Row } from './cells.ts';
import { headerKey, headsField, speaksOfControl, speaksOfLimit } from './headers.ts';
import { mayBeDated } from './headings.ts';
import { spreadAcross } from './merged.ts';
import type { Headed } from './sheetColumns.ts';
import { type Column, unitBeside, unitUnder, withUnit } from './unitsRow.ts';
import { reaches, splitHeading, withoutException } from './unitTexts.ts';

/** A sentence over all results: 'Resultados expressos em', 'Obs.: valores das amostras em', 'Unid.'. */
const OF_ALL = new RegExp(
  [
    String.raw`^(?:(?:obs\w*|notas?|\d+|os|as|todos|todas|estes)\s+)*`,
    String.raw`(?:resultados?|valor(?:es)?|concentrac\w+|teor(?:es)?|amostras?|unidades?|unid)?`,
    String.raw`(?:\s*\b(?:d[aeo]s?|analises?|analitic[ao]s|amostras?|ensaios?|medidas?|estao|sao|foram|obtid[ao]s|apresentad[ao]s|dad[ao]s|express[ao]s?|em))*$`,
  ].join(''),
);

/** Beside a temperature and a pH (`reaches`), of what a sentence over all results leaves out without a word. */
const WITHOUT_MASS = /^(?:ss|solidos sed\w*|sedimentaveis|condut\w*|turb\w*|cor|colif\w*)\b/;
const isMass = (parametro: string) => reaches('mg/L', parametro) && !WITHOUT_MASS.test(headerKey(parametro));

/** A legend of units: 'mg/L = miligramas por litro'. */
const EXPLAINED = /\/\s?m?l\s*[=:–-]/i;

/** The commonest, which hardly a parameter is not told in: whatever a sentence says it of, it changes little. */
const COMMON = /^mg\/l$/i;

/** Of a result that may be in one unit or another: it stays pending. */
const doubt = (units: readonly (string | null)[]) => units.map((unit) => unit ?? 'sem unidade').join(' ou ');

/** A sentence that tells a concentration, of all results or of it is not known which. */
interface Sentence {
  unit: string;
  isOfAll: boolean;
}

/** What a row among or below samples tells of units: a sentence, those of the columns, or headers once more. */
type Told = Sentence | { texts: readonly (string | null)[] } | 'headers' | null;

/** The concentration that a sentence alone in its row tells; one of limits or of controls tells none. */
function sentenceIn(row: Row): Sentence | null {
  const texts = new Set(Array.from(row, cellText).filter((text) => text !== null));
  const [text] = texts;
  if (texts.size !== 1 || !text || EXPLAINED.test(text) || speaksOfLimit(text) || speaksOfControl(text)) return null;
  const said = withoutException(text);
  const { name, unit } = splitHeading(said);
  if (isConcentration(said)) return { unit: said.replace(/^\(|\)$/g, ''), isOfAll: true };
  if (unit === null || !isConcentration(unit) || speaksOfControl(name.replace(/^.*\bd[oa]s? /i, ''))) return null;
  return { unit, isOfAll: OF_ALL.test(headerKey(name)) };
}

/**
 * What a sentence below all samples says of those of which nothing else is told. Sentences among them are then of the samples
 * above them, as on each page of a print; where they differ it is not known which is of what.
 */
function noteOf(sentences: readonly (Sentence & { isBelow: boolean })[], goesOn: boolean): string | null {
  if (!sentences.some(({ isBelow }) => isBelow)) return null;
  const [unit = '', ...others] = new Set(sentences.map((one) => one.unit));
  if (others.length === 0 && !goesOn && sentences.every(({ isOfAll }) => isOfAll)) return unit;
  return [unit, ...others].every((one) => COMMON.test(one)) ? null : doubt([null, unit, ...others]);
}

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
    if (!isOfUnits || texts.some((text) => text !== null && isLabValue(text))) return sentenceIn(row);
    return labels.every((label) => headsField(label, 'unidade')) ? { texts } : null;
  }

  const sentences = rows.flatMap((_, at) => {
    const told = at > first ? toldAt(at) : null;
    return told && typeof told === 'object' && 'unit' in told ? [{ ...told, isBelow: at > last }] : [];
  });
  const note = noteOf(sentences, goesOn);
  const isNoted = sentences.some(({ isBelow }) => isBelow);
  let current = given;

  return {
    /** Goes by a row, in their order. @returns whether it tells units, and holds no result */
    pass(at: number): boolean {
      const told = toldAt(at);
      if (told === null) return false;
      if (told === 'headers') current = given;
      else if ('texts' in told) {
        current = asHeaded.map((one, place) => {
          const text = told.texts[place] ?? null;
          return text === null ? (current[place] ?? one) : withUnit(unitsBelow ? (given[place] ?? one) : one, text);
        });
      } else if (!isNoted && (told.isOfAll || !COMMON.test(told.unit))) {
        current = asHeaded.map((one, place) => {
          const held = current[place] ?? one;
          if (!isMass(one.parametro)) return held;
          return withUnit(one, told.isOfAll ? told.unit : doubt([held.unidade, told.unit]));
        });
      }
      return told !== 'headers';
    },
    /** What is said of the unit of a row's result, by its column's place. */
    of(place: number, row: Row): string | null {
      const column = current[place]!;
      return unitBeside(column, row) ?? (isMass(column.parametro) ? note : null);
    },
  };
}
