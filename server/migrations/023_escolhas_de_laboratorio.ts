import type { Kysely } from 'kysely';
import { table } from './columns.ts';

/** What was chosen while a laboratory's file was looked over, for its next files; and results as they came, if converted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'PontoLaboratorio')
    .addColumn('laboratorio', 'integer', (c) => c.notNull())
    .addColumn('texto', 'text', (c) => c.notNull())
    .addColumn('idPontoColeta', 'integer', (c) => c.notNull().references('PessoaPontoColeta.id'))
    .addUniqueConstraint('PontoLaboratorio_texto', ['laboratorio', 'texto'])
    .execute();
  await table(db, 'UnidadeLaboratorio')
    .addColumn('laboratorio', 'integer', (c) => c.notNull())
    .addColumn('idParametro', 'integer', (c) => c.notNull().references('Parametro.id'))
    .addColumn('unidade', 'text', (c) => c.notNull())
    .addUniqueConstraint('UnidadeLaboratorio_unidade', ['laboratorio', 'idParametro', 'unidade'])
    .execute();
  await db.schema.alterTable('Resultado').addColumn('original', 'text').execute();
}
