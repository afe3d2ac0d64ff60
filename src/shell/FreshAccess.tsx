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
    const again = () => {
      if (performance.now() - last < AT_MOST_EVERY_MS) return;
      last = performance.now();
      void current.current();
    };
    const lookedAt = () => {
      if (document.visibilityState === 'visible') again();
    };
    const stop = watchRefused(again);
    document.addEventListener('visibilitychange', lookedAt);
    window.addEventListener('focus', again);
    return () => {
      stop();
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', lookedAt);
    };
  }, []);
  return null;
}
