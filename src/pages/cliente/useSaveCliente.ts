import { type RaRecord, useCreate, useNotify, useUpdate } from 'ra-core';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { conflictOf } from '../../admin/conflict.ts';
import { errorsOfFields } from '../../admin/useSubmit.ts';
import { useTellError } from '../../admin/useTell.ts';
import { CLIENTE_FIELDS, WRITTEN_FIELDS } from './fields.ts';

export const RESOURCE = 'cadastro/cliente';

const CHANGE_NOTES = 'cliente.form.changeNotes';

const textOf = (value: unknown) => String(value ?? '').trim();

/** Whoever saves a disabled client must say why: its notes have to be others than before (spec 2 §5). */
function lacksNotes(values: FieldValues, saved: RaRecord): boolean {
  return Number(values.flagAtivo) === 0 && textOf(values.obsPrincipal) === textOf(saved.obsPrincipal);
}

/** What the API takes: the fields of the form, 0 of a choice as none, and the version that was read. */
export function toWrite(values: FieldValues) {
  const fields = Object.fromEntries(WRITTEN_FIELDS.map(({ name }) => [name, values[name] ?? null]));
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

/**
 * Creates or edits a client.
 *
 * @returns `submit` for the form, which resolves with the errors of its fields, and `failure`, why the last save failed
 */
export function useSaveCliente({ saved, onSaved }: SaveOptions) {
  const notify = useNotify();
  const tellError = useTellError();
  const [create] = useCreate();
  const [update] = useUpdate();
  const [failure, setFailure] = useState<Error | null>(null);
  const sending = useRef(false);

  async function send(data: FieldValues): Promise<RaRecord> {
    if (!saved) return create(RESOURCE, { data }, { returnPromise: true });
    const params = { id: saved.id, data, previousData: saved };
    return update(RESOURCE, params, { returnPromise: true, mutationMode: 'pessimistic' });
  }

  async function submit(values: FieldValues): Promise<Record<string, string>> {
    if (sending.current) return {};
    if (saved && lacksNotes(values, saved)) {
      notify(CHANGE_NOTES, { type: 'error' });
      return { [CLIENTE_FIELDS.obsPrincipal.name]: CHANGE_NOTES };
    }
    sending.current = true;
    setFailure(null);
    try {
      onSaved(await send(toWrite(values)));
      notify(saved ? 'cliente.form.updated' : 'cliente.form.created', { type: 'success' });
      return {};
    } catch (error) {
      const reason = error instanceof Error ? error : new Error('ra.notification.http_error');
      setFailure(reason);
      if (!conflictOf(reason)) tellError(reason);
      return errorsOfFields(reason, WRITTEN_FIELDS);
    } finally {
      sending.current = false;
    }
  }
  return { submit, failure, clearFailure: () => setFailure(null) };
}
