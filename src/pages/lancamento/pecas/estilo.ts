import { alpha, type Theme } from '@mui/material/styles';
import { HEAD_HEIGHT, wideTableStyle } from '../../../kit/tables/style.ts';
import { ROW_HEIGHT } from '../../../kit/theme.ts';
import { estiloDosIcones } from './icone.tsx';

/** Pixels: the line below it is its row's. */
const CELL_HEIGHT = ROW_HEIGHT - 1;

/** Room above readings that are gone to, for a message of two lines: a card's steps are what is pressed next. */
export const ABAIXO_DA_MENSAGEM = { scrollMarginTop: '44px' } as const;
/** The same above a field that is gone to, for one of three lines: why it was not saved. */
export const ABAIXO_DO_PORQUE = { scrollMarginTop: '84px' } as const;

/** The class of what the grid stands in. */
export const GRADE = 'grade-de-leituras';
/** The class of a button of a row. */
export const OPCAO = 'opcao-da-leitura';
/** The class of the line that tells of the row at hand. */
export const SITUACAO = 'situacao-da-leitura';

/** As the buttons of other tables are. */
function estiloDaOpcao(theme: Theme) {
  const { palette, transitions } = theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    font: 'inherit',
    verticalAlign: 'middle',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transition: transitions.create('background-color', { duration: transitions.duration.shortest }),
    '@media (hover: hover)': {
      '&:enabled:hover, &:any-link:hover': {
        backgroundColor: alpha(palette.action.active, palette.action.hoverOpacity),
      },
    },
    '&:disabled': { cursor: 'default' },
    ...estiloDosIcones(theme),
  } as const;
}

function estiloDaSituacao({ palette, typography }: Theme) {
  return {
    ...typography.body2,
    margin: '4px 0 0',
    minHeight: 20,
    color: palette.text.secondary,
    '&[data-tone="error"]': { color: palette.error.main },
    '&[data-tone="warning"]': { color: palette.warning.main },
  } as const;
}

/**
 * Styles of the grid, given to its container: those of wide tables, and what is typed. By classes of their own, for those of a
 * component are worked out again at each of its drawings: at every key.
 */
export function estiloDaGrade(theme: Theme) {
  const { palette } = theme;
  const other = palette.mode === 'dark' ? '#202a30' : '#f2f5f7';
  const typed = palette.mode === 'dark' ? '#3a3013' : '#fff6dc';
  const wide = wideTableStyle(theme);
  const style = {
    ...wide,
    width: '100%',
    overflow: 'auto',
    // Each row is laid out and drawn by itself: nothing that is typed in one of them touches another. Ground and line are the row's,
    // so that a cell is its text and no more.
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'flex', contain: 'layout size style' },
    '& tr > *': { flex: 'none' },
    '& thead tr': { height: HEAD_HEIGHT },
    '& thead th': { ...wide['& thead th'], display: 'grid', alignContent: 'center', whiteSpace: 'normal' },
    '& tbody tr': { height: ROW_HEIGHT, borderBottom: `1px solid ${palette.divider}`, boxSizing: 'border-box' },
    '& tbody tr > *': {
      display: 'block',
      height: CELL_HEIGHT,
      lineHeight: `${CELL_HEIGHT}px`,
      borderBottom: 0,
      overflow: 'visible',
    },
    // Each cell that cuts its text off is one more thing to put together at every frame.
    '& tbody [data-long]': { overflow: 'clip' },
    // What is odd takes both lines that a row has room for: one alone would end before it is told.
    '& tbody td[data-tone][data-long]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      alignContent: 'center',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflow: 'hidden',
      fontSize: '0.75rem',
      lineHeight: `${Math.floor(CELL_HEIGHT / 2)}px`,
    },
    '& tbody tr > td:not([data-active])': { position: 'static' },
    // Nothing of a row is drawn through what stays in view.
    '& tbody tr, & tbody [data-fixed]': { backgroundColor: palette.background.paper },
    '& tbody tr[data-other], & tbody tr[data-other] [data-fixed]': { backgroundColor: other },
    '& tbody tr [data-typed]': { backgroundColor: typed, fontWeight: 600 },
    // Said in 'Situação' as well, which may be scrolled aside.
    '& tbody [aria-invalid]': {
      color: palette.error.main,
      textDecoration: 'underline wavy 1px',
      textUnderlineOffset: '3px',
    },
    '& tbody td[data-tone]': { fontWeight: 400 },
    '& tbody [data-options]': { cursor: 'default', padding: '0 2px' },
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
  return { [`.${GRADE}`]: style, [`.${OPCAO}`]: estiloDaOpcao(theme), [`.${SITUACAO}`]: estiloDaSituacao(theme) };
}
