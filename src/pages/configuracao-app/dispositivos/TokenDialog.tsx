import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Button, TextField } from '@mui/material';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ReadingDialog } from '../../../kit/feedback/ReadingDialog.tsx';
import type { DispositivoCriado } from './NovoDispositivo.tsx';

/** The token of a new device, to be copied into it: it is shown this once. */
export function TokenDialog({ nome, token, onClose }: DispositivoCriado & { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      // Browsers hand the clipboard to pages of safe addresses alone; on others there is none.
      await navigator.clipboard.writeText(token);
      notify('app.dispositivo.copiado', { type: 'info' });
    } catch {
      field.current?.focus();
      field.current?.select();
      notify('app.dispositivo.naoCopiou', { type: 'warning' });
    }
  }

  return (
    <ReadingDialog
      title={translate('app.dispositivo.tokenDe', { nome })}
      width={600}
      focusClose={false}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<CopyIcon />} onClick={copy} autoFocus>
          {translate('app.dispositivo.copiar')}
        </Button>
      }
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('app.dispositivo.umaVez')}
      </Alert>
      <TextField
        label={translate('app.dispositivo.token')}
        value={token}
        fullWidth
        inputRef={field}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
    </ReadingDialog>
  );
}
