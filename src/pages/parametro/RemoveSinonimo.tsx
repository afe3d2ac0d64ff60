import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Sinonimo } from '../../../contract/sinonimos.ts';
import { useApi } from '../../app/useCall.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';

interface RemoveSinonimoProps {
  /** The synonym to remove; null closes the dialog. */
  synonym: Sinonimo | null;
  onClose(): void;
  onRemoved(): void;
  /** Once the question is gone. */
  onExited(): void;
}

/** Asks, and removes a synonym. */
export function RemoveSinonimo({ synonym, onRemoved, ...closing }: RemoveSinonimoProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  return (
    <ConfirmCall
      target={synonym}
      words={({ descricao: name }) => ({
        title: translate('parametro.synonyms.remove', { name }),
        text: translate('cadastro.remove.text'),
      })}
      call={({ id }) => api(contract.sinonimos.remove, { query: { id } })}
      onDone={() => notify('cadastro.remove.done', { type: 'success', messageArgs: { smart_count: 1 } })}
      onSettled={onRemoved}
      {...closing}
    />
  );
}
