import { useNotify, useTranslate } from 'react-admin';
import type { Coleta } from '../../../contract/coletas.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';
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
export function RemoveColeta({ idPessoa, coleta, row, onRemoved, ...closing }: RemoveColetaProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const api = useApi();
  const changed = useHistoryChanged(idPessoa);
  return (
    <ConfirmCall
      target={coleta}
      words={() => ({ title: translate('coleta.options.remove', { row }), text: translate('coleta.remove.text') })}
      confirm="coleta.remove.confirm"
      cancel="coleta.cancel"
      call={({ id, versao }) => api(contract.historico.remove, { body: { identificacao: id, versao } })}
      onDone={() => notify('coleta.saved', { type: 'success' })}
      // The first words to the letter (spec 2 §8), what exactly went wrong after them.
      onFailed={(error) =>
        tell(`${translate('coleta.failedToSave')}: ${withDoubt(error, translate('incerto.removido'))}`, 'error')
      }
      onGone={onRemoved}
      onSettled={() => void changed()}
      {...closing}
    />
  );
}
