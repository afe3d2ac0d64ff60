import { useTranslate } from 'react-admin';
import { useCurrentUser } from '../../app/session.ts';
import { RecordList } from '../../kit/lists/RecordList.tsx';
import { COLUMNS } from './fields.ts';

export { Create, Edit } from './UsuarioForms.tsx';

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
