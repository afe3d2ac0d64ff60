import { useEffect, useRef, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  type SaveHandler,
  useCreate,
  useResourceContext,
  useSaveContext,
  useUpdate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { givenUpBy } from '../../../dataProvider/index.ts';
import { isAnswered, isUnanswered, isUnsure } from '../../../dataProvider/outcome.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { showRecord, useShowLater } from '../lists/recordToShow.ts';

const NONE: readonly Field[] = [];

/** What a refused save says of the fields that the form shows; of other fields it cannot be said there. */
export function errorsOfFields(error: unknown, fields: readonly Field[]): Record<string, string> {
  const errors: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const shown = fields.flatMap(({ name }) => (typeof errors[name] === 'string' ? [[name, errors[name]]] : []));
  return Object.fromEntries(shown);
}

/** What failed later says nothing of the attempt before it, which may have been carried out. */
const asUnanswered = (error: Error) => (isUnanswered(error) ? error : new HttpError(error.message, 0));

interface SaveOptions<V, R> {
  /** Sends the values; what it throws is why they were not saved. The signal gives the request up. */
  send(values: V, signal: AbortSignal): Promise<R>;
  /** Fields that the form shows: a refusal lands on them. */
  fields?: readonly Field[];
  /** Refuses before anything is sent: errors by field. */
  check?(values: V): Record<string, string> | null;
  /** After a save that worked, with what the server answered; the save is under way until it is done. */
  onSaved(reply: R, values: V): unknown;
  /** After a save that failed. */
  onFailed?(error: Error): void;
}

/**
 * Saves what was typed or chosen, whatever saving is. A second save is not sent while one is under way; one whose form
 * goes away is given up: what the user discarded is not written later.
 *
 * @returns `submit` for the form, which resolves with the errors of its fields; `saving`; `failure`, why the last save
 *   failed; and `refused`, what `check` said of the last one
 */
export function useSave<V = FieldValues, R = unknown>(options: SaveOptions<V, R>) {
  const { send, fields = NONE, check, onSaved, onFailed } = options;
  const [failure, setFailure] = useState<Error | null>(null);
  const [refused, setRefused] = useState<Record<string, string> | null>(null);
  const [saving, setSaving] = useState(false);
  /** An attempt got no answer, nor any since then that says what became of it. */
  const unanswered = useRef(false);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function submit(values: V): Promise<Record<string, string>> {
    if (sending.current) return {};
    const found = check?.(values) ?? null;
    setRefused(found);
    if (found) return found;
    const controller = new AbortController();
    sending.current = controller;
    setSaving(true);
    setFailure(null);
    try {
      const reply = await send(values, controller.signal);
      unanswered.current = false;
      await onSaved(reply, values);
      return {};
    } catch (thrown) {
      if (controller.signal.aborted) return {};
      const error = thrown instanceof Error ? thrown : new Error('ra.notification.http_error');
      unanswered.current = isAnswered(error) ? false : unanswered.current || isUnsure(error);
      setFailure(unanswered.current ? asUnanswered(error) : error);
      onFailed?.(error);
      return errorsOfFields(error, fields);
    } finally {
      sending.current = null;
      setSaving(false);
    }
  }
  return { submit, saving, failure, refused, clearFailure: () => setFailure(null) };
}

/** Sends values through the `CreateBase` or `EditBase` around; the list shows what was saved once the form is gone. */
export function useSendRecord(): (values: FieldValues, signal: AbortSignal) => Promise<unknown> {
  const save = useSaveContext().save as SaveHandler<FieldValues> | undefined;
  const showLater = useShowLater(useResourceContext() ?? '');
  return async (values, signal) => {
    const saved = await new Promise<RaRecord>((resolve, reject) => {
      if (!save) throw new Error('Nothing around the form says what saving is');
      void save(values, { onSuccess: resolve, onError: reject, meta: givenUpBy(signal) });
    });
    showLater(saved.id);
    return saved;
  };
}

/** Creates a record of a resource, or edits the one that was `saved` before; its list shows it when it is opened. */
export function useWriteRecord(resource: string, saved?: RaRecord) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const write = (data: FieldValues, signal: AbortSignal): Promise<RaRecord> => {
    const meta = givenUpBy(signal);
    if (!saved) return create(resource, { data, meta }, { returnPromise: true });
    const params = { id: saved.id, data, previousData: saved, meta };
    return update(resource, params, { returnPromise: true, mutationMode: 'pessimistic' });
  };
  return async (data: FieldValues, signal: AbortSignal): Promise<RaRecord> => {
    const written = await write(data, signal);
    showRecord(resource, written.id);
    return written;
  };
}
