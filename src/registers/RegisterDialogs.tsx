import { useTranslate } from 'react-admin';
import { formFields, type RegisterDefinition } from '../../resources/defineRegister.ts';
import { KindInput } from '../kit/forms/inputs/KindInput.tsx';
import { RecordDialog } from '../kit/forms/RecordDialog.tsx';
import type { OpenDialog } from '../kit/forms/useRegisterPaths.ts';

interface RegisterDialogsProps {
  definition: RegisterDefinition;
  open: NonNullable<OpenDialog>;
}

/** The form of a register, over its list, that the address asks for. */
export default function RegisterDialogs({ definition, open }: RegisterDialogsProps) {
  const translate = useTranslate();
  const fields = formFields(definition);
  const { gender, item } = definition;
  return (
    <RecordDialog
      resource={definition.resource}
      open={open}
      title={
        open.kind === 'create' ? translate(`cadastro.form.new.${gender}`, { item }) : translate('cadastro.form.edit')
      }
      width={definition.dialogWidth}
      fields={fields}
      saved={() => translate('cadastro.form.saved')}
    >
      {fields.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
    </RecordDialog>
  );
}
