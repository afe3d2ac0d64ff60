import { Box, useTheme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryGroup, VictoryLegend } from 'victory';
import type { Inicio } from '../../../contract/inicio.ts';
import { monthAbbreviation, monthName } from '../../../domain/calendar.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { chartStyle } from '../../kit/charts/style.ts';
import { useWidth } from '../../kit/charts/useWidth.ts';

type Coletas = Pick<NonNullable<Inicio['coletas']>, 'ano' | 'meses'>;

/** Pixels. Narrower, the names of the months would run into each other. */
const [LEAST_WIDTH, HEIGHT] = [520, 240];
const PADDING = { top: 40, bottom: 30, left: 48, right: 16 };
const SIDES = 44;
/** Of the room of a month, what a bar takes; wider ones tell no more. */
const [SHARE, WIDEST] = [0.32, 28];
/** Pixels of a bar of a chart so wide: each month has two. */
const barOf = (width: number) =>
  Math.min(WIDEST, Math.round(((width - PADDING.left - PADDING.right - 2 * SIDES) / 12) * SHARE));
const SERIES = ['feitas', 'planejadas'] as const;
/** Places among the colours of series. */
const COLOURS = { feitas: 0, planejadas: 6 } as const;

/** Collections done of each month beside those planned; the same as a table for who does not see the drawing. */
export default function ColetasPorMes({ ano, meses }: Coletas) {
  const translate = useTranslate();
  const theme = useTheme();
  const { text, axis, grid, colours, printed } = chartStyle(theme);
  const { element, width } = useWidth<HTMLDivElement>(LEAST_WIDTH);
  const bar = barOf(width);
  const most = Math.max(1, ...meses.flatMap(({ feitas, planejadas }) => [feitas, planejadas]));
  return (
    <Box sx={{ position: 'relative', ...printed }}>
      {/* Narrow windows scroll it: smaller, nobody could read it. */}
      <Box
        ref={element}
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('inicio.meses.grafico', { ano })}
      >
        <Box aria-hidden sx={{ width, '& svg': { display: 'block' } }}>
          <VictoryChart
            width={width}
            height={HEIGHT}
            padding={PADDING}
            domain={{ y: [0, most] }}
            domainPadding={{ x: SIDES }}
          >
            <VictoryLegend
              x={PADDING.left}
              y={4}
              orientation="horizontal"
              gutter={24}
              data={SERIES.map((name) => ({
                name: translate(`inicio.meses.${name}`),
                // As its bars are: of what is planned, the edge alone.
                symbol: {
                  type: 'square',
                  fill: name === 'feitas' ? colours[COLOURS[name]] : 'transparent',
                  stroke: colours[COLOURS[name]],
                  strokeWidth: 2,
                },
              }))}
              style={{ labels: text }}
            />
            <VictoryAxis dependentAxis crossAxis={false} tickFormat={tick} style={{ ...axis, grid }} />
            <VictoryAxis
              tickValues={meses.map((_, at) => at + 1)}
              tickFormat={(month: number) => monthAbbreviation(month)}
              style={axis}
            />
            <VictoryGroup offset={bar + 2}>
              {SERIES.map((name) => (
                <VictoryBar
                  key={name}
                  barWidth={bar}
                  data={meses.map((month, at) => ({ x: at + 1, y: month[name] }))}
                  // Colour alone says nothing: what is planned has an edge, and no ground of its own.
                  style={{
                    data:
                      name === 'feitas'
                        ? { fill: colours[COLOURS[name]] }
                        : {
                            fill: 'transparent',
                            stroke: colours[COLOURS[name]],
                            strokeWidth: ({ datum }) => (datum?.y ? 2 : 0),
                          },
                  }}
                />
              ))}
            </VictoryGroup>
          </VictoryChart>
        </Box>
      </Box>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{translate('inicio.meses.titulo', { ano })}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('inicio.meses.mes')}</th>
              {SERIES.map((name) => (
                <th key={name} scope="col">
                  {translate(`inicio.meses.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {meses.map((month, at) => (
              <tr key={monthName(at + 1)}>
                <th scope="row">{monthName(at + 1)}</th>
                {SERIES.map((name) => (
                  <td key={name}>{formatNumber(month[name], 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

/** Whole numbers alone: there is no half collection. */
const tick = (value: number) => (Number.isInteger(value) ? formatNumber(value, 0) : '');
