import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { callKey, useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTellError } from '../../kit/feedback/useTell.ts';

interface RemoverSequenciaProps {
  /** The one to remove; null closes the dialog. */
  sequencia: Sequencia | null;
  onClose(): void;
  onRemoved(): void;
  onExited(): void;
}

/** 'Remover cobrança' (spec 2 §2.6): asks, and removes a sequence. */
export function RemoverSequencia({ sequencia, onClose, onRemoved, onExited }: RemoverSequenciaProps) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const tellError = useTellError();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Sequencia) => api(contract.sequenciais.remove, { body: { id } }),
    onSuccess: () => {
      notify('sequencial.remover.feito', { type: 'success' });
      onRemoved();
    },
    onError: tellError,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: callKey(contract.sequenciais.all) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={sequencia !== null}
      title={translate('sequencial.remover.titulo')}
      text={translate('sequencial.remover.texto')}
      confirmLabel={translate('sequencial.remover.confirmar')}
      cancelLabel={translate('sequencial.remover.cancelar')}
      busy={isPending}
      onConfirm={() => sequencia && mutate(sequencia)}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
