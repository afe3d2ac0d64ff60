import { Alert } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DATED_FIELDS, formFields, type RegisterDefinition } from '../../resources/defineRegister.ts';
import { useMayEdit } from '../app/access.ts';
import { KindInput } from '../kit/forms/inputs/KindInput.tsx';
import { CreateDialog, EditDialog } from '../kit/forms/RecordDialog.tsx';
import { useOpened } from '../kit/forms/useOpened.ts';
import { RightLost } from '../kit/forms/WhileTyped.tsx';
import { Since } from './Since.tsx';

const LAST_DATED = DATED_FIELDS.at(-1);

interface RegisterFormProps {
  definition: RegisterDefinition;
}

/** The form of a new record of a register. */
export function RegisterCreate({ definition }: RegisterFormProps) {
  const translate = useTranslate();
  const { gender, item, createAlways } = definition;
  const { mayEdit, children, ...form } = useRegisterForm(definition);
  const openedByRight = useOpened(mayEdit);
  return (
    <CreateDialog
      {...form}
      gender={gender}
      title={translate(`cadastro.form.new.${gender}`, { item })}
      allowed={mayEdit || createAlways}
    >
      {!mayEdit && openedByRight && <RightLost />}
      {!openedByRight && (
        <Alert role="note" severity="warning" sx={{ mb: 1 }}>
          {translate('cadastro.form.maySeeOnly')}
        </Alert>
      )}
      {children}
    </CreateDialog>
  );
}

/** The form of a register's record; one that is kept elsewhere has none. */
export function RegisterEdit({ definition }: RegisterFormProps) {
  const translate = useTranslate();
  const { mayEdit, ...form } = useRegisterForm(definition, definition.dated && <Since />);
  if (definition.readOnly) return null;
  return <EditDialog {...form} title={translate('cadastro.form.edit')} allowed={mayEdit} anew={definition.gender} />;
}

/** @param since what is asked below the fields that hold from a day on */
function useRegisterForm(definition: RegisterDefinition, since: ReactNode = null) {
  const translate = useTranslate();
  const fields = formFields(definition);
  return {
    mayEdit: useMayEdit(definition.resource) && !definition.readOnly,
    width: definition.dialogWidth,
    fields,
    saved: () => translate('cadastro.form.saved'),
    children: fields.map((field) => (
      <Fragment key={field.name}>
        <KindInput field={field} />
        {field.name === LAST_DATED && since}
      </Fragment>
    )),
  };
}
