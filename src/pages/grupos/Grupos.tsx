import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { LinkBase, useTranslate } from 'react-admin';
import { mayTouchGroup } from '../../../domain/acesso/access.ts';
import { GRUPO_ACESSO } from '../../../resources/acesso/fields.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useCurrentUser } from '../../app/session.ts';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { CreateDialog, EditDialog } from '../../kit/forms/RecordDialog.tsx';
import { RecordList } from '../../kit/lists/RecordList.tsx';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';

const GRUPO_RESOURCE = 'acesso/grupo-acesso';

const { nome: NOME, flagAtivo: FLAG_ATIVO, dtCadastro: DT_CADASTRO } = GRUPO_ACESSO;

/** A new group starts enabled: its status can be changed afterwards. */
const CREATED = [NOME];
const EDITED = [NOME, FLAG_ATIVO];

function PermissionsLink({ record: { id, nome } }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <IconAction
      component={LinkBase}
      to={`/${GRUPO_RESOURCE}/grupo/${id}`}
      label={translate('acesso.grupo.permissions', { nome })}
    >
      <VisibilityIcon fontSize="small" />
    </IconAction>
  );
}

/** The access groups (spec 1 §2). The eye opens what a group may do. */
export function List() {
  const translate = useTranslate();
  const own = useCurrentUser()?.GrupoAcesso.id;
  return (
    <RecordList
      resource={GRUPO_RESOURCE}
      texts="acesso.grupo"
      columns={[NOME, FLAG_ATIVO, DT_CADASTRO]}
      RowActions={PermissionsLink}
      removed="acesso.grupo.removed"
      kept={({ id, nome }) =>
        mayTouchGroup(own, Number(id)) ? undefined : translate('acesso.grupo.outOfReach', { nome })
      }
    />
  );
}

/** The form of a new group. */
export function Create() {
  const translate = useTranslate();
  return <CreateDialog {...useGrupoForm(CREATED)} title={translate('acesso.grupo.new')} />;
}

/** The form of a group; those that may more than their menus say are only read by who is not in them. */
export function Edit() {
  const translate = useTranslate();
  const own = useCurrentUser()?.GrupoAcesso.id;
  return (
    <EditDialog
      {...useGrupoForm(EDITED)}
      untouchable={({ id }) => !mayTouchGroup(own, Number(id))}
      title={translate('cadastro.form.edit')}
    />
  );
}

function useGrupoForm(fields: readonly Field[]) {
  const translate = useTranslate();
  return {
    width: 600,
    fields,
    saved: () => translate('cadastro.form.saved'),
    children: fields.map((field) => <KindInput key={field.name} field={field} />),
  } as const;
}
