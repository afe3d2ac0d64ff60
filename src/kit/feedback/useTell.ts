import { useCallback } from 'react';
import { useNotify } from 'react-admin';

type Severity = 'success' | 'info' | 'warning' | 'error';

/** Shows a sentence that is a text already, such as a server's message: it is no key, and is not looked up as one. */
export function useTell(): (text: string, type: Severity) => void {
  const notify = useNotify();
  return useCallback((text, type) => notify(text, { type, messageArgs: { _: text } }), [notify]);
}

/** Tells what went wrong in the error's own words, which are the server's or the report engine's. */
export function useTellError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (error instanceof Error) notify(error.message, { type: 'error', messageArgs: { _: error.message } });
      else notify('ra.notification.http_error', { type: 'error' });
    },
    [notify],
  );
}
