import { Alert, type AlertProps } from '@mui/material';
import { useEffect } from 'react';
import { useFocusLeft } from '../page/useFocusLeft.ts';

/** Nothing in it is cut off, the ring of what has the focus neither. */
const STYLE = { mb: 2, '& .MuiAlert-message': { overflow: 'visible', overflowWrap: 'anywhere' } } as const;

/**
 * A message that takes the focus when it appears: what was pressed may be far from it. What is pressed in it may have it
 * go away: on a page the title has the focus then.
 */
export function FocusedAlert({ sx = [], ...props }: AlertProps) {
  const ref = useFocusLeft<HTMLDivElement>();
  useEffect(() => ref.current?.focus(), [ref]);
  return <Alert {...props} ref={ref} tabIndex={-1} sx={[STYLE, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
