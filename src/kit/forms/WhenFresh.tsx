import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { useEditContext } from 'react-admin';

type Kept<R> = R | undefined;

/**
 * The record of a form, as it is when the form opens: the copy at hand at once may be old, and replacing it later would
 * take away what was typed meanwhile. From then on only what the page itself sets replaces it.
 *
 * @param read what has been read so far, and whether a reading is under way
 * @returns the record, undefined until it is fresh, and the function that replaces it
 */
export function useFresh<R>(read: Kept<R>, isFetching: boolean): [Kept<R>, Dispatch<SetStateAction<Kept<R>>>] {
  const [record, setRecord] = useState<Kept<R>>();
  if (!record && read && !isFetching) setRecord(read);
  return [record, setRecord];
}

interface WhenFreshProps {
  children(fresh: boolean): ReactNode;
  /** In its place when the record could not be read: why, and what reads it again. */
  unread(error: unknown, retry: () => unknown): ReactNode;
}

/**
 * Shows a form once the record of the `EditBase` around is fresh; until then `children` gives its shape.
 *
 * It wants an `EditBase` with `disableAuthentication`: one that checks the access first reads nothing until then, and
 * what reads nothing looks fresh. Whoever opens the form has checked it.
 */
export function WhenFresh({ children, unread }: WhenFreshProps) {
  const { record, isFetching, error, refetch } = useEditContext();
  const [fresh] = useFresh(error ? undefined : record, isFetching);
  if (error && !fresh && !isFetching) return unread(error, refetch);
  return children(fresh !== undefined);
}
