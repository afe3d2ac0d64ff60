import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Leitura } from '../../../../contract/leitura.ts';
import { wholeMonthInPhrase } from '../../../../domain/leitura/month.ts';
import { ConfirmDialog } from '../../../kit/feedback/ConfirmDialog.tsx';
import { rotuloDe } from '../guardado/pendente.ts';

interface RemoverLeituraProps {
  leitura: Leitura;
  /** @returns whether it is removed, or may be */
  remove(leitura: Leitura): Promise<boolean>;
  onRemoved(): void;
}

/** The way to remove a reading, as one that was saved on the wrong meter or month, and the question before it. */
export function RemoverLeitura({ leitura, remove, onRemoved }: RemoverLeituraProps) {
  const translate = useTranslate();
  /** The reading as it was looked at: what somebody else makes of it meanwhile is not removed with it. */
  const [asking, setAsking] = useState<Leitura | null>(null);
  const [busy, setBusy] = useState(false);
  async function confirmed() {
    setBusy(true);
    const removed = await remove(asking ?? leitura);
    setBusy(false);
    setAsking(null);
    if (removed) onRemoved();
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(leitura)} sx={{ mr: 'auto' }}>
        {translate('lancamento.remover.botao')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={translate('lancamento.remover.titulo')}
        text={translate('lancamento.remover.texto', { rotulo: rotuloDe(leitura), mes: wholeMonthInPhrase(leitura) })}
        confirmLabel={translate('lancamento.remover.botao')}
        cancelLabel={translate('lancamento.detalhes.cancelar')}
        busy={busy}
        onConfirm={confirmed}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
