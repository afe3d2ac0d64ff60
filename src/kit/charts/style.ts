import type { Theme } from '@mui/material/styles';

/** The seven colours of series (spec 2 §2.5), told from the paper of each theme. */
export const SERIES_COLOURS = {
  light: ['#0b5d7e', '#b3261e', '#1e6b3a', '#8a5300', '#6b3fa0', '#a3195b', '#4b5a64'],
  dark: ['#74c0e0', '#ff9d94', '#83d19c', '#f2bd6b', '#c5a8f0', '#f49ac1', '#b9c5cc'],
} as const;

/** On paper, whatever the theme: elements of a chart carry their colours themselves, which no rule for paper comes by. */
const ON_PAPER = {
  '--chart-text': '#000',
  '--chart-axis': '#444',
  '--chart-grid': '#ddd',
  ...Object.fromEntries(SERIES_COLOURS.light.map((colour, at) => [`--chart-${at}`, colour])),
};

/** How a chart's texts and axes look in the theme at hand, and `printed`, which what holds the chart bears. */
export function chartStyle({ palette, typography }: Theme) {
  const ink = `var(--chart-text, ${palette.text.primary})`;
  const text = { fontFamily: typography.fontFamily, fontSize: 12, fill: ink };
  const axis = {
    axis: { stroke: `var(--chart-axis, ${palette.text.secondary})` },
    tickLabels: { ...text, padding: 6 },
  };
  return {
    ink,
    text,
    axis,
    grid: { stroke: `var(--chart-grid, ${palette.divider})` },
    colours: SERIES_COLOURS[palette.mode].map((colour, at) => `var(--chart-${at}, ${colour})`),
    printed: { '@media print': ON_PAPER },
  };
}
