import { AlertTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { isGone } from '../feedback/gone.ts';
import { conflictOf } from './conflict.ts';

/** What is said of what became of an attempt, where the usual words are not true of it. */
export type OutcomeWords = Partial<Record<'unknownSaved' | 'notSaved' | 'forbidden' | 'gone', string>>;

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
  /** What can be done with what was typed where the record is gone. */
  whenGone?: ReactNode;
}

/** No answer came: whether it was saved is not known. */
const UNANSWERED = 0;
/** The group may not. */
const FORBIDDEN = 403;

/** Of which outcomes trying again changes nothing. */
const FINAL: readonly (keyof OutcomeWords)[] = ['forbidden', 'gone'];

function outcomeOf(failure: Error): keyof OutcomeWords {
  const status = failure instanceof HttpError ? failure.status : undefined;
  if (status === UNANSWERED) return 'unknownSaved';
  if (status === FORBIDDEN) return 'forbidden';
  return isGone(failure) ? 'gone' : 'notSaved';
}

/** That nothing was saved, or may not have been, and why, until the next attempt. It stands above the button that saves. */
export function SaveFailure({ failure, title, words, onField = false, onRetry, whenGone }: SaveFailureProps) {
  const translate = useTranslate();
  if (!failure || conflictOf(failure)) return null;
  const outcome = outcomeOf(failure);
  return (
    <ErrorAlert
      focused={!onField}
      onRetry={onField || FINAL.includes(outcome) ? undefined : (onRetry ?? 'submit')}
      wayOut={outcome === 'gone' && whenGone}
    >
      {!onField && <AlertTitle>{title ?? failure.message}</AlertTitle>}
      {words?.[outcome] ?? translate(`cadastro.form.${outcome}`)}
    </ErrorAlert>
  );
}
