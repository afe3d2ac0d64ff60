import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Call } from '../../../contract/call.ts';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { callKey } from '../../app/useCall.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useTell } from './useTell.ts';
import { withDoubt } from './withDoubt.ts';

interface RemoveByCallProps<R> {
  /** Key that those of `titulo`, `texto`, `confirmar`, `cancelar`, `feito` and `incerto` begin with. */
  texts: string;
  /** What `texto` names. */
  named?: Readonly<Record<string, string>>;
  /** What to remove; null closes the dialog. */
  record: R | null;
  remove(record: R): Promise<unknown>;
  /** Whose replies are others then. */
  list: Call;
  onClose(): void;
  /** Once it is removed, or may be. */
  onRemoved(): void;
  onExited(): void;
}

/** Asks, and removes what is no record of react-admin's. */
export function RemoveByCall<R>(props: RemoveByCallProps<R>) {
  const { texts, named, record, remove, list, onClose, onRemoved, onExited } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify(`${texts}.feito`, { type: 'success' });
      onRemoved();
    },
    onError: (error) => {
      tell(withDoubt(error, translate(`${texts}.incerto`)), 'error');
      if (isUnsure(error)) onRemoved();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: callKey(list) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={record !== null}
      title={translate(`${texts}.titulo`)}
      text={translate(`${texts}.texto`, named)}
      confirmLabel={translate(`${texts}.confirmar`)}
      cancelLabel={translate(`${texts}.cancelar`)}
      busy={isPending}
      onConfirm={() => record !== null && mutate(record)}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
