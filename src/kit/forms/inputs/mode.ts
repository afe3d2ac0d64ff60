import { createContext, use } from 'react';

/**
 * What the inputs within are shown as: true for who may not change what they hold, who reads it as text. Every input
 * of the kit follows it, so that whoever draws a form says it once, around all of it.
 */
export const ReadOnlyContext = createContext(false);

/** True while what the inputs within hold is on its way: each keeps its place (`FormSkeleton.tsx`). */
export const WaitingContext = createContext(false);

/** Whether what the inputs here hold is only read. */
export const useReadOnly = (): boolean => use(ReadOnlyContext);

/** Whether something can be typed here: what helps with that is shown then only. */
export function useTyping(): boolean {
  const readOnly = use(ReadOnlyContext);
  return !use(WaitingContext) && !readOnly;
}
