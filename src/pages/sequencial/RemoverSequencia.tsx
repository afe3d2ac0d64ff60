import { contract } from '../../../contract/index.ts';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { useApi } from '../../app/useCall.ts';
import { RemoveByCall } from '../../kit/feedback/RemoveByCall.tsx';

interface RemoverSequenciaProps {
  /** The one to remove; null closes the dialog. */
  sequencia: Sequencia | null;
  onClose(): void;
  onRemoved(): void;
  onExited(): void;
}

/** 'Remover cobrança' (spec 2 §2.6): asks, and removes a sequence. */
export function RemoverSequencia({ sequencia, ...told }: RemoverSequenciaProps) {
  const api = useApi();
  return (
    <RemoveByCall
      {...told}
      texts="sequencial.remover"
      record={sequencia}
      remove={({ id }) => api(contract.sequenciais.remove, { body: { id } })}
      list={contract.sequenciais.all}
    />
  );
}
