import type { Kysely } from 'kysely';

/**
 * Results that a file brought and a person took away or wrote over, as they came: read again, the file does not bring them
 * back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ResultadoRetirado')
    .addColumn('idColeta', 'integer', (c) => c.notNull().references('HistoricoColeta.id').onDelete('cascade'))
    .addColumn('idParametro', 'integer', (c) => c.notNull())
    .addColumn('idArquivo', 'integer', (c) => c.notNull().references('UploadArquivo.id').onDelete('cascade'))
    .addColumn('bruto', 'text', (c) => c.notNull())
    .addColumn('operador', 'text', (c) => c.notNull())
    .addColumn('numero', 'double precision')
    .addColumn('unidade', 'text')
    .addPrimaryKeyConstraint('ResultadoRetirado_resultado', ['idColeta', 'idParametro', 'idArquivo', 'bruto'])
    .execute();
  await db.schema.createIndex('ResultadoRetirado_arquivo').on('ResultadoRetirado').column('idArquivo').execute();
}
