import { type ReactNode, useState } from 'react';
import { CreateBase, EditBase, useEditContext, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { useTell } from '../feedback/useTell.ts';
import { FormDialog } from './FormDialog.tsx';
import { type OpenDialog, useRegisterPaths } from './useRegisterPaths.ts';

interface RecordDialogProps {
  resource: string;
  open: NonNullable<OpenDialog>;
  title: string;
  width: 600 | 800;
  fields: readonly Field[];
  /** The form's values as a user reads them, where another person's change is shown. */
  worded?(values: FieldValues): FieldValues;
  /** What is said after a save. */
  saved(record: FieldValues): string;
  children: ReactNode;
}

/** The form over a list that the address asks for: creates a record, or edits one. */
export function RecordDialog({ resource, open, saved, ...dialog }: RecordDialogProps) {
  const { close } = useRegisterPaths(resource);
  const tell = useTell();
  const refresh = useRefresh();
  const form = (
    <FormDialog
      {...dialog}
      onClose={close}
      onSaved={(record) => {
        tell(saved(record), 'success');
        refresh();
      }}
    />
  );
  if (open.kind === 'create') {
    // The list decides who may create; where it lets everybody try, the server answers.
    return (
      <CreateBase resource={resource} redirect={false} disableAuthentication>
        {form}
      </CreateBase>
    );
  }
  return (
    <EditBase
      key={open.id}
      resource={resource}
      id={open.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
    >
      <WhenFresh>{form}</WhenFresh>
    </EditBase>
  );
}

/**
 * Waits for the record as it is now: the list's copy, at hand at once, may be old, and replacing it later would take
 * away what was typed meanwhile.
 *
 * It wants an `EditBase` with `disableAuthentication`: one that checks the access first reads nothing until then, and
 * what reads nothing looks fresh. Whoever opens the form has checked it.
 */
export function WhenFresh({ children }: { children: ReactNode }) {
  const { record, isFetching } = useEditContext();
  const [fresh, setFresh] = useState(false);
  if (!fresh && record && !isFetching) setFresh(true);
  return fresh ? children : null;
}
