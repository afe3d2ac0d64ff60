/** A series of bars: one value a category. Colour and pattern go with its meaning. */
export interface Bars {
  label: string;
  tone: 'before' | 'after' | 'good' | 'bad';
  values: readonly (number | null)[];
}

/** A drawing of bars lying one under the other, as data. */
export interface Picture {
  title: string;
  /** Of the values, `kg/m³`. */
  unit?: string;
  decimals: number;
  categories: readonly string[];
  series: readonly Bars[];
  /** One after the other in one bar, or side by side. */
  stacked?: boolean;
  /** What is left out, in words. */
  note?: string;
}

/** The figures in words: what the drawing says to those who do not see it. */
export const pictureInWords = ({ categories, series, unit = '' }: Picture, format: (value: number) => string): string =>
  categories
    .map((category, at) => {
      const figures = series.map(({ label, values }) => {
        const value = values[at] ?? null;
        return `${label} ${value === null ? '-' : `${format(value)} ${unit}`.trim()}`;
      });
      return `${category}: ${figures.join(', ')}`;
    })
    .join('; ');
