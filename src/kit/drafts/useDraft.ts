import { useMemo } from 'react';
import { draftPlace } from '../../app/draftPlace.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { useCurrentUser } from '../../app/session.ts';

/** Where the signed-in user's draft of a form is kept; null without a user: there is none to keep. */
export function useDraft(name: string): DraftPlace | null {
  const userId = useCurrentUser()?.id;
  return useMemo(() => (userId !== undefined ? draftPlace(userId, name) : null), [userId, name]);
}
