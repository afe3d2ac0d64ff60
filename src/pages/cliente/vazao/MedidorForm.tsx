import { type RefObject, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { useMayEdit } from '../../../app/access.ts';
import { useDraft } from '../../../kit/drafts/useDraft.ts';
import { TabForm } from '../TabForm.tsx';
import { useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';
import { RESOURCE as CLIENTE } from '../useSaveCliente.ts';
import { useSaveTab } from '../useSaveTab.ts';
import { MedidorInputs } from './MedidorInputs.tsx';

export const RESOURCE = 'cliente/medidor';

const FIELDS: readonly Field[] = Object.values(MEDIDOR);
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
  const mayEdit = useMayEdit(CLIENTE);
  // A list that is read again meanwhile must not replace what is being typed.
  const [current, setCurrent] = useState(medidor);
  const place = useDraft(mayEdit ? `${RESOURCE}/${idPessoa}/${current?.id ?? 'novo'}` : undefined);
  const save = useSaveTab({
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
    <TabForm
      tab="vazao"
      idPessoa={idPessoa}
      record={current ?? NEW}
      fields={FIELDS}
      save={save}
      place={place}
      dirty={dirty}
      worded={useWorded()}
      onReload={setCurrent}
    >
      <MedidorInputs readOnly={!mayEdit} />
    </TabForm>
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
