import type { ListQuery } from '../registers/listQuery.ts';
import { type ColumnFilter, testOf } from './filters.ts';
import { inOrder, type OrderKey } from './order.ts';

/** What of a column decides which rows are shown, and where. */
interface Queried<Row> {
  key: string;
  order?(row: Row): OrderKey;
  filters?: readonly ColumnFilter<Row>[];
}

/** The tests that a filter puts to each row. */
const testsOf = <Row>(columns: readonly Queried<Row>[], filter: ListQuery['filter']) =>
  columns
    .flatMap(({ filters = [] }) => filters)
    .map((one) => testOf(one, filter[one.name]))
    .filter((test) => test !== null);

/** Whether any of the columns is filtered. */
export const isFiltered = <Row>(columns: readonly Queried<Row>[], filter: ListQuery['filter']): boolean =>
  testsOf(columns, filter).length > 0;

/** The rows that pass the filters of all columns, in the order asked for; as given, where it is that of no column. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly Queried<Row>[],
  { filter, sort }: ListQuery,
): readonly Row[] {
  const tests = testsOf(columns, filter);
  const passing = tests.length > 0 ? rows.filter((row) => tests.every((test) => test(row))) : rows;
  const order = columns.find(({ key }) => key === sort.field)?.order;
  return order ? inOrder(passing, order, sort.order) : passing;
}
