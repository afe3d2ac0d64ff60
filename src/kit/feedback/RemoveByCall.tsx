import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Call } from '../../../contract/call.ts';
import { callKey } from '../../app/useCall.ts';
import { ConfirmCall } from './ConfirmCall.tsx';
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

/** Asks, and removes what is no record of react-admin's, in the words of one place. */
export function RemoveByCall<R>({ texts, named, record, remove, list, onRemoved, ...closing }: RemoveByCallProps<R>) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const queryClient = useQueryClient();
  return (
    <ConfirmCall
      target={record}
      words={() => ({ title: translate(`${texts}.titulo`), text: translate(`${texts}.texto`, named) })}
      confirm={`${texts}.confirmar`}
      cancel={`${texts}.cancelar`}
      call={remove}
      onDone={() => notify(`${texts}.feito`, { type: 'success' })}
      onFailed={(error) => tell(withDoubt(error, translate(`${texts}.incerto`)), 'error')}
      onGone={onRemoved}
      onSettled={() => queryClient.invalidateQueries({ queryKey: callKey(list) })}
      {...closing}
    />
  );
}
