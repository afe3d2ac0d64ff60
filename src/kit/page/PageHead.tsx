import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

/** The title of a page, and its actions at the right end. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <PageTitle text={title} />
      </Box>
      {children}
    </Stack>
  );
}
