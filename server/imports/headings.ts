import { parseDate } from '../../domain/calendar.ts';
import type { Cell, Row } from './cells.ts';
import { headsField } from './headers.ts';

/** What words of headings a row has. */
interface Words {
  /** One that a day is headed by. */
  isDated: boolean;
  /** Names of registered parameters. */
  parametros: number;
  /** That of a column of parameters, and that of their values. */
  isTall: boolean;
}

/** A day is a number, or a text that begins with one. */
export const mayBeDated = (cell: Cell | undefined): boolean =>
  cell?.v !== undefined && (typeof cell.v !== 'string' || /^\s*\d/.test(cell.v));

const isDay = ({ v }: Cell) => v instanceof Date || (typeof v === 'string' && parseDate(v) !== null);

/**
 * Tells rows of headings from all others. One of samples is dated, and what is told of a client or a report
 * ('Cliente | Metalúrgica | Data | 20/01/2026') says a day: neither heads anything.
 *
 * @param isParametro whether a name is that of a registered parameter
 */
export function headingFinder(isParametro: (name: string) => boolean) {
  const known = new Map<string, keyof Words | 'parametro' | 'valor' | null>();
  const kindOf = (text: string) => {
    if (headsField(text, 'data')) return 'isDated';
    if (headsField(text, 'parametro')) return 'parametro';
    if (headsField(text, 'valor')) return 'valor';
    return isParametro(text) ? 'parametros' : null;
  };
  function wordsOf(row: Row): Words {
    const kinds = row.map((cell) => {
      if (typeof cell?.v !== 'string') return null;
      const kind = known.get(cell.v);
      if (kind !== undefined) return kind;
      const found = kindOf(cell.v);
      known.set(cell.v, found);
      return found;
    });
    return {
      isDated: kinds.includes('isDated'),
      parametros: kinds.filter((kind) => kind === 'parametros').length,
      isTall: kinds.includes('parametro') && kinds.includes('valor'),
    };
  }
  /** Heads results by their names, whatever it calls their place. */
  const headsResults = ({ isDated, parametros, isTall }: Words) => isTall || parametros > (isDated ? 0 : 1);
  const saysDay = (row: Row) => row.some((cell) => cell !== undefined && isDay(cell));
  return {
    /**
     * Whether a row heads something.
     *
     * @param data the column of days under the headings before it
     */
    isHeading(row: Row | undefined, data: number | undefined): row is Row {
      if (row === undefined || mayBeDated(row[data ?? -1])) return false;
      const words = wordsOf(row);
      return (words.isDated || headsResults(words)) && !saysDay(row);
    },
    headsResults: (row: Row | undefined) => row !== undefined && headsResults(wordsOf(row)) && !saysDay(row),
  };
}
export type HeadingFinder = ReturnType<typeof headingFinder>;
