import { useEffect, useRef, useState } from 'react';
import { useTell } from '../../kit/feedback/useTell.ts';

/** What became of what was asked. */
export interface Outcome {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

/** What became of what was asked, for the page to say (`Desfecho.tsx`); a toast says it to who has left the page by then. */
export function useOutcome() {
  const tell = useTell();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  function say({ severity, text }: Outcome) {
    if (there.current) setOutcome({ severity, text });
    else tell(text, severity);
  }
  return { outcome, say, forget: () => setOutcome(null) };
}
