import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useReloadModules } from '../app/access.ts';
import { watchRefused } from '../app/refused.ts';

/** Refusals come several at once, and people go back and forth between tabs. */
const AT_MOST_EVERY_MS = 5000;
/** How old the permissions may be when another page is opened: pages whose lists are open to all refuse nobody. */
const OLD_MS = 60_000;

/**
 * Reads the permissions again when a call was refused, when the page is looked at again, and when another page is opened
 * long after the last reading: others may have changed them. Nothing waits for it. A window that was in sight beside
 * another tells of nothing but its focus.
 */
export function FreshAccess(): null {
  const reload = useReloadModules();
  const { pathname } = useLocation();
  const current = useRef(reload);
  const shown = useRef(pathname);
  const readAt = useRef<number>(null);
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
      readAt.current = last;
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
  useEffect(() => {
    const now = performance.now();
    // The session began with a reading.
    readAt.current ??= now;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (now - readAt.current < OLD_MS) return;
    readAt.current = now;
    void current.current();
  }, [pathname]);
  return null;
}
