import { Alert, type AlertProps } from '@mui/material';
import { useEffect, useRef } from 'react';

/** A message inside a dialog that takes the focus when it appears: what was pressed may be far from it. */
export function FocusedAlert({ sx = [], ...props }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <Alert {...props} ref={ref} tabIndex={-1} sx={[{ mb: 2 }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
