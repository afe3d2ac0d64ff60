import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { isShipped, mayTouchGroup } from '../../../domain/acesso/access.ts';
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

/** Why a group may not be removed, if that is known before it is tried. */
function useKept(): (group: RaRecord) => string | undefined {
  const translate = useTranslate();
  const own = useCurrentUser()?.GrupoAcesso.id;
  return ({ id, nome }) => {
    const idGrupo = Number(id);
    if (!mayTouchGroup(own, idGrupo)) return translate('acesso.grupo.outOfReach', { nome });
    if (idGrupo === own) return translate('acesso.grupo.own');
    return isShipped(idGrupo) ? translate('acesso.grupo.shipped', { nome }) : undefined;
  };
}

/** The access groups (spec 1 §2). The eye opens what a group may do. */
export function List() {
  return (
    <RecordList
      resource={GRUPO_RESOURCE}
      texts="acesso.grupo"
      columns={[NOME, FLAG_ATIVO, DT_CADASTRO]}
      RowActions={PermissionsLink}
      removed="acesso.grupo.removed"
      kept={useKept()}
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
