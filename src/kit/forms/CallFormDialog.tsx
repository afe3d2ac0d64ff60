import type { ComponentProps } from 'react';
import { RecordContextProvider, SaveContextProvider, type SaveHandler } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from './FormDialog.tsx';

interface CallFormDialogProps extends ComponentProps<typeof FormDialog> {
  /** What the form starts with; its fields' defaults otherwise. */
  record?: object;
  /** Saves; what it throws is shown as a form dialog shows it. */
  send(values: FieldValues): Promise<unknown>;
}

/** A form in a dialog whose saving is a call of the API, not the creation or the edition of a record. */
export function CallFormDialog({ record, send, ...dialog }: CallFormDialogProps) {
  const save: SaveHandler<FieldValues> = async (values, { onSuccess, onError } = {}) => {
    try {
      const reply = await send(values);
      onSuccess?.(reply, values, undefined);
    } catch (error) {
      onError?.(error, values, undefined);
    }
  };
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={{ save, mutationMode: 'pessimistic' }}>
        <FormDialog {...dialog} />
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
