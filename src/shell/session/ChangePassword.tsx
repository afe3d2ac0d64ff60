import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HttpError, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { endSession } from '../../app/session.ts';
import { useApi, useCall } from '../../app/useCall.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PublicPage } from './PublicPage.tsx';

/** What the server says of a link that still holds (spec 1 §7). */
const VALID = 'Link válido';

/** The page of an e-mailed password link; `userUuid` is part of the address only. */
export default function ChangePassword() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const { linkUuid = '' } = useParams();
  const link = useCall(contract.sessao.verifyLink, { params: { linkUuid } }, { refetchOnWindowFocus: false });

  const askEmail = link.data?.data?.pedeEmail === true;
  const save = ({ senha, email }: { senha: string; email: string }) =>
    api(contract.sessao.updatePassword, {
      params: { userId: 0 },
      body: { senha, uuid: linkUuid, ...(askEmail && { email }) },
    });
  const toLogin = () => {
    endSession();
    navigate('/', { replace: true });
  };

  if (link.isPending) {
    return (
      <PublicPage title={translate('shell.password.changeTitle')}>
        <Typography role="status">{translate('shell.password.checking')}</Typography>
      </PublicPage>
    );
  }
  // No reply says nothing about the link.
  if (link.error instanceof HttpError && link.error.status === 0) {
    return (
      <PublicPage title={translate('shell.password.changeTitle')}>
        <Typography role="alert" sx={{ mb: 2 }}>
          {link.error.message}
        </Typography>
        <Button variant="outlined" onClick={() => link.refetch()}>
          {translate('shell.retry')}
        </Button>
      </PublicPage>
    );
  }
  if (link.data?.data?.msg === VALID) {
    return (
      <PublicPage title={translate('shell.password.changeTitle')}>
        <NewPasswordForm askEmail={askEmail} save={save} onSaved={toLogin} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title={translate('shell.password.invalidTitle')}>
      <Typography sx={{ mb: 2 }}>{translate('shell.password.invalidMessage')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('shell.password.goHome')}
      </Button>
    </PublicPage>
  );
}
