import { Button } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import {
  CreateBase,
  EditBase,
  type RaRecord,
  useEditContext,
  useParams,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { useMayEdit } from '../../app/access.ts';
import { useTell } from '../feedback/useTell.ts';
import { useFormPaths } from '../lists/useFormPaths.ts';
import { FormDialog } from './FormDialog.tsx';
import { ReadOnlyContext } from './inputs/mode.ts';
import { Unread, useGoneUntyped } from './Unread.tsx';
import { useOpened } from './useOpened.ts';
import { useSendRecord, useWriteRecord } from './useSave.ts';
import { WhenFresh } from './WhenFresh.tsx';

interface RecordDialogProps {
  title: string;
  width: 600 | 800;
  fields: readonly Field[];
  /** The form's values as a user reads them, where another person's change is shown. */
  worded?(values: FieldValues): FieldValues;
  /** What is said after a save. */
  saved(record: FieldValues): string;
  /** Who may; those who may edit the resource, unless said. The server has the last word. */
  allowed?: boolean;
  children: ReactNode;
}

/** Whether the form was opened by who may. */
function useOpenedBy(allowed: boolean | undefined): boolean {
  const mayEdit = useMayEdit(useResource());
  return useOpened(allowed ?? mayEdit);
}

/** The form, over the list, that creates a record of the resource around. */
export function CreateDialog({ allowed, gender = 'm', ...dialog }: RecordDialogProps & { gender?: 'm' | 'f' }) {
  if (!useOpenedBy(allowed)) return null;
  return (
    <CreateBase redirect={false} disableAuthentication>
      <RecordForm {...dialog} of="novo" again={gender} />
    </CreateBase>
  );
}

interface EditDialogProps extends RecordDialogProps {
  /** Whether a record is only to be read, whoever may edit the others. */
  untouchable?(record: RaRecord): boolean;
  /** Gender of what is made where what was typed may become a new record, should the edited one be gone. */
  anew?: 'm' | 'f';
}

/** The form, over the list, that edits the record of the address; who may only see reads it there. */
export function EditDialog({ allowed, ...dialog }: EditDialogProps) {
  const opened = useOpenedBy(allowed);
  const { id } = useParams();
  const resource = useResource();
  const onError = useGoneUntyped(draftOf(resource, id), useFormPaths(resource).close);
  return (
    <EditBase
      key={id}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ onError }}
      disableAuthentication
    >
      <EditForm {...dialog} of={id} opened={opened} />
    </EditBase>
  );
}

/** What the draft of a record's form is called. */
const draftOf = (resource: string, id: string | undefined) => `${resource}/${id}`;

interface EditFormProps extends Omit<EditDialogProps, 'allowed'> {
  /** Id of the record. */
  of: string | undefined;
  opened: boolean;
}

function EditForm({ opened, untouchable, title, ...dialog }: EditFormProps) {
  const translate = useTranslate();
  const { record } = useEditContext();
  const resource = useResource();
  const { close } = useFormPaths(resource);
  const edits = opened && !(record && untouchable?.(record));
  const { fields, worded, of } = dialog;
  const form = { fields, worded, draft: draftOf(resource, of), onClose: close };
  return (
    <ReadOnlyContext value={!edits}>
      <WhenFresh unread={(error, retry) => <Unread {...form} error={error} onRetry={retry} />}>
        {(fresh) => <RecordForm {...dialog} waiting={!fresh} title={edits ? title : translate('cadastro.form.view')} />}
      </WhenFresh>
    </ReadOnlyContext>
  );
}

interface RecordFormProps extends Omit<RecordDialogProps, 'allowed'> {
  /** Which record it is of. */
  of: string | undefined;
  waiting?: boolean;
  again?: 'm' | 'f';
  anew?: 'm' | 'f';
}

function RecordForm({ saved, of, anew, ...dialog }: RecordFormProps) {
  const resource = useResource();
  const translate = useTranslate();
  const create = useWriteRecord(resource);
  const edit = useSendRecord();
  const isNew = useRef(false);
  const { close } = useFormPaths(resource);
  const tell = useTell();
  const refresh = useRefresh();
  return (
    <FormDialog
      {...dialog}
      draft={draftOf(resource, of)}
      send={(values, signal) =>
        isNew.current ? create({ ...values, id: undefined, versao: undefined }, signal) : edit(values, signal)
      }
      whenGone={
        anew && (
          <Button
            type="submit"
            color="inherit"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => {
              isNew.current = true;
            }}
          >
            {translate(`cadastro.form.anew.${anew}`)}
          </Button>
        )
      }
      onClose={close}
      onSaved={(record) => {
        tell(saved(record), 'success');
        refresh();
      }}
    />
  );
}

const useResource = () => useResourceContext() ?? '';
