import type { Theme } from '@mui/material/styles';

/** The seven colours of series (spec 2 §2.5), told from the paper of each theme. */
const SERIES_COLOURS = {
  light: ['#0b5d7e', '#b3261e', '#1e6b3a', '#8a5300', '#6b3fa0', '#a3195b', '#4b5a64'],
  dark: ['#74c0e0', '#ff9d94', '#83d19c', '#f2bd6b', '#c5a8f0', '#f49ac1', '#b9c5cc'],
} as const;

/** How a chart's texts and axes look in the theme at hand. */
export function chartStyle({ palette, typography }: Theme) {
  const text = { fontFamily: typography.fontFamily, fontSize: 12, fill: palette.text.primary };
  const axis = { axis: { stroke: palette.text.secondary }, tickLabels: { ...text, padding: 6 } };
  return { text, axis, grid: { stroke: palette.divider }, colours: SERIES_COLOURS[palette.mode] };
}
