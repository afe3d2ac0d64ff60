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
 * user opens the form again. It stands in the form of who may save; saving drops the form's own draft. One that is
 * offered waits for its answer, whatever the form holds, saves or discards meanwhile.
 */
export function KeptDraft({ place, held, onRestore, onAnswered }: KeptDraftProps) {
  const translate = useTranslate();
  const [offered, setOffered] = useState(() => {
    // A form that begins has none of its own yet.
    if (!held) place?.leave();
    return place?.read() ?? null;
  });
  const text = JSON.stringify(held);

  useEffect(() => {
    const now: Held | null = JSON.parse(text);
    if (now) place?.write({ em: new Date().toISOString(), ...now });
    else place?.drop();
  }, [place, text]);

  if (!offered) return null;
  function restore(draft: Draft) {
    // What it replaces in the form was typed as well.
    if (held && Object.keys(draft.campos).some((field) => field in held.campos)) place?.leave();
    onRestore(draft);
    place?.remove(draft);
    setOffered(null);
    onAnswered?.(draft);
  }
  function refuse(draft: Draft) {
    place?.remove(draft);
    setOffered(place?.read() ?? null);
    onAnswered?.(draft);
  }
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('cadastro.draft.text', { when: formatMoment(offered.em) })}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => restore(offered)}>
          {translate('cadastro.draft.restore')}
        </Button>
        <Button color="inherit" onClick={() => refuse(offered)}>
          {translate('cadastro.draft.refuse')}
        </Button>
      </Stack>
    </Alert>
  );
}
