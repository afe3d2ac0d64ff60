import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { USUARIO } from '../../../resources/acesso/fields.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useCall } from '../../app/useCall.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { CreateDialog, EditDialog } from '../../kit/forms/RecordDialog.tsx';
import type { Choice } from '../../kit/inputs/ChoiceField.tsx';
import { useReach } from './useReach.ts';

const { nome, login, email, idGrupo, flagAtivo } = USUARIO;
const FIELDS = [nome, login, email, idGrupo, flagAtivo];

/** Groups that the signed-in user may put a user in, and whatever one the user is in. */
function GrupoInput() {
  const translate = useTranslate();
  const present: number | null = useFormContext().formState.defaultValues?.idGrupo;
  const { data: reply, error } = useCall(contract.gruposAcesso.list);
  const isWithinReach = useReach();
  const groups = reply?.data ?? [];
  const choices = groups
    .filter((group) => (group.flagAtivo !== false && isWithinReach(group.id)) || group.id === present)
    .map((group): Choice => [group.id, group.nome]);
  return (
    <ChoiceInput
      field={idGrupo}
      choices={choices}
      problem={error ? `${translate('acesso.usuario.groupsFailed')}. ${error.message}` : undefined}
    />
  );
}

/** Enables or disables the user; nobody does so to themselves, and a legacy server does not tell it. */
function SituacaoInput() {
  const user = useRecordContext();
  const ownId = useCurrentUser()?.id;
  return user?.flagAtivo !== undefined && user.id !== ownId ? <KindInput field={flagAtivo} /> : null;
}

/** The form of a new user, whose first password nobody sees but its owner. */
export function Create() {
  const translate = useTranslate();
  return (
    <CreateDialog
      {...useUsuarioForm()}
      title={translate('acesso.usuario.new')}
      saved={(user) => translate('acesso.usuario.created', { email: user.email })}
    >
      <Inputs />
      <Typography variant="body2" color="textSecondary">
        {translate('acesso.usuario.passwordHint')}
      </Typography>
    </CreateDialog>
  );
}

/** The form of a user; one of a group that is out of reach is only read. */
export function Edit() {
  const translate = useTranslate();
  const isWithinReach = useReach();
  return (
    <EditDialog
      {...useUsuarioForm()}
      untouchable={(user) => !isWithinReach(user.idGrupo)}
      title={translate('cadastro.form.edit')}
      saved={() => translate('cadastro.form.saved')}
    >
      <Inputs />
      <SituacaoInput />
    </EditDialog>
  );
}

function useUsuarioForm() {
  const { data: reply } = useCall(contract.gruposAcesso.list);
  const nameOf = (idGrupo: number) => reply?.data.find(({ id }) => id === idGrupo)?.nome ?? idGrupo;
  return {
    width: 600,
    fields: FIELDS,
    worded: (user: FieldValues): FieldValues => ({ ...user, idGrupo: nameOf(user.idGrupo) }),
  } as const;
}

function Inputs() {
  return (
    <>
      {[nome, login, email].map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
      <GrupoInput />
    </>
  );
}
