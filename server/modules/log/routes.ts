import { contract } from '../../../contract/index.ts';
import { mayAccess } from '../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../context.ts';
import { forbidden } from '../../errors.ts';
import { Page } from '../../http/envelope.ts';
import { hasClient, pageOf } from './repository.ts';

const MENU = 'acesso/LogUsers';

/** The log, newest first. `tabela=Pessoa` with `idReferencia` gives a client's own entries and its sub-records'. */
export const logRoutes: Implementation[] = [
  implement(contract.logs.list, async (context, { query }) => {
    const idPessoa = query.tabela === 'Pessoa' ? query.idReferencia : null;
    if (idPessoa === null && !mayAccess(context.modules, MENU, 'ver')) throw forbidden();
    if (idPessoa !== null && !(await hasClient(context, idPessoa))) return new Page([], 0, query.tamanho);
    return pageOf(context, query, idPessoa);
  }),
];
