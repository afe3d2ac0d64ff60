import { Box, useTheme } from '@mui/material';
import { useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import {
  VictoryAxis,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLegend,
  VictoryLine,
  VictoryScatter,
} from 'victory';
import { formatNumber } from '../../../domain/numbers.ts';
import { chartStyle } from '../../kit/charts/style.ts';
import { useWidth } from '../../kit/charts/useWidth.ts';
import type { MonthRow } from './months.ts';
import { signOf } from './signs.ts';

/** Pixels. Narrower, the names of the months would run into each other. */
const LEAST_WIDTH = 600;
/** Of the lines, the months below them included. */
const PLOT_HEIGHT = 280;
const LEFT = 80;

/** Below the months of two years, which leave no more of it. */
const ON_ONE_PAGE = { '@media print': { '& svg': { maxHeight: '75mm' } } };

const LEGEND_ROW = 26;
/** Of a letter of the legend; beside its text an entry has a sign and a gap. */
const [LETTER, SIGN] = [8, 48];

/** How many entries a row of the legend has room for in a chart so wide: three at most. */
function entriesPerRow(labels: readonly string[], width: number): number {
  const longest = Math.max(...labels.map(({ length }) => length));
  return Math.min(3, Math.max(1, Math.floor((width - LEFT) / (longest * LETTER + SIGN))));
}

/** The volumes of some months as lines, one a series. It is as wide as its place, which a narrow window shows the newest end of. */
export default function VolumeChart({ labels, months }: { labels: readonly string[]; months: readonly MonthRow[] }) {
  const translate = useTranslate();
  const { text, axis, grid, colours, printed } = chartStyle(useTheme());
  const { element, width } = useWidth<HTMLDivElement>(LEAST_WIDTH);
  useLayoutEffect(() => {
    const scroller = element.current?.parentElement;
    if (scroller) scroller.scrollLeft = scroller.scrollWidth;
  }, [element]);
  const perRow = entriesPerRow(labels, width);
  const legendHeight = Math.ceil(labels.length / perRow) * LEGEND_ROW;
  const series = labels.map((label, index) => ({
    label,
    colour: colours[index % colours.length],
    ...signOf(index),
    data: months.map(({ ref, volumes }) => ({ x: ref, y: volumes[index] ?? null })),
  }));
  return (
    <Box ref={element} sx={[{ minWidth: LEAST_WIDTH }, printed, ON_ONE_PAGE]}>
      <VictoryChart
        width={width}
        height={legendHeight + PLOT_HEIGHT}
        padding={{ top: legendHeight + 16, bottom: 50, left: LEFT, right: 24 }}
        domainPadding={{ x: 24, y: [0, 12] }}
        minDomain={{ y: 0 }}
        categories={{ x: months.map(({ ref }) => ref) }}
        containerComponent={
          <VictoryContainer
            title={translate('leituras.historico.chart')}
            desc={translate('leituras.historico.described')}
          />
        }
      >
        <VictoryLegend
          x={LEFT}
          y={8}
          orientation="horizontal"
          gutter={24}
          itemsPerRow={perRow}
          data={series.map(({ label, colour, symbol }) => ({ name: label, symbol: { fill: colour, type: symbol } }))}
          style={{ labels: text }}
        />
        <VictoryAxis style={{ ...axis, tickLabels: { ...axis.tickLabels, angle: -30, textAnchor: 'end' } }} />
        <VictoryAxis
          dependentAxis
          label={translate('leituras.historico.axis')}
          tickFormat={(volume: number) => formatNumber(volume, 0)}
          style={{ ...axis, grid, axisLabel: { ...text, padding: 62 } }}
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
