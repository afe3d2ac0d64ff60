import { AlertTitle, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { registerCalls } from '../../../contract/registers.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { DESDE, type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { today } from '../../app/today.ts';
import { useApi } from '../../app/useCall.ts';
import { DraftKeeper } from '../../kit/drafts/DraftKeeper.tsx';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { FormFailure } from '../../kit/forms/FormFailure.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useDirtyForm } from '../../kit/forms/leaving.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { useSave } from '../../kit/forms/useSave.ts';
import { KEYS } from '../../kit/keys/keys.ts';

const { save } = registerCalls(parametro);

const FIELDS: readonly Field[] = [
  { ...DESDE, required: true },
  fieldOf(parametro, 'minimo'),
  fieldOf(parametro, 'maximo'),
];

/** In one line where there is room. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { sm: '2fr 1fr 1fr auto' },
  columnGap: 1,
  alignItems: 'start',
  my: 2,
};

interface LimiteFormProps {
  record: RaRecord;
  /** Where what is typed is kept. */
  place: DraftPlace | null;
  /** Reads how things stand, after a save and where another person was faster. */
  onChanged(): void;
  /** Whether something is typed that is not saved. */
  onDirty(isDirty: boolean): void;
}

/** Sets a parameter's limits from a day on; the former ones stay for the days before. */
export function LimiteForm({ record, place, onChanged, onDirty }: LimiteFormProps) {
  const notify = useNotify();
  const api = useApi();
  const translate = useTranslate();
  const { id, versao, minimo, maximo } = record;
  // A list that is read again meanwhile must not replace what is being typed.
  const [start] = useState({ id, desde: today(), minimo, maximo });
  const [saves, setSaves] = useState(0);
  const { submit, saving, failure } = useSave({
    fields: FIELDS,
    send: (values, signal) => api(save, { body: { ...values, id, versao }, signal }),
    onSaved: () => {
      notify('cadastro.form.saved', { type: 'success' });
      setSaves((before) => before + 1);
      place?.drop();
      onChanged();
    },
    onFailed: (error) => void (conflictOf(error) && onChanged()),
  });
  const conflict = conflictOf(failure);
  return (
    <Form record={start} onSubmit={submit}>
      <DraftKeeper place={place} />
      <Inputs saving={saving} saves={saves} onDirty={onDirty} />
      {conflict && (
        <FocusedAlert severity="warning">
          <AlertTitle>{translate('cadastro.conflict.title')}</AlertTitle>
          {translate('cadastro.conflict.text', {
            author: conflict.autor || translate('cadastro.conflict.someone'),
            when: formatMoment(conflict.quando) || '-',
          })}
        </FocusedAlert>
      )}
      <FormFailure fields={FIELDS} failure={failure} />
    </Form>
  );
}

interface InputsProps extends Pick<LimiteFormProps, 'onDirty'> {
  saving: boolean;
  /** How many saves worked. */
  saves: number;
}

function Inputs({ saving, saves, onDirty }: InputsProps) {
  const translate = useTranslate();
  const { setFocus, reset, getValues } = useFormContext();
  useDirtyForm(onDirty);
  // What is saved is no longer lost.
  useEffect(() => {
    if (saves > 0) reset(getValues());
  }, [saves, reset, getValues]);
  useEffect(() => setFocus(DESDE.name), [setFocus]);
  return (
    <Box sx={ROW}>
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
      <SaveButton saving={saving} sx={{ mt: 0.5 }} {...KEYS.save}>
        {translate('cadastro.limits.submit')}
      </SaveButton>
    </Box>
  );
}
