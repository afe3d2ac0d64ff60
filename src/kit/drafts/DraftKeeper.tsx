import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatMoment } from '../../../domain/calendar.ts';
import type { Draft, DraftPlace } from '../../app/drafts.ts';

/** Goes with a record, but is not typed. */
const VERSION = 'versao';

/**
 * Keeps what is typed in the form around it, so that a closed tab or a lost session does not take it away, and offers
 * it when the same user opens the form again. It stands inside the form; whoever saves the form drops the draft.
 *
 * What is taken back keeps the version that it was typed over: if the record has changed since, saving tells so.
 */
export function DraftKeeper({ place }: { place: DraftPlace }) {
  const translate = useTranslate();
  const { getValues, setFocus, setValue } = useFormContext();
  const { isDirty, dirtyFields } = useFormState();
  const [offered, setOffered] = useState(() => place.read());
  const values = useWatch();

  useEffect(() => {
    // The offer waits for its answer: nothing is written over it until then.
    if (offered) return;
    const names = Object.keys(dirtyFields).filter((field) => field !== VERSION);
    if (!isDirty || names.length === 0) return place.drop();
    place.write({
      em: new Date().toISOString(),
      versao: values[VERSION] ?? null,
      campos: Object.fromEntries(names.map((field) => [field, values[field] ?? null])),
    });
  }, [place, offered, isDirty, dirtyFields, values]);

  if (!offered) return null;

  /** The buttons go away: the focus goes to the first field that the draft is about. */
  function answered({ campos }: Draft) {
    setOffered(null);
    const [first] = Object.keys(campos);
    if (first) setFocus(first);
  }
  function restore(draft: Draft) {
    const { campos, versao } = draft;
    for (const [field, value] of Object.entries(campos)) setValue(field, value, { shouldDirty: true });
    if (versao !== null && getValues(VERSION)) setValue(VERSION, versao, { shouldDirty: true });
    answered(draft);
  }

  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {translate('cadastro.draft.text', { when: formatMoment(offered.em) })}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => restore(offered)}>
          {translate('cadastro.draft.restore')}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            place.drop();
            answered(offered);
          }}
        >
          {translate('cadastro.draft.refuse')}
        </Button>
      </Stack>
    </Alert>
  );
}
