import { contract } from '../../../../contract/index.ts';
import { mayAccess } from '../../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../../context.ts';
import { clientsReport } from './service.ts';

const MENU = 'relatorio/relatorio-pessoa';

/** Report 051, and the report of regions. */
export const relatorioClientesRoutes: Implementation[] = [
  implement(contract.relatorioClientes.list, ({ db, modules }, { query }) =>
    clientsReport(db, { disabledToo: query.desabilitadas === 1, whole: mayAccess(modules, MENU, 'ver') }),
  ),
];
