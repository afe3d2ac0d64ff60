import { useTranslate } from 'react-admin';
import { useCurrentUser } from '../../app/session.ts';
import { RecordList } from '../../kit/lists/RecordList.tsx';
import { COLUMNS } from './fields.ts';
import { USUARIO_RESOURCE, UsuarioDialog } from './UsuarioDialog.tsx';

/** Who may sign in (spec 1 §2). */
export default function Usuarios() {
  const translate = useTranslate();
  const ownId = useCurrentUser()?.id;
  return (
    <RecordList
      resource={USUARIO_RESOURCE}
      texts="acesso.usuario"
      columns={COLUMNS}
      kept={({ id }) => (id === ownId ? translate('acesso.usuario.notSelf') : undefined)}
      form={(open) => <UsuarioDialog open={open} />}
    />
  );
}
