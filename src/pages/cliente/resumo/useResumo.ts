import { contract } from '../../../../contract/index.ts';
import { useCall } from '../../../app/useCall.ts';
import { AHEAD } from '../clienteQuery.ts';

/** A client's summary; of a new client, which is 0, there is none. A change of what it sums up has it read again. */
export function useResumo(idPessoa: number) {
  return useCall(contract.clientes.resumo, { params: { id: idPessoa } }, { ...AHEAD, enabled: idPessoa !== 0 });
}
