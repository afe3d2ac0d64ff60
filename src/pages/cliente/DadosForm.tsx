import { Alert, Button } from '@mui/material';
import { Form, type RaRecord, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMayEdit } from '../../access.ts';
import { conflictOf } from '../../admin/conflict.ts';
import { FormProblems } from '../../admin/FormProblems.tsx';
import { useDraft } from '../../admin/useDraft.ts';
import { DadosInputs } from './DadosInputs.tsx';
import { CLIENTE_FIELDS, WRITTEN_FIELDS } from './fields.ts';
import { useSubRecordsChanged } from './sub/useSubRecordsChanged.ts';
import { TabForm } from './TabForm.tsx';
import { tabPath } from './tabs.ts';
import { useRamos, useRoteiros } from './useLookups.ts';
import { RESOURCE, useSaveCliente } from './useSaveCliente.ts';

const NEW_CLIENT = {
  flagAtivo: CLIENTE_FIELDS.flagAtivo.default,
  flagTipoPessoa: CLIENTE_FIELDS.flagTipoPessoa.default,
};

interface DadosFormProps {
  /** The client as it was read; undefined for a new one. */
  client?: RaRecord;
  /** Takes the client as it is saved now, by this form or by another person meanwhile. */
  onClient?(client: RaRecord): void;
}

/** 'Dados' of a client. A save that fails leaves everything as it was typed; leaving with changes asks first. */
export function DadosForm({ client, onClient }: DadosFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayEdit = useMayEdit(RESOURCE);
  const id = Number(client?.id ?? 0);
  const place = useDraft(mayEdit ? `${RESOURCE}/${id}` : undefined);
  const changed = useSubRecordsChanged(id);
  const dirty = useRef(false);
  const worded = useWorded();
  const { submit, failure, clearFailure } = useSaveCliente({
    saved: client,
    onSaved: (saved) => {
      dirty.current = false;
      place?.drop();
      changed(RESOURCE);
      if (client) onClient?.({ ...client, ...saved });
      else navigate(tabPath(Number(saved.id), 'dados'), { replace: true });
    },
  });

  return (
    <Form record={client ?? NEW_CLIENT} onSubmit={submit} noValidate disableInvalidFormNotification>
      {!mayEdit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('cliente.form.readOnly')}
        </Alert>
      )}
      {conflictOf(failure) && (
        <FormProblems
          fields={WRITTEN_FIELDS}
          failure={failure}
          clearFailure={clearFailure}
          worded={worded}
          onReload={onClient}
        />
      )}
      <TabForm tab="dados" idPessoa={id} place={place} dirty={dirty} />
      <DadosInputs readOnly={!mayEdit} />
      {mayEdit && <SaveButton />}
    </Form>
  );
}

function SaveButton() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 1 }}>
      {translate('cliente.form.save')}
    </Button>
  );
}

/** Names of choices instead of their ids, where another person's change is shown. */
function useWorded() {
  const translate = useTranslate();
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (values: FieldValues): FieldValues => ({
    ...values,
    idRamoAtividade: ramos.nameOf(values.idRamoAtividade),
    idRoteiro: roteiros.nameOf(values.idRoteiro),
    flagTipoPessoa: translate(values.flagTipoPessoa === 'F' ? 'cliente.form.individual' : 'cliente.form.legal'),
  });
}
