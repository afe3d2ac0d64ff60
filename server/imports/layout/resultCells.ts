import { isLabValue, labText, parseLabValue } from '../../../domain/coleta/labValue.ts';
import { agreedUnit, isConcentration, isSurelyUnit, saysNoUnit } from '../../../domain/coleta/unidade.ts';
import { cellText, cellValue, clipped, type Row } from '../cells/cells.ts';
import { isUnitAnywhere, saysBelowLimit, saysSignAlone } from '../cells/columnKinds.ts';
import { withoutMethod } from '../units/methodUnits.ts';
import { asShown, type Said, type unitReader } from '../units/shownUnit.ts';
import { doubt, isUncommon, unitAlone } from '../units/unitTexts.ts';

/** The columns that tell a result, worked out once for a sheet. */
export interface ResultCells {
  /** That of the value. Of two, where a header stands over a sign and its value, the last filled one is the value's. */
  valores: readonly number[];
  /** Nothing says which of `valores` is the result's: all are told, and none is one. */
  varios?: boolean;
  /** Other columns that are headed as that of the values: one that says otherwise leaves neither the result. */
  outros?: readonly number[];
  /** What stands there before the value is its sign. */
  sinais?: readonly number[];
  /** What stands there is its unit; of several, what they say together. */
  unidades?: readonly number[];
  /** Where those say nothing: what can be nothing but a unit. */
  talvezUnidades?: readonly number[];
  /** Columns, with their headers, where a sign may be of this result or of something else. */
  duvidas?: readonly (readonly [column: number, header: string | null])[];
}

/** What a cell says that names something. */
export const textOf = (row: Row | undefined, column: number | undefined): string | null =>
  column === undefined ? null : clipped(cellText(row?.[column]));

/** A cell's laboratory value as its format shows it; null where there is none. */
const rawOf = (row: Row, column: number): string | null => clipped(cellValue(asShown(row[column])));

/** What two places say of one unit: both, where one says otherwise than the other. */
export const together = (one: string, other: string): string => agreedUnit(one, other) ?? doubt([one, other]);

const NONE: readonly number[] = [];

/** What a cell says of a unit. */
function unitAt(row: Row, column: number | undefined): string | null {
  const cell = textOf(row, column);
  return cell && withoutMethod(unitAlone(cell));
}

/** What is said of a result's unit in its row; null where nothing is. A dash alone says that there is none. */
export function unitOf(row: Row, { unidades = NONE, talvezUnidades = NONE }: ResultCells): string | null {
  if (talvezUnidades.length === 0 && unidades.length <= 1) return unitAt(row, unidades[0]);
  const texts = unidades.flatMap((column) => unitAt(row, column) ?? []);
  const said = texts.filter((text) => !saysNoUnit(text));
  if (said.length > 0) return said.reduce(together);
  const surely = talvezUnidades
    .map((column) => textOf(row, column))
    .find((text) => text !== null && isUnitAnywhere(text));
  return surely ?? texts[0] ?? null;
}

/** What is read of several columns of which any may be the result's: no value, but what they say. */
function severalOf(row: Row, valores: readonly number[]): string | null {
  const texts = valores.map((column) => rawOf(row, column));
  return texts.every((text) => text === null) ? null : clipped(texts.map((text) => text ?? '–').join(' | '));
}

/** A sign joined to its value, which says it itself where it is below what '<LQ' says. */
const signed = (sign: string | null, value: string | null): string =>
  sign !== null && saysBelowLimit(sign) && parseLabValue(value).operator === '<' ? (value ?? '') : labText(sign, value);

/** A value with a sign beside it that may not be its own: no value, unless it says the same itself. */
function doubted(valor: string, row: Row, duvidas: NonNullable<ResultCells['duvidas']>): string {
  if (!isLabValue(valor)) return valor;
  for (const [column, header] of duvidas) {
    const text = textOf(row, column);
    if (text === null || !saysSignAlone(text) || signed(text, valor) === valor) continue;
    return clipped(`(${header === null ? '' : `${header}: `}${text}) ${valor}`) ?? valor;
  }
  return valor;
}

