import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Holds what is around as it is, until what it gives back is called. */
type Hold = () => () => void;

/** Where something is around that would change its form, and take with it the rows that hold dialogs. */
export const OpenerContext = createContext<Hold>(() => () => {});

/** Stands in a dialog: as long as it is there, what opened it stays. */
export function OpenerStays() {
  const hold = useContext(OpenerContext);
  useLayoutEffect(hold, [hold]);
  return null;
}

/** @returns the form to show, which is the one given unless a dialog within holds an earlier one; and the context's value */
export function useHeldForm<T>(form: T): [T, Hold] {
  const [held, setHeld] = useState(form);
  const [dialogs, setDialogs] = useState(0);
  const hold = useCallback(() => {
    setDialogs((open) => open + 1);
    return () => setDialogs((open) => open - 1);
  }, []);
  if (dialogs === 0 && held !== form) setHeld(form);
  return [held, hold];
}
