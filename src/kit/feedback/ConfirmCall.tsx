import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { isGone } from './gone.ts';
import { useTell } from './useTell.ts';
import { withDoubt } from './withDoubt.ts';

interface ConfirmCallProps<T, R> {
  /** What it is about; null closes the dialog. */
  target: T | null;
  /** What is asked of it. */
  words(target: T): { title: string; text: string };
  /** Keys of the answers; those of a removal unless told. */
  confirm?: string;
  cancel?: string;
  call(target: T): Promise<R>;
  /** It is done: who asks tells so. */
  onDone(result: R): void;
  /** What is told of a failure; why, and that it may be done all the same where nobody knows, unless told. */
  onFailed?(error: unknown): void;
  /** It is done, or may be: what opened the dialog may be gone. */
  onGone?(): void;
  /** Whatever came of it: a refusal may mean that another person was first. */
  onSettled?(): unknown;
  onClose(): void;
  /** Once the question is gone. */
  onExited?(): void;
}

/** Asks, and makes a call that is no record's of react-admin. */
export function ConfirmCall<T, R>(props: ConfirmCallProps<T, R>) {
  const { target, words, confirm = 'cadastro.remove.confirm', cancel = 'cadastro.remove.cancel', call } = props;
  const { onDone, onFailed, onGone, onSettled, onClose, onExited } = props;
  const translate = useTranslate();
  const tell = useTell();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (result) => {
      onGone?.();
      onDone(result);
    },
    onError: (error) => {
      if (isUnsure(error) || isGone(error)) onGone?.();
      if (onFailed) onFailed(error);
      else tell(withDoubt(error, translate('incerto.removido')), 'error');
    },
    onSettled: async () => {
      await onSettled?.();
      onClose();
    },
  });
  const { title, text } = target === null ? { title: '', text: '' } : words(target);
  return (
    <ConfirmDialog
      open={target !== null}
      title={title}
      text={text}
      confirmLabel={translate(confirm)}
      cancelLabel={translate(cancel)}
      busy={isPending}
      onConfirm={() => target !== null && mutate(target)}
      onCancel={onClose}
      onExited={onExited}
    />
  );
}
