import { Box } from '@mui/material';
import { useEffect } from 'react';
import { Form, type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { registerCalls } from '../../../contract/registers.ts';
import { DESDE, type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { today } from '../../app/today.ts';
import { useApi } from '../../app/useCall.ts';
import { FormFailure } from '../../kit/forms/FormFailure.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { useSave } from '../../kit/forms/useSave.ts';

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

/** Sets a parameter's limits from a day on; the former ones stay for the days before. */
export function LimiteForm({ record, onSaved }: { record: RaRecord; onSaved(): void }) {
  const notify = useNotify();
  const api = useApi();
  const { id, versao, minimo, maximo } = record;
  const { submit, saving, failure } = useSave({
    fields: FIELDS,
    send: (values, signal) => api(save, { body: { ...values, id, versao }, signal }),
    onSaved: () => {
      notify('cadastro.form.saved', { type: 'success' });
      onSaved();
    },
  });
  return (
    <Form record={{ id, desde: today(), minimo, maximo }} onSubmit={submit}>
      <Inputs saving={saving} />
      <FormFailure fields={FIELDS} failure={failure} />
    </Form>
  );
}

function Inputs({ saving }: { saving: boolean }) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  useEffect(() => setFocus(DESDE.name), [setFocus]);
  return (
    <Box sx={ROW}>
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
      <SaveButton saving={saving} sx={{ mt: 0.5 }}>
        {translate('cadastro.limits.submit')}
      </SaveButton>
    </Box>
  );
}
