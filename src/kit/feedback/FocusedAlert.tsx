import { Alert, type AlertProps } from '@mui/material';
import { useEffect } from 'react';
import { useFocusLeft } from '../page/useFocusLeft.ts';

/**
 * A message that takes the focus when it appears: what was pressed may be far from it. What is pressed in it may have it
 * go away: on a page the title has the focus then.
 */
export function FocusedAlert({ sx = [], ...props }: AlertProps) {
  const ref = useFocusLeft<HTMLDivElement>();
  useEffect(() => ref.current?.focus(), [ref]);
  return <Alert {...props} ref={ref} tabIndex={-1} sx={[{ mb: 2 }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
