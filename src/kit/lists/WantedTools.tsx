import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { laterExtra } from '../later.tsx';
import type { useListPreference } from './useListPreference.ts';

/** The room of the tools, so that nothing moves when they come. */
const Room = () => <Box aria-hidden sx={{ width: 312, height: 32 }} />;

/** What only some visits to a list need comes when the list is there. */
const ListTools = laterExtra(() => import('./ListTools.tsx'), Room);

interface WantedToolsProps extends Pick<ComponentProps<typeof ListTools>, 'columns'> {
  preferences: ReturnType<typeof useListPreference>;
}

/** The tools of a list by which its user has it as wanted, and takes its page to a spreadsheet. */
export function WantedTools({ columns, preferences: { preference, isPending, save } }: WantedToolsProps) {
  if (isPending) return <Room />;
  return <ListTools columns={columns} preference={preference} onChange={save} />;
}
