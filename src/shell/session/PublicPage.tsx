import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { Logo } from '../Logo.tsx';

/** Not in the middle of the page: what comes last, as the logins of a demonstration, would move what is about to be pressed. */
const PLACE = { minHeight: '100vh', display: 'grid', placeItems: 'start center', p: 2, pt: { xs: 2, sm: '14vh' } };

/** The frame of the pages before the session: one card with its heading. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={PLACE}>
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
