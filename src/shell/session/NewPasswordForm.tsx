import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { PasswordField } from './PasswordField.tsx';

/** The fields in their order. */
const FIELDS = ['senhaAtual', 'email', 'senha', 'confirmacao'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

interface NewPasswordFormProps {
  /** Whether the present password is asked for as well. */
  askPresent?: boolean;
  /** Whether the user has no address yet and gives one as well. */
  askEmail?: boolean;
  /** Sends the password; its failure is shown under the field. */
  save: (typed: { senha: string; senhaAtual: string; email: string }) => Promise<unknown>;
  onSaved: () => void;
}

/** Why a password was refused: under the present one when that is at fault, otherwise under the new one. */
function refusalOf(error: unknown, translate: (key: string) => string): Errors {
  const { senhaAtual, email } = (error instanceof HttpError && error.body?.errors) || {};
  if (senhaAtual || email) return { senhaAtual, email };
  return { senha: error instanceof Error ? error.message : translate('ra.notification.http_error') };
}

/** New password and its confirmation (spec 1 §5). */
export function NewPasswordForm({ askPresent = false, askEmail = false, save, onSaved }: NewPasswordFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [senhaAtual, setSenhaAtual] = useState('');
  const [senha, setSenha] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  /** What was wrong with a field is past once it is typed in. */
  const typing = (name: keyof Errors, keep: (text: string) => void) => (text: string) => {
    keep(text);
    setErrors((known) => ({ ...known, [name]: undefined }));
  };

  const check = (): Errors => {
    const missing = (value: string) => (value ? undefined : translate('shell.password.required'));
    const mismatch = senha && confirmacao && confirmacao !== senha ? translate('shell.password.mismatch') : undefined;
    return {
      senhaAtual: askPresent ? missing(senhaAtual) : undefined,
      email: askEmail ? missing(email.trim()) : undefined,
      senha: missing(senha),
      confirmacao: missing(confirmacao) ?? mismatch,
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { elements } = event.currentTarget;
    const refuse = (found: Errors) => {
      setErrors(found);
      const first = elements.namedItem(FIELDS.find((name) => found[name]) ?? '');
      if (first instanceof HTMLElement) first.focus();
    };
    const found = check();
    if (Object.values(found).some(Boolean)) return refuse(found);
    setErrors({});
    setBusy(true);
    try {
      await save({ senha, senhaAtual, email });
      notify('shell.password.changed', { type: 'success' });
      onSaved();
    } catch (error) {
      refuse(refusalOf(error, translate));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      {askPresent && (
        <PasswordField
          name="senhaAtual"
          label={translate('shell.password.present')}
          value={senhaAtual}
          onChange={typing('senhaAtual', setSenhaAtual)}
          autoComplete="current-password"
          error={errors.senhaAtual}
        />
      )}
      {askEmail && (
        <TypedField
          name="email"
          type="email"
          label={translate('shell.password.email')}
          value={email}
          onText={typing('email', setEmail)}
          autoComplete="email"
          problem={errors.email}
          helperText={translate('shell.password.emailHint')}
          autoFocus
          fullWidth
        />
      )}
      <PasswordField
        name="senha"
        label={translate('shell.password.newPassword')}
        value={senha}
        onChange={typing('senha', setSenha)}
        autoComplete="new-password"
        error={errors.senha}
        autoFocus={!askPresent && !askEmail}
      />
      <PasswordField
        name="confirmacao"
        label={translate('shell.password.confirmation')}
        value={confirmacao}
        onChange={typing('confirmacao', setConfirmacao)}
        autoComplete="new-password"
        error={errors.confirmacao}
      />
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {translate('shell.password.submit')}
      </Button>
    </Stack>
  );
}
