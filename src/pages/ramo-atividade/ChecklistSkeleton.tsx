import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { COLUMNS } from './columns.ts';

const ROWS = Array.from({ length: 24 }, (_, row) => row);

/** The shape of the parameters of a branch while they are on their way: the filter, and their boxes below. */
export function ChecklistSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy aria-label={translate('ra.page.loading')}>
      <Skeleton variant="rounded" width={280} height={38} />
      <Box sx={{ ...COLUMNS, my: 1 }}>
        {ROWS.map((row) => (
          <Skeleton key={row} width={row % 2 ? '60%' : '80%'} height={38} />
        ))}
      </Box>
    </Box>
  );
}
