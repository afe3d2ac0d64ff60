import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { Logo } from '../Logo.tsx';

/** The frame of the pages before the session: one card with its heading. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5, color: 'primary.main' }}>
          <Logo size={36} />
          <Box sx={{ color: 'text.primary' }}>
            <PageTitle text={title} />
          </Box>
        </Box>
        {children}
      </Paper>
    </Box>
  );
}
