import { type Kysely, sql } from 'kysely';

/**
 * Which collection each sample of a file became, by the key and with the day that it has in the file, and whether the file
 * gave the collection its code. Of files from before it is known of the collections that they created, as far as nobody
 * corrected them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ArquivoAmostra')
    .addColumn('idArquivo', 'integer', (c) => c.notNull().references('UploadArquivo.id').onDelete('cascade'))
    .addColumn('chave', 'text', (c) => c.notNull())
    .addColumn('idColeta', 'integer', (c) => c.notNull().references('HistoricoColeta.id').onDelete('cascade'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('nomeou', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('ArquivoAmostra_chave', ['idArquivo', 'chave'])
    .execute();
  await db.schema.createIndex('ArquivoAmostra_coleta').on('ArquivoAmostra').column('idColeta').execute();
  // Of one sample whose collection was removed and came again, the one that is there.
  await sql`insert into "ArquivoAmostra" ("idArquivo", "chave", "idColeta", "data")
    select coleta."idArquivo", coleta."chave", coleta."id", coleta."dtRetirada"
    from "HistoricoColeta" as coleta join (
      select coalesce(max(case when "removidoEm" is null then "id" end), max("id")) as "id"
      from "HistoricoColeta" where "idArquivo" is not null and "chave" is not null
      group by "idArquivo", "chave"
    ) as uma on uma."id" = coleta."id"`.execute(db);
}
