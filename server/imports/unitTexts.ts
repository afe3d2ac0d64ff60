import { concentrationOf, isConcentration, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { isUnitAnywhere } from './columnKinds.ts';
import { headerKey, headsField, headsLimit, speaksOfControl, speaksOfLimit, splitUnit } from './headers.ts';

/** What may stand before a unit in its own cell: 'em µg/L', 'Unid.: µg/L'. */
const BEFORE_UNIT = /^\s*(?:(?:express[ao]s? )?em\s+|uni[dt]?\w*\.?(?:\s+de\s+medida)?\s*[:=]\s*)(?=\S)/i;
const IN_UNIT = /^(.*\S)\s+em\s+(\S.*)$/i;
const UNIT_LAST = /^(\D*[^\s\d,;:–-])[\s,;:–-]+(\S+)$/;

/** What a sentence leaves out at its end: 'Resultados em mg/L, exceto pH.' */
const EXCEPTION = /[\s,;(]+(?:exceto|salvo|com exce[cç][aã]o)\b.*$/i;

/** A sentence without what it leaves out, and without its full stop. */
export const withoutException = (text: string): string => text.replace(EXCEPTION, '').replace(/[\s.,;:]+$/, '');

/** A cell's unit without the words before it: 'µg/L' of 'em µg/L' and of 'Unid.: µg/L'. */
export const unitAlone = (text: string): string => text.replace(BEFORE_UNIT, '');

/** The concentrations that a text names, each once; '5 µg/L' is a measure, and names none. */
function concentrationsIn(text: string): string[] {
  const words = text.split(/[\s;,()[\]:–—]+/).map((word) => word.replace(/\.$/, ''));
  return [...new Set(words.filter((word, at) => isConcentration(word) && !/\d$/.test(words[at - 1] ?? '')))];
}

/** True of a unit with nothing more behind it, as in 'µg/L – método 3120'. */
const isBare = (text: string): boolean => isUnitAnywhere(text) && !/[,;:–—]/.test(text);

/** A heading over several results, or over all of a sheet's, as name and unit: 'Metais (µg/L)', 'Resultados em µg/L'. */
export function splitHeading(text: string): { name: string; unit: string | null } {
  const behind = splitUnit(text);
  if (behind.unit !== null && isSurelyUnit(behind.unit)) return behind;
  for (const form of [IN_UNIT, UNIT_LAST]) {
    const [, name = '', unit = ''] = form.exec(withoutException(text).trim()) ?? [];
    if (unit !== '' && isBare(unit)) return { name, unit };
  }
  return { name: text, unit: null };
}

/** The commonest, which hardly a parameter is not told in: whatever a sentence says it of, it changes little. */
export const COMMON = /^mg\/l$/i;

/** True of any other concentration: where it is said of some results, it may be of those of which none is said. */
export const isUncommon = (unit: string): boolean => isConcentration(unit) && !COMMON.test(concentrationOf(unit) ?? '');

const OR = ' ou ';

/** Of a result that may be in one unit or another, null for none: it stays pending. */
export const doubt = (units: readonly (string | null)[]): string =>
  [...new Set(units.flatMap((unit) => unit?.split(OR) ?? 'sem unidade'))].join(OR);

export const isDoubt = (unit: string): boolean => unit.includes(OR);

/** True of a concentration, and of a doubt which one it is. */
export const saysConcentration = (unit: string | null): unit is string =>
  unit?.split(OR).some(isConcentration) ?? false;

/** A legend of units: 'mg/L = miligramas por litro'. */
const EXPLAINED = /\/\s?m?l\s*[=:–-]\s*(?:micro|mili|nano|gramas?\b|partes?\b)/i;
const OF_RESULTS = /\bresult/;

const isLegend = (text: string) => EXPLAINED.test(text);

/** True of a text on units that is of no result: a legend, or one of limits or controls. */
export const isOfNoResult = (text: string): boolean =>
  isLegend(text) || ((speaksOfLimit(text) || speaksOfControl(text)) && !OF_RESULTS.test(headerKey(text)));

/**
 * The unit that a cell over or among results says, alone or behind a name; null of one that says none. One that says several,
 * or one in a way that is not understood, leaves a doubt.
 */
export function unitOfHeading(text: string): string | null {
  if (isLegend(text)) return null;
  const named = concentrationsIn(text);
  if (named.length > 1) return isOfNoResult(text) ? null : doubt(named);
  const alone = unitAlone(text);
  if (isBare(alone)) return alone;
  const { unit } = splitHeading(text);
  if (unit !== null) return unit;
  const [hidden] = named;
  return hidden === undefined || COMMON.test(hidden) || isOfNoResult(text) ? null : doubt([null, hidden]);
}

/** The concentration that the header of limits says where it is not the commonest: 'LQ (µg/L)'. */
export function unitOfLimit(header: string | null): string | null {
  const unit = header !== null && headsLimit(header) ? splitHeading(header).unit : null;
  return unit !== null && isUncommon(unit) ? unit : null;
}

const WITHOUT_MASS = /^(?:temp\w*|o?c|ph)\b/;

/** False of a concentration over results of which one is a temperature or a pH: 'Resultados (mg/L)' is of the others. */
export const reaches = (unit: string | null, parametro: string | null): boolean =>
  !saysConcentration(unit) || !WITHOUT_MASS.test(headerKey(parametro ?? ''));

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
