import type { ReactNode } from 'react';
import { CreateBase, EditBase, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../../resources/defineRegister.ts';
import { draftOf } from '../../../app/clienteDrafts.ts';
import { isGone } from '../../../kit/feedback/gone.ts';
import { useTell } from '../../../kit/feedback/useTell.ts';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { Unread, useGoneUntyped } from '../../../kit/forms/Unread.tsx';
import { WhenFresh } from '../../../kit/forms/WhenFresh.tsx';
import { useTellErased } from '../apagado.ts';
import { useSubResource } from './SubResource.tsx';
import { SubTwinNote, type TwinCheck } from './SubTwinNote.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

/** The form of a client's records of one kind. */
export interface SubRecordFormProps {
  fields: readonly Field[];
  width: 600 | 800;
  /** Its inputs; one a field unless said. */
  inputs?: ReactNode;
  /** A record's or the form's values as a user reads them: names of choices instead of ids. */
  worded?(values: FieldValues): FieldValues;
  /** Another record that bears the same name is told while it is typed. */
  twin?: TwinCheck;
}

/** The form of a new record of the client; `title` is the key of its text. */
export function SubRecordCreate({ title, ...form }: SubRecordFormProps & { title: string }) {
  const { idPessoa } = useSubResource();
  const translate = useTranslate();
  return (
    <CreateBase redirect={false} disableAuthentication transform={(data: object) => ({ ...data, idPessoa })}>
      <SubRecordForm {...form} title={translate(title)} of="novo" again="m" />
    </CreateBase>
  );
}

/** The form of the client's record that is open. */
export function SubRecordEdit(form: SubRecordFormProps) {
  const { resource, idPessoa, open, show } = useSubResource();
  const translate = useTranslate();
  const changed = useSubRecordsChanged(idPessoa);
  const draft = draftOf(resource, idPessoa, open && open !== 'new' ? open.id : 'novo');
  const onClose = () => show(null);
  const closeGone = () => {
    changed(resource);
    onClose();
  };
  const onError = useGoneUntyped(draft, closeGone);
  if (!open || open === 'new') return null;
  // These records have no call of their own: one is found among its client's.
  const meta = { idPessoa };
  const { fields, worded } = form;
  return (
    <EditBase
      id={open.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      queryOptions={{ meta, onError }}
      mutationOptions={{ meta }}
    >
      <WhenFresh
        unread={(error, retry) => (
          <Unread {...{ error, draft, fields, worded }} onRetry={retry} onClose={isGone(error) ? closeGone : onClose} />
        )}
      >
        {(fresh) => <SubRecordForm {...form} waiting={!fresh} title={translate('cadastro.form.edit')} of={open.id} />}
      </WhenFresh>
    </EditBase>
  );
}

interface FormProps extends SubRecordFormProps {
  title: string;
  waiting?: boolean;
  again?: 'm';
  /** Which record it is of. */
  of: string | number;
}

function SubRecordForm({ inputs, of, twin, ...dialog }: FormProps) {
  const { resource, idPessoa, show } = useSubResource();
  const translate = useTranslate();
  const tell = useTell();
  const changed = useSubRecordsChanged(idPessoa);
  return (
    <FormDialog
      {...dialog}
      draft={draftOf(resource, idPessoa, of)}
      onClose={() => show(null)}
      onFailed={useTellErased()}
      onSaved={() => {
        tell(translate('cadastro.form.saved'), 'success');
        changed(resource);
      }}
    >
      {inputs ?? dialog.fields.map((field) => <KindInput key={field.name} field={field} />)}
      {twin && <SubTwinNote check={twin} of={of} />}
    </FormDialog>
  );
}
