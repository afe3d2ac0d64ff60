import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is said on a page that nothing of the application stands around. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ p: 3 }}>
      {children}
    </Box>
  );
}
