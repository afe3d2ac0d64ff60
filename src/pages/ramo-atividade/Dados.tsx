import { Box } from '@mui/material';
import { useRef } from 'react';
import { Form, useEditContext, useNotify, useTranslate } from 'react-admin';
import { type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { FormConflict } from '../../kit/forms/FormConflict.tsx';
import { FormFailure } from '../../kit/forms/FormFailure.tsx';
import { FormGuard } from '../../kit/forms/FormGuard.tsx';
import { FormSkeleton } from '../../kit/forms/FormSkeleton.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useReadOnly } from '../../kit/forms/inputs/mode.ts';
import { FormSaveBar } from '../../kit/forms/SaveBar.tsx';
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
export function Dados() {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const dirty = useRef(false);
  const { submit, saving, failure, clearFailure } = useSave({
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
        <Inputs />
        <FormFailure fields={FIELDS} failure={failure} />
        {!readOnly && <FormSaveBar label={translate('ramo.save')} saving={saving} onDiscard={clearFailure} />}
        <FormGuard dirty={dirty} />
      </Form>
      {!readOnly && <SampleEmail idRamoAtividade={Number(record?.id)} />}
    </>
  );
}

function Inputs() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {FIELDS.map((field) => (
        <KindInput key={field.name} field={field} rows={field === MAIL_TEXT ? MAIL_ROWS : undefined} />
      ))}
    </Box>
  );
}

/** The shape of 'Dados' while the branch is on its way. */
export function DadosSkeleton() {
  return (
    <FormSkeleton>
      <Inputs />
    </FormSkeleton>
  );
}
