import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { saidOf } from '../../kit/feedback/saidOf.ts';
import { SaveButton } from '../../kit/forms/SaveButton.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';

interface RecoverDialogProps {
  open: boolean;
  onClose(): void;
}

/**
 * Asks for a link under which to choose another password (spec 1 §2). What it answers is the same whether or not the
 * address is anybody's.
 */
export default function RecoverDialog({ open, onClose }: RecoverDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [sent, setSent] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 600 } }, transition: { onExited: () => setSent(false) } }}
    >
      <DialogTitle id={titleId}>{translate('acesso.recuperar.title')}</DialogTitle>
      {sent ? <Sent onClose={onClose} /> : <EmailForm onSent={() => setSent(true)} onClose={onClose} />}
    </Dialog>
  );
}

function Sent({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <DialogContent>
        <Alert severity="success">{translate('acesso.recuperar.sent')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          {translate('acesso.recuperar.close')}
        </Button>
      </DialogActions>
    </>
  );
}

function EmailForm({ onSent, onClose }: { onSent(): void; onClose(): void }) {
  const translate = useTranslate();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(contract.sessao.recoverPassword, { body: { email: email.trim() } }),
    onSuccess: onSent,
    onError: (error) => refuse(saidOf('email', error)),
  });

  useEffect(() => input.current?.focus(), []);

  function refuse(why: string) {
    setProblem(why);
    input.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!email.trim()) return refuse(translate('shell.login.required'));
    setProblem('');
    mutate();
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <TypedField
          name="email"
          type="email"
          label={translate('acesso.recuperar.email')}
          value={email}
          onText={setEmail}
          problem={problem}
          helperText={translate('acesso.recuperar.hint')}
          autoComplete="email"
          inputRef={input}
          required
          fullWidth
          // The dialog's content begins where a label would be cut.
          sx={{ mt: 1 }}
          slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('cadastro.form.cancel')}</Button>
        <SaveButton saving={isPending}>{translate('acesso.recuperar.submit')}</SaveButton>
      </DialogActions>
    </form>
  );
}
