import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../domain/calendar.ts';
import type { Draft, DraftPlace } from '../../app/drafts.ts';

/** What is typed or chosen and not saved. */
export type Held = Omit<Draft, 'em'>;

interface KeptDraftProps {
  place: DraftPlace | null;
  /** What the form holds; null while nothing differs from what is saved. */
  held: Held | null;
  /** Puts a draft back into the form. */
  onRestore(draft: Draft): void;
  /** The buttons go away: the focus goes into the form. */
  onAnswered?(draft: Draft): void;
}

/**
 * Keeps what a form holds, so that a closed tab or a lost session does not take it away, and offers it when the same
 * user opens the form again. It stands in the form of who may save; saving drops the draft.
 */
export function KeptDraft({ place, held, onRestore, onAnswered }: KeptDraftProps) {
  const translate = useTranslate();
  const [offered, setOffered] = useState(() => place?.read() ?? null);
  const text = JSON.stringify(held);

  useEffect(() => {
    // The offer waits for its answer: nothing is written over it until then.
    if (offered || !place) return;
    const now: Held | null = JSON.parse(text);
    if (now) place.write({ em: new Date().toISOString(), ...now });
    else place.drop();
  }, [place, offered, text]);

  if (!offered) return null;
  const answer = (act: () => void) => () => {
    act();
    setOffered(null);
    onAnswered?.(offered);
  };
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('cadastro.draft.text', { when: formatMoment(offered.em) })}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={answer(() => onRestore(offered))}>
          {translate('cadastro.draft.restore')}
        </Button>
        <Button color="inherit" onClick={answer(() => place?.drop())}>
          {translate('cadastro.draft.refuse')}
        </Button>
      </Stack>
    </Alert>
  );
}