/** What is said of a result that is no value, under the header of one: 'Conforme', 'Acima do VMP', or nothing: 'N/A', 'Obs. 1'. */
const NO_VALUE =
  /^(?:(?:(?:n[aã]o\s+)?(?:em\s+)?(?:conf\b|conform|inconform|atend|aprovad|reprovad|satisf|insatisf|adequad|inadequad|aceit|inaceit|normal|regular|irregular|permitid|exced|ultrapass|cumpr|liberad|validad)|(?:em\s+des|de\s+)acordo|(?:acima|abaixo|superior|inferior)\s+(?:d[oae]s?|ao)\s+(?:padr|vmp|limite\s+(?:m[aá]x|permit))|[<>]\s*vmp|dentro|fora|ver\b|n[aã]o\s+(?:se\s+)?aplic)\D*|(?:obs|nota)\W*\d{0,2}|ok|sim|n[aã]o|n?c|n\.?\/?a\.?|[=*]+)$/i;
/** The norm by which a verdict is given. */
const BY_NORM = /[\s(-]+(?:(?:resolu[cç][aã]o|res\.?)\s+)?(?:conama|decreto|art)\b.*$/i;

/** What says that nothing was found, or not enough: as '<' and a number do. */
const NOT_FOUND = /^(?:n[aã]o\s+(?:detect|quantific)|n\.?q\.?$|tra[cç]os$|ausente$)/i;

/** A value without what stands behind it and is none of it, and its unit: '12,5 mg/L', '0,5*', '12,5 (1)', '12,5 ± 0,3'. */
function valueAlone(text: string): { value: string; unit: string | null } {
  const alone = text.replace(/\s*(?:[([][^()[\]]*[)\]]|[*¹²³⁰-⁹]+|±.*)$/, '');
  const [, value = alone, unit = ''] = /^(\S*[\d.,]+)\s+(\S+)$/.exec(alone) ?? [];
  return isSurelyUnit(unit) ? { value, unit } : { value: alone, unit: null };
}

/** Whether another column of values says another value than the result's, with its sign, or another unit. */
function saysOtherwise(other: string | null, valor: string | null, unidade: string | null): boolean {
  if (other === null || other === valor || saysNoUnit(other) || NO_VALUE.test(other.replace(BY_NORM, ''))) return false;
  if (valor === null) return true;
  const { value: said, unit } = valueAlone(other);
  const [one, two] = [parseLabValue(valor), parseLabValue(said)];
  if (saysBelowLimit(said) || NOT_FOUND.test(said)) return one.operator !== '<';
  const isOfOther =
    unidade === null ? isUncommon : (one: string) => isConcentration(one) && agreedUnit(one, unidade) === null;
  if (!isLabValue(said) || (unit !== null && isOfOther(unit))) return true;
  return one.operator !== two.operator || one.number !== two.number;
}

/** The texts of signs, each once, as one; '<LQ' beside '<' says no more than that. */
function signIn(row: Row, columns: readonly number[]): string | null {
  if (columns.length <= 1) return textOf(row, columns[0]);
  const texts = [...new Set(columns.flatMap((column) => textOf(row, column) ?? []))];
  const isBelow = texts.some((text) => labText(text, 1) === '<1');
  return texts.filter((text) => !isBelow || !saysBelowLimit(text)).join(' ') || null;
}

/**
 * The result that a row holds, its sign joined to its value; null where it has no value. Where it is not certain what is
 * said of it the value is none that can be read, and tells what was found.
 *
 * @param said its parameter, and what is said of its unit besides by the cell itself
 */
export function resultOf(
  row: Row,
  { valores, varios, outros = NONE, sinais = NONE, duvidas }: ResultCells,
  said: Said,
  measured: ReturnType<typeof unitReader>,
) {
  if (varios) {
    const several = severalOf(row, valores);
    return several === null ? null : { parametro: said.parametro, unidade: said.unidade, valor: several };
  }
  const filled = valores.length === 1 ? valores : valores.filter((column) => rawOf(row, column) !== null);
  const at = filled.at(-1) ?? -1;
  const raw = rawOf(row, at);
  const sign = signIn(row, filled.length > 1 ? [...sinais, ...filled.slice(0, -1)] : sinais);
  const valor = sign === null ? raw : clipped(signed(sign, raw)) || null;
  const isTold = outros.some((column) => saysOtherwise(rawOf(row, column), valor, said.unidade));
  if (isTold)
    return { parametro: said.parametro, unidade: said.unidade, valor: severalOf(row, [...valores, ...outros]) ?? '' };
  if (valor === null) return null;
  return measured(row[at]?.shown, { ...said, valor: duvidas ? doubted(valor, row, duvidas) : valor });
}
