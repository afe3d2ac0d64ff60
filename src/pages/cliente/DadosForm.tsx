import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { useMayEdit } from '../../app/access.ts';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { DadosInputs } from './DadosInputs.tsx';
import { useSubRecordsChanged } from './sub/useSubRecordsChanged.ts';
import { TabForm } from './TabForm.tsx';
import { tabPath } from './tabs.ts';
import { useRamos, useRoteiros } from './useLookups.ts';
import { RESOURCE, useSaveCliente } from './useSaveCliente.ts';

const FIELDS = Object.values(PESSOA);
const NEW_CLIENT = {
  flagAtivo: PESSOA.flagAtivo.default,
  flagTipoPessoa: PESSOA.flagTipoPessoa.default,
};

interface DadosFormProps {
  /** The client as it was read; undefined for a new one. */
  client?: RaRecord;
  /** Takes the client as it is saved now, by this form or by another person meanwhile. */
  onClient?(client: RaRecord): void;
}

/** 'Dados' of a client. */
export function DadosForm({ client, onClient }: DadosFormProps) {
  const navigate = useNavigate();
  const mayEdit = useMayEdit(RESOURCE);
  const id = Number(client?.id ?? 0);
  const place = useDraft(mayEdit ? `${RESOURCE}/${id}` : undefined);
  const changed = useSubRecordsChanged(id);
  const dirty = useRef(false);
  const save = useSaveCliente({
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
    <TabForm
      tab="dados"
      idPessoa={id}
      record={client ?? NEW_CLIENT}
      fields={FIELDS}
      save={save}
      place={place}
      dirty={dirty}
      worded={useWorded()}
      onReload={onClient}
    >
      <DadosInputs readOnly={!mayEdit} />
    </TabForm>
  );
}

/** Names of choices instead of their ids, where another person's change is shown. */
function useWorded() {
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (values: FieldValues): FieldValues => ({
    ...values,
    idRamoAtividade: ramos.nameOf(values.idRamoAtividade),
    idRoteiro: roteiros.nameOf(values.idRoteiro),
  });
}
