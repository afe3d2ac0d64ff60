import type { Theme } from '@mui/material/styles';
import { rowColors } from '../theme.ts';

/** Colours that carry a meaning: two of text, for values to look at, and four of ground, for kinds of rows. */
export type Tone = 'error' | 'warning' | 'green' | 'blue' | 'pink' | 'yellow';

/** The look of a tone in the theme at hand. */
export function toneStyle(tone: Tone, { palette }: Theme) {
  const colors = rowColors[palette.mode];
  switch (tone) {
    case 'error':
      return { color: colors.limit };
    case 'warning':
      return { color: palette.warning.main };
    default:
      return { backgroundColor: colors[tone] };
  }
}
