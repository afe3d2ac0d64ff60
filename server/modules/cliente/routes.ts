import { contract } from '../../../contract/index.ts';
import { mayAccess } from '../../../domain/acesso/access.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { type Implementation, implement } from '../../context.ts';
import { contatosRoutes } from './contatos/routes.ts';
import { enderecosRoutes } from './enderecos/routes.ts';
import { hidrometrosRoutes } from './hidrometros/routes.ts';
import { medidoresRoutes } from './medidores/routes.ts';
import { isPending } from './pendencias/repository.ts';
import { pontosColetaRoutes } from './pontosColeta/routes.ts';
import { clientById, clientsOfSame, listClients } from './repository.ts';
import { summaryOf } from './resumo/service.ts';
import { saveClient } from './service.ts';
import { keptUnsaid } from './subRecord/keptUnsaid.ts';
import { erasePerson, exportPerson } from './titular/service.ts';

const { clientes } = contract;
const MENU = 'cadastro/cliente';

/** Clients, and the records that hang on them. */
export const clienteRoutes: Implementation[] = [
  implement(clientes.sameField, ({ db }, { query }) => clientsOfSame(db, query)),
  implement(clientes.list, ({ db, modules, now }, { query }) => {
    const pendente = query.pendencia && isPending(query.pendencia, dayOf(now().toISOString()));
    return listClients(db, { ...query, ...(pendente && { pendente }) }, mayAccess(modules, MENU, 'ver'));
  }),
  implement(clientes.one, ({ db }, { params }) => clientById(db, params.id)),
  implement(clientes.resumo, (context, { params }) => summaryOf(context, params.id)),
  keptUnsaid(
    'Pessoa',
    PESSOA,
    implement(clientes.save, ({ write }, { body }) => write((tx) => saveClient(tx, body))),
  ),
  implement(clientes.exportar, ({ write }, { body }) => write((tx) => exportPerson(tx, body.id))),
  implement(clientes.apagar, ({ write }, { body }) => write((tx) => erasePerson(tx, body))),
  ...pontosColetaRoutes,
  ...enderecosRoutes,
  ...contatosRoutes,
  ...hidrometrosRoutes,
  ...medidoresRoutes,
];
