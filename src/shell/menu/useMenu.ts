import { useState } from 'react';
import { useSidebarState } from 'react-admin';
import { usePhone } from '../../kit/usePhone.ts';

/** The menu of the frame. */
export interface Menu {
  /** It stands over the page, which cannot be used meanwhile. */
  over: boolean;
  open: boolean;
  setOpen(open: boolean): void;
}

/**
 * Whether the menu is open: beside the page as the user left it, which the browser remembers; over the page of a narrow
 * window only once it is asked for there.
 */
export function useMenu(): Menu {
  const over = usePhone();
  const [beside, setBeside] = useSidebarState();
  const [asked, setAsked] = useState(false);
  // A window that became wide and narrow again has not asked for it.
  if (asked && !over) setAsked(false);
  return over ? { over, open: asked, setOpen: setAsked } : { over, open: beside, setOpen: setBeside };
}
