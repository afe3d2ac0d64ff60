import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { useResourceContext, useTranslate } from 'react-admin';
import { ErrorAlert } from '../kit/feedback/ErrorAlert.tsx';
import { type FailureProps, useTriedAgain } from '../kit/feedback/failed.ts';
import { useFormPaths } from '../kit/lists/useFormPaths.ts';

const PLACE = { position: 'absolute', inset: '20% 16px auto', maxWidth: 600, mx: 'auto', p: 1 } as const;

/** Stands over a list, which stays as it is, in place of a form whose code did not come, or that broke. */
export function FormFailed(props: FailureProps) {
  const translate = useTranslate();
  const told = translate(useTriedAgain(props) ? 'shell.failure.form' : 'shell.failure.broken.message');
  const { close } = useFormPaths(useResourceContext() ?? '');
  return (
    <Modal open onClose={close}>
      <Paper role="alertdialog" aria-label={told} sx={PLACE}>
        <ErrorAlert onRetry={() => props.resetErrorBoundary()} sx={{ mb: 1 }}>
          {told}
        </ErrorAlert>
        <Button onClick={close} sx={{ display: 'flex', ml: 'auto' }}>
          {translate('cadastro.form.close')}
        </Button>
      </Paper>
    </Modal>
  );
}
