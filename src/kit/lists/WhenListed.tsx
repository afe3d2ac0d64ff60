import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface WhenListedProps<R extends RaRecord> {
  /** What is said when the list could not be had, before the reason. */
  failed?: string;
  /** Of the columns that are on their way. */
  headings: readonly string[];
  /** Rows can be chosen by a box before them. */
  choosing?: boolean;
  /** What stands instead of a table without rows. */
  empty: ReactNode;
  /** While something else that the table needs is on its way. */
  waiting?: boolean;
  children(data: readonly R[]): ReactNode;
}

/** The records of the list around it, once they are there; before, and without them, what tells so. */
export function WhenListed<R extends RaRecord>(props: WhenListedProps<R>) {
  const { failed, headings, choosing, empty, waiting = false, children } = props;
  const { data, error, refetch, isPending, total } = useListContext<R>();
  const translate = useTranslate();
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {failed ?? translate('cadastro.list.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (isPending || waiting) return <ListSkeleton headings={headings} choosing={choosing} />;
  return !data || total === 0 ? empty : children(data);
}
