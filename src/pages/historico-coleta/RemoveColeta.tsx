import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';
import { useHistoryChanged } from './useHistoryChanged.ts';

interface RemoveColetaProps {
  idPessoa: number;
  /** The one to remove; null closes the question. */
  coleta: Coleta | null;
  /** Its number in the history. */
  row: number;
  onClose(): void;
  onRemoved(): void;
  /** The question is gone from the page. */
  onExited(): void;
}

/** Asks, and removes a collection from the history. */
export function RemoveColeta({ idPessoa, coleta, row, onClose, onRemoved, onExited }: RemoveColetaProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const api = useApi();
  const changed = useHistoryChanged(idPessoa);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, versao }: Coleta) => api(contract.historico.remove, { body: { identificacao: id, versao } }),
    onSuccess: () => {
      onRemoved();
      notify('coleta.saved', { type: 'success' });
    },
    // The first words to the letter (spec 2 §8), what exactly went wrong after them.
    onError: (error) =>
      tell(`${translate('coleta.failedToSave')}: ${withDoubt(error, translate('incerto.removido'))}`, 'error'),
    // A refusal may mean that another person removed it: the table shows how things stand.
    onSettled: () => {
      void changed();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={coleta !== null}
      title={translate('coleta.options.remove', { row })}
      text={translate('coleta.remove.text')}
      confirmLabel={translate('coleta.remove.confirm')}
      cancelLabel={translate('coleta.cancel')}
      busy={isPending}
      onConfirm={() => coleta && mutate(coleta)}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
