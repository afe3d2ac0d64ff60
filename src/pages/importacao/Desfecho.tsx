import { Alert } from '@mui/material';
import type { Outcome } from './useOutcome.ts';

/**
 * What became of what was asked, for as long as it is needed. Whoever listens is told of it once: what tells them stands
 * there before.
 */
export function Desfecho({ outcome }: { outcome: Outcome | null }) {
  return (
    <div aria-live="polite">
      {outcome && (
        <Alert role="note" severity={outcome.severity} sx={{ mt: 1 }}>
          {outcome.text}
        </Alert>
      )}
    </div>
  );
}
