import { TableContainer } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { ROW_HEIGHT, SHOWN_OPACITY } from '../theme.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** Pixels that the names of the rows take at the least (their cells may say more). */
const NAMES = 260;
/** Those that what can be done with a row takes at the most, and how far it fades into what goes past beneath it. */
const OPTIONS = 200;
const FADE = 10;

/** A ground over the paper, of what stays in view: what scrolls beneath is not seen through it. */
const over = (ground: string) => ({ backgroundImage: `linear-gradient(${ground}, ${ground})` });

/** The ends of a row, which stay in view. */
const ENDS = ':is([data-names], [data-options])';

/**
 * Headings stay over the rows that scroll under them, the names of the rows and what can be done with them beside the
 * columns that scroll past; what the keyboard reaches is not left behind either.
 */
const staying = ({ palette }: Theme) =>
  ({
    scrollPadding: `${ROW_HEIGHT}px ${OPTIONS}px 0 ${NAMES}px`,
    '& table': { borderCollapse: 'separate' },
    '& thead': { position: 'sticky', top: 0, zIndex: 2 },
    [`& ${ENDS}`]: { position: 'sticky', zIndex: 1 },
    '& [data-names]': { left: 0 },
    '& [data-options]': { right: 0 },
    '& [data-options]::before': {
      content: '""',
      position: 'absolute',
      inset: `0 100% 0 ${-FADE}px`,
      background: 'inherit',
      maskImage: 'linear-gradient(to left, #000, transparent)',
      pointerEvents: 'none',
    },
    [`& tbody ${ENDS}`]: { backgroundColor: palette.background.paper },
    [`& tbody tr:hover > ${ENDS}`]: over(palette.action.hover),
    [`& tbody tr.Mui-selected > ${ENDS}`]: over(alpha(palette.primary.main, palette.action.selectedOpacity)),
    [`& tbody tr[aria-current] > ${ENDS}`]: over(alpha(palette.primary.main, SHOWN_OPACITY)),
    // The ring of a row that has the focus goes on over its ends, which lie over it.
    [`& tbody tr:focus-visible > ${ENDS}::after`]: {
      content: '""',
      position: 'absolute',
      inset: '0 0 -1px',
      border: `0 solid ${palette.primary.main}`,
      borderBlockWidth: 2,
      pointerEvents: 'none',
    },
    '& tbody tr:focus-visible > [data-options]::after': { left: -FADE },
    '& tbody tr:focus-visible > :first-child::after': { borderLeftWidth: 2 },
    '& tbody tr:focus-visible > :last-child::after': { borderRightWidth: 2 },
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
