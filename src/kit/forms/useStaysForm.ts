import { useEffect, useRef, useState } from 'react';
import { focusTitleIfLost } from '../page/focusTitleIfLost.ts';

/**
 * Whether a form in a page is one to type in: for who may, and where something was typed when the right was taken away.
 * It then stays one, though everything is typed back, until it is given up: nothing changes under the hands. Whoever had
 * the focus in what goes away finds it on the page's title.
 *
 * @returns whether it is; and what gives up what was typed, once the form holds nothing of it
 */
export function useStaysForm(may: boolean, isDirty: boolean): [stays: boolean, giveUp: () => void] {
  const [held, setHeld] = useState(false);
  const holds = !may && (held || isDirty);
  if (holds !== held) setHeld(holds);
  const stays = may || holds;
  const before = useRef(stays);
  useEffect(() => {
    if (before.current && !stays) focusTitleIfLost();
    before.current = stays;
  }, [stays]);
  return [stays, () => setHeld(false)];
}
