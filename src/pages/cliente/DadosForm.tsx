import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { draftsOf } from '../../app/clienteDrafts.ts';
import { DadosInputs } from './DadosInputs.tsx';
import { useSubRecordsChanged } from './sub/useSubRecordsChanged.ts';
import { TabForm } from './TabForm.tsx';
import { CLIENTE, tabPath } from './tabs.ts';
import { useRamos, useRoteiros } from './useLookups.ts';

export const FIELDS = Object.values(PESSOA);
const NEW_CLIENT = {
  flagAtivo: PESSOA.flagAtivo.default,
  flagTipoPessoa: PESSOA.flagTipoPessoa.default,
};

const CHANGE_NOTES = 'cliente.form.changeNotes';

const textOf = (value: unknown) => String(value ?? '').trim();

/** Whoever saves a disabled client must say why: its notes have to be others than before (spec 2 §5). */
function lacksNotes(values: FieldValues, saved: RaRecord | undefined): Record<string, string> | null {
  const kept = saved && Number(values.flagAtivo) === 0 && textOf(values.obsPrincipal) === textOf(saved.obsPrincipal);
  return kept ? { [PESSOA.obsPrincipal.name]: CHANGE_NOTES } : null;
}

/** What the API takes: 0 of a choice as none. */
const toWrite = (values: FieldValues): FieldValues => ({
  ...values,
  idRamoAtividade: values.idRamoAtividade || null,
  idRoteiro: values.idRoteiro || null,
});

interface DadosFormProps {
  /** The client as it was read; undefined for a new one. */
  client?: RaRecord;
  /** Takes the client as it is saved now, by this form or by another person meanwhile. */
  onClient?(client: RaRecord): void;
}

/** 'Dados' of a client. */
export function DadosForm({ client, onClient }: DadosFormProps) {
  const navigate = useNavigate();
  const id = Number(client?.id ?? 0);
  const changed = useSubRecordsChanged(id);
  return (
    <TabForm
      tab="dados"
      idPessoa={id}
      resource={CLIENTE}
      saved={client}
      fresh={NEW_CLIENT}
      fields={FIELDS}
      draft={draftsOf(client?.id ?? 'novo')}
      toWrite={toWrite}
      check={(values) => lacksNotes(values, client)}
      created="cliente.form.created"
      onSaved={(saved) => {
        changed(CLIENTE);
        if (client) onClient?.({ ...client, ...saved });
        else navigate(tabPath(Number(saved.id), 'dados'), { replace: true });
      }}
      worded={useWorded()}
      onReload={onClient}
    >
      <DadosInputs id={id} />
    </TabForm>
  );
}

/** Names of choices instead of their ids, where another person's change is shown. */
export function useWorded() {
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (values: FieldValues): FieldValues => ({
    ...values,
    idRamoAtividade: ramos.nameOf(values.idRamoAtividade),
    idRoteiro: roteiros.nameOf(values.idRoteiro),
  });
}
