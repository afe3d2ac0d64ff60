import { parametros } from '../../domain/coleta/parametros.ts';
import { agreedUnit, isConcentration } from '../../domain/coleta/unidade.ts';
import { cellText, type Row } from './cells.ts';
import { headerKey, speaksOfControl } from './headers.ts';
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

/** A sentence that tells a concentration, of all results or of it is not known which. */
export interface Sentence {
  text: string;
  unit: string;
  isOfAll: boolean;
}

/** The concentration that a sentence alone in its row tells; one of limits or of controls tells none. */
export function sentenceIn(row: Row): Sentence | null {
  const texts = new Set(Array.from(row, cellText).filter((text) => text !== null));
  const [text] = texts;
  if (texts.size !== 1 || !text || isOfNoResult(text)) return null;
  const said = withoutException(text);
  if (isConcentration(said)) return { text, unit: said.replace(/^\(|\)$/g, ''), isOfAll: true };
  const unit = unitOfHeading(text);
  const { name } = splitHeading(said);
  if (!saysConcentration(unit) || speaksOfControl(name.replace(/^.*\bd[oa]s? /i, ''))) return null;
  return { text, unit, isOfAll: isDoubt(unit) || OF_ALL.test(headerKey(name)) };
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

/** Metals by name and symbol. */
const METAIS = [
  ...[
    ['cobre', 'Cu'],
    ['zinco', 'Zn'],
    ['chumbo', 'Pb'],
    ['cadmio', 'Cd'],
    ['niquel', 'Ni'],
    ['cromo', 'Cr'],
    ['ferro', 'Fe'],
  ],
  ...[
    ['mercurio', 'Hg'],
    ['prata', 'Ag'],
    ['estanho', 'Sn'],
    ['selenio', 'Se'],
    ['arsenio', 'As'],
    ['manganes', 'Mn'],
  ],
  ...[
    ['aluminio', 'Al'],
    ['bario', 'Ba'],
    ['boro', 'B'],
    ['cobalto', 'Co'],
    ['vanadio', 'V'],
    ['antimonio', 'Sb'],
  ],
  ...[
    ['litio', 'Li'],
    ['molibdenio', 'Mo'],
    ['berilio', 'Be'],
    ['uranio', 'U'],
  ],
].map(([name = '', symbol = '']) => ({
  /** As a parameter is called: 'Cromo Hexavalente', 'Cr6'. */
  called: new RegExp(`^(?:${name}|${symbol.toLowerCase()}\\d?)\\b`),
  named: new RegExp(`\\b${name}\\b`),
  /** Only as it is written, of two letters, and not where a sentence begins with 'As' or 'Se'. */
  signed: symbol.length > 1 ? new RegExp(`${symbol === 'As' || symbol === 'Se' ? '(?<!^)' : ''}\\b${symbol}\\b`) : null,
}));

type Metal = (typeof METAIS)[number];
const isNamed = ({ named, signed }: Metal, text: string) =>
  named.test(headerKey(text)) || (signed?.test(text) ?? false);

/** The first words of other masses' names, and their short ones. */
const OTHERS = new Set(
  parametros
    .filter(
      ({ unidade, descricao }) => unidade === 'mg/L' && !METAIS.some(({ called }) => called.test(headerKey(descricao))),
    )
    .flatMap(({ descricao, sigla }) => [headerKey(descricao).split(' ')[0] ?? '', headerKey(sigla)])
    // 'Ponto N' is a place.
    .filter((word) => word.length > 1),
);
/** What laboratories tell of besides, in a unit of its own. */
const UNREGISTERED =
  /\b(?:fenois|clorofilas?|microcistinas?|cianotoxinas?|btex|benzeno|tolueno|xilenos?|etilbenzeno|pesticidas?|agrotoxicos?|trihalometanos?|thms?|hpas?|pcbs?|cloroformio|[cs]?vocs?|tph)\b/;
const OF_METALS = /\bmeta(?:l|is)\b/;
const EXCEPT = /\b(?:exceto|salvo|excecao)\b/;

/** Whether a sentence speaks of a parameter, by its name, by part of it, or as one of the metals. */
function speaksOf(text: string, parametro: string): boolean {
  const [said, key] = [` ${headerKey(text)} `, headerKey(parametro)];
  const [first = ''] = key.split(' ');
  const metal = METAIS.find(({ called }) => called.test(key));
  if (said.includes(` ${key} `) || said.includes(` ${first} `)) return true;
  return metal !== undefined && (OF_METALS.test(said) || isNamed(metal, text));
}

/** All that nothing else is said of; of what they are in mg/L a sentence says no more than its title. */
const THE_REST = /\b(?:demais|outr[oa]s|restantes|marcad[oa]s)\b(?!(?: \w+){0,3} mg l\b)/;

/** Whether a sentence names what it is of. 'Demais parâmetros em µg/L' does not, nor does 'Exceto DBO, resultados em µg/L'. */
function namesItsOwn(text: string): boolean {
  const said = headerKey(text);
  if (THE_REST.test(said)) return false;
  const names = (part: string) =>
    OF_METALS.test(part) || UNREGISTERED.test(part) || part.split(' ').some((word) => OTHERS.has(word));
  const [before = '', behind] = said.split(EXCEPT);
  const [begin = ''] = text.split(/\b(?:exceto|salvo|com exce)/i);
  if (names(before) || METAIS.some((metal) => isNamed(metal, begin))) return true;
  const isOfTheRest = behind !== undefined && /\bmg l\b/.test(before);
  return isOfTheRest && (names(behind) || METAIS.some((metal) => isNamed(metal, text)));
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
