import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { PageSkeleton } from './feedback/PageSkeleton.tsx';

/** A component whose code is elsewhere until it is first shown, or until `bring` asks for it. */
export type Later<P> = ((props: P) => ReactNode) & { bring(): Promise<void> };

/**
 * A component of a module that comes when it is first shown. Once its code is there it is shown at once: React's `lazy` shows a
 * placeholder even then, and what follows a placeholder no sooner than 300 ms after it.
 *
 * A module that did not come breaks the page that it belongs to, and is asked for again by the next one that shows it.
 *
 * @param Waiting what stands in its place meanwhile, with the same properties; nothing unless given
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Waiting?: ComponentType<P>,
): Later<P> {
  let There: ComponentType<P> | undefined;
  async function bring() {
    There ??= (await load()).default;
  }

  function Shown(props: P) {
    const [state, setState] = useState<{ error?: unknown }>({});
    const waiting = !There;
    useLayoutEffect(() => {
      // It may have come since this was drawn: what is drawn counts.
      if (!waiting) return;
      let shown = true;
      bring().then(
        () => shown && setState({}),
        (error) => shown && setState({ error }),
      );
      return () => {
        shown = false;
      };
    }, [waiting]);
    if (There) return <There {...props} />;
    if (state.error) throw state.error;
    return Waiting && <Waiting {...props} />;
  }
  return Object.assign(Shown, { bring });
}

/** A page, or the list of a tab, that comes so; its skeleton stands in its place meanwhile. */
export const laterPage = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Later<P> =>
  later(load, PageSkeleton);
