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
  const newItem = { item: definition.item, smart_count: definition.gender === 'f' ? 2 : 1 };
  return (
    <RecordDialog
      resource={definition.resource}
      open={open}
      title={open.kind === 'create' ? translate('cadastro.form.new', newItem) : translate('cadastro.form.edit')}
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
