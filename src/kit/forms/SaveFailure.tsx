import { AlertTitle } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { TOO_SLOW } from '../../../dataProvider/envelope.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { conflictOf } from './conflict.ts';

interface SaveFailureProps {
  /** Why the last save failed; a conflict is told elsewhere. */
  failure: Error | null;
  /** What is said of it; its own words unless said. */
  title?: string;
  /** A field tells why, and has the focus. */
  onField?: boolean;
  /** Saves again; the form around is submitted unless said. */
  onRetry?(): unknown;
}

/** Trying again helps no more than before: the group may not. */
const FORBIDDEN = 403;

/** That nothing was saved, and why, until the next attempt. It stands above the button that saves. */
export function SaveFailure({ failure, title, onField = false, onRetry }: SaveFailureProps) {
  const translate = useTranslate();
  if (!failure || conflictOf(failure)) return null;
  const forbidden = failure instanceof HttpError && failure.status === FORBIDDEN;
  const outcome = failure.message === TOO_SLOW ? 'unknownSaved' : forbidden ? 'forbidden' : 'notSaved';
  return (
    <ErrorAlert focused={!onField} onRetry={onField || forbidden ? undefined : (onRetry ?? 'submit')}>
      {!onField && <AlertTitle>{title ?? failure.message}</AlertTitle>}
      {translate(`cadastro.form.${outcome}`)}
    </ErrorAlert>
  );
}
