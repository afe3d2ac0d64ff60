import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DiscardDialog } from '../../../kit/forms/DiscardGuard.tsx';

interface SemPermissaoProps {
  /** How many readings were typed and not saved. */
  pendentes: number;
  onDiscard(): void;
  /** Once they are gone, and with them the button that asked: the focus must go elsewhere. */
  onDiscarded(): void;
}

/** Who may not edit any more is told that what they typed is what is shown, and can have what is saved in its place. */
export function SemPermissao({ pendentes, onDiscard, onDiscarded }: SemPermissaoProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {pendentes > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={<Button onClick={() => setAsking(true)}>{translate('cadastro.form.discard')}</Button>}
        >
          {translate('lancamento.semPermissao', { smart_count: pendentes })}
        </Alert>
      )}
      <DiscardDialog
        open={asking}
        onDiscard={() => {
          setAsking(false);
          onDiscard();
        }}
        onKeep={() => setAsking(false)}
        keepLabel={translate('lancamento.manter')}
        onExited={() => pendentes === 0 && onDiscarded()}
      />
    </>
  );
}
