import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

const HEAD = { alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, minHeight: 40, mb: 1, flexShrink: 0 };

/**
 * The actions stand beside a title that leaves them room in its line, and below any other; on a phone always below it. A
 * long title takes the lines that it needs. On a phone both are smaller, so that the page itself is in sight.
 */
const TITLE = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 1.5,
  flex: { xs: '1 1 100%', sm: '1 1 auto' },
  minWidth: 0,
  '& > h1, & > [aria-hidden]': {
    overflowWrap: 'anywhere',
    fontSize: { xs: '1.125rem', sm: '1.25rem' },
    lineHeight: { xs: 1.2, sm: 1.3 },
  },
  '& > :not(h1, [aria-hidden])': { flexShrink: 0 },
} as const;
const ACTIONS = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  flexWrap: 'wrap',
  '& > *': { maxWidth: '100%' },
} as const;

/** Beside the actions as long as it has this many pixels, whatever lines it takes there. */
const BESIDE = { ...TITLE, flex: { xs: '1 1 100%', sm: '1 1 360px' } };

interface PageHeadProps {
  /** Without it, it is on its way. */
  title?: string;
  /** Whether a title that is too long for its line takes more of them, rather than the actions put below it. */
  besideActions?: boolean;
  /** What is to be known beside the title, such as how many rows a list has. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** The title of a page, its place while it is on its way, and the page's actions at the right end. */
export function PageHead({ title, besideActions = false, beside, children }: PageHeadProps) {
  return (
    <Stack direction="row" sx={HEAD}>
      <Box sx={besideActions ? BESIDE : TITLE}>
        {title === undefined ? (
          <Typography component="div" variant="h1" aria-hidden sx={{ flexGrow: 1 }}>
            <Skeleton width="60%" />
          </Typography>
        ) : (
          <PageTitle text={title} />
        )}
        {beside}
      </Box>
      <Box sx={ACTIONS}>{children}</Box>
    </Stack>
  );
}
