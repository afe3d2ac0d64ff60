import type { Fact, FactsBlock } from '../document.ts';
import type { Faces } from '../face.ts';
import { COLORS, type Page, type TextStyle } from '../page.ts';
import { NOTHING } from '../report.ts';
import { type Laid, stack, type Unit } from './laid.ts';
import { type Column, linesOf } from './text.ts';

const LABEL: TextStyle = { weight: 'regular', size: 7, color: COLORS.muted };
const VALUE: TextStyle = { weight: 'regular', size: 9, color: COLORS.ink };
const TITLE: TextStyle = { weight: 'bold', size: 8.5, color: COLORS.brand };
const TITLE_LEADING = 11;
const PADDING = { x: 5, y: 3.5 } as const;
const LABEL_LEADING = 8.5;
const VALUE_LEADING = 11.5;
const BORDER = 0.6;

/** Lines of values that stay together; a longer field is cut between pages. */
const MOST_LINES = 40;

/** A field with its place in its line of the form, in points. */
interface Cell {
  x: number;
  width: number;
  label: string[];
  value: string[];
}

/** Fields in lines of the form: as many as its columns hold; the last of a line takes what is left of it. */
function formLines({ columns, facts }: FactsBlock): { fact: Fact; column: number; span: number }[][] {
  const lines: { fact: Fact; column: number; span: number }[][] = [];
  let next = columns;
  for (const fact of facts) {
    const span = Math.min(fact.span ?? 1, columns);
    if (next + span > columns) {
      lines.push([]);
      next = 0;
    }
    lines[lines.length - 1]!.push({ fact, column: next, span });
    next += span;
  }
  for (const line of lines) {
    const last = line[line.length - 1]!;
    last.span = columns - last.column;
  }
  return lines;
}

/** The borders of a line of the form: around it and between its fields. Lines share theirs. */
function drawBorders(page: Page, cells: readonly Cell[], { left, width }: Column, top: number, height: number): void {
  for (const y of [top, top + height]) page.rule(left, y, width, BORDER, COLORS.rule);
  for (const x of [...cells.map((cell) => cell.x), left + width - BORDER]) {
    page.box(x, top, BORDER, height, COLORS.rule);
  }
}

/** A line of the form with the values' lines `from` to `to` (exclusive), and the labels above the first of them. */
function formUnit(cells: readonly Cell[], column: Column, from: number, to: number): Unit {
  const labels = from === 0 ? Math.max(...cells.map(({ label }) => label.length)) : 0;
  const height = 2 * PADDING.y + labels * LABEL_LEADING + (to - from) * VALUE_LEADING;
  return {
    height,
    draw(page, top) {
      drawBorders(page, cells, column, top, height);
      for (const { x, label, value } of cells) {
        const left = x + PADDING.x;
        const below = top + PADDING.y + labels * LABEL_LEADING;
        if (from === 0) {
          label.forEach((line, at) => {
            page.text(line, left, top + PADDING.y + at * LABEL_LEADING + LABEL.size, LABEL);
          });
        }
        value.slice(from, to).forEach((line, at) => {
          page.text(line, left, below + at * VALUE_LEADING + VALUE.size, VALUE);
        });
      }
    },
  };
}

/** What a field holds, cut into lines: where that is nothing, `-` or the blank to write on. */
function valueLines({ value, blank }: Fact, room: number, faces: Faces): string[] {
  const held = value.trim();
  const lines = held === '' && blank ? [] : linesOf(held || NOTHING, VALUE, room, faces);
  return [...lines, ...Array<string>(Math.max(0, (blank ?? 0) - lines.length)).fill('')];
}

/** What the fields are of, on the ground of headings. */
function titleUnit(title: string, { left, width }: Column, faces: Faces): Unit {
  const lines = linesOf(title, TITLE, width - 2 * PADDING.x, faces);
  const height = lines.length * TITLE_LEADING + 3;
  return {
    height,
    draw(page, top) {
      page.box(left, top, width, height, COLORS.head);
      lines.forEach((line, at) => {
        page.text(line, left + PADDING.x, top + at * TITLE_LEADING + TITLE.size + 2, TITLE);
      });
    },
  };
}

/** The fields of a form in a grid, each with its name above. */
export function layOutFacts(block: FactsBlock, faces: Faces, column: Column): Laid {
  const each = column.width / block.columns;
  const units = formLines(block).flatMap((line) => {
    const cells = line.map(({ fact, column: at, span }): Cell => {
      const width = span * each;
      const room = width - 2 * PADDING.x;
      return {
        x: column.left + at * each,
        width,
        label: linesOf(fact.label, LABEL, room, faces),
        value: valueLines(fact, room, faces),
      };
    });
    const count = Math.max(...cells.map(({ value }) => value.length));
    const pieces: Unit[] = [];
    for (let from = 0; from < count; from += MOST_LINES) {
      pieces.push(formUnit(cells, column, from, Math.min(count, from + MOST_LINES)));
    }
    return pieces;
  });
  if (!block.title) return stack(units, 5, block.keep);
  const titled = stack([titleUnit(block.title, column, faces), ...units], 9, block.keep);
  return { ...titled, least: titled.whole, counted: block.counted === true };
}
