import { labText } from '../../domain/coleta/labValue.ts';
import { cellText, cellValue, clipped, type Row } from './cells.ts';
import { asShown, type unitReader } from './shownUnit.ts';

/** The columns that tell a result. */
export interface ResultCells {
  /** That of the value. Of two, where a header stands over a sign and its value, the last filled one is the value's. */
  valores: readonly number[];
  sinal?: number | undefined;
  unidade?: number | undefined;
}

/** What a cell says that names something. */
export const textOf = (row: Row | undefined, column: number | undefined): string | null =>
  column === undefined ? null : clipped(cellText(row?.[column]));

/** A cell's laboratory value as its format shows it; null where there is none. */
const rawOf = (row: Row, column: number): string | null => clipped(cellValue(asShown(row[column])));

/**
 * The result that a row holds, its sign joined to its value; null where it has no value.
 *
 * @param said its parameter, and what is said of its unit besides by the cell itself
 */
export function resultOf(
  row: Row,
  { valores, sinal }: ResultCells,
  said: { parametro: string | null; unidade: string | null },
  measured: ReturnType<typeof unitReader>,
) {
  const filled = valores.length === 1 ? valores : valores.filter((column) => rawOf(row, column) !== null);
  const at = filled.at(-1) ?? -1;
  const raw = rawOf(row, at);
  const signs = [sinal, ...filled.slice(0, -1)].flatMap((column) => textOf(row, column) ?? []);
  const valor = signs.length === 0 ? raw : clipped(labText(signs.join(' '), raw)) || null;
  return valor === null ? null : measured(row[at]?.shown, { ...said, valor });
}
