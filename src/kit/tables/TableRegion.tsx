import { TableContainer } from '@mui/material';
import type { ReactNode } from 'react';

/** On a phone it is scrolled aside, so that no row is many lines high; elsewhere its headings stay in view of what scrolls it. */
const ASIDE_ON_A_PHONE = { overflow: { xs: 'auto', sm: 'visible' }, '& > table': { minWidth: { xs: 560, sm: 0 } } };

/** A table as high as its rows: what it stands in scrolls them, and the keyboard both. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableContainer role="region" tabIndex={0} aria-label={label} sx={ASIDE_ON_A_PHONE}>
      {children}
    </TableContainer>
  );
}
