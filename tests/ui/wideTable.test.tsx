import './setup.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { htmlTable, tabbedText } from '../../src/kit/copying/copied.ts';
import { moveActive } from '../../src/kit/tables/activeCell.ts';
import type { WideColumn } from '../../src/kit/tables/column.ts';
import { pastedCells } from '../../src/kit/tables/pasted.ts';
import type { TableQuery } from '../../src/kit/tables/useTableQuery.ts';
import { WideTable } from '../../src/kit/tables/WideTable.tsx';
import { showOnWindow } from './phone.ts';
import { giveView } from './tableView.ts';

interface Row {
  id: number;
}

const ROWS = Array.from({ length: 10_000 }, (_, id): Row => ({ id }));
const COLUMNS: WideColumn<Row>[] = Array.from({ length: 38 }, (_, at) => ({
  key: `c${at}`,
  header: `Coluna ${at}`,
  unit: at === 2 ? 'mg/L' : undefined,
  width: 80,
  align: 'right',
  render: ({ id }) => ({
    text: `${id}.${at}`,
    mark: id === 1 && at === 2 ? { tone: 'error', label: 'acima do máximo 1,5' } : undefined,
  }),
  // The second one stands for buttons.
  ...(at !== 1 && { copy: ({ id }: Row) => `${id}.${at}` }),
}));

/** Everything, as given. */
const QUERY: TableQuery = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  setSort: () => {},
  setFilter: () => {},
  clear: () => {},
};

const VIEW_HEIGHT = 440;

const keyOf = ({ id }: Row) => id;

beforeEach(() => giveView(VIEW_HEIGHT));

function open(rows = ROWS, onCopied?: (count: number) => void, columns = COLUMNS) {
  render(
    <ThemeProvider theme={createTheme()}>
      <WideTable
        label="Coletas"
        rows={rows}
        columns={columns}
        query={QUERY}
        rowKey={keyOf}
        fixed={2}
        maxHeight={VIEW_HEIGHT}
        onCopied={onCopied}
      />
    </ThemeProvider>,
  );
  return screen.getByRole('grid', { name: 'Coletas' });
}

const activeText = (table: HTMLElement) =>
  document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('only the rows in view are in the document, and the table says how many there are', () => {
  const table = open();
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(table).toHaveAttribute('aria-colcount', '38');
  const rows = [...table.querySelectorAll('tr[aria-rowindex]')];
  expect(rows.length).toBeLessThan(40);
  expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
});

test('headings and row headings have their scope; a mark is said in words', () => {
  const table = open();
  const headings = [...table.querySelectorAll('thead th')];
  expect(headings).toHaveLength(38);
  for (const heading of headings) expect(heading).toHaveAttribute('scope', 'col');
  expect(headings[2]).toHaveTextContent('Coluna 2mg/L');
  expect(within(table).getByText('1.0')).toHaveAttribute('scope', 'row');
  expect(within(table).getByText('1.2')).toHaveTextContent('1.2 acima do máximo 1,5');
});

test('it is one tab stop, in which keys move the active cell', async () => {
  const person = userEvent.setup();
  const table = open(ROWS.slice(0, 12));
  await person.tab();
  expect(table).toHaveFocus();
  expect(activeText(table)).toBe('0.0');
  await person.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(activeText(table)).toContain('1.2');
  await person.keyboard('{End}');
  expect(activeText(table)).toBe('1.37');
  await person.keyboard('{Control>}{Home}{/Control}');
  expect(activeText(table)).toBe('0.0');
  await person.click(within(table).getByText('3.4'));
  expect(activeText(table)).toBe('3.4');
  await person.tab();
  expect(document.body).toHaveFocus();
});

/** Places of the rows that are in the document, counted from 0. */
const rowsDrawn = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')) - 2);

