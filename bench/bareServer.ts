import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { childInput } from './child.ts';

export interface BareInput {
  file: string;
  port: number;
}

/** The least that answers the client list from the same file: no session, permission, contract nor query builder. */
const { file, port } = childInput<BareInput>();
const database = new Database(file, { readonly: true });
const clients = database.prepare(
  `select "id", "codigo", "nome", "razaoSocial", "flagAtivo", "dtCadastro", "obsPrincipal" from "Pessoa"
   where "removidoEm" is null order by "nome", "id"`,
);
const app = Fastify();
app.get('/api/Pessoa', async () => ({ flagErro: false, listaMensagens: [], listaResultados: clients.all() }));
await app.listen({ port, host: '127.0.0.1' });
process.send?.('ready');
