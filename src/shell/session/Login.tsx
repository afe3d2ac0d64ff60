import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { sessionExpired } from '../../app/session.ts';
import { laterExtra } from '../../kit/later.tsx';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PublicPage } from './PublicPage.tsx';

const DemonstrationLogins = laterExtra(() => import('./DemonstrationLogins.tsx'));
const RecoverDialog = laterDialog(() => withTexts(import('./RecoverDialog.tsx')));

/** The dialog is loaded when it is first opened. */
function ForgotPassword() {
  const translate = useTranslate();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Link component="button" type="button" variant="body2" onClick={() => setOpen(true)} sx={{ minHeight: 24 }}>
        {translate('shell.login.forgot')}
      </Link>
      {open !== undefined && <RecoverDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Errors {
  login?: string;
  senha?: string;
}

/** The page of those who are not signed in. Whatever went wrong is said under the password (spec 1 §2). */
export function Login() {
  const translate = useTranslate();
  const signIn = useLogin();
  const [login, setLogin] = useState('');
  const [senha, setSenha] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  /** What was wrong with a field is past once it is typed in. */
  const typing = (name: keyof Errors, keep: (text: string) => void) => (text: string) => {
    keep(text);
    setErrors((known) => ({ ...known, [name]: undefined }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const required = translate('shell.login.required');
    const missing: Errors = { login: login.trim() ? undefined : required, senha: senha ? undefined : required };
    setErrors(missing);
    if (missing.login || missing.senha) return;
    setBusy(true);
    try {
      await signIn({ login: login.trim(), senha });
    } catch (error) {
      setErrors({ senha: error instanceof Error ? error.message : translate('ra.auth.sign_in_error') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <PublicPage title={translate('shell.product')}>
      {sessionExpired() && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('shell.sessionEnded')}
        </Alert>
      )}
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <TextField
          name="login"
          label={translate('shell.login.user')}
          value={login}
          onChange={(event) => typing('login', setLogin)(event.target.value)}
          autoComplete="username"
          autoFocus
          error={Boolean(errors.login)}
          helperText={errors.login}
          fullWidth
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField
          name="senha"
          label={translate('shell.login.password')}
          value={senha}
          onChange={typing('senha', setSenha)}
          autoComplete="current-password"
          error={errors.senha}
        />
        <Button type="submit" variant="contained" aria-disabled={busy}>
          {translate(busy ? 'shell.login.submitting' : 'shell.login.submit')}
        </Button>
      </Stack>
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <ForgotPassword />
      </Box>
      <DemonstrationLogins
        onChoose={(chosen, password) => {
          setLogin(chosen);
          setSenha(password);
          setErrors({});
        }}
      />
    </PublicPage>
  );
}
