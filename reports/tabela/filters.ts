import { normalize } from '../../domain/searchText.ts';
import { type Period, readPeriod } from './period.ts';

/** A filter of a column. Its value stands in the page's address under its name. */
export type ColumnFilter<Row> = {
  name: string;
  label: string;
} & (
  | { /** Cells that contain a text. */ kind: 'text'; of(row: Row): string }
  | { kind: 'choice'; choices: readonly (readonly [value: string, text: string])[]; of(row: Row): string }
  | {
      /** Days from one to another, both inclusive; `of` gives 'YYYY-MM-DD'. */ kind: 'period';
      of(row: Row): string | null;
    }
  | { kind: 'check'; of(row: Row): boolean }
);

/** Whether a row passes a filter; null when the value, which any address may hold, asks for nothing. */
export function testOf<Row>(filter: ColumnFilter<Row>, value: unknown): ((row: Row) => boolean) | null {
  switch (filter.kind) {
    case 'text': {
      const wanted = typeof value === 'string' ? normalize(value) : '';
      if (wanted === '') return null;
      return (row) => {
        const text = normalize(filter.of(row));
        return text.includes(wanted) || ungrouped(text).includes(wanted);
      };
    }
    case 'choice':
      return typeof value === 'string' && value !== '' ? (row) => filter.of(row) === value : null;
    case 'period': {
      const period = readPeriod(value);
      return period && ((row) => isWithin(filter.of(row), period));
    }
    case 'check':
      return value === true ? filter.of : null;
  }
}

/** Its numbers as they are typed and copied: without the points between thousands. */
const ungrouped = (text: string) => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '');

const isWithin = (day: string | null, { dtInicio, dtFim }: Period) => day !== null && day >= dtInicio && day <= dtFim;
