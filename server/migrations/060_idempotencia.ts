import { type Kysely, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/**
 * On SQLite the replies that are kept lie in the index that they are looked for in, and no more beside it: each write that may be
 * repeated changes a page less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`alter table "Idempotencia" rename to "IdempotenciaAntes"`.execute(db);
  await sql`create table "Idempotencia" (
      "chave" text not null, "idUsuario" integer not null, "chamada" text not null, "pedido" text not null,
      "resposta" text not null, "em" text not null,
      constraint "Idempotencia_pk" primary key ("idUsuario", "chave")
    ) without rowid`.execute(db);
  await sql`insert into "Idempotencia" ("chave", "idUsuario", "chamada", "pedido", "resposta", "em")
    select "chave", "idUsuario", "chamada", "pedido", "resposta", "em" from "IdempotenciaAntes"`.execute(db);
  await sql`drop table "IdempotenciaAntes"`.execute(db);
}
