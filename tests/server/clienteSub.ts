import type { Caller } from './harness.ts';

/** Adds a client; returns its id. */
export async function addClient(admin: Caller, nome: string): Promise<number> {
  return (await admin.post('/api/Pessoa', { nome })).body.listaResultados.id;
}

/** Newest entry of a client's log. */
export async function lastLogOf(admin: Caller, idPessoa: number): Promise<{ tabela: string; acao: string }> {
  return (await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${idPessoa}`)).body.listaResultados[0];
}

/** Message of a refusal on a field. */
export const onField = (reply: { body: { listaResultados: { campos?: Record<string, string> } } }, field: string) =>
  reply.body.listaResultados.campos?.[field];
