import { type Kysely, sql } from 'kysely';

/** Of which protocol a message tells, if of any: what is erased of the one is not sent by the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('Mensagem').addColumn('idProtocolo', 'integer').execute();
  await db.schema.createIndex('Mensagem_protocolo').on('Mensagem').column('idProtocolo').execute();
  // Those that wait tell it by the name of what they carry.
  const { rows } = await sql<{ id: number; nome: string }>`
    select m."id", a."nome" from "Mensagem" as m join "MensagemAnexo" as a on a."idMensagem" = m."id"
    where a."ordem" = 0 and m."situacao" = 'pendente' and m."assunto" like 'Protocolo de %'`.execute(db);
  for (const { id, nome } of rows) {
    const [, idProtocolo] = /^Protocolo_(\d{1,9})\.pdf$/.exec(nome) ?? [];
    if (idProtocolo === undefined) continue;
    await sql`update "Mensagem" set "idProtocolo" = ${Number(idProtocolo)} where "id" = ${id}`.execute(db);
  }
}
