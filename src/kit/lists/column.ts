import type { SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a list. */
export interface Column<R extends RaRecord> {
  label: string;
  /** Field that its heading sorts by; without it the column does not sort. */
  source?: string;
  align?: 'left' | 'right' | 'center';
  width?: number;
  /** Its cells head their rows. */
  heading?: boolean;
  /** Its cells name their rows: they lead to where the row opens. */
  opens?: boolean;
  /** Its cells hold what can be done with their rows. */
  options?: boolean;
  /** How its cells break; a cell that does not sort keeps to one line unless said. */
  sx?: SxProps;
  render(record: R): ReactNode;
  /** What a spreadsheet takes of a cell, where it is not the text that it shows. */
  copy?(record: R): string;
}

/** The text that is copied of a cell. */
export function copiedText<R extends RaRecord>({ copy, render }: Column<R>, record: R): string {
  if (copy) return copy(record);
  const shown = render(record);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}

/** What tells a column from the others of its list. */
export const columnKey = ({ source, label }: { source?: string; label: string }) => source ?? label;

/** The columns of a list that its user does not hide. */
export const shownColumns = <R extends RaRecord>(columns: readonly Column<R>[], hidden: readonly string[] = []) =>
  columns.filter((column) => !hidden.includes(columnKey(column)));
