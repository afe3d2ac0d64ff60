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
  '--chart-ground': '#fff',
  ...Object.fromEntries(SERIES_COLOURS.light.map((colour, at) => [`--chart-${at}`, colour])),
};

/** Pixels of ground around letters that stand on lines, half of them outside of each letter. */
const AROUND = 6;

/**
 * How a chart's texts and axes look in the theme at hand, `overLines`, what keeps lines out of a text that stands on them, and
 * `printed`, which what holds the chart bears.
 */
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
    overLines: {
      paintOrder: 'stroke',
      stroke: `var(--chart-ground, ${palette.background.default})`,
      strokeWidth: AROUND,
      strokeLinejoin: 'round',
    } as const,
    grid: { stroke: `var(--chart-grid, ${palette.divider})` },
    colours: SERIES_COLOURS[palette.mode].map((colour, at) => `var(--chart-${at}, ${colour})`),
    printed: { '@media print': ON_PAPER },
  };
}
