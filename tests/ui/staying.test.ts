import { expect, test } from 'vitest';
import { placesOf } from '../../src/kit/tables/staying.ts';

/** A number, the name that it belongs to, and what is told of it. */
const COLUMNS = [{ width: 88 }, { width: 320 }, { width: 440 }, { width: 120 }];
const NAMED = { fixed: 2, names: 1 };

test('where there is room, all columns up to the one that names the row stay', () => {
  expect(placesOf(COLUMNS, NAMED, 900, false)).toEqual({
    widths: [88, 320, 440, 120],
    offsets: [0, 88, 408, 848, 968],
    fixed: [0, 88],
    staying: 408,
    narrowed: undefined,
  });
});

test('on a narrow window the one that names the row stays alone, in two fifths of what is seen at the most', () => {
  expect(placesOf(COLUMNS, NAMED, 380, true)).toEqual({
    widths: [88, 152, 440, 120],
    offsets: [0, 88, 240, 680, 800],
    fixed: [undefined, 0],
    staying: 152,
    narrowed: 1,
  });
});

test('one that takes less than that is left as it is', () => {
  const places = placesOf(COLUMNS, { fixed: 2, names: 0 }, 380, true);
  expect(places).toMatchObject({ widths: [88, 320, 440, 120], fixed: [0], staying: 88, narrowed: undefined });
});

test('on a wide window as well the others scroll where they would leave little room', () => {
  expect(placesOf(COLUMNS, NAMED, 600, false)).toMatchObject({ fixed: [undefined, 0], staying: 240, narrowed: 1 });
});

test('a table that fits loses nothing', () => {
  expect(placesOf(COLUMNS.slice(0, 2), NAMED, 410, false)).toMatchObject({ widths: [88, 320], fixed: [0, 88] });
  expect(placesOf(COLUMNS.slice(0, 2), NAMED, 410, true)).toMatchObject({ widths: [88, 320], narrowed: undefined });
});
