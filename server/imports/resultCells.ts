import { labText } from '../../domain/coleta/labValue.ts';
import { cellText, cellValue, clipped, type Row } from './cells.ts';
import type { Field } from './headers.ts';
import { asShown, type unitReader } from './shownUnit.ts';

/** What a cell says that names something. */
export const textOf = (row: Row | undefined, column: number | undefined): string | null =>
  column === undefined ? null : clipped(cellText(row?.[column]));

/** A cell's laboratory value as its format shows it; null where there is none. */
export const rawOf = (row: Row, column: number | undefined): string | null =>
  column === undefined ? null : clipped(cellValue(asShown(row[column])));

/** The result that a row of a tall sheet holds, its sign joined to its value; null where it has no value. */
export function tallResult(
  row: Row,
  { parametro, sinal, valor: column, unidade }: Partial<Record<Field, number>>,
  measured: ReturnType<typeof unitReader>,
) {
  const valor = clipped(labText(textOf(row, sinal), rawOf(row, column))) || null;
  if (valor === null || column === undefined) return null;
  return measured(row[column]?.shown, { parametro: textOf(row, parametro), valor, unidade: textOf(row, unidade) });
}
