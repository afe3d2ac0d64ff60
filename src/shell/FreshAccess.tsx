import { useEffect, useRef } from 'react';
import { useReloadModules } from '../app/access.ts';
import { watchRefused } from '../app/refused.ts';

/** Refusals come several at once, and people go back and forth between tabs. */
const AT_MOST_EVERY_MS = 5000;

/**
 * Reads the permissions again when a call was refused, and when the page is looked at again: others may have changed them.
 * A window that was in sight beside another tells of nothing but its focus.
 */
export function FreshAccess(): null {
  const reload = useReloadModules();
  const current = useRef(reload);
  useEffect(() => {
    current.current = reload;
  });
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    let later: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(later);
      later = undefined;
      last = performance.now();
      void current.current();
    };
    // What is told so soon after a reading may have happened after it: it is read then, once.
    const again = () => {
      const wait = last + AT_MOST_EVERY_MS - performance.now();
      if (wait <= 0) read();
      else later ??= setTimeout(read, wait);
    };
    const lookedAt = () => {
      if (document.visibilityState === 'visible') again();
    };
    const stop = watchRefused(again);
    document.addEventListener('visibilitychange', lookedAt);
    window.addEventListener('focus', again);
    return () => {
      stop();
      clearTimeout(later);
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', lookedAt);
    };
  }, []);
  return null;
}
