import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClienteDetail } from './later.ts';
import { CLIENTE } from './tabs.ts';
import { useClienteAhead } from './useClienteAhead.ts';

interface ClienteLinkProps {
  id: Identifier;
  /** A page of the client. */
  to: string;
  children: ReactNode;
}

/** Leads to a page of a client; what its own page needs is asked for as soon as somebody is about to follow it. */
export function ClienteLink({ id, to, children }: ClienteLinkProps) {
  const ahead = useClienteAhead(id, ClienteDetail.bring);
  return (
    <MuiLink component={Link} to={to} {...(to === `/${CLIENTE}/${id}` ? ahead : {})}>
      {children}
    </MuiLink>
  );
}
