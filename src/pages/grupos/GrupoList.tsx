import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { Field } from '../../../resources/defineRegister.ts';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { RecordDialog } from '../../kit/forms/RecordDialog.tsx';
import type { OpenDialog } from '../../kit/forms/useRegisterPaths.ts';
import { RecordList } from '../../kit/lists/RecordList.tsx';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';

export const GRUPO_RESOURCE = 'acesso/grupo-acesso';

const NOME: Field = { name: 'nome', label: 'Perfil', kind: 'text', required: true, maxLength: 60 };
const FLAG_ATIVO: Field = { name: 'flagAtivo', label: 'Status', kind: 'situacao' };
const DT_CADASTRO: Field = { name: 'dtCadastro', label: 'Cadastro', kind: 'moment' };

/** A new group starts enabled: its status can be changed afterwards. */
const FIELDS = { create: [NOME], edit: [NOME, FLAG_ATIVO] };

function PermissionsLink({ record: { id, nome } }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <IconButton
      component={LinkBase}
      to={`/${GRUPO_RESOURCE}/grupo/${id}`}
      aria-label={translate('acesso.grupo.permissions', { nome })}
    >
      <VisibilityIcon fontSize="small" />
    </IconButton>
  );
}

function GrupoDialog({ open }: { open: NonNullable<OpenDialog> }) {
  const translate = useTranslate();
  const fields = FIELDS[open.kind];
  return (
    <RecordDialog
      resource={GRUPO_RESOURCE}
      open={open}
      title={translate(open.kind === 'create' ? 'acesso.grupo.new' : 'cadastro.form.edit')}
      width={600}
      fields={fields}
      saved={() => translate('cadastro.form.saved')}
    >
      {fields.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
    </RecordDialog>
  );
}

/** The access groups (spec 1 §2). The eye opens what a group may do. */
export function GrupoList() {
  return (
    <RecordList
      resource={GRUPO_RESOURCE}
      texts="acesso.grupo"
      columns={[NOME, FLAG_ATIVO, DT_CADASTRO]}
      RowActions={PermissionsLink}
      removed="acesso.grupo.removed"
      form={(open) => <GrupoDialog open={open} />}
    />
  );
}