test('a row is brought in from either edge, and once few are left beyond it the next are there, after it is painted', async () => {
  const person = userEvent.setup();
  const table = open();
  const view = table.parentElement!;
  // Eleven rows of 36 pixels fit under the heading of 44.
  await person.tab();
  await person.keyboard('{ArrowDown>10/}');
  expect(view.scrollTop).toBe(0);
  await person.keyboard('{ArrowDown}');
  expect(view.scrollTop).toBe(36);
  expect(activeText(table)).toBe('11.0');
  expect(rowsDrawn(table)).toEqual(Array.from({ length: 14 }, (_, at) => at));
  await person.keyboard('{ArrowDown>2/}');
  await waitFor(() => expect(rowsDrawn(table)).toEqual(Array.from({ length: 17 }, (_, at) => at)));
  await person.keyboard('{Control>}{End}{/Control}');
  expect(view.scrollTop).toBe(10_000 * 36 + 44 - VIEW_HEIGHT);
  expect(activeText(table)).toBe('9999.37');
  expect(rowsDrawn(table)).toEqual(Array.from({ length: 14 }, (_, at) => 9_986 + at));
  await person.keyboard('{ArrowUp>11/}');
  expect(view.scrollTop).toBe(9_988 * 36);
});

test('rows that come into view by scrolling are there in the same frame', () => {
  const table = open();
  table.parentElement!.scrollTop = 5000 * 36;
  fireEvent.scroll(table.parentElement!);
  expect(rowsDrawn(table)).toEqual(Array.from({ length: 17 }, (_, at) => 4_997 + at));
});

const selectedTexts = (table: HTMLElement) =>
  [...table.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent);

/** What a copy of the browser's takes: its kinds, and whether the browser was kept from copying by itself. */
function copyFrom(element: Element) {
  const taken = new Map<string, string>();
  const clipboardData = { setData: (kind: string, text: string) => taken.set(kind, text) };
  const event = createEvent.copy(element, { clipboardData });
  fireEvent(element, event);
  return { text: taken.get('text/plain'), html: taken.get('text/html'), prevented: event.defaultPrevented };
}

test('for as long as it is printed all of it is there, as far as paper goes, and what is not is told', () => {
  const print = (type: 'beforeprint' | 'afterprint') => fireEvent(window, new Event(type));
  giveView(VIEW_HEIGHT, 400);
  const few = ROWS.slice(0, 120);
  const table = open(few);
  const drawn = () => table.querySelectorAll('tbody tr[aria-rowindex]').length;
  const cells = () => table.querySelectorAll('tbody tr[aria-rowindex="2"] > :not([aria-hidden])').length;
  const before = [drawn(), cells()];
  print('beforeprint');
  expect([drawn(), cells()]).toEqual([120, 38]);
  expect(table.querySelectorAll('tbody [aria-hidden]')).toHaveLength(0);
  print('afterprint');
  expect([drawn(), cells()]).toEqual(before);
  cleanup();

  open(few, undefined, COLUMNS.slice(0, 12));
  expect(screen.queryByText('tabela.printed')).toBeNull();
  cleanup();
  const long = open(ROWS, undefined, COLUMNS.slice(0, 12));
  print('beforeprint');
  expect(long.querySelectorAll('tbody tr[aria-rowindex]').length).toBeLessThan(520);
  expect(screen.getByText('tabela.printed')).toBeInTheDocument();
});

test('Shift and the keys select a range, Ctrl as far as it goes, and Esc ends it where it is', async () => {
  const person = userEvent.setup();
  const table = open(ROWS.slice(0, 12));
  expect(table).toHaveAttribute('aria-multiselectable', 'true');
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(selectedTexts(table)).toEqual(['0.2', '0.3', '1.2 acima do máximo 1,5', '1.3']);
  await person.keyboard('{Shift>}{ArrowLeft}{Control>}{ArrowDown}{/Control}{/Shift}');
  expect(selectedTexts(table)).toHaveLength(12);
  await person.keyboard('{Shift>}{Home}{/Shift}');
  expect(selectedTexts(table)).toHaveLength(12 * 3);
  await person.keyboard('{Shift>}{End}{/Shift}');
  expect(selectedTexts(table)).toHaveLength(12 * 36);
  await person.keyboard('{Escape}');
  expect(selectedTexts(table)).toEqual([]);
  expect(activeText(table)).toBe('11.37');
  await person.keyboard('{Control>}a{/Control}');
  expect(selectedTexts(table)).toHaveLength(12 * 38);
});

test('the pointer selects by dragging, and by pressing with Shift', async () => {
  const person = userEvent.setup();
  const table = open(ROWS.slice(0, 12));
  const cell = (text: string) => within(table).getByText(text);
  await person.pointer([
    { keys: '[MouseLeft>]', target: cell('2.2') },
    { target: cell('3.3') },
    { keys: '[/MouseLeft]' },
  ]);
  expect(selectedTexts(table)).toEqual(['2.2', '2.3', '3.2', '3.3']);
  await person.pointer({ target: cell('9.9') });
  expect(selectedTexts(table)).toHaveLength(4);
  await person.keyboard('{Shift>}');
  await person.pointer({ keys: '[MouseLeft]', target: cell('2.4') });
  expect(selectedTexts(table)).toEqual(['2.2', '2.3', '2.4']);
});

