import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { RecordDialog } from '../../kit/forms/RecordDialog.tsx';
import type { OpenDialog } from '../../kit/forms/useRegisterPaths.ts';
import { ChoiceInput } from '../cliente/inputs.tsx';
import type { Choice } from '../cliente/useLookups.ts';
import { EMAIL, FIELDS, GRUPO, LOGIN, NOME } from './fields.ts';

export const USUARIO_RESOURCE = 'acesso/usuarios';

/** Groups that a user may be put in, and the one that they are in whatever its status. */
function GrupoInput() {
  const translate = useTranslate();
  const present: number | null = useFormContext().formState.defaultValues?.idGrupo;
  const { data: reply, error } = useCall(contract.gruposAcesso.list);
  const groups = reply?.data ?? [];
  const choices = groups
    .filter(({ id, flagAtivo }) => flagAtivo !== false || id === present)
    .map(({ id, nome }): Choice => [id, nome]);
  return (
    <ChoiceInput
      field={GRUPO}
      readOnly={false}
      choices={choices}
      problem={error ? `${translate('acesso.usuario.groupsFailed')}. ${error.message}` : undefined}
    />
  );
}

/** Creates a user, whose first password nobody sees but its owner, or edits one. */
export function UsuarioDialog({ open }: { open: NonNullable<OpenDialog> }) {
  const translate = useTranslate();
  const { data: reply } = useCall(contract.gruposAcesso.list);
  const creating = open.kind === 'create';
  const nameOf = (idGrupo: number) => reply?.data.find(({ id }) => id === idGrupo)?.nome ?? idGrupo;
  return (
    <RecordDialog
      resource={USUARIO_RESOURCE}
      open={open}
      title={translate(creating ? 'acesso.usuario.new' : 'cadastro.form.edit')}
      width={600}
      fields={FIELDS}
      worded={(user) => ({ ...user, idGrupo: nameOf(user.idGrupo) })}
      saved={({ email }) => translate(creating ? 'acesso.usuario.created' : 'cadastro.form.saved', { email })}
    >
      {[NOME, LOGIN, EMAIL].map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
      <GrupoInput />
      {creating && (
        <Typography variant="body2" color="textSecondary">
          {translate('acesso.usuario.passwordHint')}
        </Typography>
      )}
    </RecordDialog>
  );
}
