import type { Theme } from '@mui/material/styles';
import { wideTableStyle } from '../../kit/tables/style.ts';

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
    '& thead th': { ...wide['& thead th'], whiteSpace: 'normal' },
    // Nothing of a row is drawn through what stays in view.
    '& tbody tr > *, & tbody [data-fixed]': { backgroundColor: palette.background.paper },
    '& tbody tr[data-other] > *, & tbody tr[data-other] [data-fixed]': { backgroundColor: other },
    '& tbody tr [data-typed]': { backgroundColor: typed, fontWeight: 600 },
    '& tbody td[data-tone]': { fontWeight: 400 },
    '& tbody [data-options]': { cursor: 'default', padding: '0 2px' },
    '& tbody [data-options] svg': { fontSize: '1.25rem', marginRight: 0 },
    '& table:focus [data-active], & [data-active]:focus-within': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
    },
    '& [data-active] > input, & [data-active] > select': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
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