test('copying takes the selected cells, however many are out of sight, and leaves out columns of buttons', async () => {
  const person = userEvent.setup();
  const onCopied = vi.fn();
  const table = open(ROWS, onCopied);
  expect(copyFrom(document.body).prevented).toBe(false);
  await person.tab();
  expect(copyFrom(document.body)).toMatchObject({ text: '0.0', prevented: true });
  await person.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copyFrom(table)).toMatchObject({
    text: '0.0\t0.2\r\n1.0\t1.2',
    html: '<table><tr><td>0.0</td><td>0.2</td></tr><tr><td>1.0</td><td>1.2</td></tr></table>',
  });
  expect(onCopied).toHaveBeenLastCalledWith(4);
  await person.keyboard('{Control>}{Home}{Shift>}{ArrowDown}{/Shift}{/Control}');
  expect(copyFrom(table).text?.split('\r\n')).toHaveLength(10_000);
});

test('a cell that holds what would part cells is quoted, and what would be a formula is a text', () => {
  const [quoted, formulas] = [
    ['a\tb', 'diz "sim"', 'duas\nlinhas', '', '1234,5'],
    ['=1+1', '@x', '-5,2', '-a', '<2'],
  ];
  expect(tabbedText([quoted!])).toBe('"a\tb"\t"diz ""sim"""\t"duas\nlinhas"\t\t1234,5');
  expect(tabbedText([formulas!])).toBe("'=1+1\t'@x\t-5,2\t'-a\t<2");
  const odd = ["'-a", "''=b", "'c", "-x\t'y", '-', '+7'];
  for (const cells of [quoted!, formulas!, odd]) expect(pastedCells(tabbedText([cells]))).toEqual([cells]);
  expect(htmlTable([['<2', 'a & "b"']])).toBe('<table><tr><td>&lt;2</td><td>a &amp; &quot;b&quot;</td></tr></table>');
});

describe('moveActive', () => {
  const bounds = { rows: 100, columns: 5, page: 10 };
  test.each([
    ['ArrowUp', false, { row: 0, column: 2 }, { row: 0, column: 2 }],
    ['ArrowDown', true, { row: 3, column: 2 }, { row: 99, column: 2 }],
    ['ArrowLeft', true, { row: 3, column: 2 }, { row: 3, column: 0 }],
    ['ArrowLeft', false, { row: 3, column: 0 }, { row: 3, column: 0 }],
    ['PageDown', false, { row: 95, column: 2 }, { row: 99, column: 2 }],
    ['PageUp', false, { row: 50, column: 2 }, { row: 40, column: 2 }],
    ['End', true, { row: 3, column: 1 }, { row: 99, column: 4 }],
    ['Home', false, { row: 3, column: 4 }, { row: 3, column: 0 }],
    ['a', false, { row: 3, column: 4 }, null],
  ])('%s (Ctrl: %s) from %o', (key, ctrl, from, to) => {
    expect(moveActive(from, key, ctrl, bounds)).toEqual(to);
  });
});

test('a table is as wide as its columns, and as the window where that is wider', () => {
  expect(open(ROWS.slice(0, 12))).toHaveStyle({ width: '3040px', minWidth: '100%' });
});

