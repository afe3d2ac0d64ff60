import { Alert, Box, useMediaQuery } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Outcome } from './useOutcome.ts';

/** What goes away above it as it comes would take it out of view again. */
const ROOM = '64px';

/**
 * What became of what was asked, for as long as it is needed; it is brought into view, and the focus stays where it is.
 * Whoever listens is told of it once: what tells them stands there before.
 */
export function Desfecho({ outcome }: { outcome: Outcome | null }) {
  const place = useRef<HTMLElement>(null);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest', behavior: lessMotion ? 'instant' : 'smooth' });
  }, [outcome, lessMotion]);
  return (
    <Box ref={place} aria-live="polite" sx={{ scrollMarginBlock: ROOM }}>
      {outcome && (
        <Alert role="note" severity={outcome.severity} sx={{ mt: 1 }}>
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}
