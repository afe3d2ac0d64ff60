import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusLeft } from '../page/useFocusLeft.ts';
import { FocusedAlert } from './FocusedAlert.tsx';

interface ErrorAlertProps {
  /** What failed, and why in the error's own words. */
  children: ReactNode;
  /** Milder where something stands in for what failed. */
  severity?: 'error' | 'info';
  /** Tries again, where trying again may help: calls it, or submits the form around. */
  onRetry?: (() => unknown) | 'submit';
  /** Another way out, beside trying again. */
  wayOut?: ReactNode;
  /** Takes the focus: it answers something that was pressed. */
  focused?: boolean;
  /** Its distance from what stands above and below. */
  sx?: { m?: number; mt?: number; mb?: number };
}

/** In a narrow window the way to try again stands below the words, which have the room beside their icon (34 px). */
const WRAPPED = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flexBasis: { xs: 'calc(100% - 34px)', sm: 'auto' } },
} as const;

/**
 * Something failed: a reading, with the way to try it again, or what the user asked for.
 *
 * @example
 * if (error) return <ErrorAlert onRetry={refetch}>{translate('cadastro.list.failed')} {error.message}</ErrorAlert>;
 */
export function ErrorAlert({ children, severity = 'error', onRetry, wayOut, focused = false, sx }: ErrorAlertProps) {
  const translate = useTranslate();
  const pressed = useFocusLeft<HTMLButtonElement>();
  const retries = onRetry === 'submit' ? ({ type: 'submit' } as const) : { onClick: () => onRetry?.() };
  const retry = onRetry && (
    <Button ref={pressed} color="inherit" {...retries} sx={{ whiteSpace: 'nowrap' }}>
      {translate('shell.retry')}
    </Button>
  );
  const Kind = focused ? FocusedAlert : Alert;
  return (
    <Kind
      severity={severity}
      sx={{ ...WRAPPED, ...sx }}
      action={
        (retry || wayOut) && (
          <>
            {retry}
            {wayOut}
          </>
        )
      }
    >
      {children}
    </Kind>
  );
}
