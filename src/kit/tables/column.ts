import type { ReactNode } from 'react';
import type { ColumnFilter } from '../../../reports/tabela/filters.ts';
import type { OrderKey } from '../../../reports/tabela/order.ts';
import type { Tone } from './tones.ts';

/** What sets a cell apart: a sign beside the text, the same said in words, and a colour where it has one. */
export interface CellMark {
  tone?: Tone;
  /** Said to those who do not see the colour, and shown on hover: `acima do máximo 1,5`. */
  label: string;
  icon?: ReactNode;
}

/** What a cell shows. `text` may be empty when the mark says it all. */
export interface WideCell {
  text: string;
  mark?: CellMark;
  /** What stands in the cell instead of the text: buttons, which the table's own keys do as well. */
  content?: ReactNode;
}

/**
 * A column of a wide table, as data. Widths are fixed, in pixels: nothing is measured while scrolling. A column of
 * buttons is neither copied nor put in order.
 */
export interface WideColumn<Row> {
  key: string;
  header: string;
  /** Second line of the heading. */
  unit?: string;
  /** The heading may take two lines, the unit among them. */
  wraps?: boolean;
  width: number;
  /** It names its row: it heads it, and stays in view. The first one, unless told. */
  names?: boolean;
  /** Buttons alone: on paper it is left out. */
  options?: true;
  align?: 'left' | 'right' | 'center';
  render(row: Row): WideCell;
  /** What another spreadsheet takes of a cell: numbers with a comma and no points; '' for an empty one. */
  copy?(row: Row): string;
  order?(row: Row): OrderKey;
  filters?: readonly ColumnFilter<Row>[];
}

/** Place of the column that names its row; the first, where that one is hidden. */
export const namingColumn = (columns: readonly { names?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ names }) => names),
  );

/** Pixels from the left edge to the start of each column, and the whole width at the end. */
export function columnOffsets(columns: readonly { width: number }[]): number[] {
  let left = 0;
  return [0, ...columns.map(({ width }) => (left += width))];
}
