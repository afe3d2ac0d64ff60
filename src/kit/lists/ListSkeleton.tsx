import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePhone } from '../usePhone.ts';
import { CARD } from './ListCards.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
/** Texts are of different lengths. */
const WIDTHS = ['70%', '45%', '60%', '35%'];
const widthOf = (at: number) => WIDTHS[at % WIDTHS.length];

interface ListSkeletonProps {
  headings: readonly string[];
  /** Rows will be chosen by a box before them. */
  choosing?: boolean;
}

/** Rows on their way: under the headings that they will have, or cards on a phone. */
export function ListSkeleton(props: ListSkeletonProps) {
  const translate = useTranslate();
  const Rows = usePhone() ? CardsSkeleton : TableSkeleton;
  return (
    <Box role="status" aria-busy aria-label={translate('ra.page.loading')} sx={{ overflow: 'hidden' }}>
      <Rows {...props} />
    </Box>
  );
}

function CardsSkeleton({ choosing }: ListSkeletonProps) {
  return ROWS.map((row, at) => (
    <Box key={row} aria-hidden data-card sx={{ ...CARD, display: 'flex' }}>
      {choosing && <Skeleton variant="rounded" width={28} height={28} />}
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width={widthOf(at)} />
        <Skeleton width={widthOf(at + 1)} sx={{ fontSize: 'body2.fontSize' }} />
      </Box>
    </Box>
  ));
}

function TableSkeleton({ headings, choosing }: ListSkeletonProps) {
  return (
    <Table aria-hidden>
      <TableHead>
        <TableRow>
          {choosing && <TableCell padding="checkbox" />}
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {ROWS.map((row, at) => (
          <TableRow key={row}>
            {choosing && <TableCell padding="checkbox" />}
            {headings.map((heading, column) => (
              <TableCell key={heading}>
                <Skeleton width={widthOf(at + column)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
