import { LinearProgress, Paper } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const SHEET = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: '0 1 auto', sm: '1 1 auto' },
  minHeight: 0,
} as const;

/** Over the headings; what is read at once does not make it flash. */
const BAR = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  height: 3,
  zIndex: 3,
  animation: 'appear 0s 150ms both',
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const;

/** What the rows of a list stand on; a thin bar tells that others are being read. */
export function ListSheet({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const translate = useTranslate();
  const { isFetching, isPending } = useListContext();
  return (
    <Paper ref={ref} variant="outlined" sx={SHEET}>
      {isFetching && !isPending && <LinearProgress sx={BAR} aria-label={translate('ra.page.loading')} />}
      {children}
    </Paper>
  );
}
