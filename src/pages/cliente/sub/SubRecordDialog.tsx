import type { ReactNode } from 'react';
import { CreateBase, EditBase, type RaRecord, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../../resources/defineRegister.ts';
import { useTell, useTellError } from '../../../kit/feedback/useTell.ts';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { WhenFresh } from '../../../kit/forms/RecordDialog.tsx';
import { useSubRecordsChanged } from './useSubRecordsChanged.ts';

/** The form of a client's records of one kind. */
export interface SubRecordForm {
  fields: readonly Field[];
  width: 600 | 800;
  /** Its inputs; one a field unless said. */
  inputs?: ReactNode;
  /** A record's or the form's values as a user reads them: names of choices instead of ids. */
  worded?(values: FieldValues): FieldValues;
}

interface SubRecordDialogProps extends SubRecordForm {
  resource: string;
  idPessoa: number;
  /** The record to edit; null for a new one. */
  record: RaRecord | null;
  newTitle: string;
  onClose(): void;
}

/** Creates or edits a record of a client. */
export function SubRecordDialog(props: SubRecordDialogProps) {
  const { resource, idPessoa, record, newTitle, fields, width, inputs, worded, onClose } = props;
  const translate = useTranslate();
  const tell = useTell();
  const tellError = useTellError();
  const changed = useSubRecordsChanged(idPessoa);
  const form = (
    <FormDialog
      title={record ? translate('cadastro.form.edit') : newTitle}
      width={width}
      fields={fields}
      worded={worded}
      draft={`${resource}/${idPessoa}/${record?.id ?? 'novo'}`}
      onClose={onClose}
      onSaved={() => {
        tell(translate('cadastro.form.saved'), 'success');
        changed(resource);
      }}
    >
      {inputs ?? fields.map((field) => <KindInput key={field.name} field={field} />)}
    </FormDialog>
  );
  if (!record) {
    return (
      <CreateBase
        resource={resource}
        redirect={false}
        disableAuthentication
        transform={(data: object) => ({ ...data, idPessoa })}
      >
        {form}
      </CreateBase>
    );
  }
  // These records have no call of their own: one is found among its client's.
  const meta = { idPessoa };
  const onError = (error: Error) => {
    tellError(error);
    changed(resource);
    onClose();
  };
  return (
    <EditBase
      resource={resource}
      id={record.id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      queryOptions={{ meta, onError }}
      mutationOptions={{ meta }}
    >
      <WhenFresh>{form}</WhenFresh>
    </EditBase>
  );
}
