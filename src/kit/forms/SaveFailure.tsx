import { AlertTitle } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { conflictOf } from './conflict.ts';

/** What is said of what became of an attempt, where the usual words are not true of it. */
export type OutcomeWords = Partial<Record<'unknownSaved' | 'notSaved' | 'forbidden', string>>;

interface SaveFailureProps {
  /** Why the last save failed; a conflict is told elsewhere. */
  failure: Error | null;
  /** What is said of it; its own words unless said. */
  title?: string;
  words?: OutcomeWords;
  /** A field tells why, and has the focus. */
  onField?: boolean;
  /** Saves again; the form around is submitted unless said. */
  onRetry?(): unknown;
}

/** No answer came: whether it was saved is not known. */
const UNANSWERED = 0;
/** Trying again helps no more than before: the group may not. */
const FORBIDDEN = 403;

/** That nothing was saved, or may not have been, and why, until the next attempt. It stands above the button that saves. */
export function SaveFailure({ failure, title, words, onField = false, onRetry }: SaveFailureProps) {
  const translate = useTranslate();
  if (!failure || conflictOf(failure)) return null;
  const status = failure instanceof HttpError ? failure.status : undefined;
  const forbidden = status === FORBIDDEN;
  const outcome = status === UNANSWERED ? 'unknownSaved' : forbidden ? 'forbidden' : 'notSaved';
  return (
    <ErrorAlert focused={!onField} onRetry={onField || forbidden ? undefined : (onRetry ?? 'submit')}>
      {!onField && <AlertTitle>{title ?? failure.message}</AlertTitle>}
      {words?.[outcome] ?? translate(`cadastro.form.${outcome}`)}
    </ErrorAlert>
  );
}
