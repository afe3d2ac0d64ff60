import { AlertTitle, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { registerCalls } from '../../../contract/registers.ts';
import { DESDE, type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import type { DraftPlace } from '../../app/drafts.ts';
import { today } from '../../app/today.ts';
import { useApi } from '../../app/useCall.ts';
import { DraftKeeper } from '../../kit/drafts/DraftKeeper.tsx';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { conflictOf, whoAndWhen } from '../../kit/forms/conflict.ts';
import { FormFailure } from '../../kit/forms/FormFailure.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useDirtyForm } from '../../kit/forms/leaving.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { useSave } from '../../kit/forms/useSave.ts';
import { useTypedMeanwhile } from '../../kit/forms/useTypedMeanwhile.ts';
import { KEYS } from '../../kit/keys/keys.ts';

const { save } = registerCalls(parametro);

const LIMITS: readonly Field[] = [fieldOf(parametro, 'minimo'), fieldOf(parametro, 'maximo')];
const DAY = [DESDE.name];
const FIELDS: readonly Field[] = [{ ...DESDE, required: true }, ...LIMITS];

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
  /** The version that undoing limits here has made of it. */
  undone: number | null;
  /** Reads how things stand, after a save and where another person was faster. */
  onChanged(): void;
  /** Whether something is typed that is not saved. */
  onDirty(isDirty: boolean): void;
}

/** Sets a parameter's limits from a day on; the former ones stay for the days before. */
export function LimiteForm({ record, place, undone, onChanged, onDirty }: LimiteFormProps) {
  const notify = useNotify();
  const api = useApi();
  const translate = useTranslate();
  const { id, versao, minimo, maximo } = record;
  // A list that is read again meanwhile must not replace what is being typed, nor the version that it is typed over.
  const [start] = useState({ id, desde: today(), minimo, maximo, versao });
  const [written, setWritten] = useState<FieldValues | null>(null);
  const { submit, saving, failure } = useSave({
    fields: FIELDS,
    send: (values, signal) => api(save, { body: { ...values, id }, signal }),
    onSaved: ({ data }, values) => {
      notify('cadastro.form.saved', { type: 'success' });
      setWritten({ ...values, versao: data.versao });
      place?.drop();
      onChanged();
    },
    onFailed: (error) => void (conflictOf(error) && onChanged()),
  });
  const conflict = conflictOf(failure);
  return (
    <Form record={start} onSubmit={submit}>
      <DraftKeeper place={place} beside={DAY} />
      <Inputs record={record} undone={undone} saving={saving} written={written} failure={failure} onDirty={onDirty} />
      {conflict && (
        <FocusedAlert severity="warning">
          <AlertTitle>{translate('conflito.othersTitle')}</AlertTitle>
          {translate('conflito.othersText', whoAndWhen(conflict, translate))}
        </FocusedAlert>
      )}
      <FormFailure fields={FIELDS} failure={failure} />
    </Form>
  );
}

interface FollowOptions extends Pick<LimiteFormProps, 'record' | 'undone'> {
  /** Why the last save failed. */
  failure: Error | null;
}

/**
 * What is saved by now takes the place of what nobody typed in, and with it the version: at once while nothing is typed,
 * otherwise once a conflict told of it, so that a save never passes over what was not shown.
 */
function useFollow({ record, undone, failure }: FollowOptions) {
  const { getValues, getFieldState, setValue, resetField, reset } = useFormContext();
  const { isDirty } = useFormState();
  const [goOnOver] = useState(() => (saved: RaRecord) => {
    for (const { name } of LIMITS) {
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue: saved[name] });
    }
    setValue('versao', saved.versao);
  });
  useEffect(() => {
    const conflict = conflictOf(failure);
    if (conflict) goOnOver(conflict.atual);
  }, [failure, goOnOver]);
  useEffect(() => {
    const { minimo, maximo, versao } = record;
    const before = getValues('versao');
    if (versao <= before) return;
    if (!isDirty) reset({ ...getValues(), minimo, maximo, versao });
    else if (versao === undone && before === versao - 1) goOnOver(record);
  }, [record, undone, isDirty, getValues, reset, goOnOver]);
}

interface InputsProps extends Pick<LimiteFormProps, 'onDirty'>, FollowOptions {
  saving: boolean;
  /** What the last save has written, with the version that it made. */
  written: FieldValues | null;
}

function Inputs({ saving, written, onDirty, ...follow }: InputsProps) {
  const translate = useTranslate();
  const { setFocus, reset } = useFormContext();
  useDirtyForm(onDirty);
  useTypedMeanwhile(saving);
  // What is saved is no longer lost.
  useEffect(() => {
    if (written) reset(written);
  }, [written, reset]);
  useFollow(follow);
  useEffect(() => setFocus(DESDE.name), [setFocus]);
  return (
    <Box sx={ROW}>
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
      <SaveButton saving={saving} sx={{ mt: 0.5 }} {...KEYS.save}>
        {translate('parametro.limits.submit')}
      </SaveButton>
    </Box>
  );
}
