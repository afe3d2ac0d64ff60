import { Alert, Button } from '@mui/material';
import { Form, type RaRecord, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMayEdit } from '../../access.ts';
import { conflictOf } from '../../admin/conflict.ts';
import { DiscardGuard } from '../../admin/DiscardGuard.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { DadosInputs } from './DadosInputs.tsx';
import { CLIENTE_FIELDS } from './fields.ts';
import { RESOURCE, useSaveCliente } from './useSaveCliente.ts';

const NEW_CLIENT = {
  flagAtivo: CLIENTE_FIELDS.flagAtivo.default,
  flagTipoPessoa: CLIENTE_FIELDS.flagTipoPessoa.default,
};

interface DadosFormProps {
  /** The client as it was read; undefined for a new one. */
  client?: RaRecord;
  /** Takes the client as another person saved it meanwhile. */
  onReload(client: RaRecord): void;
}

/** 'Dados' of a client. A save that fails leaves everything as it was typed; leaving with changes asks first. */
export function DadosForm({ client, onReload }: DadosFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayEdit = useMayEdit(RESOURCE);
  const dirty = useRef(false);
  const { submit, failure, clearFailure } = useSaveCliente({
    saved: client,
    onSaved: ({ id }) => {
      dirty.current = false;
      if (!client) navigate(`/${RESOURCE}/${id}`, { replace: true });
    },
  });
  const conflict = conflictOf(failure);

  return (
    <Form record={client ?? NEW_CLIENT} onSubmit={submit} noValidate disableInvalidFormNotification>
      {!mayEdit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('cliente.form.readOnly')}
        </Alert>
      )}
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          onReload={() => {
            onReload(conflict.atual);
            clearFailure();
          }}
        />
      )}
      <DadosInputs
        readOnly={!mayEdit}
        used={{ idRamoAtividade: client?.idRamoAtividade, idRoteiro: client?.idRoteiro }}
      />
      {mayEdit && <SaveButton dirty={dirty} />}
      <DiscardGuard dirty={dirty} />
    </Form>
  );
}

/** Keeps `dirty` in step with the form, for all who might take the user away from it. */
function SaveButton({ dirty }: { dirty: RefObject<boolean> }) {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => {
    dirty.current = isDirty;
    if (!isDirty) return;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [dirty, isDirty]);
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 1 }}>
      {translate('cliente.form.save')}
    </Button>
  );
}
