import { Box } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { useListPreference } from './useListPreference.ts';

/** What only some visits to a list need comes when the list is there. */
const ListTools = lazy(() => import('./ListTools.tsx'));

/** The room of the tools, so that nothing moves when they come. */
const WAITING = <Box aria-hidden sx={{ width: 312, height: 32 }} />;

interface WantedToolsProps extends Pick<ComponentProps<typeof ListTools>, 'columns'> {
  preferences: ReturnType<typeof useListPreference>;
}

/** The tools of a list by which its user has it as wanted, and takes its page to a spreadsheet. */
export function WantedTools({ columns, preferences: { preference, isPending, save } }: WantedToolsProps) {
  if (isPending) return WAITING;
  return (
    <Suspense fallback={WAITING}>
      <ListTools columns={columns} preference={preference} onChange={save} />
    </Suspense>
  );
}
