import { Box, useTheme } from '@mui/material';
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLabel,
  VictoryLegend,
  VictoryStack,
} from 'victory';
import { formatNumber } from '../../../domain/numbers.ts';
import { type Bars, type Picture, pictureInWords } from '../../../reports/tabela/picture.ts';
import { barNames, roomFor } from './barNames.ts';
import { chartStyle } from './style.ts';
import { useWidth } from './useWidth.ts';

/** Place of each tone among the colours of series. */
const COLOURS: Readonly<Record<Bars['tone'], number>> = { before: 6, after: 0, good: 0, bad: 1 };
/** Colour alone says nothing: of two bars the second one has an edge. */
const EDGED: readonly Bars['tone'][] = ['bad', 'after'];

/** Pixels: of a window of 320, what a page leaves; wider bars tell no more. */
const [LEAST_WIDTH, WIDEST] = [260, 1100];
const BAR = 12;
/** Between the bars of one name and those of the next, and a line for a name that stands above its bars. */
const [BETWEEN, LINE] = [12, 18];
/** Above the bars the legend, below them the numbers of the axis and its unit. */
const [TOP, BOTTOM] = [44, 46];
/** From where a name stands otherwise to beside the axis. */
const GAP = 10;

/** Bars lying one under the other, each with its figure: as wide as their place, which on a phone has their names above them. */
export default function BarsChart({ picture }: { picture: Picture }) {
  const { element, width } = useWidth<HTMLDivElement>(LEAST_WIDTH);
  const { ink, text, axis, grid, overLines, colours, printed } = chartStyle(useTheme());
  const { categories, series, stacked, unit, decimals, title } = picture;
  const format = (value: number) => formatNumber(value, decimals);
  const places = categories.map((_, at) => at);
  const { above, room, shown } = barNames(categories, width);
  const bar = (stacked ? 1 : series.length) * (BAR + 2);
  const line = above ? LINE : 0;
  const [top, each] = [TOP + line, bar + BETWEEN + line];
  /** The figure of a bar; of bars in one line, those of all of them stand at its end. */
  const figureOf = (at: number, of: number) => {
    const told = (one: (typeof series)[number]) => {
      const value = one.values[at] ?? null;
      return value === null ? '' : format(value);
    };
    if (!stacked) return told(series[of]!);
    return of === series.length - 1 ? series.map(told).join(' / ') : '';
  };
  const figures = series.flatMap((_, of) => places.map((at) => figureOf(at, of)));
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
        height={top + categories.length * each + BOTTOM}
        padding={{ top, bottom: BOTTOM, left: room, right: roomFor(figures) }}
        domainPadding={{ x: each / 2 }}
        containerComponent={<VictoryContainer title={title} desc={pictureInWords(picture, format)} />}
      >
        <VictoryLegend
          x={room}
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
          dependentAxis
          crossAxis={false}
          fixLabelOverlap
          label={unit}
          tickFormat={(value: number) => formatNumber(value)}
          style={{ ...axis, grid, axisLabel: { ...text, padding: 28 } }}
        />
        {/* After the lines, which end before a name that stands above its bars. */}
        <VictoryAxis
          invertAxis
          tickValues={places}
          tickFormat={(at: number) => shown[at] ?? ''}
          tickLabelComponent={above ? <VictoryLabel textAnchor="start" dx={GAP} dy={-(bar + LINE) / 2} /> : undefined}
          style={above ? { ...axis, tickLabels: { ...axis.tickLabels, ...overLines } } : axis}
        />
        {stacked ? <VictoryStack>{bars}</VictoryStack> : <VictoryGroup offset={BAR + 2}>{bars}</VictoryGroup>}
      </VictoryChart>
    </Box>
  );
}
