import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { Form, useEditContext, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { FormConflict } from '../../kit/forms/FormConflict.tsx';
import { FormFailure } from '../../kit/forms/FormFailure.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useDirtyForm } from '../../kit/forms/leaving.ts';
import { useSave, useSendRecord } from '../../kit/forms/useSave.ts';
import { SampleEmail } from './SampleEmail.tsx';

const MAIL_TEXT = fieldOf(ramoAtividade, 'corpoEmailVisitaRealizada');
const FIELDS: readonly Field[] = [
  fieldOf(ramoAtividade, 'descricao'),
  { name: 'flagAtivo', label: 'Habilitado', kind: 'simNao' },
  MAIL_TEXT,
];
/** Lines of the e-mail's text (spec 1 §2). */
const MAIL_ROWS = 10;

/** 'Dados' of a branch: a save that fails leaves everything as it was typed; leaving with changes asks first. */
export function Dados({ mayEdit }: { mayEdit: boolean }) {
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const dirty = useRef(false);
  const { submit, failure, clearFailure } = useSave({
    fields: FIELDS,
    send: useSendRecord(),
    onSaved: () => {
      dirty.current = false;
      notify('ramo.saved', { type: 'success' });
    },
  });
  return (
    <>
      <Form onSubmit={submit} noValidate disableInvalidFormNotification>
        <FormConflict fields={FIELDS} failure={failure} clearFailure={clearFailure} onReload={() => refetch()} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          {FIELDS.map((field) => (
            <KindInput
              key={field.name}
              field={field}
              readOnly={!mayEdit}
              rows={field === MAIL_TEXT ? MAIL_ROWS : undefined}
            />
          ))}
        </Box>
        <FormFailure fields={FIELDS} failure={failure} />
        {mayEdit && <SaveButton dirty={dirty} />}
        <DiscardGuard dirty={dirty} />
      </Form>
      {mayEdit && <SampleEmail idRamoAtividade={Number(record?.id)} />}
    </>
  );
}

function SaveButton({ dirty }: { dirty: { current: boolean } }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  useDirtyForm((isDirty) => {
    dirty.current = isDirty;
  });
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {translate('ramo.save')}
    </Button>
  );
}
