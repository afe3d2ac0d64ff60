import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { contract } from '../../../../contract/index.ts';
import { isPassing } from '../../../../dataProvider/outcome.ts';
import { isErased } from '../../../../domain/cliente/erased.ts';
import { useMayView } from '../../../app/access.ts';
import { useApi } from '../../../app/useCall.ts';
import type { Pendente } from './pendente.ts';

interface ApagadosProps {
  fora: readonly Pendente[];
  onErased(idPessoa: number): void;
}

/** Tells which clients were erased of those whose readings have no row any more: each is asked for once. Shows nothing. */
export const Apagados = memo(({ fora, onErased }: ApagadosProps) => {
  const api = useApi();
  const mayAsk = useMayView('cadastro/cliente');
  const asked = useRef(new Set<number>());
  const tell = useEffectEvent(onErased);
  useEffect(() => {
    if (!mayAsk) return;
    for (const { idPessoa } of fora) {
      if (!idPessoa || asked.current.has(idPessoa)) continue;
      asked.current.add(idPessoa);
      api(contract.clientes.one, { params: { id: idPessoa } })
        .then(({ data }) => isErased(data) && tell(idPessoa))
        // Not known, they stay: sending one tells as well.
        .catch((error) => isPassing(error) && asked.current.delete(idPessoa));
    }
  }, [fora, mayAsk, api]);
  return null;
});
