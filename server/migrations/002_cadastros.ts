import { type Kysely, sql } from 'kysely';
import { editable, registerColumns, table } from './columns.ts';

/** Two records of a register may not bear the same description, case and accents aside; removed ones do not count. */
async function uniqueSearch(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`create unique index ${sql.id(`${name}_busca`)} on ${sql.table(name)} ("busca") where "removidoEm" is null`.execute(
    db,
  );
}

/** The flat registers, with the synonyms of parameters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['Roteiro', 'FonteAbastecimento', 'PessoaMedidorVazaoTipo']) {
    await registerColumns(db, name)
      .addColumn('descricao', 'text', (c) => c.notNull())
      .execute();
    await uniqueSearch(db, name);
  }
  await registerColumns(db, 'RamoAtividade')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('corpoEmailVisitaRealizada', 'text')
    .execute();
  await uniqueSearch(db, 'RamoAtividade');
  await registerColumns(db, 'CategoriaCobranca')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('regra', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await uniqueSearch(db, 'CategoriaCobranca');
  await registerColumns(db, 'Parametro')
    .addColumn('sigla', 'text', (c) => c.notNull())
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('minimo', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('maximo', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('incerteza', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();
  await uniqueSearch(db, 'Parametro');
  await registerColumns(db, 'Amostrador')
    .addColumn('codigo', 'text')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('obs', 'text')
    .addColumn('dtAquisicao', 'text')
    .execute();
  await editable(db, 'RamoAtividadeParametroSinonimo')
    .addColumn('idParametro', 'integer', (c) => c.notNull().references('Parametro.id'))
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('busca', 'text', (c) => c.notNull())
    .execute();
  await uniqueSearch(db, 'RamoAtividadeParametroSinonimo');
  await table(db, 'CalculoHorimetro')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
