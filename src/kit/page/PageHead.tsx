import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

const HEAD = { alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: 40, mb: 1, flexShrink: 0 };

/**
 * The actions stand beside a title that leaves them room in its line, and below any other; on a phone always below it. A
 * long title takes the lines that it needs. On a phone both are smaller, so that the page itself is in sight.
 */
const TITLE = {
  flex: { xs: '1 1 100%', sm: '1 1 auto' },
  minWidth: 0,
  '& > .MuiTypography-root': {
    overflowWrap: 'anywhere',
    fontSize: { xs: '1.125rem', sm: '1.25rem' },
    lineHeight: { xs: 1.2, sm: 1.3 },
  },
} as const;
const ACTIONS = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  flexWrap: 'wrap',
  '& > *': { maxWidth: '100%' },
  '& .MuiButton-root': { minHeight: { xs: 32, sm: 36 } },
} as const;

/** The title of a page, its place while it is on its way, and the page's actions at the right end. */
export function PageHead({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={HEAD}>
      <Box sx={TITLE}>
        {title === undefined ? (
          <Typography component="div" variant="h1" aria-hidden>
            <Skeleton width="60%" />
          </Typography>
        ) : (
          <PageTitle text={title} />
        )}
      </Box>
      <Box sx={ACTIONS}>{children}</Box>
    </Stack>
  );
}
