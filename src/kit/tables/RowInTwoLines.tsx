import { Box, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

/** A row that the next one goes on with. */
export const GOES_ON = { '& > td, & > th': { borderBottom: 0 } } as const;

/** Of what scrolls the table aside: its rows ask how wide it is (`cqw`). */
export const SEEN = { containerType: { xs: 'inline-size', sm: 'normal' } } as const;

/** As wide as what is seen of the table (`SEEN`), and there however far that is scrolled aside. */
const IN_VIEW = { position: 'sticky', left: 10, maxWidth: 'calc(100cqw - 20px)', overflowWrap: 'anywhere' } as const;

interface RowInTwoLinesProps {
  /** The cells of its first line. */
  children: ReactNode;
  /** How many they are. */
  columns: number;
  /** What stands below them. */
  below: ReactNode;
}

/** A row of which a phone shows in a line of its own what its columns have no room for. */
export function RowInTwoLines({ children, columns, below }: RowInTwoLinesProps) {
  return (
    <>
      <TableRow sx={GOES_ON}>{children}</TableRow>
      <TableRow>
        <TableCell colSpan={columns}>
          <Box sx={IN_VIEW}>{below}</Box>
        </TableCell>
      </TableRow>
    </>
  );
}
