import { Alert, Button } from '@mui/material';
import { Form, type RaRecord, useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useMayEdit } from '../../../access.ts';
import { conflictOf } from '../../../admin/conflict.ts';
import { FormProblems } from '../../../admin/FormProblems.tsx';
import { useDraft } from '../../../admin/useDraft.ts';
import { TabForm } from '../TabForm.tsx';
import { useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';
import { RESOURCE as CLIENTE } from '../useSaveCliente.ts';
import { useSaveTab } from '../useSaveTab.ts';
import { FIELDS } from './fields.ts';
import { MedidorInputs } from './MedidorInputs.tsx';

export const RESOURCE = 'cliente/medidor';

const NEW = Object.fromEntries(FIELDS.map((field) => [field.name, field.default ?? null]));

interface MedidorFormProps {
  idPessoa: number;
  /** The meter as it was read; undefined for a new one. */
  medidor?: RaRecord;
  dirty: RefObject<boolean>;
  onSaved(medidor: RaRecord): void;
}

/** 'Medidor de Vazão': one meter. What is left empty is sent as null (spec 2 §5). */
export function MedidorForm({ idPessoa, medidor, dirty, onSaved }: MedidorFormProps) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  // A list that is read again meanwhile must not replace what is being typed.
  const [current, setCurrent] = useState(medidor);
  const place = useDraft(mayEdit ? `${RESOURCE}/${idPessoa}/${current?.id ?? 'novo'}` : undefined);
  const worded = useWorded();
  const { submit, failure, clearFailure } = useSaveTab({
    resource: RESOURCE,
    fields: FIELDS,
    saved: current,
    toWrite: (values) => ({
      ...Object.fromEntries(FIELDS.map(({ name }) => [name, values[name] ?? null])),
      idPessoa,
      versao: values.versao,
    }),
    created: 'ficha.medidor.created',
    updated: 'cliente.form.updated',
    onSaved: (saved) => {
      dirty.current = false;
      place?.drop();
      const record = { ...current, ...saved };
      setCurrent(record);
      onSaved(record);
    },
  });

  return (
    <Form record={current ?? NEW} onSubmit={submit} noValidate disableInvalidFormNotification>
      {!mayEdit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('cliente.form.readOnly')}
        </Alert>
      )}
      {conflictOf(failure) && (
        <FormProblems
          fields={FIELDS}
          failure={failure}
          clearFailure={clearFailure}
          worded={worded}
          onReload={setCurrent}
        />
      )}
      <TabForm tab="vazao" idPessoa={idPessoa} place={place} dirty={dirty} />
      <MedidorInputs readOnly={!mayEdit} />
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
  const tecnicos = useTecnicos();
  const tipos = useTiposMedidor();
  const calculos = useCalculosHorimetro();
  return (values: FieldValues): FieldValues => ({
    ...values,
    idUsuarioTecnico: tecnicos.nameOf(values.idUsuarioTecnico),
    idTipo: tipos.nameOf(values.idTipo),
    idCalculoHorimetro: calculos.nameOf(values.idCalculoHorimetro),
  });
}
