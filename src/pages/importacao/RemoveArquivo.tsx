import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { contract } from '../../../contract/index.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import { useRefreshImports } from './useUpload.ts';

const AND = new Intl.ListFormat('pt-BR');

interface RemoveArquivoProps {
  /** The file to remove; null closes the dialog. */
  arquivo: Arquivo | null;
  onClose(): void;
  /** Once it is removed, or may be. */
  onRemoved(arquivo: Arquivo): void;
  onExited(): void;
}

/** Asks, and removes a file with everything that came from it. */
export function RemoveArquivo({ arquivo, onClose, onRemoved, onExited }: RemoveArquivoProps) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const tell = useTell();
  const refresh = useRefreshImports();
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (!arquivo || busy) return;
    setBusy(true);
    try {
      const { data } = await api(contract.importacao.removeFile, { query: { id: arquivo.id } });
      const arquivos = data.reler && AND.format(data.reler);
      if (arquivos) tell(translate('importacao.remove.readAgain', { arquivos }), 'warning');
      else notify('importacao.remove.done', { type: 'success' });
      onRemoved(arquivo);
    } catch (error) {
      if (isUnsure(error)) onRemoved(arquivo);
      tell(withDoubt(error, translate('incerto.removido')), 'error');
    }
    await refresh();
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={arquivo !== null}
      title={translate('importacao.remove.title')}
      text={translate('importacao.remove.text')}
      confirmLabel={translate('importacao.remove.confirm')}
      cancelLabel={translate('importacao.remove.cancel')}
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
