import { alpha, type Theme } from '@mui/material/styles';
import { headGrounds, ROW_HEIGHT } from '../theme.ts';
import { type Tone, toneStyle } from './tones.ts';

/** Pixels of the heading: a name and a unit. */
export const HEAD_HEIGHT = 44;

/** On what holds a wide table: it is scrolled aside, and columns stay over others. */
export const ASIDE = 'data-aside';

const LAST = 'last';

/** On the text of a cell that has less room than it asks for. */
export const CRAMPED = 'data-cramped';

/** What `data-fixed` says of a column that stays in view, which of them is the last; undefined of one that does not stay. */
export function fixedMark(position: number, fixed: readonly (number | undefined)[]): '' | typeof LAST | undefined {
  if (fixed[position] === undefined) return undefined;
  return position === fixed.length - 1 ? LAST : '';
}

const TONES: readonly Tone[] = ['error', 'warning', 'green', 'blue', 'pink', 'yellow'];

/** Styles of the wide table, given once to its container: cells by the thousand carry none of their own. */
export function wideTableStyle(theme: Theme) {
  const { palette, typography } = theme;
  const paper = palette.background.paper;
  // Faint: what is coloured stays readable on it, on any ground.
  const chosen = alpha(palette.primary.main, 0.05);
  return {
    border: `1px solid ${palette.divider}`,
    backgroundColor: paper,
    minHeight: 0,
    '& table': {
      ...typography.body2,
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      position: 'relative',
      boxSizing: 'border-box',
      padding: '0 8px',
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'left',
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
    },
    '& [data-align="right"]': { textAlign: 'right' },
    '& [data-align="center"]': { textAlign: 'center' },
    // Dragging over cells selects them, not their texts.
    '& tbody': { userSelect: 'none', cursor: 'cell' },
    '& tbody tr': { height: ROW_HEIGHT },
    '& tbody th': { fontWeight: 400 },
    '& thead': { position: 'sticky', top: 0, zIndex: 3 },
    '& thead th': {
      height: HEAD_HEIGHT,
      fontWeight: 600,
      lineHeight: 1.25,
      backgroundColor: headGrounds[palette.mode],
    },
    '& thead th > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '& thead [data-align="right"] > div': { justifyContent: 'flex-end' },
    '& thead [data-align="center"] > div': { justifyContent: 'center' },
    '& thead div > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& thead small': { display: 'block', fontWeight: 400, fontSize: '0.75rem' },
    '& thead [data-wraps]': { whiteSpace: 'normal' },
    '& thead [data-wraps] :is(span, small)': { display: 'inline' },
    '& thead [data-wraps] small': { whiteSpace: 'nowrap' },
    '& thead button': { minWidth: 24, minHeight: 24, padding: 0 },
    '& thead button svg': { fontSize: '1rem' },
    // Only once there is something to stay over: each cell that stays is a layer to put together at every frame, at every key.
    // Until then its place is that of any other, wherever it is to stay.
    '& [data-fixed]': { position: 'static' },
    [`&[${ASIDE}] [data-fixed]`]: { position: 'sticky', zIndex: 1 },
    // An edge over which nothing is read as whole that only begins beneath it.
    [`&[${ASIDE}] [data-fixed="${LAST}"]`]: { borderRight: `2px solid ${palette.text.secondary}` },
    '& tbody [data-fixed]': { backgroundColor: paper },
    // Two lines of a row; all of it over the rows below, once it is at hand.
    [`& [${CRAMPED}]`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 1.25,
    },
    [`& table:focus [data-active]:has(> [${CRAMPED}])`]: { overflow: 'visible', zIndex: 2 },
    [`&:not([${ASIDE}]) table:focus [data-active]:has(> [${CRAMPED}])`]: { position: 'relative' },
    [`& table:focus [data-active] > [${CRAMPED}]`]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      position: 'absolute',
      inset: '0 0 auto',
      boxSizing: 'border-box',
      minHeight: '100%',
      padding: '2px 8px',
      backgroundColor: 'inherit',
      outline: 'inherit',
      outlineOffset: 'inherit',
    },
    ...Object.fromEntries(
      TONES.map((tone) => {
        const selector = `& tbody tr[data-tone="${tone}"] > *, & tbody [data-tone="${tone}"]`;
        return [selector, toneStyle(tone, theme)];
      }),
    ),
    '& tbody td[data-tone]': { fontWeight: 700 },
    '& tbody svg': { fontSize: '1rem', verticalAlign: 'text-bottom', marginRight: '2px' },
    // Over the ground that the row has of its own.
    '& tbody [aria-selected="true"]': {
      backgroundImage: `linear-gradient(${chosen}, ${chosen})`,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      // Whoever gives all colours is given neither grounds nor shadows.
      '@media (forced-colors: active)': { outline: '1px dashed Highlight', outlineOffset: '-2px' },
    },
    // Where the pointer put it as well: it is what the keys then move, and what is copied.
    '& table:focus [data-active]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
  } as const;
}
