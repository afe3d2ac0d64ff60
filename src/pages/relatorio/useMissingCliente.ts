import type { HttpError } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Parameters } from '../../../reports/tabela/asks.ts';
import type { TableDefinition } from '../../../reports/tabela/table.ts';
import { useMayView } from '../../app/access.ts';
import { useCall } from '../../app/useCall.ts';
import { isGone } from '../../kit/feedback/gone.ts';

/** The client that an address names, by its id; undefined where it names none, or the report asks for none. */
function namedCliente({ asks }: TableDefinition, parameters: Parameters): number | undefined {
  const [name, ask] = Object.entries(asks).find(([, { item }]) => item === 'cliente') ?? [];
  return ask && name ? (ask.read(parameters, name) as number | undefined) : undefined;
}

/** What is told of the client that the address of a report names, where there is no such client; else null. */
export function useMissingCliente(report: TableDefinition, parameters: Parameters): HttpError | null {
  const id = namedCliente(report, parameters);
  const mayView = useMayView('cadastro/cliente');
  const { error } = useCall(
    contract.clientes.one,
    { params: { id: id ?? 0 } },
    { enabled: mayView && id !== undefined },
  );
  return isGone(error) ? error : null;
}
