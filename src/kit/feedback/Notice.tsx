import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/PageTitle.tsx';

/** A page that only says something: what happened, and what to do next. */
export function Notice({ title, message, children }: { title: string; message: string; children?: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageTitle text={title} />
      <Typography sx={{ my: 2 }}>{message}</Typography>
      {children}
    </Box>
  );
}
