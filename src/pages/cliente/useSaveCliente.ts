import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { namesOf } from '../../../resources/cliente/defineFields.ts';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { useSaveTab } from './useSaveTab.ts';

export const RESOURCE = 'cadastro/cliente';

const CHANGE_NOTES = 'cliente.form.changeNotes';

const textOf = (value: unknown) => String(value ?? '').trim();

/** Whoever saves a disabled client must say why: its notes have to be others than before (spec 2 §5). */
function lacksNotes(values: FieldValues, saved: RaRecord): boolean {
  return Number(values.flagAtivo) === 0 && textOf(values.obsPrincipal) === textOf(saved.obsPrincipal);
}

/** What the API takes: the fields of the form, 0 of a choice as none, and the version that was read. */
export function toWrite(values: FieldValues): FieldValues {
  const fields = Object.fromEntries(namesOf(PESSOA).map((name) => [name, values[name] ?? null]));
  return {
    ...fields,
    idRamoAtividade: values.idRamoAtividade || null,
    idRoteiro: values.idRoteiro || null,
    versao: values.versao,
  };
}

interface SaveOptions {
  /** The client as it was read; undefined for a new one. */
  saved?: RaRecord;
  onSaved(record: RaRecord): void;
}

/** Creates or edits a client. As `useSaveTab`. */
export function useSaveCliente({ saved, onSaved }: SaveOptions) {
  return useSaveTab({
    resource: RESOURCE,
    fields: Object.values(PESSOA),
    saved,
    toWrite,
    check: (values, before) =>
      before && lacksNotes(values, before) ? { [PESSOA.obsPrincipal.name]: CHANGE_NOTES } : null,
    created: 'cliente.form.created',
    updated: 'cliente.form.updated',
    onSaved,
  });
}
