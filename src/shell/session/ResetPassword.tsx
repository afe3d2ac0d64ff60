import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import type { SessionUser } from '../../../contract/sessao.ts';
import { startSession } from '../../app/session.ts';
import { useApi } from '../../app/useCall.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PublicPage } from './PublicPage.tsx';

/** A user whose password was made by someone else chooses another; the session starts after that. */
export default function ResetPassword({ user }: { user: SessionUser }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const logout = useLogout();
  const api = useApi();

  const save = ({ senha }: { senha: string }) =>
    api(contract.sessao.updatePassword, { params: { userId: user.id }, body: { senha } });
  const start = () => {
    startSession({ ...user, flagAlterarSenha: 0 });
    navigate('/', { replace: true });
  };

  return (
    <PublicPage title={translate('shell.password.resetTitle')}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate('shell.password.resetHint', { nome: user.nome })}
      </Typography>
      <NewPasswordForm save={save} onSaved={start} />
      <Button sx={{ mt: 1 }} fullWidth onClick={() => logout({}, '/', false)}>
        {translate('shell.password.leave')}
      </Button>
    </PublicPage>
  );
}
