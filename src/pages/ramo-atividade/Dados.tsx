import { Box } from '@mui/material';
import { useRef } from 'react';
import { useEditContext, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type Field, fieldOf } from '../../../resources/defineRegister.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { FormGuard } from '../../kit/forms/FormGuard.tsx';
import { FormSkeleton } from '../../kit/forms/FormSkeleton.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useReadOnly } from '../../kit/forms/inputs/mode.ts';
import { PageForm } from '../../kit/forms/PageForm.tsx';
import { sendOver } from '../../kit/forms/sendOver.ts';
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

/**
 * 'Dados' of a branch: a save that fails leaves everything as it was typed; leaving with changes asks first. Parameters
 * that were saved meanwhile, which give the branch another version, keep it from nothing.
 */
export function Dados() {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const dirty = useRef(false);
  const place = useDraft(`${ramoAtividade.resource}/${record?.id}/dados`);
  const send = useSendRecord();
  const save = useSave({
    fields: FIELDS,
    send: (values: FieldValues, signal) =>
      sendOver(
        values.versao,
        (versao) => send({ ...values, versao }, signal),
        // What a draft was typed over is not known.
        (atual) => values.versao === record?.versao && FIELDS.every(({ name }) => atual[name] === record?.[name]),
      ),
    onSaved: () => {
      dirty.current = false;
      place?.drop();
      notify('ramo.saved', { type: 'success' });
    },
  });
  return (
    <>
      <PageForm fields={FIELDS} save={save} label={translate('ramo.save')} place={place} onReload={() => refetch()}>
        <Inputs />
        <FormGuard dirty={dirty} onDiscard={() => place?.drop()} />
      </PageForm>
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
