import './setup.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveActive, reveal } from '../../src/kit/tables/activeCell.ts';
import type { WideColumn } from '../../src/kit/tables/column.ts';
import { WideTable } from '../../src/kit/tables/WideTable.tsx';

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
}));

const VIEW_HEIGHT = 440;

beforeEach(() => {
  // The test browser lays nothing out: the view has the height it would have.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW_HEIGHT);
});

function open(rows = ROWS) {
  render(
    <ThemeProvider theme={createTheme()}>
      <WideTable
        label="Coletas"
        rows={rows}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        fixed={2}
        maxHeight={VIEW_HEIGHT}
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

describe('moveActive', () => {
  const bounds = { rows: 100, columns: 5, page: 10 };
  test.each([
    ['ArrowUp', false, { row: 0, column: 2 }, { row: 0, column: 2 }],
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

test('a cell is brought out from under the fixed columns, and in from the right edge', () => {
  const view = { offset: 500, size: 400, covered: 100 };
  expect(reveal(550, 650, view)).toBe(450);
  expect(reveal(850, 950, view)).toBe(550);
  expect(reveal(650, 750, view)).toBe(500);
});
