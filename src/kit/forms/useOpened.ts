import { useState } from 'react';

/** Whether a form was opened by who may; it stays when the permission is taken away meanwhile, with what was typed. */
export function useOpened(may: boolean): boolean {
  const [opened, setOpened] = useState(false);
  if (may && !opened) setOpened(true);
  return may || opened;
}
