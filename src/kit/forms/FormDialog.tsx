import { Dialog } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { DraftKeeper } from '../drafts/DraftKeeper.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { useTypedAfter } from '../drafts/useTypedAfter.ts';
import { useFormOver } from '../lists/recordToShow.ts';
import { DiscardDialog, DiscardGuard } from './DiscardGuard.tsx';
import { FormDialogBody } from './FormDialogBody.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useReadOnly } from './inputs/mode.ts';
import type { OutcomeWords } from './SaveFailure.tsx';
import { useSave, useSendRecord } from './useSave.ts';
import { RightLost, WhereTyped, WhileTyped } from './WhileTyped.tsx';

interface FormDialogProps {
  title: string;
  width: 600 | 800 | 1100;
  /** Fields that the form holds: their defaults, and their names and kinds when another person's change is shown. */
  fields: readonly Field[];
  /** What it will hold is on its way: it shows its shape. */
  waiting?: boolean;
  /** What the form starts with, where no `EditBase` says it; its fields' defaults otherwise. */
  record?: object;
  /** Saves; the `CreateBase` or `EditBase` around does, unless said. */
  send?(values: FieldValues, signal: AbortSignal): Promise<unknown>;
  /** Closes it: by Esc, by Cancelar, or after a save. */
  onClose(): void;
  /** After a save that worked, before closing. */
  onSaved(values: FieldValues): void;
  /** After a save that failed. */
  onFailed?(error: Error): void;
  /** The form's values as a user reads them, where another person's change is shown: names of choices, not ids. */
  worded?(values: FieldValues): FieldValues;
  /** Which form, of which record: what is typed in it survives a closed tab. */
  draft: string;
  /** Gender of what is made, where another can be begun as soon as one is saved. */
  again?: 'm' | 'f';
  /** What its button says, where that is not 'Salvar'. */
  saveLabel?: string;
  /** What is said of what became of a save that failed, where that is not the usual. */
  words?: OutcomeWords;
  /** What can be done with what was typed where the record is gone; it may submit the form. */
  whenGone?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog.
 *
 * A save that fails leaves it open with everything typed in it, the errors on their fields and the rest above them.
 * Closing with changes asks first. The focus goes to the first field and comes back to what opened it.
 *
 * @example
 * <EditBase id={id} redirect={false} mutationMode="pessimistic">
 *   <FormDialog title="Edição" width={600} fields={fields} draft={draft} onClose={close} onSaved={reload}>
 *     {fields.map((field) => <KindInput key={field.name} field={field} />)}
 *   </FormDialog>
 * </EditBase>
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    width,
    fields,
    waiting = false,
    record,
    send,
    onClose,
    onSaved,
    onFailed,
    worded,
    draft,
    again,
    saveLabel,
    words,
    whenGone,
    children,
  } = props;
  const titleId = useId();
  useFormOver();
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const another = useRef(false);
  const [round, setRound] = useState(0);
  const [onDirty] = useState(() => (isDirty: boolean) => {
    dirty.current = isDirty;
  });
  const readOnly = useReadOnly();
  const place = useDraft(draft);
  const forget = () => place?.drop();
  const { typed, settle } = useTypedAfter({ fields, draft });
  const sendRecord = useSendRecord();
  const { submit, saving, failure, clearFailure } = useSave({
    fields,
    send: send ?? sendRecord,
    onFailed,
    onSaved: (reply, values) => {
      forget();
      onSaved(values);
      settle(reply);
      if (!another.current) return close();
      dirty.current = false;
      setRound(round + 1);
    },
  });
  const discard = () => {
    forget();
    close();
  };

  function close() {
    dirty.current = false;
    onClose();
  }
  const requestClose = () => (dirty.current ? setAsking(true) : close());

  return (
    <Dialog
      open
      onClose={requestClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: width } } }}
    >
      <Form
        // It starts with the record as it is once it is here, and empty again for another one.
        key={`${waiting} ${round}`}
        record={record}
        defaultValues={Object.fromEntries(fields.map((field) => [field.name, field.default ?? null]))}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        <WhileTyped>
          <FormDialogBody
            title={title}
            waiting={waiting}
            titleId={titleId}
            fields={fields}
            saving={saving}
            typed={typed}
            failure={failure}
            clearFailure={clearFailure}
            onDirty={onDirty}
            worded={worded}
            saveLabel={saveLabel}
            words={words}
            whenGone={whenGone}
            again={again}
            onAgain={
              again
                ? (after) => {
                    another.current = after;
                  }
                : undefined
            }
            onCancel={requestClose}
          >
            <WhereTyped>
              {readOnly && <RightLost />}
              {!waiting && <DraftKeeper place={place} />}
            </WhereTyped>
            {waiting ? <FormSkeleton>{children}</FormSkeleton> : children}
          </FormDialogBody>
        </WhileTyped>
      </Form>
      <DiscardDialog open={asking} onDiscard={discard} onKeep={() => setAsking(false)} />
      <DiscardGuard dirty={dirty} onDiscard={forget} />
    </Dialog>
  );
}
