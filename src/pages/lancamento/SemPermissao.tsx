import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';

interface SemPermissaoProps {
  /** How many readings were typed and not saved. */
  pendentes: number;
  onDiscard(): void;
  /** Once they are gone, and with them the button that asked: the focus must go elsewhere. */
  onDiscarded(): void;
}

/** Who may not edit any more is told that the grid shows what they typed, and can have what is saved in its place. */
export function SemPermissao({ pendentes, onDiscard, onDiscarded }: SemPermissaoProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const told = (key: string) => translate(`lancamento.semPermissao.${key}`, { smart_count: pendentes });
  return (
    <>
      {pendentes > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={<Button onClick={() => setAsking(true)}>{translate('cadastro.form.discard')}</Button>}
        >
          {told('text')}
        </Alert>
      )}
      <ConfirmDialog
        open={asking}
        title={told('titulo')}
        text={translate('cadastro.form.discardText')}
        confirmLabel={translate('cadastro.form.discard')}
        cancelLabel={translate('cadastro.remove.cancel')}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
        onExited={() => pendentes === 0 && onDiscarded()}
      />
    </>
  );
}
