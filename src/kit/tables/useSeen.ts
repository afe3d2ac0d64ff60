import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ROW_HEIGHT } from '../theme.ts';
import { ASIDE } from './style.ts';

/** What is seen of an element that scrolls, in pixels: how far it is scrolled, and its room. */
export interface Seen {
  top: number;
  left: number;
  height: number;
  width: number;
}

const NOTHING: Seen = { top: 0, left: 0, height: 0, width: 0 };

/** Rows that a printed page has of a table at the most: more of them are read in its PDF. */
export const MOST_PRINTED = 500;

const PRINTING = ['beforeprint', 'afterprint'];

/** All of a table is seen on paper, as far as that goes. */
const PRINTED: Seen = { top: 0, left: 0, height: MOST_PRINTED * ROW_HEIGHT, width: 1e6 };

/** What drawing for one place lacks at another: something that is seen there, something beyond it, or nothing. */
export type Lack = 'seen' | 'beyond' | null;

/** Does something once the next frame is painted. @returns what gives it up */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What is seen of an element that scrolls. Its component is drawn again in the same frame where something would be missed,
 * and once that is painted where it is only beyond what is seen: no key and no scrolling waits for that. While it is scrolled
 * aside the element says so (`ASIDE`). For as long as the page is printed all of it is seen.
 *
 * @param view what scrolls; null until it is in the document
 * @param lack what drawing for the first lacks at the second
 */
export function useSeen(view: HTMLElement | null, lack: (drawn: Seen, now: Seen) => Lack) {
  const [drawn, setDrawn] = useState(NOTHING);
  const seen = useRef(NOTHING);
  const giveUp = useRef<(() => void) | null>(null);
  const printing = useRef(false);

  function take(now: Seen, draw: (change: () => void) => void) {
    seen.current = now;
    view?.toggleAttribute(ASIDE, now.left > 0);
    const lacking = lack(drawn, now);
    if (lacking === 'seen') draw(() => setDrawn(now));
    else if (lacking === 'beyond') {
      giveUp.current ??= afterPaint(() => {
        giveUp.current = null;
        setDrawn(seen.current);
      });
    }
  }
  const look = useEffectEvent((draw: (change: () => void) => void) => {
    if (!view) return;
    if (printing.current) return take(PRINTED, draw);
    const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = view;
    take({ top, left, height, width }, draw);
  });
  useLayoutEffect(() => {
    if (!view) return;
    look((change) => change());
    const onChange = () => look(flushSync);
    const resized = new ResizeObserver(onChange);
    resized.observe(view);
    view.addEventListener('scroll', onChange, { passive: true });
    const onPrint = ({ type }: Event) => {
      printing.current = type === 'beforeprint';
      onChange();
    };
    for (const event of PRINTING) window.addEventListener(event, onPrint);
    return () => {
      for (const event of PRINTING) window.removeEventListener(event, onPrint);
      resized.disconnect();
      view.removeEventListener('scroll', onChange);
      giveUp.current?.();
      giveUp.current = null;
    };
  }, [view]);

  // Laid out at once, in the time that there is until the frame: a key is then seen the sooner.
  useLayoutEffect(() => void view?.offsetHeight);

  return {
    /** What is drawn. */
    drawn,
    /** What is seen at the moment. Nothing is measured for it: at a key that would have the page laid out before its frame. */
    now: () => seen.current,
    /** Scrolls. Call it before anything of the document is changed: it is laid out then. */
    scrollTo({ top, left }: Pick<Seen, 'top' | 'left'>) {
      const before = seen.current;
      if (!view || (top === before.top && left === before.left)) return;
      if (top !== before.top) view.scrollTop = top;
      if (left !== before.left) view.scrollLeft = left;
      take({ ...before, top, left }, (change) => change());
    },
  };
}
