import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { type Cell, cellValue, type Row, sheetDate } from '../cells/cells.ts';
import { headsField, splitUnit } from './headers.ts';

const MONTHS = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
/** A note with its number: '1) Resultados em µg/L', '2. Limites', '1 Resultados'; not '14 de janeiro' or '14 jan. 2026'. */
const NOTE = new RegExp(
  String.raw`^\s*\d{1,2}\s*(?:[).]\s*|\s)(?!de\s|(?:${MONTHS})(?!\p{L})|(?:${MONTHS})\p{L}*[\s./-]+(?:de\s+)?\d)\p{L}{2}`,
  'iu',
);

/** A day is a number, or a text that begins with one and is no note. */
export const mayBeDated = (cell: Cell | undefined): boolean =>
  cell?.v !== undefined && (typeof cell.v !== 'string' || (/^\s*\d/.test(cell.v) && !NOTE.test(cell.v)));

const isDay = (cell: Cell | undefined) =>
  cell?.v instanceof Date || (typeof cell?.v === 'string' && sheetDate(cell.v) !== null);

/** What a text is as a heading: of a day, a place, a column of parameters or of their values, or a registered parameter's. */
type Word = 'data' | 'lugar' | 'parametro' | 'valor' | 'registrado';

const FIELDS = [
  ['data', 'data'],
  ['ponto', 'lugar'],
  ['cliente', 'lugar'],
  ['parametro', 'parametro'],
  ['valor', 'valor'],
] as const;

/** What a row would head. */
export interface Headings {
  isDated: boolean;
  isPlaced: boolean;
  /** Names of results, whatever else it has: those of parameters, or the columns of a row each result. */
  headsResults: boolean;
  /** The columns in which those stand. */
  named: ReadonlySet<number>;
}

const NONE: Headings = { isDated: false, isPlaced: false, headsResults: false, named: new Set() };

/**
 * Tells what rows would head. One with a value is of results; what is told of a client or a report says the day behind its
 * name ('Cliente | Metalúrgica | Data | 20/01/2026') and heads nothing. A letter alone is no parameter's name: 'N' is no more
 * nitrogen than 'não'.
 *
 * @param isParametro whether a name is that of a registered parameter
 */
export function headingFinder(isParametro: (name: string) => boolean): (row: Row | undefined) => Headings {
  const known = new Map<string, Word | null>();
  function wordOf(text: string): Word | null {
    const field = FIELDS.find(([name]) => headsField(text, name));
    if (field) return field[1];
    const { name } = splitUnit(text);
    return name.trim().length > 1 && (isParametro(text) || isParametro(name)) ? 'registrado' : null;
  }
  return (row) => {
    if (!row) return NONE;
    const words = Array.from(row, (cell) => {
      if (typeof cell?.v !== 'string') return null;
      const word = known.get(cell.v);
      if (word !== undefined) return word;
      const found = wordOf(cell.v);
      known.set(cell.v, found);
      return found;
    });
    const isDated = words.includes('data');
    const isLabel = words.some(
      (word, at) => word === 'data' && isDay(row.slice(at + 1).find((cell) => cell !== undefined)),
    );
    if (isLabel) return NONE;
    const registered = words.filter((word) => word === 'registrado').length;
    const isTall = words.includes('parametro') && words.includes('valor');
    const mayHead = isTall || registered > (isDated ? 0 : 1);
    const isValue = (text: string | null) => text !== null && isLabValue(text);
    const hasValue = () => row.some((cell) => isValue(cellValue(cell)) && !isDay(cell));
    const isNamed = (word: Word | null | undefined) =>
      word === 'registrado' || word === 'parametro' || word === 'valor';
    const named = new Set([...words.keys()].filter((column) => isNamed(words[column])));
    return { isDated, isPlaced: words.includes('lugar'), headsResults: mayHead && !hasValue(), named };
  };
}
export type HeadingFinder = ReturnType<typeof headingFinder>;
