import type { Theme } from '@mui/material/styles';
import { ROW_HEIGHT } from '../theme.ts';
import { type Tone, toneStyle } from './tones.ts';

/** Pixels of the heading: a name and a unit. */
export const HEAD_HEIGHT = 44;

const TONES: readonly Tone[] = ['error', 'warning', 'green', 'blue', 'pink'];

/** Styles of the wide table, given once to its container: cells by the thousand carry none of their own. */
export function wideTableStyle(theme: Theme) {
  const { palette } = theme;
  const paper = palette.background.paper;
  return {
    border: `1px solid ${palette.divider}`,
    backgroundColor: paper,
    '& table': {
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      position: 'relative',
      boxSizing: 'border-box',
      padding: '0 8px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
    },
    '& tbody tr': { height: ROW_HEIGHT },
    '& tbody th': { fontWeight: 400 },
    '& thead th': { position: 'sticky', top: 0, zIndex: 2, height: HEAD_HEIGHT, lineHeight: 1.25, userSelect: 'text' },
    '& thead small': { display: 'block', fontWeight: 400 },
    '& tbody [data-fixed]': { position: 'sticky', zIndex: 1, backgroundColor: paper },
    '& thead [data-fixed]': { zIndex: 3 },
    ...Object.fromEntries(
      TONES.map((tone) => {
        const selector = `& tbody tr[data-tone="${tone}"] > *, & tbody [data-tone="${tone}"]`;
        return [selector, toneStyle(tone, theme)];
      }),
    ),
    '& tbody td[data-tone]': { fontWeight: 700 },
    '& tbody svg': { fontSize: '1rem', verticalAlign: 'text-bottom', marginRight: '2px' },
    '& table:focus-visible [data-active]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
  } as const;
}
