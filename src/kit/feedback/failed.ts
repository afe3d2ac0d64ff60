import { useLayoutEffect } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { NotArrived } from './NotArrived.ts';

/** What is shown in place of what broke is given. */
export interface FailureProps {
  error: Error;
  resetErrorBoundary(args?: unknown): void;
}

/**
 * Has what broke tried again with the next page; and, where its code did not come, once there is a connection.
 *
 * @returns whether its code did not come
 */
export function useTriedAgain({ error, resetErrorBoundary }: FailureProps): boolean {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const missing = error instanceof NotArrived;
  // Before it is shown: a connection that comes back just then is not missed.
  useLayoutEffect(() => {
    if (!missing) return;
    const again = () => resetErrorBoundary();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [missing, resetErrorBoundary]);
  return missing;
}
