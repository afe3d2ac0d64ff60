import type { Theme } from '@mui/material/styles';
import { HEAD_HEIGHT, wideTableStyle } from '../../kit/tables/style.ts';
import { ROW_HEIGHT } from '../../kit/theme.ts';

/** Pixels: the line below it is its row's. */
const CELL_HEIGHT = ROW_HEIGHT - 1;

/** The class of what the grid stands in. */
export const GRADE = 'grade-de-leituras';

/**
 * Styles of the grid, given to its container: those of wide tables, and what is typed. By a class of their own, for those of a
 * component are worked out again at each of its drawings: at every key.
 */
export function estiloDaGrade(theme: Theme) {
  const { palette } = theme;
  const other = palette.mode === 'dark' ? '#202a30' : '#f2f5f7';
  const typed = palette.mode === 'dark' ? '#3a3013' : '#fff6dc';
  const wide = wideTableStyle(theme);
  const style = {
    ...wide,
    // Each row is laid out and drawn by itself: nothing that is typed in one of them touches another. Ground and line are the row's,
    // so that a cell is its text and no more.
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'flex', contain: 'layout size style' },
    '& tr > *': { flex: 'none' },
    '& thead tr': { height: HEAD_HEIGHT },
    '& thead th': { ...wide['& thead th'], display: 'grid', alignContent: 'center', whiteSpace: 'normal' },
    '& tbody tr': { height: ROW_HEIGHT, borderBottom: `1px solid ${palette.divider}`, boxSizing: 'border-box' },
    '& tbody tr > *': { display: 'block', height: CELL_HEIGHT, lineHeight: `${CELL_HEIGHT}px`, borderBottom: 0 },
    '& tbody tr > td:not([data-active], [data-fixed])': { position: 'static' },
    // Nothing of a row is drawn through what stays in view.
    '& tbody tr, & tbody [data-fixed]': { backgroundColor: palette.background.paper },
    '& tbody tr[data-other], & tbody tr[data-other] [data-fixed]': { backgroundColor: other },
    '& tbody tr [data-typed]': { backgroundColor: typed, fontWeight: 600 },
    '& tbody td[data-tone]': { fontWeight: 400 },
    '& tbody [data-options]': { cursor: 'default', padding: '0 2px', overflow: 'visible' },
    // Each that has a place of its own is one more thing to put together at every frame.
    '& tbody [data-options] > *': { position: 'static' },
    '& tbody [data-options] svg': { fontSize: '1.25rem', marginRight: 0 },
    '& table:focus [data-active], & [data-active]:focus-within': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
    },
    '& [data-active] > input, & [data-active] > select': {
      position: 'absolute',
      top: 0,
      left: 0,
      height: CELL_HEIGHT,
      boxSizing: 'border-box',
      padding: '0 7px',
      border: `2px solid ${palette.primary.main}`,
      borderRadius: 0,
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    // In the very words of the focus ring, which it takes the place of.
    'html:root & [data-active] > :is(input, select):focus-visible': { outline: 'none', boxShadow: 'none' },
  } as const;
  return { [`.${GRADE}`]: style };
}
