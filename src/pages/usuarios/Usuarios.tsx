import { useTranslate } from 'react-admin';
import { USUARIO } from '../../../resources/acesso/fields.ts';
import { DT_CADASTRO, ID } from '../../../resources/defineRegister.ts';
import { useMayEdit } from '../../app/access.ts';
import { RecordList } from '../../kit/lists/RecordList.tsx';
import { SituacaoAction } from './SituacaoAction.tsx';
import { useRefusal } from './useRefusal.ts';

export { Create, Edit } from './UsuarioForms.tsx';

const RESOURCE = 'acesso/usuarios';
const COLUMNS = [ID, USUARIO.nome, USUARIO.login, USUARIO.grupo, USUARIO.flagAtivo, DT_CADASTRO];

/** Who may sign in (spec 1 §2). */
export function List() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(RESOURCE);
  return (
    <RecordList
      resource={RESOURCE}
      texts="acesso.usuario"
      columns={COLUMNS}
      filters={[{ name: 'flagAtivo', label: USUARIO.flagAtivo.label, kind: 'situacao', width: 150 }]}
      RowActions={mayEdit ? SituacaoAction : undefined}
      kept={useRefusal(translate('acesso.usuario.notSelf'))}
    />
  );
}
