import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { VictoryAxis, VictoryChart, VictoryContainer, VictoryGroup, VictoryLine, VictoryScatter } from 'victory';
import { chartStyle } from '../../kit/charts/style.ts';
import { useWidth } from '../../kit/charts/useWidth.ts';
import { axisNumbers, monthNames } from './axes.ts';
import type { MonthRow } from './months.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { signOf } from './signs.ts';

/** Pixels: of a window of 320, what a page leaves. */
const LEAST_WIDTH = 260;
/** Of the lines, the months below them included. */
const HEIGHT = 296;
/** The axis' title, beside its numbers. */
const TITLE = 24;
const RIGHT = 24;

/** Below the months of two years, which leave no more of it. */
const ON_ONE_PAGE = { '@media print': { breakInside: 'avoid', '& .VictoryContainer svg': { maxHeight: '75mm' } } };

/** The volumes of some months as lines, one a series. It is as wide as its place, so that its axis is never out of view. */
export default function VolumeChart({ labels, months }: { labels: readonly string[]; months: readonly MonthRow[] }) {
  const translate = useTranslate();
  const { text, axis, grid, colours, printed } = chartStyle(useTheme());
  const { element, width } = useWidth<HTMLDivElement>(LEAST_WIDTH);
  const series = labels.map((label, index) => ({
    label,
    colour: colours[index % colours.length] ?? '',
    ...signOf(index),
    data: months.map(({ ref, volumes }) => ({ x: ref, y: volumes[index] ?? null })),
  }));
  const numbers = axisNumbers(Math.max(0, ...months.flatMap(({ volumes }) => volumes.map((volume) => volume ?? 0))));
  const left = numbers.room + TITLE;
  const { angle, verticalAnchor, room, beside } = monthNames((width - left - RIGHT) / months.length);
  return (
    <Box ref={element} sx={[{ minWidth: LEAST_WIDTH }, printed, ON_ONE_PAGE]}>
      <SeriesLegend series={series} />
      <VictoryChart
        width={width}
        height={HEIGHT}
        padding={{ top: 16, bottom: room, left, right: RIGHT }}
        domainPadding={{ x: beside, y: [0, 12] }}
        domain={{ y: [0, numbers.top] }}
        categories={{ x: months.map(({ ref }) => ref) }}
        containerComponent={
          <VictoryContainer
            title={translate('leituras.historico.chart')}
            desc={translate('leituras.historico.described')}
          />
        }
      >
        <VictoryAxis
          dependentAxis
          // Where the axes cross is a number too: 0.
          crossAxis={false}
          label={translate('leituras.historico.axis')}
          tickValues={numbers.ticks}
          tickFormat={numbers.told}
          style={{ ...axis, grid, axisLabel: { ...text, padding: left - 18 } }}
        />
        <VictoryAxis
          style={{ ...axis, tickLabels: { ...axis.tickLabels, angle, verticalAnchor, textAnchor: 'end' } }}
        />
        {series.map(({ label, colour, dashes, symbol, data }) => (
          <VictoryGroup key={label}>
            {/* Broken where a month has no reading. */}
            <VictoryLine data={data} style={{ data: { stroke: colour, strokeWidth: 2, strokeDasharray: dashes } }} />
            <VictoryScatter
              data={data.filter(({ y }) => y !== null)}
              size={4}
              symbol={symbol}
              style={{ data: { fill: colour } }}
            />
          </VictoryGroup>
        ))}
      </VictoryChart>
    </Box>
  );
}
