import { TableContainer } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { ROW_HEIGHT, SHOWN_OPACITY } from '../theme.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** Pixels that the names of the rows take at the least (their cells may say more). */
const NAMES = 260;

/** A ground over the paper, of what stays in view: what scrolls beneath is not seen through it. */
const over = (ground: string) => ({ backgroundImage: `linear-gradient(${ground}, ${ground})` });

/**
 * Headings stay over the rows that scroll under them, and the names of the rows beside the columns that scroll past them;
 * what the keyboard reaches is not left behind either.
 */
const staying = ({ palette }: Theme) =>
  ({
    scrollPadding: `${ROW_HEIGHT}px 0 0 ${NAMES}px`,
    '& table': { borderCollapse: 'separate' },
    '& thead': { position: 'sticky', top: 0, zIndex: 2 },
    '& [data-names]': { position: 'sticky', left: 0, zIndex: 1 },
    '& tbody [data-names]': { backgroundColor: palette.background.paper },
    '& tbody tr:hover > [data-names]': over(palette.action.hover),
    '& tbody tr.Mui-selected > [data-names]': over(alpha(palette.primary.main, palette.action.selectedOpacity)),
    '& tbody tr[aria-current] > [data-names]': over(alpha(palette.primary.main, SHOWN_OPACITY)),
  }) as const;

/** The part of a list that scrolls: the table of the list around it. */
export function ListRegion({ label, children }: { label: string; children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  useKeptScroll(view);
  return (
    // What scrolls can be reached by keyboard.
    <TableContainer ref={view} role="region" tabIndex={0} aria-label={label} sx={staying}>
      {children}
    </TableContainer>
  );
}
