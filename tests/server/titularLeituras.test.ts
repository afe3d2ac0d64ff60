import { ExplainNode, type KyselyPlugin, type RootOperationNode, SelectQueryNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAMADO, namesToldOf, namesToldOfOthers } from '../../server/modules/cliente/nomes/repository.ts';
import { everyName } from '../../server/modules/cliente/nomes/service.ts';
import { namesInProtocols, protocolsNamed } from '../../server/modules/cliente/protocolos/repository.ts';
import { emptyEntries } from '../../server/modules/cliente/registros/service.ts';
import { type Tx, write } from '../../server/write.ts';
import { ENGINE, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
const CLIENTS = [1, 2, 3];
const dtAcao = NOW.toISOString();
const entry = (idReferencia: number, mudancas: object[]) => ({
  login: 'rui',
  evento: 'Alteração',
  tabela: 'Pessoa',
  idReferencia,
  mudancas: JSON.stringify(mudancas),
  dtAcao,
  busca: 'rui',
});

/** Clients with a thousand changes each, one of them of each of their names; and as many protocols. */
beforeAll(async () => {
  server = await startServer();
  const { databases } = server;
  for (const id of CLIENTS) {
    const client = { id, nome: `Cliente ${id}`, busca: '', flagTipoPessoa: 'F', flagAtivo: 1, dtCadastro: dtAcao };
    await databases.write.insertInto('Pessoa').values(client).execute();
    const names = CHAMADO.map((campo) => entry(id, [{ campo, antes: `${campo} ${id}`, depois: 'x' }]));
    const others = Array.from({ length: 1_000 }, () => entry(id, [{ campo: 'flagAtivo', antes: 1, depois: 0 }]));
    await databases.write
      .insertInto('LogUsuario')
      .values([...names, ...others])
      .execute();
  }
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
    insert into "Protocolo" ("uuid", "pedido", "recebidoEm", "flagAvisar", "nomeCliente", "flagAmostraAcompanhamento",
      "flagAmostraCancelada") select 'u' || i, 'p', ${dtAcao}, 0, 'Cliente ' || i, 0, 0 from n`.execute(
    databases.write,
  );
  if (ENGINE !== 'sqlite') await sql`analyze`.execute(databases.write);
});
afterAll(() => server.close());

/** Does something within a write. @param seen is given each query, as a tree, and gives what is asked instead */
function within<T>(seen: (node: RootOperationNode) => RootOperationNode, work: (tx: Tx) => Promise<T>): Promise<T> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => seen(node),
    transformResult: async ({ result }) => result,
  };
  return write(
    server.databases,
    { id: null, login: 'teste' },
    () => NOW,
    async (tx) => {
      tx.unchanged();
      return work({ ...tx, db: tx.db.withPlugin(plugin) });
    },
  );
}

const inWrite = <T>(work: (tx: Tx) => Promise<T>) => within((node) => node, work);

/** How the database would find what is read. */
async function planOf(read: (tx: Tx) => Promise<unknown>): Promise<string> {
  const explain = ExplainNode.create(undefined, ENGINE === 'sqlite' ? sql`query plan`.toOperationNode() : undefined);
  const explained = (node: RootOperationNode) => (SelectQueryNode.is(node) ? { ...node, explain } : node);
  return JSON.stringify(await within(explained, read));
}

/** The kinds of queries that something takes. */
async function kindsOf(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = [];
  await within((node) => {
    kinds.push(node.kind);
    return node;
  }, work);
  return kinds;
}

test('what clients were called comes from an index of the entries that tell it', async () => {
  expect(await planOf((tx) => namesToldOf(tx, [1]))).toContain('LogUsuario_nomes');
  expect(await planOf((tx) => namesToldOf(tx, [1, 2]))).toContain('LogUsuario_nomes');
  expect(await planOf((tx) => namesToldOfOthers(tx, 1))).toContain('LogUsuario_nomes');
});

test('the index has every field by which a client may be called, and no other', async () => {
  const told = await inWrite((tx) => namesToldOfOthers(tx, 1));
  const fields = told.flatMap(({ mudancas }) => JSON.parse(mudancas ?? '[]')).map(({ campo }) => campo);
  expect(fields.toSorted()).toEqual([...CHAMADO, ...CHAMADO].toSorted());
});

test('the names of several clients are one reading', async () => {
  const clients = CLIENTS.map((id) => ({ id, nome: `Cliente ${id}`, razaoSocial: null }));
  expect(await kindsOf((tx) => everyName(tx, clients))).toEqual(['SelectQueryNode']);
  const names = await inWrite((tx) => everyName(tx, clients.slice(1)));
  expect([...names].toSorted()).toEqual([
    'cliente 2',
    'cliente 3',
    'nome 2',
    'nome 3',
    'razaosocial 2',
    'razaosocial 3',
    'x',
  ]);
});

test('protocols are found by the names that they write', async () => {
  expect(await planOf((tx) => protocolsNamed(tx, ['Cliente 1', 'Cliente 2']))).toContain('Protocolo_nomeCliente');
  expect(await inWrite(namesInProtocols)).toHaveLength(3_000);
});

test('of the log, only entries that hold something to be emptied are written', async () => {
  const empty = () => kindsOf((tx) => emptyEntries(tx, 'Pessoa', 3, ['nome']));
  await inWrite((tx) =>
    tx.db
      .updateTable('LogUsuario')
      .set({ busca: 'rui alteracao em pessoa 3 flagativo: 1 → 0' })
      .where('idReferencia', '=', 3)
      .where('mudancas', 'like', '%flagAtivo%')
      .execute(),
  );
  // Those of the names: one is emptied, of the others what they are found by is not what they tell.
  expect(await empty()).toEqual(['SelectQueryNode', ...CHAMADO.map(() => 'UpdateQueryNode')]);
  expect(await empty()).toEqual(['SelectQueryNode']);
});
