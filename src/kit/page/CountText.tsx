import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** How many rows a page has, for beside its title; empty while that is not known. It is announced when it changes. */
export function CountText({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" noWrap>
      {children}
    </Typography>
  );
}
