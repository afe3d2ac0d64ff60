import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds from a click on a reading to the check of what is pending (spec 2 §4). */
export const DEPOIS_DO_CLIQUE = 700;
/** Milliseconds to the next check, while a cell is being typed in. */
export const ENQUANTO_DIGITA = 1000;

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Checks what is pending a while after a reading was clicked, and asks about it: never in the midst of typing, nor once
 * something else is pending than when it was clicked.
 *
 * @param ids what is pending, as one text
 * @returns to be called when a reading is clicked
 */
export function usePergunta(ids: string, ask: () => void): () => void {
  const [clicked, setClicked] = useState<{ ids: string; wait: number } | null>(null);
  // A click that something else became pending after is forgotten: that is done with, whatever is pending later on.
  if (clicked && clicked.ids !== ids) setClicked(null);
  const due = clicked?.ids === ids ? clicked : null;
  const check = useEffectEvent(() => {
    if (isTyping()) return setClicked({ ids, wait: ENQUANTO_DIGITA });
    setClicked(null);
    ask();
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => check(), due.wait);
    return () => clearTimeout(timer);
  }, [due]);
  return useCallback(() => setClicked({ ids, wait: DEPOIS_DO_CLIQUE }), [ids]);
}
