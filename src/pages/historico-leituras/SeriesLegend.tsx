import { Box, Typography } from '@mui/material';
import { Point } from 'victory';
import type { signOf } from './signs.ts';

interface Series extends ReturnType<typeof signOf> {
  label: string;
  colour: string;
}

const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' } as const;

/** What each line of a chart is, in as many rows as names need; beside a name its line and point as they are drawn. */
export function SeriesLegend({ series }: { series: readonly Series[] }) {
  return (
    <Box component="ul" sx={ROW}>
      {series.map(({ label, colour, dashes, symbol }) => (
        <Box key={label} component="li" sx={{ display: 'flex', gap: 1 }}>
          <Box component="svg" width={32} height={18} aria-hidden sx={{ flex: 'none' }}>
            <line x1={0} x2={32} y1={9} y2={9} stroke={colour} strokeWidth={2} strokeDasharray={dashes} />
            <Point x={16} y={9} size={4} symbol={symbol} style={{ fill: colour }} />
          </Box>
          <Typography variant="caption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
