import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { impossibleCalibration } from '../../../../domain/leitura/calibration.ts';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { draftOf } from '../../../app/clienteDrafts.ts';
import { useSubResource } from '../sub/SubResource.tsx';
import { useSubRecordsChanged } from '../sub/useSubRecordsChanged.ts';
import { TabForm } from '../TabForm.tsx';
import { useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';
import { MedidorInputs } from './MedidorInputs.tsx';

const FIELDS: readonly Field[] = Object.values(MEDIDOR);
const NEW = Object.fromEntries(FIELDS.map((field) => [field.name, field.default ?? null]));

/** The form of a new meter. */
export const Create = () => <MedidorForm />;

/** The form of the meter that is open. */
export function Edit() {
  const { open } = useSubResource();
  return open && open !== 'new' && <MedidorForm medidor={open} />;
}

/** 'Medidor de Vazão': one meter. What is left empty is sent as null (spec 2 §5). */
function MedidorForm({ medidor }: { medidor?: RaRecord }) {
  const { resource, idPessoa, show, dirty, wanted } = useSubResource();
  const changed = useSubRecordsChanged(idPessoa);
  // A list that is read again meanwhile must not replace what is being typed.
  const [current, setCurrent] = useState(medidor);
  const held: FieldValues | null = current ?? null;
  return (
    <TabForm
      tab="vazao"
      idPessoa={idPessoa}
      resource={resource}
      saved={current}
      fresh={NEW}
      fields={FIELDS}
      draft={draftOf(resource, idPessoa, current?.id ?? 'novo')}
      toWrite={(values) => ({ ...values, idPessoa })}
      check={(values) => impossibleCalibration(values, held)}
      created="ficha.medidor.created"
      onSaved={(saved) => {
        const record = { ...current, ...saved };
        setCurrent(record);
        // The form of the meter that is there now takes the place of this one, and with it the focus.
        if (!current) wanted.current = true;
        show(record);
        changed(resource);
      }}
      worded={useWorded()}
      onReload={setCurrent}
      dirty={dirty}
    >
      <MedidorInputs />
      <Begin />
    </TabForm>
  );
}

/** Whoever asked for the form goes on in its first field: the button that did so may be gone. */
function Begin() {
  const { wanted } = useSubResource();
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (wanted.current) setFocus(MEDIDOR.registro.name);
    wanted.current = false;
  }, [wanted, setFocus]);
  return null;
}

/** Names of choices instead of their ids, where another person's change is shown. */
export function useWorded() {
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
