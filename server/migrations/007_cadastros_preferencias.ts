import type { Kysely } from 'kysely';
import { table } from './columns.ts';

/** Which parameters are analysed for each branch of activity, and what each user prefers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'RamoAtividadeParametro')
    .addColumn('idRamoAtividade', 'integer', (c) => c.notNull().references('RamoAtividade.id'))
    .addColumn('idParametro', 'integer', (c) => c.notNull().references('Parametro.id'))
    .addUniqueConstraint('RamoAtividadeParametro_par', ['idRamoAtividade', 'idParametro'])
    .execute();
  await db.schema
    .createIndex('RamoAtividadeParametro_parametro')
    .on('RamoAtividadeParametro')
    .column('idParametro')
    .execute();
  await db.schema
    .createTable('Preferencia')
    .addColumn('idUsuario', 'integer', (c) => c.notNull().references('Usuario.id'))
    .addColumn('chave', 'text', (c) => c.notNull())
    .addColumn('valor', 'text', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('Preferencia_pk', ['idUsuario', 'chave'])
    .execute();
}
