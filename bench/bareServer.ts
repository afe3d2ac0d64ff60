import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { parametros } from '../domain/coleta/parametros.ts';
import { COLETAS_DA_PAGINA, COLETAS_DO_CLIENTE, MUDANCA, REGISTRO, TOTAL_DE_COLETAS, UM_CLIENTE } from './bareSql.ts';
import { childInput } from './child.ts';
import { LEITURA, REGISTRO_DE_LEITURA } from './leiturasSql.ts';

export interface BareInput {
  file: string;
  port: number;
}

/** The least that gives our answers from the same file: no session, permission, contract nor query builder. */
const { file, port } = childInput<BareInput>();
const database = new Database(file);
database.pragma('synchronous = FULL');
const clients = database.prepare(
  `select "id", "codigo", "nome", "razaoSocial", "flagAtivo", "dtCadastro", "obsPrincipal" from "Pessoa"
   where "removidoEm" is null order by "nome", "id"`,
);
const oneClient = database.prepare(UM_CLIENTE);
const collections = database.prepare<[number, number], { resultados: string }>(COLETAS_DA_PAGINA);
const collectionsOfOne = database.prepare<[number], { resultados: string }>(COLETAS_DO_CLIENTE);
const allCollections = database.prepare<[], { total: number }>(TOTAL_DE_COLETAS);
const change = database.prepare<[string, number], { versao: number }>(MUDANCA);
const log = database.prepare(REGISTRO);
const update = database.transaction((id: number, obs: string) => {
  const changed = change.get(obs, id);
  log.run({ id, mudancas: JSON.stringify([{ campo: 'obsPrincipal', depois: obs }]), em: new Date().toISOString() });
  return { id, versao: changed?.versao };
});
const reading = database.prepare<[Record<string, unknown>], { id: number }>(LEITURA);
const logReading = database.prepare(REGISTRO_DE_LEITURA);
const addReading = database.transaction((body: Record<string, unknown>) => {
  const em = new Date().toISOString();
  const added = reading.get({ ...body, em });
  const mudancas = JSON.stringify(Object.entries(body).map(([campo, depois]) => ({ campo, depois })));
  logReading.run({ id: added?.id, idHidrometro: body.idHidrometro, mudancas, em });
  return { id: added?.id, versao: 1 };
});
const chaves = new Map(parametros.map(({ id, chave }) => [String(id), chave as string]));

function collection({ resultados, ...row }: { resultados: string }) {
  const results = Object.entries(JSON.parse(resultados)).map(([id, raw]) => [chaves.get(id) ?? `p${id}`, raw]);
  return { ...row, DBO: null, ...Object.fromEntries(results) };
}

function pageOfCollections(pagina: number, tamanho: number) {
  const rows = collections.all(tamanho, (pagina - 1) * tamanho).map(collection);
  const { total = 0 } = allCollections.get() ?? {};
  return { listaResultados: rows, paginas: Math.ceil(total / tamanho), total };
}

const envelope = { flagErro: false, listaMensagens: [] };
const app = Fastify();
app.get('/api/Pessoa', async () => ({ ...envelope, listaResultados: clients.all() }));
app.get<{ Params: { id: string } }>('/api/Pessoa/:id', async ({ params }) => ({
  ...envelope,
  listaResultados: oneClient.get(Number(params.id)),
}));
app.get<{ Querystring: { pagina: string; tamanho: string } }>('/api/HistoricoColeta', async ({ query }) => ({
  ...envelope,
  ...pageOfCollections(Number(query.pagina), Number(query.tamanho)),
}));
app.get<{ Params: { id: string } }>('/api/HistoricoColeta/:id/1', async ({ params }) => ({
  ...envelope,
  listaResultados: { result: collectionsOfOne.all(Number(params.id)).map(collection) },
}));
app.post<{ Body: { id: number; obsPrincipal: string } }>('/api/Pessoa', async ({ body }) => ({
  ...envelope,
  listaResultados: update.immediate(body.id, body.obsPrincipal),
}));
app.post<{ Body: Record<string, unknown> }>('/api/PessoaHidrometroLancamento', async ({ body }) => ({
  ...envelope,
  listaResultados: addReading.immediate(body),
}));
await app.listen({ port, host: '127.0.0.1' });
process.send?.('ready');
