import { Box, useTheme } from '@mui/material';
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLegend,
  VictoryStack,
} from 'victory';
import { formatNumber } from '../../../domain/numbers.ts';
import { type Bars, type Picture, pictureInWords } from '../../../reports/tabela/picture.ts';
import { chartStyle } from './style.ts';
import { useWidth } from './useWidth.ts';

/** Place of each tone among the colours of series. */
const COLOURS: Readonly<Record<Bars['tone'], number>> = { before: 6, after: 0, good: 0, bad: 1 };
/** Colour alone says nothing: of two bars the second one has an edge. */
const EDGED: readonly Bars['tone'][] = ['bad', 'after'];

/** Pixels. Narrower, nobody could tell the bars; wider ones tell no more. */
const [LEAST_WIDTH, WIDEST] = [600, 900];
const LABELS = 210;
const BAR = 12;
const LONGEST_LABEL = 30;

const cut = (text: string) => (text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text);

/** Bars lying one under the other, each with its figure. */
export default function BarsChart({ picture }: { picture: Picture }) {
  const { element, width } = useWidth<HTMLDivElement>(LEAST_WIDTH);
  const { ink, text, axis, grid, colours, printed } = chartStyle(useTheme());
  const { categories, series, stacked, unit, decimals, title } = picture;
  const format = (value: number) => formatNumber(value, decimals);
  const places = categories.map((_, at) => at);
  const lines = stacked ? 1 : series.length;
  const height = 90 + categories.length * (lines * (BAR + 2) + 10);
  /** The figure of a bar; of bars in one line, those of all of them stand at its end. */
  const figureOf = (at: number, of: number) => {
    const told = (one: (typeof series)[number]) => {
      const value = one.values[at] ?? null;
      return value === null ? '' : format(value);
    };
    if (!stacked) return told(series[of]!);
    return of === series.length - 1 ? series.map(told).join(' / ') : '';
  };
  const bars = series.map(({ label, tone, values }, of) => (
    <VictoryBar
      key={label}
      barWidth={BAR}
      data={places.map((at) => ({ x: at, y: values[at] ?? 0, label: figureOf(at, of) }))}
      style={{
        data: {
          fill: colours[COLOURS[tone]],
          stroke: ink,
          strokeWidth: EDGED.includes(tone) ? 1 : 0,
        },
        labels: text,
      }}
    />
  ));
  return (
    <Box ref={element} sx={{ minWidth: LEAST_WIDTH, maxWidth: WIDEST, ...printed }}>
      <VictoryChart
        horizontal
        width={width}
        height={height}
        padding={{ top: 44, bottom: 40, left: LABELS, right: 84 }}
        domainPadding={{ x: 14 }}
        containerComponent={<VictoryContainer title={title} desc={pictureInWords(picture, format)} />}
      >
        <VictoryLegend
          x={LABELS}
          y={6}
          orientation="horizontal"
          gutter={24}
          data={series.map(({ label, tone }) => ({
            name: label,
            symbol: { fill: colours[COLOURS[tone]], type: 'square' },
          }))}
          style={{ labels: text }}
        />
        <VictoryAxis
          invertAxis
          tickValues={places}
          tickFormat={(at: number) => cut(categories[at] ?? '')}
          style={axis}
        />
        <VictoryAxis
          dependentAxis
          label={unit}
          tickFormat={(value: number) => formatNumber(value)}
          style={{ ...axis, grid, axisLabel: { ...text, padding: 28 } }}
        />
        {stacked ? <VictoryStack>{bars}</VictoryStack> : <VictoryGroup offset={BAR + 2}>{bars}</VictoryGroup>}
      </VictoryChart>
    </Box>
  );
}
