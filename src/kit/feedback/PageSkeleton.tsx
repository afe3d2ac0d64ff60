import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { ROW_HEIGHT } from '../theme.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list while a page is on its way. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Box aria-busy="true" aria-label={translate('ra.page.loading')} role="status">
      <Skeleton variant="rounded" width={240} height={28} sx={{ mb: 2 }} />
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={ROW_HEIGHT - 6} sx={{ mb: '6px' }} />
      ))}
    </Box>
  );
}
