import { type Kysely, sql } from 'kysely';
import { SEMPRE } from '../../domain/coleta/datedLimits.ts';
import { table } from './columns.ts';

/** A parameter's limits hold from a day on; those that it has so far, since ever. */
async function dateLimits(db: Kysely<unknown>): Promise<void> {
  await table(db, 'ParametroLimite')
    .addColumn('idParametro', 'integer', (c) => c.notNull().references('Parametro.id'))
    .addColumn('desde', 'text', (c) => c.notNull())
    .addColumn('minimo', 'double precision', (c) => c.notNull())
    .addColumn('maximo', 'double precision', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('ParametroLimite_dia')
    .on('ParametroLimite')
    .columns(['idParametro', 'desde'])
    .unique()
    .execute();
  await sql`insert into "ParametroLimite" ("idParametro", "desde", "minimo", "maximo")
    select "id", ${SEMPRE}, "minimo", "maximo" from "Parametro" order by "id"`.execute(db);
}

/** What rows of the history were coloured by whom and why, and what each was before. */
async function rememberColours(db: Kysely<unknown>): Promise<void> {
  await table(db, 'HistoricoColetaCor')
    .addColumn('idPessoa', 'integer', (c) => c.notNull().references('Pessoa.id'))
    .addColumn('cor', 'integer', (c) => c.notNull())
    .addColumn('valores', 'text', (c) => c.notNull())
    .addColumn('antes', 'text', (c) => c.notNull())
    .addColumn('motivo', 'text')
    .addColumn('idUsuario', 'integer')
    .addColumn('dtCadastro', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('HistoricoColetaCor_pessoa')
    .on('HistoricoColetaCor')
    .columns(['idPessoa', 'id'])
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await dateLimits(db);
  await rememberColours(db);
  await db.schema
    .alterTable('HistoricoColeta')
    .addColumn('flagMedidorInoperante', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
