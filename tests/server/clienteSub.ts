import { parseLabValue } from '../../domain/coleta/labValue.ts';
import type { Databases } from '../../server/database/open.ts';
import { type Caller, NOW } from './harness.ts';

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

/** Adds a collection with its results, raw texts by the parameter's id, as an import would; returns its id. */
export async function addCollection(
  { write }: Databases,
  coleta: {
    idPessoa: number;
    dtRetirada: string;
    horaRetirada?: string | null;
    idTipoDBO?: number;
    idPontoColeta?: number;
    removidoEm?: string;
  },
  resultados: Readonly<Record<number, string>> = {},
): Promise<number> {
  const { id } = await write
    .insertInto('HistoricoColeta')
    .values({ idTipoDBO: 1, flagChuva: 0, dtCadastro: NOW.toISOString(), ...coleta })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Object.entries(resultados).map(([idParametro, bruto]) => {
    const { operator, number } = parseLabValue(bruto);
    return { idColeta: id, idParametro: Number(idParametro), bruto, operador: operator, numero: number };
  });
  if (rows.length > 0) await write.insertInto('Resultado').values(rows).execute();
  return id;
}
