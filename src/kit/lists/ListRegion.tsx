import { TableContainer } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** Headings stay over the rows that scroll under them; what the keyboard reaches is not left behind them. */
const STICKY_HEAD = {
  scrollPaddingTop: `${ROW_HEIGHT}px`,
  '& table': { borderCollapse: 'separate' },
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
} as const;

/** The part of a list that scrolls: the table of the list around it. */
export function ListRegion({ label, children }: { label: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  useKeptScroll(view);
  return (
    // What scrolls can be reached by keyboard.
    <TableContainer ref={view} role="region" tabIndex={0} aria-label={label} sx={STICKY_HEAD}>
      {children}
    </TableContainer>
  );
}
