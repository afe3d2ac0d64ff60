import { isConcentration, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { isUnitAnywhere } from './columnKinds.ts';
import { headerKey, headsField, splitUnit } from './headers.ts';

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

/** A heading over several results, or over all of a sheet's, as name and unit: 'Metais (µg/L)', 'Resultados em µg/L'. */
export function splitHeading(text: string): { name: string; unit: string | null } {
  const behind = splitUnit(text);
  if (behind.unit !== null && isSurelyUnit(behind.unit)) return behind;
  for (const form of [IN_UNIT, UNIT_LAST]) {
    const [, name = '', unit = ''] = form.exec(withoutException(text).trim()) ?? [];
    if (unit !== '' && isUnitAnywhere(unit)) return { name, unit };
  }
  return { name: text, unit: null };
}

/** The unit that a cell over or among results says, alone or behind a name; null of one that says none for sure. */
export function unitOfHeading(text: string): string | null {
  const alone = unitAlone(text);
  return isUnitAnywhere(alone) ? alone : splitHeading(text).unit;
}

const WITHOUT_MASS = /^(?:temp\w*|o?c|ph)\b/;

/** False of a concentration over results of which one is a temperature or a pH: 'Resultados (mg/L)' is of the others. */
export const reaches = (unit: string | null, parametro: string | null): boolean =>
  !isConcentration(unit) || !WITHOUT_MASS.test(headerKey(parametro ?? ''));

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
