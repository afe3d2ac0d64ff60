import type { KeyboardEvent, MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { type To, useNavigate } from 'react-router-dom';

/** Where a record is opened, if it can be. */
export type Opens<R extends RaRecord> = (record: R) => To;

/** What does something of its own when it is pressed, in a row that opens. */
const OWN = 'a, button, input, label, [role="menu"], [role="dialog"]';

/**
 * A row opens wherever it is pressed, and by Enter where it has the focus itself. What keyboards go by, and what opens
 * another tab, is the link of its name.
 */
export function useOpenRow<R extends RaRecord>(opens?: Opens<R>) {
  const navigate = useNavigate();
  if (!opens) return () => undefined;
  return (record: R) => ({
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      // What is within the row for React alone, such as a menu that it opened, is elsewhere on the page.
      if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN)) return;
      // Who marks a text to copy it opens nothing.
      if (document.getSelection()?.type !== 'Range') navigate(opens(record));
    },
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key === 'Enter' && target === currentTarget) navigate(opens(record));
    },
  });
}
