import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Sinonimo } from '../../../contract/sinonimos.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { withDoubt } from '../../kit/feedback/withDoubt.ts';

interface RemoveSinonimoProps {
  /** The synonym to remove; null closes the dialog. */
  synonym: Sinonimo | null;
  onClose(): void;
  onRemoved(): void;
  /** Once the question is gone. */
  onExited(): void;
}

/** Asks, and removes a synonym. */
export function RemoveSinonimo({ synonym, onClose, onRemoved, onExited }: RemoveSinonimoProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => api(contract.sinonimos.remove, { query: { id } }),
    onSuccess: () => notify('cadastro.remove.done', { type: 'success', messageArgs: { smart_count: 1 } }),
    onError: (error) => tell(withDoubt(error, translate('incerto.removido')), 'error'),
    // A refusal may mean that another person removed it: the list shows how things stand.
    onSettled: () => {
      onRemoved();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={synonym !== null}
      title={translate('parametro.synonyms.remove', { name: synonym?.descricao ?? '' })}
      text={translate('cadastro.remove.text')}
      confirmLabel={translate('cadastro.remove.confirm')}
      cancelLabel={translate('cadastro.remove.cancel')}
      busy={isPending}
      onConfirm={() => synonym && mutate(synonym.id)}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
