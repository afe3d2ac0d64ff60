import { agreedUnit, isConcentration } from '../../../domain/coleta/unidade.ts';
import { cellText, type Row } from '../cells/cells.ts';
import { headerKey, speaksOfControl } from '../names/headers.ts';
import { namesItsOwn, speaksOf } from '../names/sentenceSubjects.ts';
import {
  doubt,
  isCommon,
  isDoubt,
  isOfNoResult,
  saysConcentration,
  saysUncommon,
  splitHeading,
  unitOfHeading,
  withoutException,
} from './unitTexts.ts';

/** A sentence over all results: 'Resultados expressos em', 'Obs.: valores das amostras em', 'Unid.'. */
const OF_ALL = new RegExp(
  [
    String.raw`^(?:(?:obs\w*|notas?|\d+|os|as|todos|todas|estes)\s+)*`,
    String.raw`(?:resultados?|valor(?:es)?|concentrac\w+|teor(?:es)?|amostras?|unidades?|unid)?`,
    String.raw`(?:\s*\b(?:d[aeo]s?|analises?|analitic[ao]s|amostras?|ensaios?|medidas?|estao|sao|foram|obtid[ao]s|apresentad[ao]s|dad[ao]s|express[ao]s?|em))*$`,
  ].join(''),
);

/** A footnote, and what refers to it: 'Chumbo*', '0,5*', 'Chumbo* (mg/L)'. */
const FOOTNOTE = /^\s*\(?\*/;
const MARKED = /[^*\s]\s?\*+\s*(?:[([]|$)/;
const marked = new WeakMap<object, boolean>();
/** Whether anything of a table is marked, found once for all of its footnotes. */
function isMarked(rows: readonly (Row | undefined)[]): boolean {
  const isSo = (cell: Row[number]) => typeof cell?.v === 'string' && cell.v.includes('*') && MARKED.test(cell.v);
  const found = marked.get(rows) ?? rows.some((row) => row?.some(isSo));
  marked.set(rows, found);
  return found;
}

/** A sentence that tells a concentration, of all results or of it is not known which. */
export interface Sentence {
  text: string;
  unit: string;
  isOfAll: boolean;
}

/**
 * The concentration that a sentence alone in its row tells; one of limits or of controls tells none.
 *
 * @param rows those of the table: of a footnote only what is marked by it is
 */
export function sentenceIn(row: Row, rows: readonly (Row | undefined)[]): Sentence | null {
  const texts = new Set(Array.from(row, cellText).filter((text) => text !== null));
  const [text] = texts;
  if (texts.size !== 1 || !text || isOfNoResult(text)) return null;
  const said = withoutException(text);
  if (isConcentration(said)) return { text, unit: said.replace(/^\(|\)$/g, ''), isOfAll: true };
  const unit = unitOfHeading(text);
  const { name } = splitHeading(said);
  const isOfAny = OF_ALL.test(headerKey(name));
  if (!saysConcentration(unit) || speaksOfControl(name.replace(/^.*\bd[oa]s? /i, ''))) return null;
  return { text, unit, isOfAll: isDoubt(unit) || (isOfAny && !(FOOTNOTE.test(text) && isMarked(rows))) };
}

/**
 * What a sentence below all samples says of those of which nothing else is told. Sentences among them are then of the samples
 * above them, as on each page of a print; where they differ it is not known which is of what.
 */
export function noteOf(sentences: readonly (Sentence & { isBelow: boolean })[], goesOn: boolean): string | null {
  if (!sentences.some(({ isBelow }) => isBelow)) return null;
  const [unit = '', ...others] = new Set(sentences.map((one) => one.unit));
  if (others.length === 0 && !goesOn && sentences.every(({ isOfAll }) => isOfAll)) return unit;
  return [unit, ...others].every((one) => isCommon(one)) ? null : doubt([null, unit, ...others]);
}

/**
 * True of a table whose last row a sentence may be of although a title says otherwise: nothing follows, or the sentence stands
 * right beneath the table and apart from what follows.
 */
export function hasFoot(rows: readonly (Row | undefined)[], last: number, goesOn: boolean): boolean {
  const isEmpty = (at: number) => !rows[at]?.some((cell) => cellText(cell) !== null);
  // Headers stand right behind the last of these rows.
  return !goesOn || (!isEmpty(last + 1) && last + 2 < rows.length && isEmpty(last + 2));
}

/** A sentence below that may be of a parameter: it speaks of it, or names a concentration and not what it is of. */
const mayBeOf = ({ text, unit, isOfAll }: Sentence, parametro: string): boolean =>
  (isOfAll && !isDoubt(unit)) || speaksOf(text, parametro) || (saysUncommon(unit) && !namesItsOwn(text));

/**
 * A title's unit of a parameter, in doubt where a sentence below says otherwise of all results, or may say it of this one: the
 * title may be as wrong.
 */
export function against(title: string, below: readonly Sentence[], parametro: string): string {
  const others = below
    .filter((one) => mayBeOf(one, parametro))
    .filter(({ unit }) => isDoubt(unit) || agreedUnit(title, unit) === null);
  return others.length === 0 ? title : doubt([title, ...others.map(({ unit }) => unit)]);
}
