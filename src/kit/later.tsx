import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { NotArrived } from './feedback/NotArrived.ts';
import { PageSkeleton } from './feedback/PageSkeleton.tsx';

/** A component whose code is elsewhere until it is first shown, or until `bring` asks for it. */
export type Later<P> = ((props: P) => ReactNode) & { bring(): Promise<void>; isThere(): boolean };

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** After how many milliseconds a part that its page goes on without is asked for again, time and again. */
export const PAUSES: readonly number[] = [2000, 10_000, 30_000];

/** @param failed what a module that did not come does to the page that shows it */
function create<P extends object>(load: Load<P>, Waiting: ComponentType<P> | undefined, failed: 'breaks' | 'waits') {
  let There: ComponentType<P> | undefined;
  async function bring() {
    There ??= (await load()).default;
  }

  function Shown(props: P) {
    const [state, setState] = useState<{ error?: NotArrived }>({});
    const waiting = !There;
    useLayoutEffect(() => {
      // It may have come since this was drawn: what is drawn counts.
      if (!waiting) return;
      let shown = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const pauses = PAUSES.values();
      const ask = () =>
        bring().then(
          () => shown && setState({}),
          (cause) => {
            if (!shown) return;
            if (failed === 'breaks') return setState({ error: new NotArrived(String(cause), { cause }) });
            const { value: pause } = pauses.next();
            clearTimeout(timer);
            if (pause) timer = setTimeout(ask, pause);
          },
        );
      void ask();
      for (const event of ['online', 'focus']) window.addEventListener(event, ask);
      return () => {
        shown = false;
        clearTimeout(timer);
        for (const event of ['online', 'focus']) window.removeEventListener(event, ask);
      };
    }, [waiting]);
    if (There) return <There {...props} />;
    if (state.error) throw state.error;
    return Waiting && <Waiting {...props} />;
  }
  return Object.assign(Shown, { bring, isThere: () => There !== undefined });
}

/**
 * A component of a module that comes when it is first shown. Once its code is there it is shown at once: React's `lazy` shows a
 * placeholder even then, and what follows a placeholder no sooner than 300 ms after it.
 *
 * A module that did not come breaks the page that it belongs to (`NotArrived`), and is asked for again by the next one that
 * shows it.
 *
 * @param Waiting what stands in its place meanwhile, with the same properties; nothing unless given
 */
export const later = <P extends object>(load: Load<P>, Waiting?: ComponentType<P>): Later<P> =>
  create(load, Waiting, 'breaks');

/**
 * One that its page goes on without: whoever lost the connection while its code was on its way keeps what they type. It is asked
 * for again a few times, once there is a connection, and when the window is come back to.
 */
export const laterExtra = <P extends object>(load: Load<P>, Waiting?: ComponentType<P>): Later<P> =>
  create(load, Waiting, 'waits');

/** A page, or the list of a tab, that comes so; its skeleton stands in its place meanwhile. */
export const laterPage = <P extends object>(load: Load<P>): Later<P> => later(load, PageSkeleton);
