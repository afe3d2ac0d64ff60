import {
  concentrationOf,
  isConcentration,
  isSurelyUnit,
  quantityOf,
  saysNoUnit,
} from '../../../domain/coleta/unidade.ts';
import { remembered } from '../../../domain/remembered.ts';
import { isUnitAnywhere } from '../cells/columnKinds.ts';
import {
  headerKey,
  headsField,
  headsLimit,
  headsNoResults,
  speaksOfControl,
  speaksOfLimit,
  splitUnit,
  tellsNoUnit,
} from '../names/headers.ts';

/** What may stand before a unit in its own cell: 'em µg/L', 'Unid.: µg/L'. */
const BEFORE_UNIT = /^\s*(?:(?:express[ao]s? )?em\s+|uni[dt]?\w*\.?(?:\s+de\s+medida)?\s*[:=]\s*)(?=\S)/i;
const IN_UNIT = /^(.*\S)\s+em\s+(\S.*)$/i;
const UNIT_LAST = /^(\D*[^\s\d,;:–-])[\s,;:–-]+(\S+)$/;

/** What a sentence leaves out at its end: 'Resultados em mg/L, exceto pH.' */
const EXCEPTION = /[\s,;(]+(?:exceto|salvo|com exce[cç][aã]o)\b.*$/i;

/** A sentence without what it leaves out, and without its full stop. */
export const withoutException = (text: string): string =>
  cut(text)
    .replace(EXCEPTION, '')
    .replace(/[\s.,;:]+$/, '');

/** A cell's unit without the words before it: 'µg/L' of 'em µg/L' and of 'Unid.: µg/L'. */
export const unitAlone = (text: string): string => text.replace(BEFORE_UNIT, '');

/** More of a cell's text is not looked at. */
const LONGEST = 400;
const cut = (text: string): string => text.slice(0, LONGEST);

/** Units of several words, as one: 'µg / L', 'micrograma por litro', 'µg L-1', 'partes por bilhão'. */
const JOINED: readonly (readonly [words: RegExp, joined: string])[] = [
  [/\s*\/\s*/g, '/'],
  [/(gramas?|partes?)\s+por\s+(litro|metro|[mbtr]+ilh[aã]o)/gi, '$1/$2'],
  [/(\b[nmuµμk]?g)\s+(m?l|dm|m)\s?([-−⁻][13¹³])/gi, '$1.$2$3'],
];

/** The concentrations that a text names, each once in the first of its spellings; '5 µg/L' is a measure, and names none. */
function concentrationsIn(text: string): string[] {
  const joined = JOINED.reduce((said, [words, one]) => said.replace(words, one), text);
  const named = [...joined.matchAll(/[^\s;,()[\]:–—]+/g)]
    .filter(({ index }) => !/\d\s*$/.test(joined.slice(0, index)))
    .map(([word]) => word.replace(/\.$/, ''))
    .filter(isConcentration);
  return [...new Map(named.reverse().map((word) => [agreeingKey(word), word])).values()].reverse();
}

/** The same of units that say the same: 'mg/L' and 'ppm'. */
const agreeingKey = (unit: string): string => quantityOf(unit) ?? unit;

/** True of a unit with nothing more behind it, as in 'µg/L – método 3120'. */
const isBare = (text: string): boolean => isUnitAnywhere(text) && !/[,;:–—]/.test(text);

/** What may stand behind a unit and is no species: 'mg/L conforme SMWW', 'mg/L na amostra bruta', 'mg/L (ppm)'. */
const BEHIND_UNIT =
  /\s+(?:conforme|segundo|de acordo|quando|n[ao]s?|referem|refere|salvo|exceto|pel[ao]s?)\b.*$|\s*\((?:pp[mb]|[nmuµμ]?g\/l|\w*gramas?\s+por\s+litro)\)$/i;

/** A heading over several results, or over all of a sheet's, as name and unit: 'Metais (µg/L)', 'Resultados em µg/L'. */
export function splitHeading(text: string): { name: string; unit: string | null } {
  const said = cut(text);
  const { name: named, unit: within } = splitUnit(said);
  const behind = { name: named, unit: within === null ? null : unitAlone(within) };
  // '(ppm)' behind 'mg/L' says it once more.
  const isTwice = concentrationsIn(behind.name).length > 0;
  if (!isTwice && behind.unit !== null && isSurelyUnit(behind.unit)) return behind;
  for (const form of [IN_UNIT, UNIT_LAST]) {
    const [, name = '', found = ''] = form.exec(withoutException(said).trim()) ?? [];
    const unit = isConcentration(found.replace(BEHIND_UNIT, '')) ? found.replace(BEHIND_UNIT, '') : found;
    if (unit !== '' && isBare(unit)) return { name, unit };
  }
  return { name: text, unit: null };
}

/** The commonest, which hardly a parameter is not told in: whatever a sentence says it of, it changes little. */
export const isCommon = (unit: string): boolean => quantityOf(unit) === 'mg/L';

/** True of any other concentration: where it is said of some results, it may be of those of which none is said. */
export const isUncommon = (unit: string): boolean => isConcentration(unit) && concentrationOf(unit) !== 'mg/L';

const OR = ' ou ';

/** Of a result that may be in one unit or another, null for none: it stays pending. */
export const doubt = (units: readonly (string | null)[]): string =>
  [...new Set(units.flatMap((unit) => unit?.split(OR) ?? 'sem unidade'))].join(OR);

export const isDoubt = (unit: string): boolean => unit.includes(OR);

/** True of a concentration, and of a doubt which one it is. */
export const saysConcentration = (unit: string | null): unit is string =>
  unit?.split(OR).some(isConcentration) ?? false;

/** True of a concentration that is not the commonest, and of a doubt that may be one. */
export const saysUncommon = (unit: string): boolean => unit.split(OR).some(isUncommon);

/** A legend of units: 'mg/L = miligramas por litro'. */
const EXPLAINED = /\/\s?m?l\s*[=:–-]\s*(?:micro|mili|nano|gramas?\b|partes?\b)/i;
const OF_RESULTS = /\b(?:result|(?:concentrac\w+|teor(?:es)?)\b(?! (?:maxim|permit|limite)))/;
/** And of results besides: 'LQ e valores em µg/L', not 'Valores de referência'. */
const AND_RESULTS =
  /(?:,|\be)\s+(?:(?:os|as)\s+)?(?:valores(?!\s+(?:de\s+refer|m[aá]x|permit|limite))|amostras?|dados)\b/i;
const isOfResults = (text: string) => OF_RESULTS.test(headerKey(text)) || AND_RESULTS.test(text);

const isLegend = (text: string) => EXPLAINED.test(text);

/** True of a text on units that is of no result: a legend, or one of limits or controls. */
export const isOfNoResult = (text: string): boolean =>
  isLegend(text) || ((speaksOfLimit(text) || speaksOfControl(text)) && !isOfResults(text));

const readHeading = remembered((text: string): string | null => {
  if (isLegend(text)) return null;
  const named = concentrationsIn(text);
  // A unit alone is none of the words that limits are spoken of by.
  const alone = unitAlone(withoutException(text));
  if (named.length <= 1 && isBare(alone)) return alone;
  // 'LQ e resultados em µg/L' is of both.
  if (tellsNoUnit(text) && !isOfResults(text)) return null;
  if (named.length > 1) return isOfNoResult(text) ? null : doubt(named);
  const { unit } = splitHeading(text);
  const [hidden] = named;
  // 'Resultados em µg/L e temperatura em °C': the other unit is of something else.
  if (unit !== null && (hidden === undefined || isConcentration(unit))) return unit;
  if (hidden === undefined) return null;
  if (isCommon(hidden)) return unit === null ? null : hidden;
  return isOfNoResult(text) ? null : doubt([null, hidden]);
});

/**
 * The unit that a cell over or among results says, alone or behind a name; null of one that says none. One that says several,
 * or one in a way that is not understood, leaves a doubt.
 */
export const unitOfHeading = (text: string): string | null => readHeading(cut(text));

/** The concentration that the header of limits says where it is not the commonest: 'LQ (µg/L)'. */
export function unitOfLimit(header: string | null): string | null {
  const unit = header !== null && (headsLimit(header) || headsNoResults(header)) ? splitHeading(header).unit : null;
  return unit !== null && isUncommon(unit) ? unit : null;
}

/** What is told in no concentration, whatever is said over all results. */
const NEVER = /^(?:temp\w*|o?c|ph)\b/;
/** Of what is no mass either, a concentration that stands over it leaves in doubt what it is where nothing else tells it. */
const HARDLY = /^(?:ss|solidos sed\w*|sedimentaveis|condut\w*|turb\w*|cor|colif\w*)\b/;
const isConcentrated = (key: string) => !NEVER.test(key);

/** True of a mass in a volume: a sentence over all results is of those. */
export const isMass = (parametro: string): boolean => {
  const key = headerKey(parametro);
  return isConcentrated(key) && !HARDLY.test(key);
};

/**
 * False of a concentration over results of which one is a temperature or a pH: 'Resultados (mg/L)' is of the others; and over
 * one that is no mass and has a unit of its own.
 */
export const reaches = (unit: string | null, parametro: string | null, own: string | null = null): boolean => {
  if (!saysConcentration(unit)) return true;
  const isOf = isDoubt(unit) || !saysNoUnit(own) ? isMass : (name: string) => isConcentrated(headerKey(name));
  return isOf(parametro ?? '');
};

/**
 * The column of a tall sheet's values where its header says their unit too: 'Resultado (µg/L)'. Of several such, as of
 * 'Resultado (mg/L)' and 'Resultado (µg/L)', the first.
 */
export function measuredColumn(headers: readonly (string | null)[]): number | undefined {
  const found = headers.findIndex((header) => {
    if (header === null || headerKey(header) === '') return false;
    const { name, unit } = splitHeading(header);
    return unit !== null && headsField(name, 'valor');
  });
  return found < 0 ? undefined : found;
}
