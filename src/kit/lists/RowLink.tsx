import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

/** What a row is called, leading to where it opens. */
export function RowLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to}>
      {children}
    </MuiLink>
  );
}
