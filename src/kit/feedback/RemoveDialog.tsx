import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useDelete, useRefresh, useTranslate } from 'react-admin';
import { isUnsure } from '../../../dataProvider/outcome.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { isGone } from './gone.ts';
import { inUse } from './refusal.ts';
import { useTell } from './useTell.ts';
import { withDoubt } from './withDoubt.ts';

interface RemoveDialogProps {
  resource: string;
  /** The record to remove; null closes the dialog. */
  record: RaRecord | null;
  /** What the dialog is called: it names the record. */
  titleOf(record: RaRecord): string;
  onClose(): void;
  /** After a removal that worked, or may have: the button that opened the dialog is gone, the focus must go elsewhere. */
  onRemoved(record: RaRecord): void;
  /** What is said after a removal that worked; the usual message unless said. */
  done?: string;
  /** Tells of a removal that worked, instead of a message. */
  announce?(record: RaRecord): void;
}

/**
 * Asks, and removes a record. When it is in use, the dialog says so and offers to disable it instead; one that another
 * person removed before is gone as well. Any other refusal is told, and so is a removal that nobody can tell the outcome
 * of; the list shows how things stand.
 */
export function RemoveDialog(props: RemoveDialogProps) {
  const { resource, record, titleOf, onClose, onRemoved, done, announce } = props;
  const translate = useTranslate();
  const tell = useTell();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [remove, { isPending }] = useDelete<RaRecord, Error>();
  const [disabling, setDisabling] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; podeDesabilitar: boolean } | null>(null);
  const removed = useRef<RaRecord>(null);

  function finish(message: string, type: 'success' | 'info' | 'error') {
    if (message) tell(message, type);
    refresh();
    onClose();
  }

  function confirm() {
    if (!record || isPending) return;
    const params = { id: record.id, previousData: record };
    remove(resource, params, {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        removed.current = record;
        announce?.(record);
        finish(announce ? '' : (done ?? translate('cadastro.remove.done', { smart_count: 1 })), 'success');
      },
      onError: (error) => {
        const used = inUse(error);
        if (used) return setRefusal({ message: error.message, ...used });
        removed.current = isGone(error) || isUnsure(error) ? record : null;
        if (isGone(error)) finish(translate('cadastro.remove.gone'), 'info');
        else finish(withDoubt(error, translate('incerto.removido')), 'error');
      },
    });
  }

  async function disable() {
    if (!record || disabling) return;
    setDisabling(true);
    const params = { ids: [record.id], data: { flagAtivo: 0 }, meta: { records: [record] } };
    await dataProvider.updateMany(resource, params).then(
      () => finish(translate('cadastro.bulk.disabled', { smart_count: 1 }), 'success'),
      (error: Error) => finish(withDoubt(error, translate('incerto.feito')), 'error'),
    );
    setDisabling(false);
  }

  const answer = refusal
    ? { label: translate('cadastro.remove.disable'), run: refusal.podeDesabilitar ? disable : null }
    : { label: translate('cadastro.remove.confirm'), run: confirm };
  return (
    <ConfirmDialog
      open={record !== null}
      title={record ? titleOf(record) : ''}
      text={refusal?.message ?? translate('cadastro.remove.text')}
      confirmLabel={answer.label}
      cancelLabel={translate(answer.run ? 'cadastro.remove.cancel' : 'cadastro.remove.close')}
      harmless={refusal !== null}
      busy={isPending || disabling}
      onConfirm={answer.run}
      onCancel={onClose}
      onExited={() => {
        setRefusal(null);
        if (removed.current) onRemoved(removed.current);
        removed.current = null;
      }}
    />
  );
}
