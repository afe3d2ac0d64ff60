import { useTranslate } from 'react-admin';
import { ErrorAlert } from './ErrorAlert.tsx';
import { type FailureProps, useTriedAgain } from './failed.ts';

/** Shown in place of a part of a page: the others stay as they are, with what is typed in them. */
export function PartFailure(props: FailureProps) {
  const translate = useTranslate();
  const missing = useTriedAgain(props);
  return (
    <ErrorAlert onRetry={() => props.resetErrorBoundary()}>
      {translate(missing ? 'shell.failure.part' : 'shell.failure.broken.message')}
    </ErrorAlert>
  );
}
