import { useTranslate } from 'react-admin';
import { USUARIO } from '../../../resources/acesso/fields.ts';
import { DT_CADASTRO, ID } from '../../../resources/defineRegister.ts';
import { useCurrentUser } from '../../app/session.ts';
import { RecordList } from '../../kit/lists/RecordList.tsx';

export { Create, Edit } from './UsuarioForms.tsx';

const COLUMNS = [ID, USUARIO.nome, USUARIO.login, USUARIO.grupo, USUARIO.flagAtivo, DT_CADASTRO];

/** Who may sign in (spec 1 §2). */
export function List() {
  const translate = useTranslate();
  const ownId = useCurrentUser()?.id;
  return (
    <RecordList
      resource="acesso/usuarios"
      texts="acesso.usuario"
      columns={COLUMNS}
      kept={({ id }) => (id === ownId ? translate('acesso.usuario.notSelf') : undefined)}
    />
  );
}
