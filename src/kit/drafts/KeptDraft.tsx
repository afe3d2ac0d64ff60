import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formatMoment } from '../../../domain/calendar.ts';
import type { Draft, DraftPlace } from '../../app/drafts.ts';

/** What is typed or chosen and not saved. */
export type Held = Omit<Draft, 'em' | 'pagina'>;

interface KeptDraftProps {
  place: DraftPlace | null;
  /** What the form holds; null while nothing differs from what is saved. */
  held: Held | null;
  /** Puts a draft back into the form. */
  onRestore(draft: Draft): void;
  /** The buttons go away: the focus goes into the form. */
  onAnswered?(draft: Draft): void;
}

const newest = (place: DraftPlace | null) => place?.readAll()[0] ?? null;

/**
 * Keeps what a form holds, so that a closed tab or a lost session does not take it away, and offers it when the same
 * user opens the form again. It stands in the form of who may save; saving drops the form's own draft. One that is
 * offered waits for its answer, whatever the form holds, saves or discards meanwhile. What the browser has no room for is
 * told.
 */
export function KeptDraft({ place, held, onRestore, onAnswered }: KeptDraftProps) {
  const translate = useTranslate();
  const [offered, setOffered] = useState(() => {
    // A form that begins has none of its own yet.
    if (!held) place?.leave();
    return newest(place);
  });
  const [noRoom, setNoRoom] = useState(false);
  const { pathname } = useLocation();
  const text = JSON.stringify(held);

  useEffect(() => {
    const now: Held | null = JSON.parse(text);
    if (!now) place?.drop();
    setNoRoom(now !== null && place?.write({ em: new Date().toISOString(), pagina: pathname, ...now }) === false);
  }, [place, pathname, text]);

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
    setOffered(newest(place));
    onAnswered?.(draft);
  }
  return (
    <>
      {noRoom && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('rascunho.noRoom')}
        </Alert>
      )}
      {offered && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate('rascunho.text', { when: formatMoment(offered.em) })}
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button color="inherit" variant="outlined" onClick={() => restore(offered)}>
              {translate('rascunho.restore')}
            </Button>
            <Button color="inherit" onClick={() => refuse(offered)}>
              {translate('rascunho.refuse')}
            </Button>
          </Stack>
        </Alert>
      )}
    </>
  );
}
