import { Alert, type AlertProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FocusedAlert } from './FocusedAlert.tsx';

interface ErrorAlertProps extends Pick<AlertProps, 'sx'> {
  /** What failed, and why in the error's own words. */
  children: ReactNode;
  /** Tries again, where trying again may help. */
  onRetry?(): unknown;
  /** Takes the focus: it answers something that was pressed. */
  focused?: boolean;
}

/**
 * Something failed: a reading, with the way to try it again, or what the user asked for.
 *
 * @example
 * if (error) return <ErrorAlert onRetry={refetch}>{translate('cadastro.list.failed')} {error.message}</ErrorAlert>;
 */
export function ErrorAlert({ children, onRetry, focused = false, sx }: ErrorAlertProps) {
  const translate = useTranslate();
  if (focused) return <FocusedAlert severity="error">{children}</FocusedAlert>;
  const retry = onRetry && <Button onClick={() => onRetry()}>{translate('shell.retry')}</Button>;
  return (
    <Alert severity="error" sx={sx} action={retry}>
      {children}
    </Alert>
  );
}