test.each([
  // As wide as the figures of another font may be.
  [83, 80],
  // Letters 0.12 em apart (WCAG 1.4.12), and texts of half again the size.
  [96, 100],
  [120, 130],
])('where ten figures take %s pixels, a column of 80 has %s', async (figures, width) => {
  class Observer {
    told: () => void;
    constructor(told: () => void) {
      this.told = told;
    }
    observe(element: Element) {
      if (element.tagName === 'SPAN') queueMicrotask(this.told);
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(figures);
  try {
    const table = open(ROWS.slice(0, 12));
    await waitFor(() => expect(table.querySelector('col')).toHaveStyle({ width: `${width}px` }));
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('in a view narrower than the columns', () => {
  /** Its first 80 pixels are covered by the one column that stays in a narrow window. */
  const VIEW_WIDTH = 400;
  /** Of the row at such a place, counted from 0. */
  const drawn = (table: HTMLElement, row = 0) =>
    [...table.querySelectorAll(`tr[aria-rowindex="${row + 2}"] > [aria-colindex]`)].map(
      (cell) => Number(cell.getAttribute('aria-colindex')) - 1,
    );

  function openNarrow(columns = COLUMNS) {
    showOnWindow(VIEW_WIDTH);
    giveView(VIEW_HEIGHT, VIEW_WIDTH);
    const table = open(ROWS.slice(0, 12), undefined, columns);
    const view = table.parentElement!;
    const scroll = (left: number) => {
      view.scrollLeft = left;
      fireEvent.scroll(view);
    };
    return { table, view, scroll };
  }

  test('only the columns in view are in the document, at their places in the row', () => {
    const { table, scroll } = openNarrow();
    expect(drawn(table)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    scroll(1600);
    const columns = drawn(table);
    expect(columns[0]).toBe(0);
    expect(columns).toEqual(expect.arrayContaining([21, 22, 23, 24]));
    expect(columns.length).toBeLessThan(12);
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      expect([...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(38);
      expect(row.querySelector('[aria-colindex="24"]')).toHaveTextContent('.23');
    }
  });

  test('a cell is brought out from under the fixed columns, and in from the right edge', async () => {
    const person = userEvent.setup();
    const { table, view } = openNarrow();
    await person.tab();
    await person.keyboard('{End}');
    expect(view.scrollLeft).toBe(38 * 80 - VIEW_WIDTH);
    expect(activeText(table)).toBe('0.37');
    await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    // The one before it lies under the fixed columns.
    expect(view.scrollLeft).toBe(34 * 80 - 80);
    expect(activeText(table)).toBe('0.34');
    await person.keyboard('{Home}');
    // To where the row begins.
    expect(view.scrollLeft).toBe(0);
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(view.scrollLeft).toBe(0);
    expect(activeText(table)).toBe('0.2');
  });

  test('the column that names the row heads it and stays, narrower, and no cell is hidden beneath it', async () => {
    const person = userEvent.setup();
    const named = COLUMNS.map((column, at) => (at === 1 ? { ...column, width: 320, names: true } : column));
    const { table, view, scroll } = openNarrow(named);
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('0.1');
    expect([...table.querySelectorAll('col')].slice(0, 3).map(({ style }) => style.width)).toEqual([
      '80px',
      '160px',
      '80px',
    ]);
    scroll(1600);
    expect(drawn(table).slice(0, 2)).toEqual([0, 1]);
    const stays = [...table.querySelectorAll('thead th')].filter((head) => head.hasAttribute('data-fixed'));
    expect(stays.map(({ textContent }) => textContent)).toEqual(['Coluna 1']);
    // Its name takes a second line where it needs one.
    expect([...table.querySelectorAll('[data-wraps]')]).toEqual(stays);
    await person.tab();
    await person.keyboard('{End}');
    expect(view.scrollLeft).toBe(37 * 80 + 160 - VIEW_WIDTH);
    await person.keyboard('{Home}{ArrowRight>6/}{ArrowLeft>4/}');
    expect(activeText(table)).toBe('0.2');
    expect(view.scrollLeft).toBe(80);
    await person.keyboard('{ArrowLeft}');
    expect(view.scrollLeft).toBe(80);
    await person.keyboard('{ArrowLeft}');
    expect(view.scrollLeft).toBe(0);
  });

  test('of numbers in a column wider than the room beside the names the right end is brought into view', async () => {
    const person = userEvent.setup();
    const wide = COLUMNS.map((column, at) => (at === 3 ? { ...column, width: 390 } : column));
    const { table, view } = openNarrow(wide);
    await person.tab();
    await person.keyboard('{ArrowRight>3/}');
    expect(activeText(table)).toBe('0.3');
    expect(view.scrollLeft).toBe(3 * 80 + 390 - VIEW_WIDTH);
  });

  test('an active cell that was scrolled out of the document is not told as if it were there', async () => {
    const person = userEvent.setup();
    const { table, scroll } = openNarrow();
    await person.tab();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    scroll(1600);
    expect(table).not.toHaveAttribute('aria-activedescendant');
    await person.keyboard('{ArrowRight}');
    expect(activeText(table)).toBe('0.3');
  });
});
