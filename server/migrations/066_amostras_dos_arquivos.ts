import { type Kysely, sql } from 'kysely';

/**
 * Which collection each sample of a file became, by the key that it has in the file, and whether the file gave the collection
 * its code. Of files from before it is known of the collections that they created, as far as nobody corrected them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ArquivoAmostra')
    .addColumn('idArquivo', 'integer', (c) => c.notNull().references('UploadArquivo.id').onDelete('cascade'))
    .addColumn('chave', 'text', (c) => c.notNull())
    .addColumn('idColeta', 'integer', (c) => c.notNull().references('HistoricoColeta.id').onDelete('cascade'))
    .addColumn('nomeou', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('ArquivoAmostra_chave', ['idArquivo', 'chave'])
    .execute();
  await db.schema.createIndex('ArquivoAmostra_coleta').on('ArquivoAmostra').column('idColeta').execute();
  // Of one sample whose collection was removed and came again, the one that is there.
  await sql`insert into "ArquivoAmostra" ("idArquivo", "chave", "idColeta")
    select "idArquivo", "chave", coalesce(max(case when "removidoEm" is null then "id" end), max("id"))
    from "HistoricoColeta" where "idArquivo" is not null and "chave" is not null
    group by "idArquivo", "chave"`.execute(db);
}
