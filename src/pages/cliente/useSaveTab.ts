import { useRef, useState } from 'react';
import { type RaRecord, useCreate, useNotify, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { errorsOfFields } from '../../kit/forms/useSubmit.ts';

interface SaveOptions {
  resource: string;
  /** Fields that the form shows: a refusal lands on them. */
  fields: readonly Field[];
  /** The record as it was read; undefined for a new one. */
  saved?: RaRecord;
  /** What the API takes of the form's values. */
  toWrite(values: FieldValues): FieldValues;
  /** Refuses before anything is sent: errors by field, as keys of the texts. */
  check?(values: FieldValues, saved: RaRecord | undefined): Record<string, string> | null;
  /** Keys of what is said after a creation, and after an edition. */
  created: string;
  updated: string;
  onSaved(record: RaRecord): void;
}

/**
 * Creates or edits the record of a form that is a part of a page.
 *
 * @returns `submit` for the form, which resolves with the errors of its fields, and `failure`, why the last save failed
 */
export function useSaveTab(options: SaveOptions) {
  const { resource, fields, saved, toWrite, check, created, updated, onSaved } = options;
  const notify = useNotify();
  const tellError = useTellError();
  const [create] = useCreate();
  const [update] = useUpdate();
  const [failure, setFailure] = useState<Error | null>(null);
  const sending = useRef(false);

  async function send(data: FieldValues): Promise<RaRecord> {
    if (!saved) return create(resource, { data }, { returnPromise: true });
    const params = { id: saved.id, data, previousData: saved };
    return update(resource, params, { returnPromise: true, mutationMode: 'pessimistic' });
  }

  async function submit(values: FieldValues): Promise<Record<string, string>> {
    if (sending.current) return {};
    const refused = check?.(values, saved);
    if (refused) {
      for (const message of new Set(Object.values(refused))) notify(message, { type: 'error' });
      return refused;
    }
    sending.current = true;
    setFailure(null);
    try {
      onSaved(await send(toWrite(values)));
      notify(saved ? updated : created, { type: 'success' });
      return {};
    } catch (error) {
      const reason = error instanceof Error ? error : new Error('ra.notification.http_error');
      setFailure(reason);
      if (!conflictOf(reason)) tellError(reason);
      return errorsOfFields(reason, fields);
    } finally {
      sending.current = false;
    }
  }
  return { submit, failure, clearFailure: () => setFailure(null) };
}
